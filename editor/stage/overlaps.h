#pragma once

#include "document/document.h"

#include <QString>

#include <compare>

#include <hitbox/geometry/relation.h>

namespace hitbox {

/// Two shapes of different instances of one stage: `a` stands before `b` by instance and then by shape in its frame.
struct OverlapPair {
    int instanceA = -1;
    ShapeId shapeA;
    int instanceB = -1;
    ShapeId shapeB;

    friend auto operator<=>(const OverlapPair &, const OverlapPair &) = default;
};

/// The same two shapes wherever their instances come to stand among the others.
struct LastingPair {
    Id<Instance> instanceA;
    ShapeId shapeA;
    Id<Instance> instanceB;
    ShapeId shapeB;

    friend auto operator<=>(const LastingPair &, const LastingPair &) = default;
};

/// Two shapes that have a point in common: exactly, or as the engine's numbers have it.
struct Overlap {
    OverlapPair pair;
    geometry::Relation relation = geometry::Relation::Separate; ///< of a to b, exact
    geometry::Relation inEngine = geometry::Relation::Separate; ///< of both as rounded; `relation` without rounding
    bool hit = false;                                           ///< their categories strike each other

    friend bool operator==(const Overlap &, const Overlap &) = default;
};

QString relationName(geometry::Relation relation); ///< "touching", "overlapping", "containing"…

} // namespace hitbox
