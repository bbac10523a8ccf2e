#pragma once

#include <vector>

#include "meter.h"
#include "snap_rounding/snap_grid.h"

namespace hitbox::geometry::detail {

/// What all of snap rounding takes for a grid point in which edges cross, and for a piece of an edge.
inline constexpr std::size_t bytesPerHotPixel = 100;
inline constexpr std::size_t bytesPerPiece = 120;

/// The grid points whose squares hold a crossing of two segments, and all ends, sorted. Segments have a length. Each
/// visit of an edge to a box or to a grid point is a step.
std::vector<GridPoint> hotPixels(std::span<const GridSegment> segments, Meter &meter);

/// Each segment led through the centres of all given squares that it passes, in order, and so are the pieces, until
/// none passes any but those it ends in. Sorted points; the ends of all segments must be among them. Segments that
/// cross in these points' squares only, or not at all, have pieces that meet in ends only. Pieces that lie on top of
/// each other are all there.
///
/// Source: J. D. Hobby, "Practical segment intersection with finite precision output", 1999; M. T. Goodrich,
/// L. J. Guibas, J. Hershberger, P. J. Tanenbaum, "Snap rounding line segments efficiently in two and three
/// dimensions", 1997; repeated as in D. Halperin, E. Packer, "Iterated snap rounding", 2002, for that is what makes
/// the answer its own.
std::vector<GridSegment> routedThrough(std::span<const GridPoint> hot, std::vector<GridSegment> segments, Meter &meter);

} // namespace hitbox::geometry::detail
