#include "document/numbers.h"
#include "tools/span_drawing.h"
#include "tools/tool_factories.h"

#include <hitbox/geometry/distance.h>

namespace hitbox {

namespace {

/// From the centre to the rim; with Alt from rim to rim. The rim goes through what the cursor snaps to; else the
/// radius keeps to the grid's step, so that a circle covers whole pixels wherever it is drawn. With Shift it keeps to
/// whole pixels, whatever the grid is.
std::optional<Outline> circleOf(const Span &span)
{
    const Drag &drag = span.drag;
    const bool wholePixels = drag.modifiers.testFlag(Qt::ShiftModifier);
    const bool acrossRims = drag.modifiers.testFlag(Qt::AltModifier);
    if (span.to.kind && !wholePixels) {
        const geometry::Point center = acrossRims ? (span.from.place + span.to.place) * 0.5 : span.from.place;
        const double radius = geometry::distance(center, span.to.place);
        return radius > 0 ? std::optional<Outline>(geometry::Circle{center, radius}) : std::nullopt;
    }
    const geometry::Point center = acrossRims ? snapped((drag.from + drag.to) * 0.5, span.snap) : span.from.place;
    const SnapSettings radiusSnap = wholePixels ? SnapSettings{SnapStep::Pixel} : span.snap;
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
