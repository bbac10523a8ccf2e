#include <hitbox/geometry/convex_pieces.h>

#include <algorithm>

#include <hitbox/geometry/orientation.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/self_intersection.h>
#include <hitbox/geometry/triangulation.h>

#include "fewest_pieces.h"
#include "finite.h"
#include "piece_merger.h"
#include "triangle_patches.h"

namespace hitbox::geometry {
namespace {

using namespace detail;

// Of more triangles a ring is searched in patches: twice as many cost twice as much and save hardly a piece.
constexpr std::size_t patchTriangles = 150;

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
    std::rotate(result.begin(), lowest, result.end());
    if (orientation(result.back(), result[0], result[1]) == Orientation::Clockwise)
        std::reverse(result.begin() + 1, result.end());
    return result;
}

/// Without the vertices that lie straight on.
Ring cornersOf(std::span<const Point> ring)
{
    const std::vector<bool> isStraight = straightVertices(ring);
    Ring corners;
    for (std::size_t i = 0; i < ring.size(); ++i)
        if (!isStraight[i])
            corners.push_back(ring[i]);
    return corners;
}

/// Where each vertex's ring comes from and goes to, and whether it goes straight on there.
struct Neighbourhood {
    std::vector<std::uint32_t> previous;
    std::vector<std::uint32_t> next;
    std::vector<bool> isStraight;

    /// Whether the vertex is no corner of a piece in which it lies between these two.
    bool mayDrop(std::uint32_t before, std::uint32_t vertex, std::uint32_t after) const
    {
        return isStraight[vertex] && previous[vertex] == before && next[vertex] == after;
    }
};

/// Rings follow each other in `points`, up to the given ends.
Neighbourhood neighbourhood(std::span<const Point> points, std::span<const std::size_t> ends)
{
    Neighbourhood result;
    std::size_t first = 0;
    for (const std::size_t end : ends) {
        for (std::size_t i = first; i < end; ++i) {
            result.previous.push_back(static_cast<std::uint32_t>(i == first ? end - 1 : i - 1));
            result.next.push_back(static_cast<std::uint32_t>(i + 1 == end ? first : i + 1));
            const Point before = points[result.previous[i]];
            const Point after = points[result.next[i]];
            result.isStraight.push_back(orientation(before, points[i], after) == Orientation::Collinear);
        }
        first = end;
    }
    return result;
}

PieceList searchedPatch(const TrianglePatch &patch, std::span<const Point> points, const Neighbourhood &neighbours,
                        std::size_t maxPoints)
{
    const std::span vertices(patch.vertices);
    Ring ring;
    std::vector<bool> mayDrop(vertices.size());
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        ring.push_back(points[vertices[i]]);
        // The search wants to begin at a corner.
        if (i > 0)
            mayDrop[i] = neighbours.mayDrop(vertices[i - 1], vertices[i], vertices[(i + 1) % vertices.size()]);
    }
    PieceList pieces = fewestPieces(ring, patch.triangles, mayDrop, maxPoints);
    for (std::uint32_t &corner : pieces.corners)
        corner = vertices[corner];
    return pieces;
}

/// Merging may have left a vertex without any diagonal.
PieceList withoutStraightVertices(const PieceList &pieces, const Neighbourhood &neighbours)
{
    PieceList result;
    std::size_t begin = 0;
    for (const std::size_t end : pieces.ends) {
        const auto piece = std::span(pieces.corners).subspan(begin, end - begin);
        for (std::size_t i = 0; i < piece.size(); ++i) {
            const std::uint32_t before = piece[i == 0 ? piece.size() - 1 : i - 1];
            const std::uint32_t after = piece[i + 1 == piece.size() ? 0 : i + 1];
            if (!neighbours.mayDrop(before, piece[i], after))
                result.corners.push_back(piece[i]);
        }
        result.ends.push_back(static_cast<std::uint32_t>(result.corners.size()));
        begin = end;
    }
    return result;
}

/// Cuts patches out of the triangles, searches each, and joins what the cuts between them do not need.
std::vector<Ring> piecesByPatches(std::span<const Point> points, std::span<const std::size_t> ringEnds,
                                  std::span<const Triangle> cut, std::size_t maxPoints)
{
    const Neighbourhood neighbours = neighbourhood(points, ringEnds);
    PieceList all;
    for (const TrianglePatch &patch : trianglePatches(cut, points.size(), patchTriangles)) {
        const PieceList pieces = searchedPatch(patch, points, neighbours, maxPoints);
        const auto offset = static_cast<std::uint32_t>(all.corners.size());
        all.corners.insert(all.corners.end(), pieces.corners.begin(), pieces.corners.end());
        for (const std::uint32_t end : pieces.ends)
            all.ends.push_back(offset + end);
    }
    return ringsOf(withoutStraightVertices(mergedPieces(all, points, maxPoints), neighbours), points);
}

} // namespace

std::vector<Ring> convexPieces(std::span<const Point> ring, std::size_t maxPoints)
{
    if (!areInExactRange(ring) || !isSimple(ring))
        return {};
    const std::size_t most = std::max<std::size_t>(maxPoints, 3);
    Ring points = normalized(ring);
    if (points.size() <= mostSearchedPoints)
        return ringsOf(fewestPieces(points, triangles(points), straightVertices(points), most), points);
    // Diagonals to vertices that lie straight on seldom save a piece, and traced outlines are full of them.
    points = cornersOf(points);
    const std::size_t end[] = {points.size()};
    return piecesByPatches(points, end, triangles(points), most);
}

std::vector<Ring> convexPieces(const Region &region, std::size_t maxPoints)
{
    if (region.rings.size() == 1 && winding(region.rings.front()) == Orientation::CounterClockwise)
        return convexPieces(region.rings.front(), maxPoints);
    Ring points;
    std::vector<std::size_t> ends;
    for (const Ring &ring : region.rings) {
        points.insert(points.end(), ring.begin(), ring.end());
        ends.push_back(points.size());
    }
    if (!areInExactRange(points))
        return {};
    return piecesByPatches(points, ends, triangles(region), std::max<std::size_t>(maxPoints, 3));
}

} // namespace hitbox::geometry
