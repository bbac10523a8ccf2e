#pragma once

#include "document/document.h"
#include "tools/snap_settings.h"

#include <optional>
#include <span>
#include <vector>

#include <hitbox/geometry/shapes.h>

/// Between the outlines of a document, which are single rings, and the regions that the geometry core combines.
namespace hitbox {

/// How far a polygon may keep away from the circle or capsule that it stands for, in pixels.
inline constexpr double roundTolerance = 1.0 / 16;

/// The ring around the area of an outline; circles and capsules are flattened to roundTolerance. Nothing for chains,
/// which have no area.
std::optional<geometry::Ring> ringAround(const Outline &outline);

/// The region in rings that have no holes and do not touch themselves, counter-clockwise, the largest first. Where
/// there is a hole, what is around it is cut in two by an upright line through the hole, at a whole pixel if there is
/// one: a bridge to the hole inside one ring would be an edge on an edge, which no engine takes.
std::vector<geometry::Ring> ringsWithoutHoles(const geometry::Region &region);

/// A polygon for each ring.
QList<Outline> polygonsOf(const std::vector<geometry::Ring> &rings);

/// The rings with all points on the grid but those of `kept`. As they were, when a ring would not stay simple.
std::vector<geometry::Ring> settledOnGrid(std::vector<geometry::Ring> rings, std::span<const geometry::Ring> kept,
                                          const SnapSettings &snap);

} // namespace hitbox
