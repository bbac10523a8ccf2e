#pragma once

#include "document/document.h"
#include "tools/selection.h"

#include <QSet>

#include <optional>

#include <hitbox/geometry/shapes.h>

/// Drawing and editing points on both sides of an upright axis at once.
namespace hitbox {

/// Kept in the session, outside the document.
struct Symmetry {
    bool on = false;
    std::optional<double> x; ///< pixels of the frame; absent: the axis goes through each frame's pivot

    friend bool operator==(const Symmetry &, const Symmetry &) = default;
};

/// Where the axis is in a frame; nothing while it is switched off.
std::optional<double> axisIn(const Frame &frame, const Symmetry &symmetry);

geometry::Point mirroredAt(double axis, geometry::Point point);

/// The points, and behind them their mirror images in reverse order: those on the axis have none of their own.
QList<geometry::Point> mirroredRing(const QList<geometry::Point> &points, double axis);

/// The other points of the same polygons that lie exactly at the mirror images of these.
QSet<HandleRef> mirrorTwins(const Frame &frame, const QSet<HandleRef> &points, double axis);

/// The edge of the same ring that is exactly the mirror image of this one; nothing for an edge that is its own.
std::optional<int> twinEdge(const QList<geometry::Point> &ring, int edge, double axis);

/// `after` is `before` with some points moved: their twins, if not moved themselves, go to the mirror images, and
/// points that were on the axis stay on it.
Frame withTwinsFollowing(const Frame &before, Frame after, const QSet<HandleRef> &moved, double axis);

} // namespace hitbox
