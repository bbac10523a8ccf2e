#include "formats/exporters/preparation/engine_slop.h"

#include <algorithm>
#include <cmath>

#include <hitbox/geometry/convex_pieces.h>
#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/self_intersection.h>

namespace hitbox {

namespace {

using geometry::Point;

/// A little more than the engine asks for, since it rounds coordinates before it measures.
constexpr double slopMargin = 1.01;

bool isNear(Point a, Point b, double distance)
{
    return geometry::distance(a, b) < distance * slopMargin;
}

PolygonOutline weldedPolygon(const PolygonOutline &polygon, double distance)
{
    QList<Point> kept;
    for (const Point point : polygon.points) {
        if (kept.isEmpty() || !isNear(point, kept.constLast(), distance))
            kept.append(point);
    }
    while (kept.size() > 1 && isNear(kept.constFirst(), kept.constLast(), distance))
        kept.removeLast();
    return kept.size() >= 3 && geometry::isSimple(kept) ? PolygonOutline{kept} : polygon;
}

ChainLine weldedChain(const ChainLine &chain, double distance)
{
    QList<Point> kept;
    for (const Point point : chain.points) {
        if (kept.isEmpty() || !isNear(point, kept.constLast(), distance))
            kept.append(point);
    }
    if (kept.isEmpty() || kept.constLast() == chain.points.constLast())
        return {kept};
    while (kept.size() > 1 && isNear(kept.constLast(), chain.points.constLast(), distance))
        kept.removeLast();
    return {kept + QList<Point>{chain.points.constLast()}};
}

/// Corners that are near to any earlier one are left out, as the engine does it; no more than `most` are looked for.
geometry::Ring apart(std::span<const Point> corners, double distance, std::size_t most)
{
    geometry::Ring kept;
    for (const Point corner : corners) {
        const bool isNew = std::ranges::none_of(kept, [&](Point known) { return isNear(corner, known, distance); });
        if (isNew && kept.size() < most)
            kept.push_back(corner);
    }
    return kept;
}

bool isHeldRing(std::span<const Point> ring, double slop)
{
    // Box2D asks for 1.2e-7 square metres. Ten times as much, for the rounding of coordinates.
    const double leastArea = slop * slop / 20;
    return apart(ring, slop / 2, 3).size() == 3 && std::abs(geometry::signedArea(ring)) >= leastArea;
}

} // namespace

Outline welded(const Outline &outline, double slop)
{
    if (slop <= 0)
        return outline;
    if (const auto *polygon = std::get_if<PolygonOutline>(&outline))
        return weldedPolygon(*polygon, slop / 2);
    if (const auto *chain = std::get_if<ChainLine>(&outline))
        return weldedChain(*chain, slop);
    return outline;
}

std::vector<geometry::Ring> exportedPieces(std::span<const Point> ring, std::size_t mostCorners)
{
    return geometry::convexPieces(ring, mostCorners, geometry::Budget::unlimited())
        .valueOr(std::vector<geometry::Ring>());
}

std::vector<geometry::Ring> weldedPieces(std::span<const Point> ring, std::size_t mostCorners, double slop)
{
    std::vector<geometry::Ring> pieces = exportedPieces(ring, mostCorners);
    for (geometry::Ring &piece : pieces) {
        if (slop > 0)
            piece = apart(piece, slop / 2, piece.size());
    }
    return pieces;
}

std::vector<geometry::Ring> heldPieces(std::span<const Point> ring, std::size_t mostCorners, double slop)
{
    std::vector<geometry::Ring> pieces = weldedPieces(ring, mostCorners, slop);
    if (slop > 0)
        std::erase_if(pieces, [slop](const geometry::Ring &piece) { return !isHeldRing(piece, slop); });
    return pieces;
}

bool isHeld(const Outline &outline, double slop)
{
    if (slop <= 0)
        return true;
    if (const auto *polygon = std::get_if<PolygonOutline>(&outline))
        return isHeldRing(polygon->points, slop);
    const auto *chain = std::get_if<ChainLine>(&outline);
    return !chain || chain->points.size() > 2 ||
           (chain->points.size() == 2 && !isNear(chain->points[0], chain->points[1], slop));
}

} // namespace hitbox
