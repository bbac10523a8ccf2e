#include "tools/instance_edits.h"

#include "document/places.h"
#include "document/stage_layers.h"
#include "stage/placements.h"
#include "tools/angle_steps.h"

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/relation.h>
#include <hitbox/geometry/transform.h>

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace hitbox {

namespace {

/// The smallest size that a free drag leaves: one to be seen and grabbed again.
constexpr double smallestScale = 1.0 / 64;

double normalized(double degrees)
{
    const double turned = std::remainder(degrees, 360); // -180 to 180
    return turned == -180 ? 180 : turned + 0.0;         // no negative zero
}

double rounded(double value, double stepsPerUnit)
{
    return std::round(value * stepsPerUnit) / stepsPerUnit;
}

double roundedAngle(double degrees, Fineness fineness)
{
    switch (fineness) {
    case Fineness::Free: return degrees;
    case Fineness::Fine: return std::round(degrees);
    case Fineness::Coarse: return std::round(degrees / 15) * 15;
    }
    return degrees;
}

double roundedScale(double scale, Fineness fineness)
{
    switch (fineness) {
    case Fineness::Free: return std::max(scale, smallestScale);
    case Fineness::Fine: return std::max(rounded(scale, 10), 0.1);
    case Fineness::Coarse: return std::max(rounded(scale, 2), 0.5);
    }
    return scale;
}

geometry::Point middle(geometry::Point a, geometry::Point b)
{
    return (a + b) * 0.5;
}

QSet<Id<Instance>> thoseOf(const Stage &stage, const QSet<Id<Instance>> &instances,
                           bool (*accepts)(const Stage &, const Instance &))
{
    QSet<Id<Instance>> found;
    for (const int i : placesOf(stage.instances, instances)) {
        if (accepts(stage, stage.instances.at(i)))
            found.insert(stage.instances.at(i).id);
    }
    return found;
}

bool touches(const geometry::Shape &shape, const geometry::Box &box)
{
    return geometry::relate(shape, geometry::Shape(box)) != geometry::Relation::Separate;
}

} // namespace

QSet<Id<Instance>> changeableInstances(const Stage &stage, const QSet<Id<Instance>> &instances)
{
    return thoseOf(stage, instances,
                   [](const Stage &owner, const Instance &instance) { return !isLocked(owner, instance); });
}

QSet<Id<Instance>> takeableInstances(const Stage &stage, const QSet<Id<Instance>> &instances)
{
    return thoseOf(stage, instances, isTakeable);
}

QList<geometry::Point> placedCorners(const Document &document, const Instance &instance)
{
    const Frame *frame = findFrame(document, instance.sprite, instance.frame);
    if (!frame)
        return {};
    const geometry::Placement placement = placementOf(instance, *frame);
    const double width = frame->size.width();
    const double height = frame->size.height();
    QList<geometry::Point> corners;
    for (const geometry::Point corner :
         {geometry::Point{0, 0}, geometry::Point{width, 0}, geometry::Point{width, height}, geometry::Point{0, height}})
        corners.append(geometry::placed(corner, placement));
    return corners;
}

QSet<Id<Instance>> instancesWithin(const Document &document, const Stage &stage, const geometry::Box &box)
{
    QSet<Id<Instance>> instances;
    QSet<int> withShapes;
    for (const PlacedShape &placed : placedShapes(document, stage)) {
        withShapes.insert(placed.instance);
        const Id<Instance> id = stage.instances.at(placed.instance).id;
        if (!instances.contains(id) && touches(placed.shape, box))
            instances.insert(id);
    }
    for (int i = 0; i < stage.instances.size(); ++i) {
        if (withShapes.contains(i))
            continue;
        const QList<geometry::Point> corners = placedCorners(document, stage.instances[i]);
        if (!corners.isEmpty() && touches(geometry::Polygon{{corners.cbegin(), corners.cend()}}, box))
            instances.insert(stage.instances.at(i).id);
    }
    return takeableInstances(stage, instances);
}

std::optional<geometry::Point> rotateHandleOf(const Document &document, const Instance &instance, double away,
                                              TurnSide side)
{
    const QList<geometry::Point> corners = placedCorners(document, instance);
    const std::optional<geometry::Point> foot = sideMiddleOf(document, instance, side);
    if (!foot)
        return std::nullopt;
    const geometry::Point out = *foot - middle(corners[0], corners[2]);
    const double length = geometry::distance(out, geometry::Point{});
    return *foot + (length > 0 ? out * (away / length) : wayOf(side) * away);
}

std::optional<geometry::Point> sideMiddleOf(const Document &document, const Instance &instance, TurnSide side)
{
    const QList<geometry::Point> corners = placedCorners(document, instance);
    if (corners.isEmpty())
        return std::nullopt;
    switch (side) {
    case TurnSide::Below: return middle(corners[3], corners[2]);
    case TurnSide::Right: return middle(corners[1], corners[2]);
    case TurnSide::Left: return middle(corners[0], corners[3]);
    case TurnSide::Above:
    case TurnSide::Inside: break;
    }
    return middle(corners[0], corners[1]);
}

std::optional<geometry::Point> scaleHandleOf(const Document &document, const Instance &instance)
{
    const QList<geometry::Point> corners = placedCorners(document, instance);
    if (corners.isEmpty())
        return std::nullopt;
    // Clockwise from the bottom-right: the one that hands expect wins a tie.
    geometry::Point farthest = corners[2];
    for (const int i : {3, 0, 1}) {
        if (geometry::distance(corners[i], instance.position) > geometry::distance(farthest, instance.position))
            farthest = corners[i];
    }
    return farthest;
}

Instance rotatedBy(Instance instance, geometry::Point from, geometry::Point to, Fineness fineness)
{
    const double by = degreesTurned(instance.position, from, to);
    instance.rotation = normalized(roundedAngle(instance.rotation + by, fineness));
    return instance;
}

Instance scaledBy(Instance instance, geometry::Point from, geometry::Point to, Fineness fineness)
{
    const geometry::Point grip = from - instance.position;
    const geometry::Point pulled = to - instance.position;
    const double square = grip.x * grip.x + grip.y * grip.y;
    const double width = std::abs(instance.scale.x);
    if (square <= 0 || width <= 0)
        return instance;
    const double factor = (pulled.x * grip.x + pulled.y * grip.y) / square;
    const double newWidth = roundedScale(width * factor, fineness);
    const double proportion = std::abs(instance.scale.y) / width;
    instance.scale = {std::copysign(newWidth, instance.scale.x),
                      std::copysign(newWidth * proportion, instance.scale.y)};
    return instance;
}

Instance mirroredInstance(Instance instance, Axis axis, geometry::Point center)
{
    instance.rotation = normalized(-instance.rotation);
    if (axis == Axis::Horizontal) {
        instance.scale.x = -instance.scale.x;
        instance.position.x = 2 * center.x - instance.position.x;
    } else {
        instance.scale.y = -instance.scale.y;
        instance.position.y = 2 * center.y - instance.position.y;
    }
    return instance;
}

Instance turnedInstance(Instance instance, QuarterTurn turn, geometry::Point center)
{
    const double sign = turn == QuarterTurn::Clockwise ? 1 : -1;
    const geometry::Point way = instance.position - center;
    instance.rotation = normalized(instance.rotation + sign * 90);
    instance.position = center + geometry::Point{-sign * way.y, sign * way.x};
    return instance;
}

QString calledInstances(const Stage &stage, const QSet<Id<Instance>> &instances)
{
    if (instances.size() == 1)
        return findThing(stage.instances, *instances.cbegin())->sprite;
    const auto count = static_cast<int>(instances.size());
    return QCoreApplication::translate("Instances", "%n instances", nullptr, count);
}

} // namespace hitbox
