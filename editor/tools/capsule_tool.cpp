#include "tools/span_drawing.h"
#include "tools/tool_factories.h"

#include <algorithm>

namespace hitbox {

namespace {

/// The capsule that fills a box along its longer side; in a square the ends coincide and it is round.
std::optional<Outline> capsuleOf(const Span &span)
{
    const geometry::Box box = spannedBox(span);
    const double radius = std::min(box.width(), box.height()) / 2;
    if (radius <= 0)
        return std::nullopt;
    const geometry::Point center = box.center();
    if (box.width() >= box.height())
        return geometry::Capsule{{box.min.x + radius, center.y}, {box.max.x - radius, center.y}, radius};
    return geometry::Capsule{{center.x, box.min.y + radius}, {center.x, box.max.y - radius}, radius};
}

QString capsuleReadout(const Outline &outline)
{
    const auto &capsule = std::get<geometry::Capsule>(outline);
    const double width = std::max(capsule.from.x, capsule.to.x) - std::min(capsule.from.x, capsule.to.x);
    const double height = std::max(capsule.from.y, capsule.to.y) - std::min(capsule.from.y, capsule.to.y);
    return sizeText(width + 2 * capsule.radius, height + 2 * capsule.radius);
}

QString capsuleHint()
{
    return QCoreApplication::translate("CapsuleTool",
                                       "Drag the box that the capsule fills. Alt draws about the middle, Ctrl turns "
                                       "snapping off.");
}

} // namespace

std::unique_ptr<Tool> makeCapsuleTool()
{
    return std::make_unique<SpanDrawing>(SpanDrawing::Kind{capsuleOf, capsuleReadout, capsuleHint});
}

} // namespace hitbox
