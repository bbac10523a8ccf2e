#include "formats/exporters/preparation/placed_outline.h"

namespace hitbox {

namespace {

QList<geometry::Point> listOf(const std::vector<geometry::Point> &points)
{
    return {points.begin(), points.end()};
}

} // namespace

Outline placedOutline(const Outline &outline, const geometry::Placement &placement)
{
    const geometry::Shape placed = geometry::placed(geometryOf(outline), placement);
    if (const auto *circle = std::get_if<geometry::Circle>(&placed))
        return *circle;
    if (const auto *box = std::get_if<geometry::Box>(&placed))
        return *box;
    if (const auto *capsule = std::get_if<geometry::Capsule>(&placed))
        return *capsule;
    if (const auto *chain = std::get_if<geometry::Chain>(&placed))
        return ChainLine{listOf(chain->points)};
    return PolygonOutline{listOf(std::get<geometry::Polygon>(placed).points)};
}

} // namespace hitbox
