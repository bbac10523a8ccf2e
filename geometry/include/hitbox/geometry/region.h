#pragma once

#include <span>

#include <hitbox/geometry/answer.h>
#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry {

enum class RegionOperation {
    Intersection,
    Union,
    Difference, ///< in a, not in b
    SymmetricDifference,
};

/// The area that `rings` fill together under the rule, as a region: crossings are resolved, shared and doubled edges
/// vanish where the rule says so. Points without area (spikes, doubled edges) are dropped. Rings, order and rounding
/// are as of combine(), and so are the cost and the failures.
Answer<Region> filledRegion(std::span<const Ring> rings, FillRule rule = FillRule::EvenOdd, const Budget &budget = {});
Answer<Region> filledRegion(std::span<const Point> ring, FillRule rule = FillRule::EvenOdd, const Budget &budget = {});

/// How each of two operands is filled.
struct FillRules {
    FillRule a = FillRule::EvenOdd;
    FillRule b = FillRule::EvenOdd;

    constexpr FillRules() = default;
    constexpr FillRules(FillRule ofBoth) // NOLINT(google-explicit-constructor): mostly there is just one
        : FillRules(ofBoth, ofBoth)
    {
    }
    constexpr FillRules(FillRule ofA, FillRule ofB)
        : a(ofA)
        , b(ofB)
    {
    }
};

/// The region that the operation keeps. Which pieces it has and how they join is decided exactly; corners that are
/// not input points are rounded to the nearest double afterwards. Shared vertices, shared edges, holes and identical
/// inputs are ordinary cases. The rings of a and b may also be anything else, in any order and sense: each of the two
/// is what its rings fill together under its rule.
///
/// Laws:
/// 1. A point is inside of the result as the operation says of a and b, but for what rounding a corner moves.
/// 2. The result is sound, by exact test: each ring is simple, rings meet each other in vertices of both alone, and run
///    counter-clockwise around area and clockwise around holes. Each visits a point once and starts at its
///    lexicographically least point (x, then y). Rings are in lexicographical order, and corners are left out that lie
///    straight on, unless rings touch there. So the result depends on the areas alone, not on how rings are numbered or
///    turned.
/// 3. Mirroring a and b, turning them by 90 degrees or scaling them by two does the same to the result's area: exactly
///    where rounding breaks nothing, else to within it.
/// 4. combine(r, r, Union) is r for every result r, and so is the area that r.rings fill under either rule.
/// Where rounding would let edges meet that do not, or corners fall on each other, what it made is overlaid with itself
/// until nothing meets any more, without the slivers that are no wider than the last bit of coordinates. The few
/// bundles of nearly equal edges that do not settle so are first rounded to 46 bits of the largest coordinate, then to
/// 42 and to 38, and last put on a grid of which the greatest extent has 2^29 steps at least (see untangle.h):
/// OutOfRange where their coordinates are larger than 2^1000.
///
/// NotFinite when a coordinate is not. When coordinates are above 2^200 or, but for zero, below 2^-200, all are
/// scaled by a power of two first, and those less than about 2^-400 of the largest count as zero.
///
/// Cost: n log n for n points where few edges' boxes meet, as in outlines of things, and also where very many do but
/// few edges meet other than in shared vertices, as in fans of triangles or a star of spikes; and k log k for k
/// meetings. Between these, where m edges are met by others inside and many more boxes meet them, m n. At worst
/// n^2 log n, since k can be n^2 / 2: rings that cross themselves everywhere, two stars around different middles.
/// Memory is about 200 bytes a point and 300 a meeting, the result included (edges that share a vertex count as one
/// meeting each). What crosses itself so often that the budget ends is CutShort, and so are more than 2^28 points. Two
/// outlines of 1,000 points take about 40 us, of 100,000 about 3 ms; a star of 100,000 points 0.1 s, and so does a fan
/// of them. Shapes of up to 32 points that meet in a few places allocate nothing but the result.
///
/// Source: the arrangement of all edges (de Berg et al., "Computational Geometry", chapter 2), with the runs between
/// meetings kept whole (Greiner and Hormann, "Efficient Clipping of Arbitrary Polygons", 1998), its faces labelled by
/// winding numbers, all decided by exact signs (Shewchuk 1997). Where boxes do not tell edges apart, a sweep does
/// (Shamos and Hoey, "Geometric Intersection Problems", 1976).
Answer<Region> combine(const Region &a, const Region &b, RegionOperation operation, FillRules rules = {},
                       const Budget &budget = {});

/// The shape's area as a region. Circles and capsules become polygons by flattened(). Shapes without area are empty;
/// failures are those of combine().
Answer<Region> regionOf(const Shape &shape, double tolerance = 1.0 / 256, const Budget &budget = {});

/// The area that both shapes share, circles and capsules flattened to the tolerance (pixels).
Answer<Region> sharedRegion(const Shape &a, const Shape &b, double tolerance = 1.0 / 256, const Budget &budget = {});

/// Polygons with the least number of corners that stays within the tolerance (pixels) of the curve, corners and edges
/// on opposite sides of it so that the area is kept. At least 8 and at most 4096 corners, even if these do not reach
/// the tolerance. Counter-clockwise. A capsule's long sides are two of the polygon's.
Ring flattened(const Circle &circle, double tolerance = 1.0 / 256);
Ring flattened(const Capsule &capsule, double tolerance = 1.0 / 256);

/// The area in square pixels, never negative: by formula for circles, capsules and boxes, what their rings fill for
/// polygons and regions. A region that is sound, as every answer of combine() is, has it at less cost as signedArea()
/// of polygon.h. NotFinite for such numbers, OutOfRange for an area beyond all doubles, CutShort where combine() is.
Answer<double> area(const Shape &shape, const Budget &budget = {});

} // namespace hitbox::geometry
