#include "document/numbers.h"
#include "tools/span_drawing.h"
#include "tools/tool_factories.h"

#include <hitbox/geometry/distance.h>

namespace hitbox {

namespace {

/// From the centre to the rim; with Alt from rim to rim. The radius keeps to the grid's step, so that a circle covers
/// whole pixels wherever it is drawn; with Shift to whole pixels, whatever the grid is.
std::optional<Outline> circleOf(const Drag &drag, SnapSettings snap)
{
    const SnapSettings now = snapWith(snap, drag.modifiers);
    const SnapSettings radiusSnap = drag.modifiers.testFlag(Qt::ShiftModifier) ? SnapSettings{SnapStep::Pixel} : now;
    const bool acrossRims = drag.modifiers.testFlag(Qt::AltModifier);
    const geometry::Point middle = acrossRims ? (drag.from + drag.to) * 0.5 : drag.from;
    const geometry::Point center = snapped(middle, now);
    const double radius = snapped({geometry::distance(center, drag.to), 0}, radiusSnap).x;
    if (radius <= 0)
        return std::nullopt;
    return geometry::Circle{center, radius};
}

QString circleReadout(const Outline &outline)
{
    return QCoreApplication::translate("CircleTool", "radius %1")
        .arg(readableNumber(std::get<geometry::Circle>(outline).radius));
}

QString circleHint()
{
    return QCoreApplication::translate("CircleTool",
                                       "Drag from the centre to the rim. Alt draws from rim to rim, "
                                       "Shift keeps the radius to whole pixels, Ctrl turns snapping off.");
}

} // namespace

std::unique_ptr<Tool> makeCircleTool()
{
    return std::make_unique<SpanDrawing>(SpanDrawing::Kind{circleOf, circleReadout, circleHint});
}

} // namespace hitbox
