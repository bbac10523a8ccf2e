#pragma once

#include <optional>
#include <span>

#include <hitbox/geometry/answer.h>
#include <hitbox/geometry/relation_kind.h>
#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry {

/// Polygons are filled even-odd, may cross themselves, and may share vertices and edges with each other. Points,
/// segments and chains are all boundary: two of them overlap when collinear pieces coincide over a length, and touch
/// when they meet in single points; one of them overlaps an area when it has points inside it and points outside.
/// Exact for every pair: circles and capsules too are judged by comparing squared distances as expansions, never by
/// computing them (for magnitudes from 1e-65 to 1e75). A region's rings may be anything; they are filled even-odd
/// together; of rings that are single points beside others, no answer is promised.
/// Shapes that degenerate are what their points are: a circle of radius 0 is a point, a polygon without area a line. A
/// polygon's edges belong to its boundary even where both sides are filled or neither is (spikes), as in locate().
/// Shapes without any points, or with numbers that are not finite, are separate from everything.
/// Laws: 1. relate(b, a) == converse(relate(a, b)). 2. There is an answer but where the budget ends: CutShort.
///
/// Cost: most pairs are told by their boxes, by a line between both or a point inside of both, by the first two edges
/// that cross, or, where no edges meet, by where one point of each ring lies: about linear, without heap allocation for
/// shapes of at most 32 points. Simple rings that touch or share edges are judged by the corners there, n log n; chains
/// that run along each other, regions that touch and self-crossing polygons that do take the overlay of all edges, at
/// the cost of combine(). Points that run back and forth along a line count as the piece of line that they cover. At
/// worst, every two edges are looked at: chains that meet everywhere, and rings one of whose edges lie on each other
/// many times. A step of the budget is a look at two boxes; the default is enough for any two shapes of 10,000 points
/// but those that take the overlay.
Answer<Relation> relate(const Shape &a, const Shape &b, const Budget &budget = {});

/// The same for rings that are polygons.
Answer<Relation> relate(std::span<const Point> a, std::span<const Point> b, const Budget &budget = {});
Answer<Relation> relate(std::span<const Point> a, const Shape &b, const Budget &budget = {});
Answer<Relation> relate(const Shape &a, std::span<const Point> b, const Budget &budget = {});

/// A shape that was looked at once, to be related to many others: relate() is then told most pairs of polygons in half
/// the time. It refers to the shape, which must stay where it is and as it is. The default has no points.
class PreparedShape
{
public:
    PreparedShape() = default;
    explicit PreparedShape(const Shape &shape);

    /// As bounds() of the shape.
    std::optional<Box> bounds() const;

private:
    friend Answer<Relation> relate(const PreparedShape &a, const PreparedShape &b, const Budget &budget);

    const Shape *m_shape = nullptr;
    std::span<const Point> m_ring; ///< of a polygon with an inside; empty for all others
    Box m_box;                     ///< around it
};

/// As of the shapes themselves.
Answer<Relation> relate(const PreparedShape &a, const PreparedShape &b, const Budget &budget = {});

} // namespace hitbox::geometry
