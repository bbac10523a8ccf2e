#include "formats/importers/point_budget.h"

#include "document/limits.h"
#include "formats/json_fields.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitbox {

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
