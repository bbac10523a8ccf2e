#include "formats/importers/placed_outline.h"

#include "document/limits.h"
#include "formats/json_fields.h"

#include <QCoreApplication>

#include <algorithm>

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

void PointBudget::spend(const Outline &outline)
{
    const QList<geometry::Point> handles = handlesOf(outline);
    m_spent += handles.size();
    if (m_spent > limits::points)
        throw fields::Refusal{
            {.file = {},
             .place = {},
             .what = QCoreApplication::translate("import", "found more than %1 points, which is more than can be read")
                         .arg(limits::points)}};
    const bool isNear = std::all_of(handles.begin(), handles.end(), [](geometry::Point point) {
        return fields::isCoordinate(point.x) && fields::isCoordinate(point.y);
    });
    if (!isNear)
        throw fields::Refusal{
            {.file = {},
             .place = {},
             .what = QCoreApplication::translate("import", "found a shape that reaches beyond 1000000000 pixels")}};
}

} // namespace hitbox
