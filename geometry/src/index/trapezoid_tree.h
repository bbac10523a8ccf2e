#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <hitbox/geometry/location.h>
#include <hitbox/geometry/shapes.h>

#include "index/grid_frame.h"

namespace hitbox::geometry::detail {

/// How a part of the plane is written in a word: its kind in the upper two bits, below them where its words begin.
/// A ladder is a count, as many edges from left to right, and the parts before, between and after them. A cut is a
/// point's index, the part above that point's height and the part from it on; with `level`, the part down to that
/// height and the part below. A leaf is the winding at its right border and its edges, the last of them with
/// `lastEdge`.
namespace Trapezoid {
inline constexpr std::uint32_t empty = 0;
inline constexpr std::uint32_t filled = 1;
inline constexpr std::uint32_t leaf = 1U << 30;
inline constexpr std::uint32_t ladder = 2U << 30;
inline constexpr std::uint32_t cut = 3U << 30;
inline constexpr std::uint32_t kind = 3U << 30;
inline constexpr std::uint32_t place = leaf - 1;
inline constexpr std::uint32_t lastEdge = 1U << 31;
inline constexpr std::uint32_t level = 1U << 31;
} // namespace Trapezoid

/// Edges of a ladder, in a word: up to 2^20 before the first, and how many, up to 2^12.
struct RungRange {
    static constexpr std::uint32_t countBits = 12;
    static constexpr std::uint32_t greatestCount = (1U << countBits) - 1;
    static constexpr std::uint32_t greatestFirst = (1U << (32 - countBits)) - 1;

    std::uint32_t first = 0;
    std::uint32_t count = 0; ///< may be more than there are

    static constexpr RungRange whole() { return {0, ~0U}; }
    static constexpr RungRange of(std::uint32_t word)
    {
        const std::uint32_t count = word & greatestCount;
        return {word >> countBits, count == greatestCount ? ~0U : count};
    }
    constexpr std::uint32_t word() const
    {
        return std::min(first, greatestFirst) << countBits |
               (first > greatestFirst ? greatestCount : std::min(count, greatestCount));
    }
};

/// What point location asks where edges are so long that cells of a grid would hold too many of them, as in a star with
/// many spikes. The plane is cut into rows; edges that pass a row from top to bottom and do not cross are in one order
/// in it, from left to right, so a point's place between them is found by bisection. What else lies between two
/// neighbours is tested edge by edge where it is little; otherwise that trapezoid is cut at the height of its middle
/// vertex, and edges that now pass a half from top to bottom are in order again. A question looks at as many edges as
/// the logarithm of their number, most often, and at its square at most.
///
/// Source: F. P. Preparata, "A New Approach to Planar Point Location", SIAM Journal on Computing 10, 1981; with rows of
/// equal height for its first cuts, and trapezoids that end with a few edges instead of none.
struct TrapezoidTree {
    GridFrame frame;
    FillRule rule = FillRule::EvenOdd;
    std::vector<std::uint32_t> rowParts;
    /// For each cell, where its row is a ladder, a RungRange of the edges that meet it: bisection begins there.
    std::vector<std::uint32_t> ranges;
    std::vector<std::uint32_t> words;

    bool isEmpty() const { return rowParts.empty(); }
};

/// How much a tree may take.
struct TrapezoidLimits {
    std::size_t wordCount = 0;
    std::size_t edgesInLeaf = 0; ///< more are cut, where they can be
};

/// The tree of a line as ParityGrid takes it, all of whose rings are closed and finite; the frame is one for the line.
/// None where edges that pass a part cross, touch or lie on others in it, where coordinates are so great or small that
/// products of their differences may not be exact, and where it would take more words than that.
std::optional<TrapezoidTree> trapezoidTreeOf(std::span<const Point> line, const GridFrame &frame, FillRule rule,
                                             const TrapezoidLimits &limits);

/// The line must be the one that the tree was built from, p within the bounds of its frame.
Location locate(Point p, const TrapezoidTree &tree, std::span<const Point> line);

} // namespace hitbox::geometry::detail
