#include <hitbox/geometry/self_intersection.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory_resource>

#include <hitbox/geometry/orientation.h>
#include <hitbox/geometry/polygon.h>

#include "edge_tree.h"
#include "expansion.h"
#include "finite.h"

namespace hitbox::geometry {

namespace {

using namespace detail;

// Holds the tree of a ring of at most 32 points, so that nothing is allocated for it.
constexpr std::size_t stackBytes = 4096;

bool areNeighbours(std::size_t first, std::size_t second, std::size_t count)
{
    return second == first + 1 || (first == 0 && second + 1 == count);
}

/// The meeting of two edges, or None where that of neighbours is no more than their common vertex.
SegmentMeeting forbiddenMeeting(std::span<const Point> ring, std::size_t first, std::size_t second)
{
    const Segment a = edge(ring, first);
    const Segment b = edge(ring, second);
    if (!areNeighbours(first, second, ring.size()))
        return meeting(a, b);
    // Neighbours on different lines have no second point in common.
    const bool onOneLine =
        second == first + 1 ? crossSign(a.from, a.to, a.to, b.to) == 0 : crossSign(b.from, b.to, b.to, a.to) == 0;
    const SegmentMeeting met = onOneLine ? meeting(a, b) : SegmentMeeting{};
    return met.kind == MeetingKind::Overlapping ? met : SegmentMeeting{};
}

template <typename Report>
bool reportPairsOfEdge(std::span<const Point> ring, const EdgeTree &tree, std::size_t i,
                       std::span<const std::size_t> blocks, Report report)
{
    const Box box = tree.edgeBox(i);
    for (const std::size_t block : blocks) {
        if (!boxesMeet(box, tree.blockBox(block)))
            continue;
        const std::size_t end = std::min((block + 1) * EdgeTree::edgesPerBlock, ring.size());
        for (std::size_t j = std::max(block * EdgeTree::edgesPerBlock, i + 1); j < end; ++j) {
            if (!boxesMeet(box, tree.edgeBox(j)))
                continue;
            const SegmentMeeting met = forbiddenMeeting(ring, i, j);
            if (met.kind != MeetingKind::None && !report(i, j, met))
                return false;
        }
    }
    return true;
}

/// Calls report(first, second, meeting) for each pair in order until it answers false.
template <typename Report>
void forEachSelfIntersection(std::span<const Point> ring, Report report)
{
    std::array<std::byte, stackBytes> buffer;
    std::pmr::monotonic_buffer_resource memory(buffer.data(), buffer.size());
    EdgeTree tree(ring, &memory);
    for (std::size_t block = 0; block < tree.blockCount(); ++block) {
        const auto blocks = tree.blocksMeeting(tree.blockBox(block), block);
        const std::size_t end = std::min((block + 1) * EdgeTree::edgesPerBlock, ring.size());
        for (std::size_t i = block * EdgeTree::edgesPerBlock; i < end; ++i)
            if (!reportPairsOfEdge(ring, tree, i, blocks, report))
                return;
    }
}

/// The index of the nearest point before index that differs from the one there; index itself when all are equal.
std::size_t previousDistinct(std::span<const Point> ring, std::size_t index)
{
    std::size_t i = index;
    do
        i = (i == 0 ? ring.size() : i) - 1;
    while (i != index && ring[i] == ring[index]);
    return i;
}

std::size_t nextDistinct(std::span<const Point> ring, std::size_t index)
{
    std::size_t i = index;
    do
        i = i + 1 == ring.size() ? 0 : i + 1;
    while (i != index && ring[i] == ring[index]);
    return i;
}

bool repeatsPrevious(std::span<const Point> ring, std::size_t index)
{
    return ring.size() > 1 && ring[index] == ring[(index == 0 ? ring.size() : index) - 1];
}

/// A run of equal points counts as one vertex, at its first index.
bool isSpike(std::span<const Point> ring, std::size_t index)
{
    if (repeatsPrevious(ring, index))
        return false;
    const Point before = ring[previousDistinct(ring, index)];
    const Point here = ring[index];
    const Point after = ring[nextDistinct(ring, index)];
    return crossSign(before, here, here, after) == 0 && dotSign(before, here, here, after) < 0;
}

template <typename Condition>
void appendDefects(std::vector<RingDefect> &defects, RingDefectKind kind, std::size_t count, Condition holds)
{
    for (std::size_t i = 0; i < count; ++i)
        if (holds(i))
            defects.push_back({kind, i});
}

} // namespace

std::vector<EdgeMeeting> selfIntersections(std::span<const Point> ring, std::size_t limit)
{
    std::vector<EdgeMeeting> found;
    if (limit == 0)
        return found;
    forEachSelfIntersection(ring, [&](std::size_t first, std::size_t second, const SegmentMeeting &met) {
        found.push_back({first, second, met});
        return found.size() < limit;
    });
    return found;
}

bool isSimple(std::span<const Point> ring)
{
    // Equal neighbours make an edge of length zero, whose own neighbours meet.
    if (ring.size() < 3 || ring[0] == ring[1] || !areFinite(ring))
        return false;
    bool foundAny = false;
    forEachSelfIntersection(ring, [&](std::size_t, std::size_t, const SegmentMeeting &) {
        foundAny = true;
        return false;
    });
    return !foundAny;
}

std::vector<RingDefect> ringDefects(std::span<const Point> ring)
{
    std::vector<RingDefect> defects;
    const bool hasArea = ring.size() >= 3;
    if (!hasArea)
        defects.push_back({RingDefectKind::TooFewPoints, 0});
    const std::size_t defectsBefore = defects.size();
    appendDefects(defects, RingDefectKind::NotFinite, ring.size(), [&](std::size_t i) { return !isFinite(ring[i]); });
    if (defects.size() > defectsBefore)
        return defects;
    appendDefects(defects, RingDefectKind::RepeatedPoint, ring.size(),
                  [&](std::size_t i) { return repeatsPrevious(ring, i); });
    if (!hasArea)
        return defects;
    appendDefects(defects, RingDefectKind::Spike, ring.size(), [&](std::size_t i) { return isSpike(ring, i); });
    if (winding(ring) == Orientation::Collinear)
        defects.push_back({RingDefectKind::ZeroArea, 0});
    return defects;
}

} // namespace hitbox::geometry
