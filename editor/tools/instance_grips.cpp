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

/// Of the grip that turns: from where on its side, and to where, a line leads.
struct Stem {
    geometry::Point foot;
    geometry::Point grip;
};

Stem stemInside(const geometry::Box &frame, double away, const geometry::Box &room)
{
    const geometry::Point grip = upperMiddleSeen(frame, room) + geometry::Point{0, away};
    return {grip, grip};
}

Stem stemBeside(const geometry::Box &box, double away, const TurnStand &stand)
{
    if (stand.side == TurnSide::Inside)
        return stemInside(box, away, stand.room);
    const geometry::Point way = wayOf(stand.side);
    const geometry::Point foot = box.center() + geometry::Point{way.x * box.width() / 2, way.y * box.height() / 2};
    return {foot, foot + way * away};
}

std::optional<InstanceGrips> gripsOfOne(const Document &document, const Instance &instance, double away,
                                        const TurnStand &stand)
{
    const auto rotate = rotateHandleOf(document, instance, away, stand.side);
    const auto foot = sideMiddleOf(document, instance, stand.side);
    const auto scale = scaleHandleOf(document, instance);
    const auto extent = extentOf(document, instance, ExtentBy::Frames);
    if (!rotate || !foot || !scale || !extent)
        return std::nullopt;
    const bool isInside = stand.side == TurnSide::Inside;
    const Stem stem = isInside ? stemInside(*extent, away, stand.room) : Stem{*foot, *rotate};
    return InstanceGrips{instance.position, stem.grip, stem.foot, keptAway(*scale, extent->center(), away),
                         std::nullopt};
}

} // namespace

std::optional<InstanceGrips> gripsOf(const Document &document, const Stage &stage, const QSet<Id<Instance>> &instances,
                                     double away, const TurnStand &stand)
{
    if (instances.size() == 1)
        return gripsOfOne(document, *findThing(stage.instances, *instances.cbegin()), away, stand);
    const std::optional<geometry::Box> box = boxAroundFrames(document, stage, instances);
    if (!box)
        return std::nullopt;
    const geometry::Point center = box->center();
    const Stem stem = stemBeside(*box, away, stand);
    return InstanceGrips{center, stem.grip, stem.foot, keptAway(box->max, center, away), box};
}

TurnStand turnStandOf(const Document &document, const Stage &stage, const QSet<Id<Instance>> &instances, double away,
                      const std::optional<CanvasSight> &sight)
{
    const std::optional<geometry::Box> box = boxAroundFrames(document, stage, instances);
    if (!sight || !box)
        return {};
    const auto placeAt = [&](TurnSide side) { return gripsOf(document, stage, instances, away, {side})->rotate; };
    return turnStand(
        {placeAt(TurnSide::Above), placeAt(TurnSide::Below), placeAt(TurnSide::Right), placeAt(TurnSide::Left)}, *box,
        sight);
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
