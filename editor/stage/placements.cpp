#include "stage/placements.h"

#include "document/stage_layers.h"

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/location.h>

namespace hitbox {

namespace {

bool isWithinReach(const Frame &frame, const geometry::Placement &placement, geometry::Point point, double reach)
{
    for (const Shape &shape : frame.shapes) {
        const geometry::Shape onStage = geometry::placed(geometryOf(shape.outline), placement);
        if (geometry::locate(point, onStage) != geometry::Location::Outside)
            return true;
        if (reach > 0 && geometry::distance(point, onStage) <= reach)
            return true;
    }
    return false;
}

bool isWithinFrame(const Frame &frame, const geometry::Placement &placement, geometry::Point point)
{
    const geometry::Point inFrame = geometry::unplaced(point, placement);
    return inFrame.x >= 0 && inFrame.y >= 0 && inFrame.x <= frame.size.width() && inFrame.y <= frame.size.height();
}

} // namespace

geometry::Placement placementOf(const Instance &instance, const Frame &frame)
{
    return {frame.pivot, instance.position, instance.rotation, instance.scale};
}

QList<PlacedShape> placedShapes(const Document &document, const Stage &stage)
{
    QList<PlacedShape> all;
    for (int i = 0; i < stage.instances.size(); ++i) {
        const Instance &instance = stage.instances[i];
        const Frame *frame = findFrame(document, instance.sprite, instance.frame);
        if (!frame)
            continue;
        const geometry::Placement placement = placementOf(instance, *frame);
        for (const Shape &shape : frame->shapes) {
            all.append(
                {i, shape.id, shape.name, shape.category, geometry::placed(geometryOf(shape.outline), placement)});
        }
    }
    return all;
}

int instanceAt(const Document &document, const Stage &stage, geometry::Point point, double reach)
{
    int behindFrame = -1;
    const QList<int> order = paintOrder(stage);
    for (auto place = order.crbegin(); place != order.crend(); ++place) {
        const int i = *place;
        const Instance &instance = stage.instances[i];
        const Frame *frame = findFrame(document, instance.sprite, instance.frame);
        if (!frame || !isTakeable(stage, instance))
            continue;
        const geometry::Placement placement = placementOf(instance, *frame);
        if (isWithinReach(*frame, placement, point, reach))
            return i;
        if (behindFrame < 0 && isWithinFrame(*frame, placement, point))
            behindFrame = i;
    }
    return behindFrame;
}

} // namespace hitbox
