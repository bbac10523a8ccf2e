#pragma once

#include <cstddef>
#include <memory>
#include <span>

#include <hitbox/geometry/location.h>
#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry {

namespace detail {
struct PolygonIndexData;
}

/// A polygon or region made ready for many questions; it takes as long to make as a few hundred answers of locate()
/// without it, with many long edges (star shapes) as a thousand or two. It keeps a copy of the points and never
/// changes: copies share what it holds, and any number of threads may ask at once.
///
/// Its set is the area that the rings fill together under the rule, with every edge of every ring: a closed set, in
/// which the edges are boundary even where both sides are filled, as in locate(). Rings may cross themselves and each
/// other. Edges with an end that is not finite are left out; with them nothing is faster than without an index.
///
/// Cost: linear to build, with many long edges n log n. At most 48 bytes a point, about 30 for an ordinary outline, and
/// 600 besides; somewhat more where rings have only a few points. Up to 2^30 points.
class PolygonIndex
{
public:
    PolygonIndex() = default; ///< empty
    explicit PolygonIndex(std::span<const Point> ring, FillRule rule = FillRule::EvenOdd);
    explicit PolygonIndex(std::span<const Ring> rings, FillRule rule = FillRule::EvenOdd);

    /// All memory that this and its copies share.
    std::size_t byteCount() const;

private:
    friend Location locate(Point p, const PolygonIndex &index);
    friend bool overlaps(const PolygonIndex &a, const PolygonIndex &b);

    std::shared_ptr<const detail::PolygonIndexData> m_data;
};

/// Where p lies: of a single ring exactly what locate(p, ring, rule) answers. Exact where orientation() is; outside for
/// a p that is not finite. Nothing is allocated.
///
/// Cost: a grid of two or three cells an edge is looked up, and only the edges that meet the point's cell are tested:
/// constant on average for outlines, however many points there are. Edges so long that each would meet many cells (star
/// shapes) are put in order instead, where they do not cross or touch, and p's place among them is found by bisection:
/// a logarithm of their number. Where they do, the grid is coarser, a cell holds about a thirtieth of them, and they
/// are compared several at a time. Many edges in one place make the answer linear in those of one cell.
///
/// Sources: the grid with the parity of its cells is known from E. Haines, "Point in Polygon Strategies", Graphics
/// Gems IV, 1994; the order of long edges from F. P. Preparata, "A New Approach to Planar Point Location", SIAM Journal
/// on Computing 10, 1981.
Location locate(Point p, const PolygonIndex &index);

/// True when the two have at least one point in common: touching counts, and so does one that lies within the other.
/// Exact: false means there is a gap, however small. Symmetric. Nothing is allocated.
///
/// Cost: a point of each ring is located in the other; where all are outside, the boxes around pieces of the two
/// lines are joined, from coarse to fine, until two edges meet. Logarithmic where the lines run near each other in
/// few places.
bool overlaps(const PolygonIndex &a, const PolygonIndex &b);

} // namespace hitbox::geometry
