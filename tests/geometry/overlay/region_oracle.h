#pragma once

#include <algorithm>
#include <cmath>
#include <iterator>
#include <span>
#include <utility>
#include <vector>

#include <hitbox/geometry/polygon.h>

#include "geometry/oracle.h"
#include "geometry/random_shapes.h"

/// Areas of Boolean operations over the rationals, and the pairs of rings they are tried on.
namespace hitbox::geometry::oracle {

/// Exact areas of the parts into which two even-odd sets of rings cut the plane.
struct PartAreas {
    Rational onlyA = 0;
    Rational onlyB = 0;
    Rational both = 0;
};

struct SlabEdge {
    ExactPoint left;
    ExactPoint right;
    bool ofA = false;

    Rational yAt(const Rational &x) const { return left.y + (right.y - left.y) * (x - left.x) / (right.x - left.x); }
};

inline void addSlabEdges(std::vector<SlabEdge> &edges, std::span<const Ring> rings, bool ofA)
{
    for (const Ring &ring : rings)
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const auto [from, to] = edge(ring, i);
            if (from.x != to.x)
                edges.push_back({exact(from.x < to.x ? from : to), exact(from.x < to.x ? to : from), ofA});
        }
}

/// The x of every end and every crossing, in order.
inline std::vector<Rational> slabLimits(const std::vector<SlabEdge> &edges)
{
    std::vector<Rational> limits;
    for (std::size_t i = 0; i < edges.size(); ++i) {
        const SlabEdge &a = edges[i];
        limits.insert(limits.end(), {a.left.x, a.right.x});
        for (std::size_t k = 0; k < i; ++k) {
            const SlabEdge &b = edges[k];
            const Rational denominator = cross(a.right - a.left, b.right - b.left);
            if (denominator == 0)
                continue;
            const Rational t = cross(b.left - a.left, b.right - b.left) / denominator;
            if (t > 0 && t < 1)
                limits.push_back(a.left.x + (a.right.x - a.left.x) * t);
        }
    }
    std::ranges::sort(limits);
    limits.erase(std::unique(limits.begin(), limits.end()), limits.end());
    return limits;
}

inline void addSlab(PartAreas &areas, const std::vector<SlabEdge> &edges, const Rational &x0, const Rational &x1)
{
    const Rational middle = (x0 + x1) / 2;
    std::vector<std::pair<Rational, bool>> cuts;
    for (const SlabEdge &edge : edges)
        if (edge.left.x <= x0 && x1 <= edge.right.x)
            cuts.emplace_back(edge.yAt(middle), edge.ofA);
    std::ranges::sort(cuts);
    bool inA = false;
    bool inB = false;
    for (std::size_t i = 0; i + 1 < cuts.size(); ++i) {
        (cuts[i].second ? inA : inB) ^= true;
        // No edges cross in the slab, so each part is a trapezium: its middle height tells its area.
        const Rational area = (cuts[i + 1].first - cuts[i].first) * (x1 - x0);
        if (inA && inB)
            areas.both += area;
        else if (inA)
            areas.onlyA += area;
        else if (inB)
            areas.onlyB += area;
    }
}

/// Cuts the plane into vertical slabs between which nothing ends or crosses.
inline PartAreas partAreas(std::span<const Ring> a, std::span<const Ring> b)
{
    std::vector<SlabEdge> edges;
    addSlabEdges(edges, a, true);
    addSlabEdges(edges, b, false);
    const std::vector<Rational> limits = slabLimits(edges);
    PartAreas areas;
    for (std::size_t i = 0; i + 1 < limits.size(); ++i)
        addSlab(areas, edges, limits[i], limits[i + 1]);
    return areas;
}

} // namespace hitbox::geometry::oracle

namespace hitbox::geometry::test {

struct RingPair {
    Ring a;
    Ring b;

    std::vector<Point> all() const
    {
        std::vector<Point> points = a;
        points.insert(points.end(), b.begin(), b.end());
        return points;
    }
};

inline constexpr int pairKinds = 9;

inline std::size_t anySize(Random &random)
{
    return static_cast<std::size_t>(random.between(3, 9));
}

inline Ring reversed(Ring ring)
{
    std::ranges::reverse(ring);
    return ring;
}

/// Points rounded onto the edges of the ring, and some of its own.
inline Ring ringAlong(Random &random, const Ring &ring)
{
    Ring result;
    const int count = random.between(3, 7);
    for (int i = 0; i < count; ++i) {
        const Segment side = edge(ring, static_cast<std::size_t>(random.below(static_cast<int>(ring.size()))));
        result.push_back(random.chance(0.3) ? side.from : pointNearLine(random, side.from, side.to));
    }
    return result;
}

/// The ring with some coordinates moved to the neighbouring double.
inline Ring nudged(Random &random, Ring ring)
{
    for (Point &p : ring) {
        if (random.chance(0.4))
            p.x = std::nextafter(p.x, random.chance(0.5) ? 1e9 : -1e9);
        if (random.chance(0.4))
            p.y = std::nextafter(p.y, random.chance(0.5) ? 1e9 : -1e9);
    }
    return ring;
}

/// Two rings that have to do with each other in one of the ways that break programs, by turns.
inline RingPair randomPair(Random &random, int index)
{
    const auto star = [&](Family family) { return starRing(random, family, anySize(random)); };
    const auto any = [&](Family family) { return randomRing(random, family, anySize(random)); };
    switch (index % pairKinds) {
    case 0: return {star(Family::Plain), reversed(star(Family::Plain))};
    case 1: return {any(Family::Lattice), any(Family::Lattice)};
    case 2: {
        const Ring ring = star(Family::NearDegenerate);
        return {ring, ringAlong(random, ring)};
    }
    case 3: {
        const Ring ring = star(Family::Plain);
        return {ring, nudged(random, ring)};
    }
    case 4: return {any(Family::Plain), any(Family::NearDegenerate)};
    case 5: return {any(Family::Spikes), any(Family::Duplicates)};
    case 6: {
        const Ring ring = star(Family::Lattice);
        return {ring, random.chance(0.5) ? reversed(ring) : renumbered(ring, 2)};
    }
    case 7: return {any(Family::CollinearRuns), star(Family::Lattice)};
    default: return {any(Family::FarFromOrigin), star(Family::FarFromOrigin)};
    }
}

} // namespace hitbox::geometry::test
