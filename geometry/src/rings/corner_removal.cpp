#include "rings/corner_removal.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <queue>
#include <span>
#include <vector>

#include <hitbox/geometry/broad_phase.h>
#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/orientation.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/segment_meeting.h>

#include "index/box_meeting.h"
#include "rings/outward_corner.h"

namespace hitbox::geometry::detail {
namespace {

using RemovedIndex = std::uint32_t;

struct Corner {
    Point point;
    RemovedIndex previous = 0;
    RemovedIndex next = 0;
    RemovedIndex ring = 0;
    RemovedIndex anchor = 0;  ///< the old point that it stands for, as an index into its old ring
    RemovedIndex version = 0; ///< changes with its surroundings, so that steps thought of before are out of date
    bool isLeft = true;
};

enum class StepKind : std::uint8_t {
    TakeOut, ///< the corner
    Merge,   ///< the corner and the one after it become one outside
};

struct Step {
    double error = 0;
    RemovedIndex replacedCount = 0; ///< old points between the ends: of equal errors the shortest piece comes first
    RemovedIndex corner = 0;
    RemovedIndex version = 0;
    StepKind kind = StepKind::TakeOut;
    Point merged; ///< of a merge: the new corner
};

struct IsLater {
    bool operator()(const Step &a, const Step &b) const
    {
        if (a.error != b.error)
            return a.error > b.error;
        return a.replacedCount != b.replacedCount ? a.replacedCount > b.replacedCount : a.corner > b.corner;
    }
};

class CornerRemoval
{
public:
    CornerRemoval(const Region &region, const RemovalLimits &limits, Meter &meter);

    Region result();

private:
    void addRing(RemovedIndex ring, std::size_t mostRemoved);
    void proposeAll();
    void propose(RemovedIndex corner);
    void proposeTakeOut(RemovedIndex corner);
    void proposeMerge(RemovedIndex corner);
    bool run();
    bool isAllowed(const Step &step) const;
    bool isFree(std::span<const RemovedIndex> own, Point a, Point b, Point c) const;
    bool isClear(std::span<const RemovedIndex> own, Point oldEnd, Point newEnd) const;
    bool isInWay(RemovedIndex corner, Point a, Point b, Point c) const;
    void take(const Step &step);
    void unlink(RemovedIndex corner);
    void renewAround(RemovedIndex corner);
    void placeEdge(RemovedIndex corner);
    RemovedIndex replacedCount(RemovedIndex from, RemovedIndex to) const;
    double errorOf(RemovedIndex ring, RemovedIndex from, RemovedIndex to, std::span<const Point> line) const;

    /// The corners whose edges' boxes overlap this one.
    std::vector<std::size_t> edgesNear(const Box &box) const;

