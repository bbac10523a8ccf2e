#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "snap_rounding/snap_grid.h"

/// A plane sweep over segments that meet in ends only: M. I. Shamos, D. Hoey, 1976. It goes through the points in
/// their order, by x and then y, as if the plane were tilted a little: no line is upright then.
namespace hitbox::geometry::detail {

using LineIndex = std::uint32_t;
inline constexpr LineIndex noLine = UINT32_MAX;

/// Puts lines in the order that sweepOver() wants: sorted by start, and from one start on from above to below. Each
/// leads from its lesser to its greater end.
inline bool startsBefore(const GridSegment &a, const GridSegment &b)
{
    return a.from != b.from ? a.from < b.from : side(a, b.to) > 0;
}

/// What the sweep finds at a point. "Above" is where y is less; of upright lines, the right side is above.
struct SweepStop {
    GridPoint point;
    LineIndex above = noLine;          ///< the line next above the point, of those that do not end there
    std::span<const LineIndex> ending; ///< lines that end here, from above to below
    LineIndex firstStarting = 0;       ///< lines that start here, from above to below: from this one
    LineIndex endStarting = 0;         ///< up to, but not including, this one
};

/// Stops at each point in which a line starts or ends, in order. Lines sorted by startsBefore(), no two the same.
/// Cost: n log n.
void sweepOver(std::span<const GridSegment> lines, const std::function<void(const SweepStop &)> &visit);

} // namespace hitbox::geometry::detail
