#pragma once

#include <memory_resource>
#include <optional>
#include <span>
#include <vector>

#include "overlay/overlay_nodes.h"
#include "overlay/overlay_tree.h"

/// The plane cut up by the rings of two shapes. What lies between two meetings is one arc, however many points it runs
/// through, so all but reading the points costs as much as there are meetings. Which nodes and arcs there are, how they
/// lie around each other and how the rings wind beside them is decided exactly; only nodePoint() rounds.
///
/// Source: M. de Berg, O. Cheong, M. van Kreveld, M. Overmars, "Computational Geometry", chapter 2, with the chains
/// between intersections left whole as by G. Greiner, K. Hormann, "Efficient Clipping of Arbitrary Polygons", 1998.
namespace hitbox::geometry::detail::overlay {

/// The rings of two shapes and where they meet, before it is known how arcs lie around each other.
class CutLines
{
public:
    CutLines(OverlayLines &&theLines, std::pmr::memory_resource *memory, Meter &meter);
    CutLines(const CutLines &) = delete;
    CutLines &operator=(const CutLines &) = delete;

    OverlayLines lines;
    LineTree tree;
    std::pmr::vector<Contact> contacts;
    std::pmr::vector<Node> nodes;
    std::pmr::vector<Cut> cuts; ///< see CutRings
    /// Whether rounding crossings may let edges meet that do not (see Closeness); never without a crossing.
    bool mayMeetAnew = false;
};

/// Pays for the rings, too. Nothing when a coordinate is not finite.
std::optional<OverlayLines> paidLinesOf(std::span<const OwnedRing> rings, Spikes spikes,
                                        std::pmr::memory_resource *memory, Meter &meter);

/// How often each shape's rings wind around a place, counter-clockwise as seen on screen counted positive.
struct Windings {
    std::int32_t a = 0;
    std::int32_t b = 0;

    friend constexpr bool operator==(Windings, Windings) = default;
    friend constexpr Windings operator+(Windings x, Windings y) { return {x.a + y.a, x.b + y.b}; }
    friend constexpr Windings operator-(Windings x, Windings y) { return {x.a - y.a, x.b - y.b}; }
};

/// A run of a ring from node to node with no node between. Its points between the nodes are those from `firstEdge` + 1
/// to `lastEdge`.
struct Arc {
    Index from = 0;
    Index to = 0;
    Index firstEdge = 0;
    Index lastEdge = 0;
    bool onA = false; ///< whether the arc, or one that lies on it, is of shape A
    bool onB = false;
    Windings step; ///< what is to the left, as seen on screen, less what is to the right
    Windings left;

    Windings right() const { return left - step; }
};

/// Half-arc 2 i leads along arc i, half-arc 2 i + 1 back. Of arcs that lie on each other only the first has half-arcs
/// at nodes; it stands for all of them together.
struct Overlay {
    /// Takes over what is cut but for the tree. Cost: k log k for k meetings.
    Overlay(CutLines &&cut, std::pmr::memory_resource *memory, Meter &meter);

    OverlayLines lines;
    std::pmr::vector<Contact> contacts;
    std::pmr::vector<Node> nodes;
    std::pmr::vector<Arc> arcs;
    std::pmr::vector<Index> firstHalfArc; ///< of each node, into `halfArcs`; one more at the end
    std::pmr::vector<Index> halfArcs;     ///< those that leave a node, clockwise as seen on screen

    std::span<const Index> halfArcsOf(Index node) const
    {
        return std::span(halfArcs).subspan(firstHalfArc[node], firstHalfArc[node + 1] - firstHalfArc[node]);
    }
    Index origin(Index halfArc) const { return halfArc % 2 == 0 ? arcs[halfArc / 2].from : arcs[halfArc / 2].to; }
    Index target(Index halfArc) const { return origin(halfArc ^ 1); }
    Windings left(Index halfArc) const { return halfArc % 2 == 0 ? arcs[halfArc / 2].left : arcs[halfArc / 2].right(); }
    /// The edge that a half-arc starts along.
    Index startEdge(Index halfArc) const
    {
        return halfArc % 2 == 0 ? arcs[halfArc / 2].firstEdge : arcs[halfArc / 2].lastEdge;
    }
    /// The same, turned its way.
    Segment startLine(Index halfArc) const
    {
        const Segment edge = lines.edge(startEdge(halfArc));
        return halfArc % 2 == 0 ? edge : Segment{edge.to, edge.from};
    }
    /// Where a node is, in pixels: input points unchanged, crossings rounded to the nearest double.
    Point nodePoint(Index node) const;
};

/// Nothing when a coordinate is not finite.
/// Cost: n log n where few boxes of edges meet, and k log k for k meetings.
std::optional<Overlay> overlayOf(std::span<const OwnedRing> rings, Spikes spikes, std::pmr::memory_resource *memory,
                                 Meter &meter);

// The steps of overlayOf() that need all of an overlay, each in a file of its own.

/// Fills `arcs` (but for `left`), `firstHalfArc` and `halfArcs`.
void joinArcs(Overlay &overlay, const std::pmr::vector<Cut> &cuts);

/// Fills `left` of all arcs that have half-arcs.
void labelSides(Overlay &overlay, const LineTree &tree, Meter &meter);

} // namespace hitbox::geometry::detail::overlay
