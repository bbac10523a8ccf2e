#pragma once

#include "document/edits.h"

#include <QFlags>
#include <QList>
#include <QString>

#include <optional>

#include <hitbox/geometry/shapes.h>

/// What a point keeps to that a hand sets or drags.
namespace hitbox {

enum class SnapStep {
    Off,
    Pixel,
    HalfPixel,
    Grid, ///< SnapSettings::grid
};

/// What a point can keep to besides the grid.
enum class SnapKind {
    Vertices = 1,      ///< of other shapes; centres and ends of round ones too
    Edges = 2,         ///< of other shapes
    AlphaOutline = 4,  ///< corners and edges of what is opaque in the sprite
    PreviousFrame = 8, ///< the same shape, one frame earlier: its vertices and edges
    FrameLines = 16,   ///< the frame's borders and its centre lines
    Pivot = 32,        ///< the lines through the pivot
};
Q_DECLARE_FLAGS(SnapKinds, SnapKind)

/// In the order of the enumeration.
const QList<SnapKind> &allSnapKinds();

/// A grid of the user's own, in pixels. A step that is not above 0 leaves its coordinate alone.
struct SnapGrid {
    geometry::Point step{8, 8};
    geometry::Point offset; ///< where one of its crossings lies

    friend bool operator==(const SnapGrid &, const SnapGrid &) = default;
};

struct SnapSettings {
    SnapStep step = SnapStep::Pixel;
    SnapKinds to;
    SnapGrid grid; ///< counts while `step` is Grid

    friend bool operator==(const SnapSettings &, const SnapSettings &) = default;
};

/// Where a point lands and why.
struct SnapResult {
    geometry::Point place;
    std::optional<SnapKind> kind;        ///< none: on the grid, or left where it was
    std::optional<geometry::Point> mark; ///< the vertex it keeps to
    QList<geometry::Segment> guides;     ///< the edge or lines it keeps to

    friend bool operator==(const SnapResult &, const SnapResult &) = default;
};

/// The nearest point of the grid; halves go towards positive infinity.
geometry::Point snapped(geometry::Point p, const SnapSettings &settings);

/// "pixel", "half pixel", "grid 8 × 8", "off": for the status bar.
QString snapName(const SnapSettings &settings);
/// "vertices", "alpha outline"
QString snapName(SnapKind kind);
/// All that is on: "pixel, edges"
QString snapSummary(const SnapSettings &settings);

} // namespace hitbox

// In the global namespace: within hitbox it would hide the operator that joins keys and modifiers.
Q_DECLARE_OPERATORS_FOR_FLAGS(hitbox::SnapKinds)
