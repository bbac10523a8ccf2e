#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "overlay/overlay_lines.h"

namespace hitbox::geometry::detail::overlay {

/// Edges without which the others meet in common ends alone, or lie on each other from end to end. Not the fewest, but
/// each meets some edge otherwise. Nothing when there are more than `most`. `sorted` are the numbers of all points by x
/// and then y. O(n log n), whatever the lines look like and however many edges share a point.
///
/// Source: M. I. Shamos and D. Hoey, "Geometric Intersection Problems", 1976. All edges at one point are passed
/// together: first those that end there go, then those that begin there come in the order of their directions. Where
/// two edges meet, one is taken out and the sweep goes on: the order of the others is still right.
std::optional<std::vector<Index>> edgesInTheWay(const OverlayLines &lines, std::span<const Index> sorted,
                                                std::size_t most);

} // namespace hitbox::geometry::detail::overlay
