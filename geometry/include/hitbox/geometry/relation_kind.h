#pragma once

namespace hitbox::geometry {

/// How two shapes a and b lie to each other, as closed sets of points.
enum class Relation {
    Separate,    ///< no common point
    Touching,    ///< common points, but only of boundaries
    Overlapping, ///< none of the others: they share inner points, and each has points that the other lacks
    Containing,  ///< b lies within a, and a has more
    Contained,   ///< a lies within b, and b has more
    Equal,       ///< the same points
};

/// The relation of b to a.
constexpr Relation converse(Relation relation)
{
    switch (relation) {
    case Relation::Containing: return Relation::Contained;
    case Relation::Contained: return Relation::Containing;
    default: return relation;
    }
}

} // namespace hitbox::geometry
