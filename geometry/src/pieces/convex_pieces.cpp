#include <hitbox/geometry/convex_pieces.h>

#include <algorithm>
#include <optional>

#include <hitbox/geometry/orientation.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/self_intersection.h>

#include "exact/finite.h"
#include "meter.h"
#include "pieces/fewest_pieces.h"
#include "pieces/piece_merger.h"
#include "pieces/pieces_within.h"
#include "pieces/region_mesh.h"
#include "pieces/triangle_patches.h"
#include "pieces/triangle_sweep.h"

namespace hitbox::geometry {
namespace {

using namespace detail;

// Of more triangles a ring is searched in patches: twice as many cost twice as much and save hardly a piece.
constexpr std::size_t patchTriangles = 150;

// What a point takes besides the search: for telling whether rings are simple, triangles, twins and the pieces.
constexpr std::size_t pieceStepsPerPoint = 64;
constexpr std::size_t pieceBytesPerPoint = 512;
// A ring or patch is searched in tables of all pairs of its points.
constexpr std::size_t bytesOfSearch = std::size_t{8} << 20;

constexpr std::size_t mostPiecePoints = std::size_t{1} << 30;

using PieceRings = Answer<std::vector<Ring>>;

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

std::optional<PieceList> searchedPatch(const TrianglePatch &patch, std::span<const Point> points,
                                       const Neighbourhood &neighbours, std::size_t maxPoints, Meter &meter)
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
    std::optional<PieceList> pieces = fewestPieces(ring, patch.triangles, mayDrop, maxPoints, meter);
    if (pieces)
        for (std::uint32_t &corner : pieces->corners)
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

/// Cuts patches out of the triangles, searches each, and joins what the cuts between them do not need. That the mesh is
/// one is proved first: the patches rest on it.
PieceRings piecesByPatches(const RegionMesh &mesh, std::size_t maxPoints, Meter &meter)
{
    const auto twins = meshTwins(mesh.triangles, boundaryOf(mesh));
    if (!twins)
        return Failure::NotSimple;
    const Neighbourhood neighbours = neighbourhood(mesh.points, mesh.ends);
    PieceList all;
    for (const TrianglePatch &patch : trianglePatches(mesh.triangles, *twins, mesh.points.size(), patchTriangles)) {
        const auto pieces = searchedPatch(patch, mesh.points, neighbours, maxPoints, meter);
        if (!pieces)
            return Failure::NotSimple;
        const auto offset = static_cast<std::uint32_t>(all.corners.size());
        all.corners.insert(all.corners.end(), pieces->corners.begin(), pieces->corners.end());
        for (const std::uint32_t end : pieces->ends)
            all.ends.push_back(offset + end);
    }
    return ringsOf(withoutStraightVertices(mergedPieces(all, mesh.points, maxPoints), neighbours), mesh.points);
}

/// Why rings of so many points cannot be cut, if that is so.
std::optional<Failure> refusal(std::span<const Point> points)
{
    if (!areFinite(points))
        return Failure::NotFinite;
    if (points.size() > mostPiecePoints || !areInExactRange(points))
        return Failure::OutOfRange;
    return std::nullopt;
}

void payFor(std::size_t pointCount, Meter &meter)
{
    meter.spend(pointCount * pieceStepsPerPoint);
    meter.hold(pointCount * pieceBytesPerPoint + bytesOfSearch);
}

PieceRings piecesOfRing(std::span<const Point> ring, std::size_t maxPoints, Meter &meter)
{
    if (const auto failure = refusal(ring))
        return *failure;
    if (!isSimple(ring))
        return Failure::NotSimple;
    payFor(ring.size(), meter);
    Ring points = normalized(ring);
    if (points.size() <= mostSearchedPoints) {
        const auto pieces = fewestPieces(points, sweepTriangles(points), straightVertices(points), maxPoints, meter);
        return pieces ? PieceRings(ringsOf(*pieces, points)) : Failure::NotSimple;
    }
    // Diagonals to vertices that lie straight on seldom save a piece, and traced outlines are full of them.
    points = cornersOf(points);
    std::vector<Triangle> cut = sweepTriangles(points);
    const std::size_t end = points.size();
    return piecesByPatches({std::move(points), {end}, {}, std::move(cut)}, maxPoints, meter);
}

PieceRings piecesOfRegion(const Region &region, std::size_t maxPoints, Meter &meter)
{
    Ring points;
    std::vector<std::size_t> ends;
    bool haveThree = true;
    for (const Ring &ring : region.rings) {
        if (const auto failure = refusal(ring))
            return *failure;
        points.insert(points.end(), ring.begin(), ring.end());
        ends.push_back(points.size());
        haveThree = haveThree && ring.size() >= 3;
    }
    if (points.size() > mostPiecePoints)
        return Failure::OutOfRange;
    payFor(points.size(), meter);
    const auto mesh = haveThree ? regionMesh(std::move(points), std::move(ends)) : std::nullopt;
    if (!mesh || !windsOnceAtMost(*mesh))
        return Failure::NotSimple;
    return piecesByPatches(*mesh, maxPoints, meter);
}

} // namespace

namespace detail {

Answer<std::vector<Ring>> piecesWithin(std::span<const Point> ring, std::size_t maxPoints, Meter &meter)
{
    return piecesOfRing(ring, std::max<std::size_t>(maxPoints, 3), meter);
}

Answer<std::vector<Ring>> piecesWithin(const Region &region, std::size_t maxPoints, Meter &meter)
{
    if (region.rings.size() == 1 && winding(region.rings.front()) == Orientation::CounterClockwise)
        return piecesWithin(region.rings.front(), maxPoints, meter);
    return piecesOfRegion(region, std::max<std::size_t>(maxPoints, 3), meter);
}

} // namespace detail

Answer<std::vector<Ring>> convexPieces(std::span<const Point> ring, std::size_t maxPoints, const Budget &budget)
{
    return answered(budget, [&](Meter &meter) { return piecesWithin(ring, maxPoints, meter); });
}

Answer<std::vector<Ring>> convexPieces(const Region &region, std::size_t maxPoints, const Budget &budget)
{
    return answered(budget, [&](Meter &meter) { return piecesWithin(region, maxPoints, meter); });
}

} // namespace hitbox::geometry
