#include "formats/importers/tile_outline.h"

#include "formats/exporters/preparation/placed_outline.h"

#include <algorithm>

namespace hitbox {

namespace {

/// Bounded by the rectangle from (0, 0).
Outline ellipseIn(geometry::Point size)
{
    const geometry::Point center = size * 0.5;
    const double radius = std::max(center.x, center.y);
    if (size.x == size.y)
        return geometry::Circle{center, radius};
    return placedOutline(geometry::Circle{{}, radius}, {{}, center, 0, {center.x / radius, center.y / radius}});
}

/// Along the longer side of the rectangle from (0, 0).
Outline capsuleIn(geometry::Point size)
{
    const double radius = std::min(size.x, size.y) / 2;
    if (size.x == size.y)
        return geometry::Circle{{radius, radius}, radius};
    return geometry::Capsule{{radius, radius}, {size.x - radius, size.y - radius}, radius};
}

} // namespace

std::optional<Outline> outlineOfTile(const TileObject &object)
{
    const geometry::Placement placement{{}, object.at, object.rotation, {1, 1}};
    const bool hasArea = object.size.x > 0 && object.size.y > 0;
    switch (object.form) {
    case TileForm::Polygon:
        if (object.points.size() >= 3)
            return placedOutline(PolygonOutline{object.points}, placement);
        break;
    case TileForm::Polyline:
        if (object.points.size() >= 2)
            return placedOutline(ChainLine{object.points}, placement);
        break;
    case TileForm::Rectangle:
        if (hasArea)
            return placedOutline(geometry::Box{{}, object.size}, placement);
        break;
    case TileForm::Ellipse:
        if (hasArea)
            return placedOutline(ellipseIn(object.size), placement);
        break;
    case TileForm::Capsule:
        if (hasArea)
            return placedOutline(capsuleIn(object.size), placement);
        break;
    case TileForm::Point:
    case TileForm::Template:
    case TileForm::Other: break;
    }
    return std::nullopt;
}

} // namespace hitbox
