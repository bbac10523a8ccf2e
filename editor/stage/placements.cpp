#include "stage/placements.h"

#include "document/stage_layers.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <utility>

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/location.h>
#include <hitbox/geometry/polygon.h>

namespace hitbox {

namespace {

/// How far the farthest corner of the frame, or of the boxes around its shapes, is from the pivot.
double radiusOf(const Frame &frame)
{
    const geometry::Point corner{static_cast<double>(frame.size.width()), static_cast<double>(frame.size.height())};
    double radius = 0;
    const auto include = [&](const geometry::Box &box) {
        const geometry::Point away{std::max(frame.pivot.x - box.min.x, box.max.x - frame.pivot.x),
                                   std::max(frame.pivot.y - box.min.y, box.max.y - frame.pivot.y)};
        radius = std::max(radius, std::hypot(away.x, away.y));
    };
    include({{0, 0}, corner});
    for (const Shape &shape : frame.shapes) {
        if (const auto box = geometry::bounds(geometryOf(shape.outline)))
            include(*box);
    }
    return radius;
}

/// Tells from afar which instances cannot reach a point: most of a crowded stage.
class InstanceCircles
{
public:
    explicit InstanceCircles(const Document &document)
        : m_document(document)
    {
    }

    /// The instance's frame, unless it does not exist or is certainly farther away than `reach`.
    const Frame *frameNear(const Instance &instance, geometry::Point point, double reach)
    {
        const Known &known = knownOf(instance);
        const double radius = known.radius * std::max(std::abs(instance.scale.x), std::abs(instance.scale.y));
        constexpr double slack = 1 + 1e-6; // placing rounds
        return geometry::distance(instance.position, point) <= (radius + reach + 1) * slack ? known.frame : nullptr;
    }

private:
    struct Known {
        const Frame *frame = nullptr;
        double radius = 0;
    };

    const Known &knownOf(const Instance &instance)
    {
        const auto name = std::pair(instance.sprite, instance.frame);
        const auto found = m_known.constFind(name);
        if (found != m_known.cend())
            return *found;
        const Frame *frame = findFrame(m_document, instance.sprite, instance.frame);
        return *m_known.insert(name, {frame, frame ? radiusOf(*frame) : 0});
    }

    const Document &m_document;
    QHash<std::pair<QString, QString>, Known> m_known;
};

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

Id<Instance> instanceAt(const Document &document, const Stage &stage, geometry::Point point, double reach)
{
    InstanceCircles circles(document);
    Id<Instance> behindFrame;
    const QList<int> order = paintOrder(stage);
    for (auto place = order.crbegin(); place != order.crend(); ++place) {
        const Instance &instance = stage.instances[*place];
        const Frame *frame = circles.frameNear(instance, point, reach);
        if (!frame || !isTakeable(stage, instance))
            continue;
        const geometry::Placement placement = placementOf(instance, *frame);
        if (isWithinReach(*frame, placement, point, reach))
            return instance.id;
        if (!behindFrame && isWithinFrame(*frame, placement, point))
            behindFrame = instance.id;
    }
    return behindFrame;
}

} // namespace hitbox
