#pragma once

#include "tools/instance_edits.h"

#include <optional>

/// The grips that turn and scale what is selected on a stage: one instance about its pivot, several about the middle
/// of what their frames take up.
namespace hitbox {

struct InstanceGrips {
    geometry::Point center;           ///< what they turn and scale about
    geometry::Point rotate;           ///< beyond a side, or inside
    geometry::Point foot;             ///< the middle of that side; the same place inside
    geometry::Point scale;            ///< a corner, or of a small frame beyond it
    std::optional<geometry::Box> box; ///< around several

    friend bool operator==(const InstanceGrips &, const InstanceGrips &) = default;
};

/// `away` is how far from its side the grip for turning stands, and how far at least the other one is from the middle.
/// Nothing where no frame is to be seen.
std::optional<InstanceGrips> gripsOf(const Document &document, const Stage &stage, const QSet<Id<Instance>> &instances,
                                     double away, const TurnStand &stand = {});

/// Where the grip that turns can be reached.
TurnStand turnStandOf(const Document &document, const Stage &stage, const QSet<Id<Instance>> &instances, double away,
                      const std::optional<CanvasSight> &sight);

/// How far the drag turns about the centre, in degrees clockwise.
double turnBetween(geometry::Point center, geometry::Point from, geometry::Point to, Fineness fineness);

/// How many times farther from the centre the drag leads along the line of the grip; above 0.
double growthBetween(geometry::Point center, geometry::Point from, geometry::Point to, Fineness fineness);

/// Turned or scaled as seen on the stage, about a common point of it.
Instance turnedAbout(Instance instance, geometry::Point center, double degrees);
Instance grownAbout(Instance instance, geometry::Point center, double factor);

} // namespace hitbox
