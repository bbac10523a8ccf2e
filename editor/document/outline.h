#pragma once

#include <QList>

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

} // namespace hitbox
