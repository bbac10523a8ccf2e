#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include <hitbox/geometry/answer.h>
#include <hitbox/geometry/self_intersection.h>
#include <hitbox/geometry/shapes.h>

/// Small repairs for rings that are not simple, each for one kind of defect (see ringDefects() and selfIntersections())
/// and each keeping the points where they are. untangle.h has the one that mends everything and moves points. Decisions
/// are exact, as far as orientation() is.
namespace hitbox::geometry {

/// The ring without points that repeat the one before, spikes, and points that lie straight on: the rest of its points
/// in their order. Empty when all lie on one line. A ring with a coordinate that is not finite is returned as it is.
///
/// Laws: 1. The ring winds as often around each point as before, but for those on its lines: what is filled is the same
/// under either rule, apart from pieces of line, and the signed area is the same exactly. 2. No three points in a row
/// are Collinear (see orientation()). 3. withoutDefects(r) == r for each answer r.
/// Cost: linear.
Ring withoutDefects(std::span<const Point> ring);

struct SplitRing {
    Ring first;  ///< starts with the ring's first point and keeps to its order
    Ring second; ///< starts where the two edges meet

    friend bool operator==(const SplitRing &, const SplitRing &) = default;
};

/// The two rings that a ring consists of when it is cut where two of its edges meet in one point, a pair of
/// selfIntersections() say; only the numbers of the edges count. Each of the ring's points goes to one of the two, or
/// to both where it is the point of meeting. If edges cross, the crossing becomes a new point of both: the nearest one
/// on the grid of snapStep() if both rings are simple with it, else the nearest that doubles can hold. Nothing where
/// the ring has no such edges or a coordinate that is not finite, where the two meet in no point or in more than one,
/// and where fewer than three points would be left of either ring (of an edge of length zero, or where the crossing is
/// rounded onto a vertex).
///
/// Laws: 1. The signed areas add up to the ring's, exactly where the point of meeting is exact. 2. If the ring's edges
/// meet nowhere else, both are simple, unless rounding the crossing lets it come to lie on or behind another edge.
/// Cost: about linear.
std::optional<SplitRing> splitAt(std::span<const Point> ring, const EdgeMeeting &where);

/// A simple ring through the same points, starting with the same one: for points that are in the wrong order. Of two
/// edges that meet, the points from one to the other are put in reverse order, where that makes the ring shorter, as it
/// always does where edges cross; and again, until none meet. What the ring fills changes.
///
/// Laws: 1. A simple ring stays as it is. 2. NotFinite for a coordinate that is not finite; NotSimple for fewer than
/// three points, where the ring has a point twice, or where edges meet and no reversal makes it shorter any more (edges
/// that lie on one line may do that); CutShort where the budget ends.
/// Cost: a search for the first few self-intersections for each reversal, counted as 10 steps a point: 3 ms for 100
/// random points, 0.15 s for 1,000. Those need a few thousand of the 20,000 reversals that the default budget allows.
/// Source: 2-opt moves. G. A. Croes, "A method for solving traveling-salesman problems", 1958; that they end in a
/// simple polygon: J. van Leeuwen, A. A. Schoone, "Untangling a traveling salesman tour in the plane", 1981.
Answer<Ring> reordered(std::span<const Point> ring, const Budget &budget = {});

} // namespace hitbox::geometry
