#include <hitbox/geometry/convex_pieces.h>

#include <algorithm>

#include <hitbox/geometry/orientation.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/self_intersection.h>
#include <hitbox/geometry/triangulation.h>

#include "fewest_pieces.h"

namespace hitbox::geometry {
namespace {

using namespace detail;

/// The vertices at which the ring goes straight on.
std::vector<bool> straightVertices(std::span<const Point> ring)
{
    std::vector<bool> isStraight(ring.size());
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Segment in = edge(ring, i == 0 ? ring.size() - 1 : i - 1);
        isStraight[i] = orientation(in.from, ring[i], edge(ring, i).to) == Orientation::Collinear;
    }
    return isStraight;
}

std::vector<Ring> ringsOf(const PieceList &pieces, std::span<const Point> points)
{
    std::vector<Ring> rings;
    rings.reserve(pieces.ends.size());
    std::uint32_t begin = 0;
    for (const std::uint32_t end : pieces.ends) {
        Ring &ring = rings.emplace_back();
        ring.reserve(end - begin);
        for (; begin < end; ++begin)
            ring.push_back(points[pieces.corners[begin]]);
    }
    return rings;
}

/// Counter-clockwise, from a vertex at which the simple ring turns.
Ring normalized(std::span<const Point> ring)
{
    Ring result(ring.begin(), ring.end());
    const auto lowest =
        std::ranges::min_element(result, [](Point a, Point b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
    std::ranges::rotate(result, lowest);
    if (orientation(result.back(), result[0], result[1]) == Orientation::Clockwise)
        std::reverse(result.begin() + 1, result.end());
    return result;
}

} // namespace

std::vector<Ring> convexPieces(std::span<const Point> ring, std::size_t maxPoints)
{
    if (!isSimple(ring))
        return {};
    const Ring points = normalized(ring);
    const std::vector<Triangle> cut = triangles(points);
    return ringsOf(fewestPieces(points, cut, straightVertices(points), std::max<std::size_t>(maxPoints, 3)), points);
}

} // namespace hitbox::geometry
