#include "rings/thinned_soundness.h"

#include <optional>
#include <span>
#include <vector>

#include <hitbox/geometry/broad_phase.h>
#include <hitbox/geometry/location.h>
#include <hitbox/geometry/orientation.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/segment_meeting.h>
#include <hitbox/geometry/self_intersection.h>

#include "index/box_meeting.h"
#include "index/edge_pair.h"

namespace hitbox::geometry::detail {
namespace {

// Up to so many edges in all, holding every edge of one ring against every one of another takes less than a tree.
constexpr std::size_t fewRingEdges = 128;

constexpr std::size_t stepsPerSegmentPair = 4;

bool holds(const Box &box, Point p)
{
    return haveCommonPoint(box, {p, p});
}

bool meet(const Segment &a, const Segment &b)
{
    return !areCertainlyApart(a, b) && meeting(a, b).kind != MeetingKind::None;
}

Orientation turnAt(std::span<const Point> ring, std::size_t index)
{
    return orientation(ring[index == 0 ? ring.size() - 1 : index - 1], ring[index], edge(ring, index).to);
}

/// Of two simple rings that share their least point: there, each turns the way it runs.
bool runAlike(std::span<const Point> ring, std::size_t least, std::span<const Point> other, std::size_t otherLeast)
{
    return turnAt(ring, least) == turnAt(other, otherLeast);
}

/// A ring before and after, with the box around both.
struct RingPair {
    std::span<const Point> old;
    std::span<const Point> left;
    Box box;
};

std::vector<RingPair> ringPairs(const Region &old, const Region &left)
{
    std::vector<RingPair> pairs;
    pairs.reserve(old.rings.size());
    for (std::size_t r = 0; r < old.rings.size(); ++r)
        if (const std::optional<Box> box = bounds(std::span(old.rings[r])))
            pairs.push_back({old.rings[r], left.rings[r], *box});
    return pairs;
}

bool doRingsMeet(const RingPair &a, const RingPair &b)
{
    for (std::size_t i = 0; i < a.left.size(); ++i) {
        const Segment side = edge(a.left, i);
        const Box box = boxOf(side);
        if (!haveCommonPoint(box, b.box))
            continue;
        for (std::size_t k = 0; k < b.left.size(); ++k) {
            const Segment other = edge(b.left, k);
            if (haveCommonPoint(box, boxOf(other)) && meet(side, other))
                return true;
        }
    }
    return false;
}

/// Of rings that do not meet. Where the old ones touched at p, it may have changed sides.
bool mayHaveChangedSides(Point p, const RingPair &ring)
{
    if (!holds(ring.box, p) || ring.left.size() == ring.old.size())
        return false;
    const Location before = locate(p, ring.old);
    return before == Location::Boundary || before != locate(p, ring.left);
}

bool areFewRingsApart(const Region &old, const Region &left)
{
    const std::vector<RingPair> pairs = ringPairs(old, left);
    for (auto a = pairs.begin(); a != pairs.end(); ++a) {
        for (auto b = a + 1; b != pairs.end(); ++b) {
            if (!haveCommonPoint(a->box, b->box))
                continue;
            if (doRingsMeet(*a, *b) || mayHaveChangedSides(a->left.front(), *b) ||
                mayHaveChangedSides(b->left.front(), *a))
                return false;
        }
    }
    return true;
}

/// One edge of a thinned ring, and where the points that it replaces lie in the old one.
struct Shortcut {
    std::size_t ring = 0;
    Segment segment;
    std::size_t from = 0;
    std::size_t to = 0;
};

/// The points from one end of a shortcut to the other.
Ring replacedPoints(std::span<const Point> ring, const Shortcut &shortcut)
{
    Ring points;
    for (std::size_t k = shortcut.from; k != shortcut.to; k = k + 1 == ring.size() ? 0 : k + 1)
        points.push_back(ring[k]);
    points.push_back(ring[shortcut.to]);
    return points;
}

std::vector<Shortcut> shortcuts(const ThinnedRegion &thinned)
{
    std::vector<Shortcut> found;
    found.reserve(thinned.kept.size());
    for (std::size_t r = 0; r < thinned.region.rings.size(); ++r) {
        const std::span<const std::size_t> kept = thinned.keptOf(r, found.size());
        for (std::size_t i = 0; i < kept.size(); ++i)
            found.push_back({r, edge(thinned.region.rings[r], i), kept[i], kept[i + 1 == kept.size() ? 0 : i + 1]});
    }
    return found;
}

/// Of a point of each ring, none may lie between an edge and the points that it replaces.
bool areManyRingsApart(const Region &old, const ThinnedRegion &thinned, Meter &meter)
{
    const std::vector<Shortcut> edges = shortcuts(thinned);
    std::vector<Box> boxes;
    boxes.reserve(edges.size());
    for (const Shortcut &shortcut : edges)
        boxes.push_back(*bounds(replacedPoints(old.rings[shortcut.ring], shortcut)));
    const BroadPhase phase(boxes);
    const std::size_t mostPairs = meter.left().memory / sizeof(ShapePair) / 2; // they grow by doubling
    const std::vector<ShapePair> pairs = phase.pairsByPlace(mostPairs);
    meter.spend(pairs.size() * stepsPerSegmentPair);
    if (pairs.size() > mostPairs)
        Meter::end();
    for (const ShapePair &pair : pairs) {
        const Shortcut &a = edges[pair.first];
        const Shortcut &b = edges[pair.second];
        // Each ring by itself has been found simple.
        if (a.ring != b.ring && meet(a.segment, b.segment))
            return false;
    }
    for (std::size_t r = 0; r < thinned.region.rings.size(); ++r) {
        const Ring &ring = thinned.region.rings[r];
        if (ring.empty())
            continue;
        for (const std::size_t i : phase.at(ring.front())) {
            const Shortcut &edge = edges[i];
            meter.spend(1 + (edge.to > edge.from ? edge.to - edge.from : old.rings[edge.ring].size()));
            if (edge.ring != r && locate(ring.front(), replacedPoints(old.rings[edge.ring], edge)) != Location::Outside)
                return false;
        }
    }
    return true;
}

} // namespace

bool isSound(const Region &old, const ThinnedRegion &thinned, Meter &meter)
{
    const std::vector<Ring> &left = thinned.region.rings;
    std::size_t first = 0;
    for (std::size_t r = 0; r < left.size(); ++r) {
        if (left[r].size() < old.rings[r].size()) {
            const std::size_t least = thinned.leftmosts[r];
            if (!isSimple(left[r]) || !runAlike(left[r], least, old.rings[r], thinned.keptOf(r, first)[least]))
                return false;
        }
        first += left[r].size();
    }
    if (left.size() < 2)
        return true;
    return first <= fewRingEdges ? areFewRingsApart(old, thinned.region) : areManyRingsApart(old, thinned, meter);
}

} // namespace hitbox::geometry::detail
