#include "tools/instance_extent.h"

#include "stage/placements.h"
#include "tools/instance_edits.h"

#include <hitbox/geometry/polygon.h>

#include <array>
#include <span>

namespace hitbox {

using geometry::Box;
using geometry::Point;

std::optional<Box> joined(const std::optional<Box> &a, const std::optional<Box> &b)
{
    if (!a || !b)
        return a ? a : b;
    return joined(*a, *b);
}

std::optional<Box> extentOf(const Document &document, const Instance &instance, ExtentBy by)
{
    if (by == ExtentBy::Frames) {
        const QList<Point> corners = placedCorners(document, instance);
        return geometry::bounds(std::span(corners.constData(), std::size_t(corners.size())));
    }
    const Frame *frame = findFrame(document, instance.sprite, instance.frame);
    if (!frame)
        return std::nullopt;
    const geometry::Placement placement = placementOf(instance, *frame);
    std::optional<Box> extent;
    for (const Shape &shape : frame->shapes)
        extent = joined(extent, geometry::bounds(geometry::placed(geometryOf(shape.outline), placement)));
    return extent;
}

} // namespace hitbox
