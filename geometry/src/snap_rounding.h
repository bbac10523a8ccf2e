#pragma once

#include <optional>
#include <vector>

#include "snap_grid.h"

namespace hitbox::geometry::detail {

/// At most this many different grid points in which edges cross, and this many visits of edges to boxes or to grid
/// points while looking for them, are borne: together about five seconds and some hundred megabytes.
inline constexpr std::size_t snapCrossingLimit = 1'000'000;
inline constexpr std::size_t snapVisitLimit = 400'000'000;

/// The grid points whose squares hold a crossing of two segments, and all ends, sorted. Segments have a length.
/// Nothing where the limits are exceeded.
std::optional<std::vector<GridPoint>> hotPixels(std::span<const GridSegment> segments);

/// Each segment led through the centres of all given squares that it passes, in order, and so are the pieces, until
/// none passes any but those it ends in. Sorted points; the ends of all segments must be among them. Segments that
/// cross in these points' squares only, or not at all, have pieces that meet in ends only. Pieces that lie on top of
/// each other are all there. Nothing where the limits are exceeded.
///
/// Source: J. D. Hobby, "Practical segment intersection with finite precision output", 1999; M. T. Goodrich,
/// L. J. Guibas, J. Hershberger, P. J. Tanenbaum, "Snap rounding line segments efficiently in two and three
/// dimensions", 1997; repeated as in D. Halperin, E. Packer, "Iterated snap rounding", 2002, for that is what makes
/// the answer its own.
std::optional<std::vector<GridSegment>> routedThrough(std::span<const GridPoint> hot,
                                                      std::vector<GridSegment> segments);

} // namespace hitbox::geometry::detail
