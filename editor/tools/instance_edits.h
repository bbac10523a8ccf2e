#pragma once

#include "document/document.h"
#include "document/edits.h"
#include "tools/turn_stand.h"

#include <QSet>

#include <optional>

#include <hitbox/geometry/shapes.h>

/// What tools do to instances on a stage.
namespace hitbox {

/// Those that exist and that no locked layer holds: what keys and commands may change.
QSet<Id<Instance>> changeableInstances(const Stage &stage, const QSet<Id<Instance>> &instances);

/// Those that one may take hold of on the canvas.
QSet<Id<Instance>> takeableInstances(const Stage &stage, const QSet<Id<Instance>> &instances);

/// The corners of the instance's frame on the stage, clockwise from the frame's top-left; empty when the frame does
/// not exist.
QList<geometry::Point> placedCorners(const Document &document, const Instance &instance);

/// Every instance that one may take hold of and that touches the box: with a shape, or else with its frame.
QSet<Id<Instance>> instancesWithin(const Document &document, const Stage &stage, const geometry::Box &box);

/// The grip that turns an instance: `away` pixels beyond the middle of a side of its frame. Inside is no side.
std::optional<geometry::Point> rotateHandleOf(const Document &document, const Instance &instance, double away,
                                              TurnSide side = TurnSide::Above);

/// The middle of a side of its frame, as it stands on the stage.
std::optional<geometry::Point> sideMiddleOf(const Document &document, const Instance &instance, TurnSide side);

/// The grip that scales an instance: the corner of its frame that lies farthest from the pivot.
std::optional<geometry::Point> scaleHandleOf(const Document &document, const Instance &instance);

/// How finely a drag turns and scales.
enum class Fineness {
    Free,
    Fine,   ///< whole degrees, tenths of the size
    Coarse, ///< 15 degrees, halves of the size
};

/// Turned about its pivot by the angle under which the drag is seen from there, to between -180 (excluded) and 180.
Instance rotatedBy(Instance instance, geometry::Point from, geometry::Point to, Fineness fineness);

/// Scaled about its pivot, by how much farther along the line of the grip the drag leads. The size keeps its
/// proportions and its mirroring and never becomes zero.
Instance scaledBy(Instance instance, geometry::Point from, geometry::Point to, Fineness fineness);

/// Mirrored or turned as seen on the stage, about a common point of it.
Instance mirroredInstance(Instance instance, Axis axis, geometry::Point center);
Instance turnedInstance(Instance instance, QuarterTurn turn, geometry::Point center);

/// How people call the instances: the sprite of one, else "3 instances".
QString calledInstances(const Stage &stage, const QSet<Id<Instance>> &instances);

} // namespace hitbox
