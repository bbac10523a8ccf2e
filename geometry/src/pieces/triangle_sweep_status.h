#pragma once

#include <cstdint>
#include <limits>
#include <memory_resource>
#include <vector>

#include <hitbox/geometry/shapes.h>

#include "exact/expansion.h"

namespace hitbox::geometry::detail {

using SweepIndex = std::uint32_t;
inline constexpr SweepIndex noSweepIndex = std::numeric_limits<SweepIndex>::max();

enum SweepSide : std::uint8_t { Above = 0, Below = 1 };

constexpr SweepSide opposite(SweepSide side)
{
    return side == Above ? Below : Above;
}

/// A stretch of the sweep line inside the ring, between the edges above and below it, and what is not yet cut into
/// triangles left of it: a chain of vertices from the left end of the upper edge to that of the lower one.
/// As large as a cache line: the upper edge's coordinates lie here, since searching asks for nothing else.
struct SweepInterval {
    Point upperFrom; ///< the upper edge, left to right
    Point upperTo;
    SweepIndex children[2] = {noSweepIndex, noSweepIndex};
    SweepIndex parent = noSweepIndex;
    SweepIndex edges[2] = {noSweepIndex, noSweepIndex}; ///< by side
    SweepIndex ends[2] = {noSweepIndex, noSweepIndex};  ///< the chain's, by side
    SweepIndex rightmost = noSweepIndex;                ///< the chain's link that the sweep came by last
};

/// All intervals of the sweep line from top to bottom, in a treap: a search tree in which parents have higher
/// priorities than their children, priorities being hashed from places in memory.
///
/// Source: C. R. Aragon and R. Seidel, "Randomized search trees", 1989.
class TriangleSweepStatus
{
public:
    TriangleSweepStatus(std::size_t mostIntervals, std::pmr::memory_resource *memory)
        : m_intervals(memory)
    {
        m_intervals.reserve(mostIntervals);
    }

    SweepInterval &operator[](SweepIndex interval) { return m_intervals[interval]; }
    bool isEmpty() const { return m_root == noSweepIndex; }

    /// Where a new interval at p belongs: the lowest interval whose upper edge is above p, and the place in the tree
    /// next to it. If p is on that edge, as where rings touch, the way `towards` another point tells.
    struct Place {
        SweepIndex above = noSweepIndex;
        SweepIndex parent = noSweepIndex;
        std::uint8_t child = 0;
    };
    Place find(Point p, Point towards) const
    {
        Place place;
        for (SweepIndex here = m_root; here != noSweepIndex;) {
            const SweepInterval &interval = m_intervals[here];
            const Point from = interval.upperFrom;
            const int side = crossSign(from, interval.upperTo, from, p);
            const bool isBelow = side != 0 ? side > 0 : crossSign(from, interval.upperTo, from, towards) > 0;
            place.parent = here;
            place.child = isBelow ? 1 : 0;
            place.above = isBelow ? here : place.above;
            here = interval.children[place.child];
        }
        return place;
    }

    SweepIndex insert(const Place &place, SweepInterval interval)
    {
        SweepIndex added = m_firstFree;
        interval.parent = place.parent;
        if (added == noSweepIndex) {
            added = static_cast<SweepIndex>(m_intervals.size());
            m_intervals.push_back(interval);
        } else {
            m_firstFree = m_intervals[added].parent;
            m_intervals[added] = interval;
        }
        if (place.parent == noSweepIndex)
            m_root = added;
        else
            m_intervals[place.parent].children[place.child] = added;
        while (m_intervals[added].parent != noSweepIndex && priority(added) > priority(m_intervals[added].parent))
            rotateUp(added);
        return added;
    }

    void erase(SweepIndex removed)
    {
        while (true) {
            const SweepIndex left = m_intervals[removed].children[0];
            const SweepIndex right = m_intervals[removed].children[1];
            if (left == noSweepIndex || right == noSweepIndex) {
                replace(removed, left == noSweepIndex ? right : left);
                break;
            }
            rotateUp(priority(left) > priority(right) ? left : right);
        }
        m_intervals[removed].edges[Above] = m_intervals[removed].edges[Below] = noSweepIndex;
        m_intervals[removed].parent = m_firstFree;
        m_firstFree = removed;
    }

private:
    static std::uint32_t priority(SweepIndex interval) { return (interval + 1) * 2654435769U; }

    /// Puts a subtree where another one hangs.
    void replace(SweepIndex old, SweepIndex by)
    {
        const SweepIndex parent = m_intervals[old].parent;
        if (by != noSweepIndex)
            m_intervals[by].parent = parent;
        if (parent == noSweepIndex)
            m_root = by;
        else
            m_intervals[parent].children[m_intervals[parent].children[1] == old ? 1 : 0] = by;
    }

    void rotateUp(SweepIndex child)
    {
        const SweepIndex parent = m_intervals[child].parent;
        const std::size_t side = m_intervals[parent].children[1] == child ? 1 : 0;
        const SweepIndex inner = m_intervals[child].children[1 - side];
        replace(parent, child);
        m_intervals[parent].children[side] = inner;
        if (inner != noSweepIndex)
            m_intervals[inner].parent = parent;
        m_intervals[child].children[1 - side] = parent;
        m_intervals[parent].parent = child;
    }

    std::pmr::vector<SweepInterval> m_intervals;
    SweepIndex m_root = noSweepIndex;
    SweepIndex m_firstFree = noSweepIndex;
};

} // namespace hitbox::geometry::detail
