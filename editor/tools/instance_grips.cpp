#include "tools/instance_grips.h"

#include "document/places.h"
#include "tools/instance_extent.h"

#include <cmath>
#include <numbers>

#include <hitbox/geometry/distance.h>

namespace hitbox {

namespace {

geometry::Point turnedWay(geometry::Point way, double degrees)
{
    const double angle = degrees * std::numbers::pi / 180;
    const double sine = std::sin(angle);
    const double cosine = std::cos(angle);
    return {cosine * way.x - sine * way.y, sine * way.x + cosine * way.y};
}

std::optional<geometry::Box> boxAroundFrames(const Document &document, const Stage &stage,
                                             const QSet<Id<Instance>> &instances)
{
    std::optional<geometry::Box> box;
    for (const int i : placesOf(stage.instances, instances))
        box = joined(box, extentOf(document, stage.instances.at(i), ExtentBy::Frames));
    return box;
}

/// A small frame can still be taken in its middle.
geometry::Point keptAway(geometry::Point grip, geometry::Point middle, double away)
{
    const geometry::Point way = grip - middle;
    const double length = geometry::distance(grip, middle);
    if (length >= away)
        return grip;
    return length > 0 ? middle + way * (away / length)
                      : middle + geometry::Point{away, away} * (std::numbers::sqrt2 / 2);
}

std::optional<InstanceGrips> gripsOfOne(const Document &document, const Instance &instance, double away)
{
    const auto rotate = rotateHandleOf(document, instance, away);
    const auto foot = upperMiddleOf(document, instance);
    const auto scale = scaleHandleOf(document, instance);
    const auto extent = extentOf(document, instance, ExtentBy::Frames);
    if (!rotate || !foot || !scale || !extent)
        return std::nullopt;
    return InstanceGrips{instance.position, *rotate, *foot, keptAway(*scale, extent->center(), away), std::nullopt};
}

} // namespace

std::optional<InstanceGrips> gripsOf(const Document &document, const Stage &stage, const QSet<Id<Instance>> &instances,
                                     double away)
{
    if (instances.size() == 1)
        return gripsOfOne(document, *findThing(stage.instances, *instances.cbegin()), away);
    const std::optional<geometry::Box> box = boxAroundFrames(document, stage, instances);
    if (!box)
        return std::nullopt;
    const geometry::Point center = box->center();
    return InstanceGrips{
        center, {center.x, box->min.y - away}, {center.x, box->min.y}, keptAway(box->max, center, away), box};
}

double turnBetween(geometry::Point center, geometry::Point from, geometry::Point to, Fineness fineness)
{
    return rotatedBy({.position = center}, from, to, fineness).rotation;
}

double growthBetween(geometry::Point center, geometry::Point from, geometry::Point to, Fineness fineness)
{
    return scaledBy({.position = center}, from, to, fineness).scale.x;
}

Instance turnedAbout(Instance instance, geometry::Point center, double degrees)
{
    instance.position = center + turnedWay(instance.position - center, degrees);
    instance.rotation = std::remainder(instance.rotation + degrees, 360);
    return instance;
}

Instance grownAbout(Instance instance, geometry::Point center, double factor)
{
    instance.position = center + (instance.position - center) * factor;
    instance.scale = instance.scale * factor;
    return instance;
}

} // namespace hitbox
