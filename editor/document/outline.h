#pragma once

#include <QList>

#include <span>
#include <variant>

#include <hitbox/geometry/shapes.h>

namespace hitbox {

struct PolygonOutline {
    QList<geometry::Point> points; ///< one ring, filled even-odd; may cross itself
    friend bool operator==(const PolygonOutline &, const PolygonOutline &) = default;
};

struct ChainLine {
    QList<geometry::Point> points; ///< an open line
    friend bool operator==(const ChainLine &, const ChainLine &) = default;
};

using Outline = std::variant<PolygonOutline, geometry::Circle, geometry::Box, geometry::Capsule, ChainLine>;

enum class ShapeKind { Polygon, Circle, Box, Capsule, Chain };

inline ShapeKind kindOf(const Outline &outline)
{
    return static_cast<ShapeKind>(outline.index());
}

/// The points of a polygon or chain; none for other outlines.
std::span<const geometry::Point> pointsOf(const Outline &outline);
/// The list that a polygon or chain is; null for other outlines.
const QList<geometry::Point> *pointList(const Outline &outline);
QList<geometry::Point> *pointList(Outline &outline);

/// The points of a polygon; none for other outlines.
std::span<const geometry::Point> ringOf(const Outline &outline);

/// The points that tell an outline: the corners of a polygon, the points of a chain, the first and the last corner of a
/// box, the centre of a circle, the two ends of a capsule.
QList<geometry::Point> definingPoints(const Outline &outline);

double radiusOf(const Outline &outline); ///< of circles and capsules; 0 for others

/// Whether the outlines are of one kind and as many points, and all their numbers within so many pixels of each other.
bool areNear(const Outline &a, const Outline &b, double reach);

/// Whether a project can hold it: each coordinate within limits::coordinate, and so the radius, which is not negative;
/// the corners of a box in their order.
bool isWithinLimits(const Outline &outline);

/// The box with these two opposite corners, whichever is the smaller.
geometry::Box boxBetween(geometry::Point a, geometry::Point b);

/// The ring as the outline of a shape.
Outline polygonOf(const geometry::Ring &ring);

} // namespace hitbox
