#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include <hitbox/geometry/answer.h>
#include <hitbox/geometry/edge_meeting.h>
#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry {

/// Every such pair, ordered by first and then second edge. Neighbours may share their common vertex and no more: a
/// spike folds back and overlaps. The two edges next to one of length zero are no neighbours of each other, so they
/// are reported as touching; the edge of length zero itself is not, unless another edge passes through it. A ring of
/// two different points is one overlap; fewer points have no pairs. Kinds are exact. Edges with an end that is not
/// finite meet nothing.
/// At most `limit` pairs are listed, the first ones in order: a ring whose every edge crosses every other has
/// quadratically many.
/// Cost: about linear for rings whose neighbours are neighbours in space, as outlines are. Where the boxes of most
/// edges overlap, as those of long spikes do, O(n log n) while few edges meet others, and for each that does one look
/// at all the boxes; quadratic at worst, when more than one edge in eight has to be taken out for the rest to be
/// simple. Nothing is allocated but the answer for at most 64 points. CutShort where the budget ends: all pairs of a
/// thousand edges that all cross each other are within the default one, those of three thousand are not.
///
/// Source: a tree of bounding boxes over consecutive edges, joined with itself; where its boxes are large, or past a
/// budget of pairs, the sweep of M. I. Shamos and D. Hoey, "Geometric Intersection Problems", 1976; exact orientation
/// for what is left.
Answer<std::vector<EdgeMeeting>> selfIntersections(std::span<const Point> ring, std::size_t limit = SIZE_MAX,
                                                   const Budget &budget = {});

/// selfIntersections(ring, limit), and whether the limit left any out.
Answer<SelfIntersectionList> firstSelfIntersections(std::span<const Point> ring, std::size_t limit,
                                                    const Budget &budget = {});

/// True when the ring has at least three points, all of them finite, no edge of length zero and no self-intersection.
/// Exact. About linear for outlines, O(n log n) for every ring. Nothing is allocated for at most 64 points.
bool isSimple(std::span<const Point> ring);

/// A single thing that is wrong with a ring, apart from its self-intersections.
enum class RingDefectKind {
    TooFewPoints,  ///< fewer than three points; `index` is 0
    NotFinite,     ///< the point at `index` has a coordinate that is infinite or not a number
    RepeatedPoint, ///< the point at `index` equals the one before it, for 0 the last one: an edge of length zero
    Spike,         ///< at `index` the ring turns straight back on itself; of equal points in a row, the first is named
    ZeroArea,      ///< the signed area is exactly zero; `index` is 0
};

struct RingDefect {
    RingDefectKind kind = RingDefectKind::TooFewPoints;
    std::size_t index = 0;

    friend constexpr bool operator==(const RingDefect &, const RingDefect &) = default;
};

/// All of them, by kind in the order above and then by index. Exact. A ring with a coordinate that is not finite is
/// asked for nothing further down the list, and one of fewer than three points for neither spikes nor area.
std::vector<RingDefect> ringDefects(std::span<const Point> ring);

} // namespace hitbox::geometry
