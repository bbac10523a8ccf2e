#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include <hitbox/geometry/shapes.h>

/// The plane cut up by all edges of two shapes: nodes where edges start, end, cross or touch, and the pieces of edges
/// between them, each with what lies on its two sides. Which nodes, pieces and sides there are is decided exactly;
/// only position() rounds.
///
/// Source: M. de Berg, O. Cheong, M. van Kreveld, M. Overmars, "Computational Geometry", chapter 2.
namespace hitbox::geometry::detail {

using Index = std::uint32_t;
inline constexpr Index noIndex = UINT32_MAX;

enum class Owner : std::uint8_t { A, B };

enum class EdgeKind : std::uint8_t {
    Ring, ///< bounds an area
    Line, ///< a piece of a chain: nothing on either side
};

/// How often each shape's rings wind around a place, counter-clockwise counted positive. Odd numbers are inside under
/// the even-odd rule, for every crossing of a ring changes its number by one.
struct Windings {
    std::int32_t a = 0;
    std::int32_t b = 0;

    friend constexpr bool operator==(Windings, Windings) = default;
    friend constexpr Windings operator+(Windings x, Windings y) { return {x.a + y.a, x.b + y.b}; }
    friend constexpr Windings operator-(Windings x, Windings y) { return {x.a - y.a, x.b - y.b}; }
};

/// An edge as it was put in; `from` and `to` are indices of points.
struct InputEdge {
    Index from = 0;
    Index to = 0;
    Owner owner = Owner::A;
    EdgeKind kind = EdgeKind::Ring;
};

struct ArrangementInput {
    std::vector<Point> points;
    std::vector<InputEdge> edges;

    /// Edges of length zero are left out; so is a ring whose points are all the same.
    void addRing(std::span<const Point> ring, Owner owner);
    void addChain(std::span<const Point> chain, Owner owner);
};

/// The single point that is inside of two edges.
struct Crossing {
    Index first = 0;
    Index second = 0;
};

/// A piece of one or several input edges on one line, with no node inside.
struct SubEdge {
    Index from = 0;
    Index to = 0;
    Index edge = 0; ///< one of the edges that it is a piece of: its direction, or the opposite
    bool alongEdge = true;
    bool onA = false;
    bool onB = false;
    Windings step; ///< what is to the left, as seen on screen, less what is to the right
    Windings left;

    Windings right() const { return left - step; }
};

/// Half-edge 2 i leads along sub-edge i, half-edge 2 i + 1 back.
struct Arrangement {
    /// The different input points in lexicographical order (x, then y): the first nodes. Crossings are the nodes after
    /// them; those that coincide with another node have no half-edges.
    std::vector<Point> points;
    std::vector<Crossing> crossings;
    std::vector<InputEdge> edges; ///< `from` and `to` are nodes
    std::vector<SubEdge> subEdges;
    std::vector<Index> firstHalfEdge; ///< of each node, into `halfEdges`; one more at the end
    std::vector<Index> halfEdges;     ///< those that leave a node, clockwise as seen on screen
    std::vector<Point> inputPoints;   ///< `points` as put in, where they had to be brought into range; else empty
    int exponent = 0;                 ///< `points` are the input points times two to this

    std::size_t nodeCount() const { return points.size() + crossings.size(); }
    std::span<const Index> halfEdgesOf(Index node) const
    {
        return std::span(halfEdges).subspan(firstHalfEdge[node], firstHalfEdge[node + 1] - firstHalfEdge[node]);
    }
    Index origin(Index halfEdge) const
    {
        const SubEdge &sub = subEdges[halfEdge / 2];
        return halfEdge % 2 == 0 ? sub.from : sub.to;
    }
    Index target(Index halfEdge) const { return origin(halfEdge ^ 1); }
    Windings left(Index halfEdge) const
    {
        const SubEdge &sub = subEdges[halfEdge / 2];
        return halfEdge % 2 == 0 ? sub.left : sub.right();
    }
};

/// All coordinates must be finite. Coordinates whose products would overflow or vanish are scaled by a power of two
/// first; those smaller than about 2^-400 times the largest count as zero then.
/// Cost: the pairs of edges whose x-ranges meet, and n log n.
Arrangement arrange(ArrangementInput input);

/// Where a node is, in pixels: input points unchanged, crossings rounded to the nearest double.
Point position(const Arrangement &arrangement, Index node);

/// The input edge that the half-edge runs along, turned its way.
Segment lineOf(const Arrangement &arrangement, Index halfEdge);

} // namespace hitbox::geometry::detail
