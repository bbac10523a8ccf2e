#pragma once

#include "tools/snapping/snap_targets.h"

#include <optional>

/// The nearest of the targets, each within `reach` of the point and of the kinds in `to`. Earlier ones win ties.
namespace hitbox {

struct SnapVertex {
    SnapKind kind = SnapKind::Vertices;
    geometry::Point place;
    double distance = 0;
};
std::optional<SnapVertex> nearestSnapVertex(const SnapTargets &targets, SnapKinds to, geometry::Point p, double reach);

struct SnapEdge {
    SnapKind kind = SnapKind::Edges;
    std::optional<geometry::Segment> edge; ///< none for a round rim
    geometry::Point place;                 ///< on it
    double distance = 0;
};
std::optional<SnapEdge> nearestSnapEdge(const SnapTargets &targets, SnapKinds to, geometry::Point p, double reach);

struct SnapGuides {
    std::optional<SnapTargets::Guide> horizontal;
    std::optional<SnapTargets::Guide> vertical;
    double distance = 0; ///< to the nearer one
};
std::optional<SnapGuides> nearestSnapGuides(const SnapTargets &targets, SnapKinds to, geometry::Point p, double reach);

} // namespace hitbox
