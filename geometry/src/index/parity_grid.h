#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <hitbox/geometry/location.h>
#include <hitbox/geometry/shapes.h>

#include "index/grid_frame.h"

namespace hitbox::geometry::detail {

/// Where edges stand in the words of a ParityGrid: an index; one with `through` means all edges from the index before
/// it to this one; the last of a cell has `last`.
namespace EdgeWord {
inline constexpr std::uint32_t last = 1U << 31;
inline constexpr std::uint32_t through = 1U << 30;
inline constexpr std::uint32_t index = through - 1;
} // namespace EdgeWord

/// What a cell without edges is; any other is where its words start, plus firstWordInCell.
inline constexpr std::uint32_t emptyCell = 0;
inline constexpr std::uint32_t filledCell = 1;
inline constexpr std::uint32_t firstWordInCell = 2;

/// What point location asks after one pass over some rings: a grid each cell of which knows the winding at its upper
/// right corner and the edges that meet it. From a point a path leads to that corner, to the right and then up, and
/// stays in the cell: only the cell's own edges can cross it. All are tested exactly.
///
/// `line` holds the rings one after the other, each with its first point again at its end, a point that is not finite
/// between them: edges with such an end do not exist. At most 2^30 points.
struct ParityGrid {
    GridFrame frame;
    FillRule rule = FillRule::EvenOdd;
    std::vector<std::uint32_t> cells;
    /// For each cell with edges its winding, a signed number, and then its edges.
    std::vector<std::uint32_t> words;
};

/// The frame must be one for the line; where a ring is open for want of finite points, undivided.
ParityGrid parityGridOf(std::span<const Point> line, const GridFrame &frame, FillRule rule);

/// The line must be the one that the grid was built from.
Location locate(Point p, const ParityGrid &grid, std::span<const Point> line);

} // namespace hitbox::geometry::detail
