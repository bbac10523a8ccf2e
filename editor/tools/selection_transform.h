#pragma once

#include "document/document.h"
#include "tools/drag.h"
#include "tools/frame_grips.h"
#include "tools/selection.h"

#include <optional>
#include <variant>

/// Scaling and turning by the grips of a frame (frame_grips.h): shapes as a whole, or some of their points.
namespace hitbox {

/// Scales along one axis about `fixed`, so that `from` lands on `to`, to the bit. Where they are all one place, it
/// changes nothing.
struct AxisScaling {
    double fixed = 0;
    double from = 0;
    double to = 0;

    double factor() const { return from == fixed ? 1 : (to - fixed) / (from - fixed); }
};

struct Scaling {
    AxisScaling x;
    AxisScaling y;
    double radius = 1; ///< what radii are multiplied by: circles and capsules stay what they are
};

struct Turning {
    geometry::Point about;
    double degrees = 0; ///< clockwise on screen
};

using FrameTransform = std::variant<Scaling, Turning>;

/// What a drag of a grip does to what lies in the box. Scaling holds the opposite side, with Alt the middle; with Shift
/// it keeps proportions. The side that is dragged lands on the grid and never comes nearer than 1/8 pixel to what is
/// held; dragged beyond, it mirrors. Radii follow a side's factor, and at a corner the geometric mean of both.
/// Turning is about `center`, by whole degrees, with Shift by 15, with Ctrl by any angle.
FrameTransform transformOf(const geometry::Box &box, FrameGrip grip, const Drag &drag, const SnapSettings &snap,
                           geometry::Point center);
/// The same about the middle of the box.
FrameTransform transformOf(const geometry::Box &box, FrameGrip grip, const Drag &drag, const SnapSettings &snap);

/// A box that is turned by anything but quarters becomes a polygon. Quarters are exact.
Outline transformed(const Outline &outline, const FrameTransform &transform);

/// Nothing where a coordinate or radius would leave the limits of a project.
std::optional<Frame> withShapesTransformed(Frame frame, const QSet<ShapeId> &shapes, const FrameTransform &transform);

/// The same for points of polygons and chains; handles of other shapes are passed over.
std::optional<Frame> withPointsTransformed(Frame frame, const QSet<HandleRef> &points, const FrameTransform &transform);

/// True for what changes a box into a polygon.
bool isSlanted(const FrameTransform &transform);

/// For the status bar, while a grip is dragged.
QString turnGripHint(); ///< what the grip that turns is for, while nothing is held
QString transformHint(FrameGrip grip);

/// What stands beside the cursor: "45°", or the size of the box after scaling.
QString readoutOf(const geometry::Box &box, const FrameTransform &transform);

} // namespace hitbox