    const Region &m_region;
    RemovalLimits m_limits;
    Meter &m_meter;
    std::size_t m_heldSteps = 0;
    std::vector<Corner> m_corners;
    std::vector<RemovedIndex> m_firstOfRing;
    std::vector<std::size_t> m_sizeOfRing;
    std::size_t m_left = 0;
    BroadPhase m_edges; ///< each by the corner that it starts at
    std::priority_queue<Step, std::vector<Step>, IsLater> m_steps;
};

/// To build a corner and what is kept of it, and to look for those near a place.
constexpr std::size_t removalStepsPerCorner = 4;
constexpr std::size_t stepsPerSearch = 16;
constexpr std::size_t removalBytesPerCorner = 192;

CornerRemoval::CornerRemoval(const Region &region, const RemovalLimits &limits, Meter &meter)
    : m_region(region)
    , m_limits(limits)
    , m_meter(meter)
{
    std::size_t left = 0;
    for (const Ring &ring : region.rings)
        left += ring.size();
    m_meter.spend(left * removalStepsPerCorner);
    for (RemovedIndex ring = 0; ring < region.rings.size(); ++ring) {
        addRing(ring, left - std::min(left, limits.cornerCount));
        left -= region.rings[ring].size() - m_sizeOfRing[ring];
    }
    std::vector<Box> boxes;
    boxes.reserve(m_corners.size());
    for (const Corner &corner : m_corners)
        boxes.push_back(boxOf(Segment{corner.point, m_corners[corner.next].point}));
    m_meter.hold(boxes.size() * removalBytesPerCorner);
    m_edges = BroadPhase(boxes);
}

std::vector<std::size_t> CornerRemoval::edgesNear(const Box &box) const
{
    std::vector<std::size_t> found = m_edges.overlapping(box);
    m_meter.spend(stepsPerSearch + removalStepsPerCorner * found.size());
    return found;
}

/// Whether b lies between a and c, exactly on the line from one to the other.
bool isStraight(Point a, Point b, Point c)
{
    const auto isBetween = [](double low, double value, double high) {
        return std::min(low, high) <= value && value <= std::max(low, high);
    };
    return b != a && b != c && isBetween(a.x, b.x, c.x) && isBetween(a.y, b.y, c.y) &&
           orientation(a, b, c) == Orientation::Collinear;
}

/// The corners that stay when up to `mostRemoved` straight ones go, as indices into the ring.
std::vector<RemovedIndex> withoutStraightCorners(const Ring &ring, std::size_t mostRemoved)
{
    std::vector<RemovedIndex> kept;
    std::size_t canGo = std::min(mostRemoved, ring.size() - std::min<std::size_t>(ring.size(), 3));
    for (RemovedIndex i = 0; i < ring.size(); ++i) {
        const Point previous = kept.empty() ? ring.back() : ring[kept.back()];
        const Point next = i + 1 < ring.size() ? ring[i + 1] : ring[kept.empty() ? 0 : kept.front()];
        if (canGo > 0 && isStraight(previous, ring[i], next))
            --canGo;
        else
            kept.push_back(i);
    }
    return kept;
}

void CornerRemoval::addRing(RemovedIndex ring, std::size_t mostRemoved)
{
    const Ring &points = m_region.rings[ring];
    // Straight corners change no line, so they need no search, and are many where pixels were traced.
    const std::vector<RemovedIndex> kept = withoutStraightCorners(points, mostRemoved);
    const auto first = static_cast<RemovedIndex>(m_corners.size());
    const auto count = static_cast<RemovedIndex>(kept.size());
    for (RemovedIndex i = 0; i < count; ++i)
        m_corners.push_back(
            {points[kept[i]], first + (i == 0 ? count : i) - 1, first + (i + 1 == count ? 0 : i + 1), ring, kept[i]});
    m_firstOfRing.push_back(first);
    m_sizeOfRing.push_back(count);
    m_left += count;
}

RemovedIndex CornerRemoval::replacedCount(RemovedIndex from, RemovedIndex to) const
{
    const Corner &first = m_corners[from];
    const Corner &last = m_corners[to];
    const auto size = static_cast<RemovedIndex>(m_region.rings[first.ring].size());
    return last.anchor >= first.anchor ? last.anchor - first.anchor : last.anchor + size - first.anchor;
}

/// How far the old points from one index to the other, both included, are from the line at most.
double CornerRemoval::errorOf(RemovedIndex ring, RemovedIndex from, RemovedIndex to, std::span<const Point> line) const
{
    const Ring &points = m_region.rings[ring];
    const std::size_t count = to >= from ? to - from : to + points.size() - from;
    m_meter.spend((count + 1) * (line.size() - 1));
    double error = 0;
    for (RemovedIndex i = from;; i = i + 1 == points.size() ? 0 : i + 1) {
        double nearest = std::numeric_limits<double>::infinity();
        for (std::size_t k = 0; k + 1 < line.size(); ++k)
            nearest = std::min(nearest, roughDistance(points[i], {line[k], line[k + 1]}));
        error = std::max(error, nearest);
        if (i == to)
            return error;
    }
}

void CornerRemoval::propose(RemovedIndex corner)
{
    if (m_sizeOfRing[m_corners[corner].ring] <= 3)
        return;
    if (m_steps.size() > m_heldSteps) {
        m_meter.hold(m_steps.size() * sizeof(Step));
        m_heldSteps += m_steps.size();
    }
    proposeTakeOut(corner);
    if (m_limits.side == OutlineSide::Outside)
        proposeMerge(corner);
}

void CornerRemoval::proposeTakeOut(RemovedIndex corner)
{
    const Corner &b = m_corners[corner];
    const Corner &a = m_corners[b.previous];
    const Corner &c = m_corners[b.next];
    // The area is to the left, so only taking out a corner that turns right adds to it.
    if (m_limits.side == OutlineSide::Outside &&
        orientation(a.point, b.point, c.point) == Orientation::CounterClockwise)
        return;
    const Point line[] = {a.point, c.point};
    const double error = errorOf(b.ring, a.anchor, c.anchor, line);
    if (error <= m_limits.tolerance)
        m_steps.push({error, replacedCount(b.previous, b.next), corner, b.version, StepKind::TakeOut, {}});
}

void CornerRemoval::proposeMerge(RemovedIndex corner)
{
    const Corner &b = m_corners[corner];
    const Corner &a = m_corners[b.previous];
    const Corner &c = m_corners[b.next];
    const Corner &d = m_corners[c.next];
    const std::optional<Point> merged = outwardCorner(a.point, b.point, c.point, d.point);
    if (!merged)
        return;
    const Point line[] = {a.point, *merged, d.point};
    const Ring &old = m_region.rings[b.ring];
    double offOld = std::numeric_limits<double>::infinity();
    for (RemovedIndex i = a.anchor; i != d.anchor; i = i + 1 == old.size() ? 0 : i + 1)
        offOld = std::min(offOld, roughDistance(*merged, edge(old, i)));
    const double error = std::max(offOld, errorOf(b.ring, a.anchor, d.anchor, line));
    if (error <= m_limits.tolerance)
        m_steps.push({error, replacedCount(b.previous, c.next), corner, b.version, StepKind::Merge, *merged});
}

/// A corner is in the way of cutting b off by a line from a to c if it is in the closed triangle. One that lies on a
/// or c is so only if a line from there runs along the cut: any other way into the triangle ends within it.
bool CornerRemoval::isInWay(RemovedIndex corner, Point a, Point b, Point c) const
{
    const Corner &other = m_corners[corner];
    const Point p = other.point;
    if (p == b)
        return true;
    if (p == a || p == c) {
        const auto runsAlong = [&](RemovedIndex neighbour) {
            return orientation(a, c, m_corners[neighbour].point) == Orientation::Collinear;
        };
        return runsAlong(other.previous) || runsAlong(other.next);
    }
    const Orientation turn = orientation(a, b, c);
    const auto isOutside = [&](Point from, Point to) {
        const Orientation side = orientation(from, to, p);
        return side != Orientation::Collinear && side != turn;
    };
    if (turn != Orientation::Collinear)
        return !isOutside(a, b) && !isOutside(b, c) && !isOutside(c, a);
    return orientation(a, c, p) == Orientation::Collinear;
}

bool CornerRemoval::isFree(std::span<const RemovedIndex> own, Point a, Point b, Point c) const
{
    const Box box{{std::min({a.x, b.x, c.x}), std::min({a.y, b.y, c.y})},
                  {std::max({a.x, b.x, c.x}), std::max({a.y, b.y, c.y})}};
    return std::ranges::none_of(edgesNear(box), [&](std::size_t found) {
        const auto i = static_cast<RemovedIndex>(found);
        return std::ranges::find(own, i) == own.end() && isInWay(i, a, b, c);
    });
}

/// A new edge may meet others only in its old end.
bool CornerRemoval::isClear(std::span<const RemovedIndex> own, Point oldEnd, Point newEnd) const
{
    const Segment line{oldEnd, newEnd};
    return std::ranges::none_of(edgesNear(boxOf(Segment{oldEnd, newEnd})), [&](std::size_t found) {
        const auto i = static_cast<RemovedIndex>(found);
        if (std::ranges::find(own, i) != own.end())
            return false;
        const SegmentMeeting met = meeting(line, {m_corners[i].point, m_corners[m_corners[i].next].point});
        return met.kind != MeetingKind::None && !(met.kind == MeetingKind::Touching && met.first == oldEnd);
    });
}

bool CornerRemoval::isAllowed(const Step &step) const
{
    const RemovedIndex b = step.corner;
    const RemovedIndex a = m_corners[b].previous;
    const RemovedIndex c = m_corners[b].next;
    const Point pa = m_corners[a].point;
    const Point pb = m_corners[b].point;
    const Point pc = m_corners[c].point;
    const RemovedIndex around[] = {a, b, c};
    if (step.kind == StepKind::TakeOut)
        return pa != pc && isFree(around, pa, pb, pc);
    // The new corner is put between b and c; then these are cut off, one after the other.
    const RemovedIndex d = m_corners[c].next;
    const Point pd = m_corners[d].point;
    const RemovedIndex cutAtC[] = {b, c, d};
    return isFree(std::span(around).last(2), pb, step.merged, pc) && isFree(around, pa, pb, step.merged) &&
           isFree(cutAtC, step.merged, pc, pd) && isClear(around, pa, step.merged) && isClear(around, pd, step.merged);
}

void CornerRemoval::unlink(RemovedIndex corner)
{
    Corner &gone = m_corners[corner];
    gone.isLeft = false;
    m_corners[gone.previous].next = gone.next;
    m_corners[gone.next].previous = gone.previous;
    if (m_firstOfRing[gone.ring] == corner)
        m_firstOfRing[gone.ring] = gone.next;
    --m_sizeOfRing[gone.ring];
    --m_left;
    m_edges.remove(corner);
    placeEdge(gone.previous);
}

void CornerRemoval::placeEdge(RemovedIndex corner)
{
    m_edges.move(corner, boxOf(Segment{m_corners[corner].point, m_corners[m_corners[corner].next].point}));
}

void CornerRemoval::take(const Step &step)
{
    const Corner &first = m_corners[step.corner];
    const RemovedIndex next = first.next;
    if (step.kind == StepKind::Merge) {
        // The second of the two takes the new place, and stands for the nearer of both.
        Corner &merged = m_corners[next];
        if (roughDistance(step.merged, {first.point, first.point}) <
            roughDistance(step.merged, {merged.point, merged.point}))
            merged.anchor = first.anchor;
        merged.point = step.merged;
        placeEdge(next);
    }
    unlink(step.corner);
    renewAround(next);
}

/// Before the corner, something was taken out. Taking out looks at three corners in a row, so that and the one before
/// have changed; merging looks at four, so those two before and one after have changed too.
void CornerRemoval::renewAround(RemovedIndex corner)
{
    const bool mayMerge = m_limits.side == OutlineSide::Outside;
    const int count = mayMerge ? 5 : 2;
    RemovedIndex first = m_corners[corner].previous;
    if (mayMerge)
        first = m_corners[m_corners[first].previous].previous;
    RemovedIndex changed = first;
    for (int i = 0; i < count; ++i) {
        ++m_corners[changed].version;
        changed = m_corners[changed].next;
    }
    changed = first;
    for (int i = 0; i < count; ++i) {
        propose(changed);
        changed = m_corners[changed].next;
    }
}

void CornerRemoval::proposeAll()
{
    for (RemovedIndex i = 0; i < m_corners.size(); ++i)
        if (m_corners[i].isLeft)
            propose(i);
}

/// True if anything was taken.
bool CornerRemoval::run()
{
    const std::size_t before = m_left;
    while (!m_steps.empty() && m_left > m_limits.cornerCount) {
        const Step step = m_steps.top();
        m_steps.pop();
        const Corner &corner = m_corners[step.corner];
        if (corner.isLeft && corner.version == step.version && m_sizeOfRing[corner.ring] > 3 && isAllowed(step))
            take(step);
    }
    return m_left < before;
}

Region CornerRemoval::result()
{
    // What was in the way of a step may be gone after others.
    do {
        m_steps = {};
        proposeAll();
    } while (run() && m_left > m_limits.cornerCount);
    Region region;
    region.rings.resize(m_region.rings.size());
    for (std::size_t ring = 0; ring < region.rings.size(); ++ring) {
        RemovedIndex corner = m_firstOfRing[ring];
        for (std::size_t i = 0; i < m_sizeOfRing[ring]; ++i) {
            region.rings[ring].push_back(m_corners[corner].point);
            corner = m_corners[corner].next;
        }
    }
    return region;
}

} // namespace

Region withCornersRemoved(const Region &region, const RemovalLimits &limits, Meter &meter)
{
    return CornerRemoval(region, limits, meter).result();
}

} // namespace hitbox::geometry::detail
