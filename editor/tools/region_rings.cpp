#include "tools/region_rings.h"

#include <hitbox/geometry/location.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>
#include <hitbox/geometry/self_intersection.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace hitbox {

namespace {

using geometry::Box;
using geometry::Point;
using geometry::Region;
using geometry::Ring;

/// An outer ring and the holes in it.
struct Part {
    Ring outer;
    std::vector<Ring> holes;
};

bool isHole(const Ring &ring)
{
    return geometry::winding(ring) == geometry::Orientation::Clockwise;
}

double sizeOf(const Ring &ring)
{
    return std::abs(geometry::signedArea(ring));
}

bool surrounds(const Ring &outer, const Ring &hole)
{
    return std::none_of(hole.begin(), hole.end(),
                        [&outer](Point p) { return geometry::locate(p, outer) == geometry::Location::Outside; });
}

std::vector<Part> partsOf(const Region &region)
{
    std::vector<Part> parts;
    for (const Ring &ring : region.rings) {
        if (!isHole(ring))
            parts.push_back({ring, {}});
    }
    // The smallest first: the first one around a hole is the one that it lies in.
    std::sort(parts.begin(), parts.end(),
              [](const Part &a, const Part &b) { return sizeOf(a.outer) < sizeOf(b.outer); });
    for (const Ring &ring : region.rings) {
        if (!isHole(ring))
            continue;
        const auto part =
            std::find_if(parts.begin(), parts.end(), [&ring](const Part &one) { return surrounds(one.outer, ring); });
        if (part != parts.end())
            part->holes.push_back(ring);
    }
    return parts;
}

bool isWithin(const Box &hole, double x)
{
    return x > hole.min.x && x < hole.max.x;
}

/// The x of an upright line; none of a hole so narrow that no number lies in it.
std::optional<double> cutThrough(const Ring &hole)
{
    const Box box = *geometry::bounds(hole);
    const double middle = box.center().x;
    const double whole = std::round(middle);
    if (isWithin(box, whole))
        return whole;
    return isWithin(box, middle) ? std::optional(middle) : std::nullopt;
}

Region rectangle(Point min, Point max)
{
    return {{{min, {min.x, max.y}, max, {max.x, min.y}}}};
}

/// Holes that cannot be cut have an area that rounding alone can give and take: they are filled.
void appendRings(Part part, std::vector<Ring> &rings)
{
    std::erase_if(part.holes, [](const Ring &hole) { return !cutThrough(hole); });
    if (part.holes.empty()) {
        rings.push_back(part.outer);
        return;
    }
    const Box around = *geometry::bounds(part.outer);
    // Holes are ordered from left to right: one from the middle leaves about half of them on either side.
    const double x = *cutThrough(part.holes[part.holes.size() / 2]);
    Region whole{part.holes};
    whole.rings.push_back(part.outer);
    for (const Region &side : {rectangle(around.min, {x, around.max.y}), rectangle({x, around.min.y}, around.max)}) {
        // A sound region and a box meet in few places: only memory that is not to be had cuts this short.
        const auto half =
            geometry::combine(whole, side, geometry::RegionOperation::Intersection, {}, geometry::Budget::unlimited());
        for (const Part &piece : partsOf(half.valueOr(Region())))
            appendRings(piece, rings);
    }
}

} // namespace

std::optional<Ring> ringAround(const Outline &outline)
{
    if (std::holds_alternative<ChainLine>(outline))
        return std::nullopt;
    if (const auto *circle = std::get_if<geometry::Circle>(&outline))
        return geometry::flattened(*circle, roundTolerance);
    if (const auto *capsule = std::get_if<geometry::Capsule>(&outline))
        return geometry::flattened(*capsule, roundTolerance);
    const QList<Point> corners = handlesOf(outline);
    return Ring(corners.cbegin(), corners.cend());
}

std::vector<Ring> ringsWithoutHoles(const Region &region)
{
    std::vector<Ring> rings;
    for (const Part &part : partsOf(region))
        appendRings(part, rings);
    std::stable_sort(rings.begin(), rings.end(), [](const Ring &a, const Ring &b) { return sizeOf(a) > sizeOf(b); });
    return rings;
}

QList<Outline> polygonsOf(const std::vector<Ring> &rings)
{
    QList<Outline> outlines;
    for (const Ring &ring : rings)
        outlines.append(PolygonOutline{QList<Point>(ring.begin(), ring.end())});
    return outlines;
}

std::vector<Ring> settledOnGrid(std::vector<Ring> rings, std::span<const Ring> kept, const SnapSettings &snap)
{
    std::set<std::pair<double, double>> places;
    for (const Ring &ring : kept) {
        for (const Point p : ring)
            places.insert({p.x, p.y});
    }
    std::vector<Ring> settled = rings;
    for (Ring &ring : settled) {
        for (Point &p : ring) {
            if (!places.contains({p.x, p.y}))
                p = snapped(p, snap);
        }
        const auto last = std::unique(ring.begin(), ring.end());
        ring.erase(last, ring.end());
        if (ring.size() > 1 && ring.front() == ring.back())
            ring.pop_back();
        if (!geometry::isSimple(ring))
            return rings;
    }
    return settled;
}

} // namespace hitbox
