#include "snap_rounding.h"

#include <algorithm>
#include <utility>

#include "snap_box.h"

namespace hitbox::geometry::detail {
namespace {

/// A segment that passes a square other than those of its ends.
struct Pass {
    SegmentIndex segment = 0;
    std::int64_t way = 0; ///< grows along the segment
    GridPoint point;
};

/// Halves the points until few are left, and takes along the segments that pass near.
class PassSearch
{
public:
    PassSearch(std::span<const GridPoint> points, std::span<const GridSegment> segments)
        : m_points(points.begin(), points.end())
        , m_stack(segments)
    {
    }

    /// False where the limit was exceeded.
    bool run() { return search(m_points, 0, m_stack.size()); }
    std::vector<Pass> takePasses() { return std::move(m_passes); }

private:
    static constexpr std::size_t fewPoints = 4;

    bool search(std::span<GridPoint> points, std::size_t first, std::size_t end);
    void addPass(std::size_t place, GridPoint point);

    std::vector<GridPoint> m_points;
    SegmentStack m_stack;
    std::vector<Pass> m_passes;
    std::size_t m_visits = 0;
};

bool PassSearch::search(std::span<GridPoint> points, std::size_t first, std::size_t end)
{
    if (first == end || points.empty())
        return true;
    m_visits += end - first;
    if (m_visits > snapVisitLimit)
        return false;
    if (points.size() <= fewPoints) {
        for (std::size_t i = first; i < end; ++i)
            for (const GridPoint point : points)
                addPass(i, point);
        return true;
    }
    GridBox box{points.front(), points.front()};
    for (const GridPoint point : points)
        box = joined(box, {point, point});
    const auto [low, high] = halves(box);
    const auto middle =
        std::partition(points.begin(), points.end(), [&low = low](GridPoint p) { return low.contains(p); });
    const auto lowCount = static_cast<std::size_t>(middle - points.begin());
    m_stack.pushMeeting(low, first, end);
    const bool isDone = search(points.first(lowCount), end, m_stack.size());
    m_stack.dropFrom(end);
    if (!isDone)
        return false;
    m_stack.pushMeeting(high, first, end);
    const bool isAllDone = search(points.subspan(lowCount), end, m_stack.size());
    m_stack.dropFrom(end);
    return isAllDone;
}

void PassSearch::addPass(std::size_t place, GridPoint point)
{
    const GridSegment &segment = m_stack.segment(place);
    if (point == segment.from || point == segment.to || !meetsPixel(segment, point))
        return;
    // Along a segment neither coordinate turns back, and no two squares share a point of it.
    const GridPoint along = point - segment.from;
    m_passes.push_back({m_stack[place], std::abs(along.x) + std::abs(along.y), point});
}

/// Moves segments without passes to `done` and leaves the pieces of the others.
std::vector<GridSegment> cutUp(std::span<const GridSegment> segments, std::span<const Pass> passes,
                               std::vector<GridSegment> &done)
{
    std::vector<GridSegment> pieces;
    auto pass = passes.begin();
    for (SegmentIndex i = 0; i < segments.size(); ++i) {
        GridPoint from = segments[i].from;
        if (pass == passes.end() || pass->segment != i) {
            done.push_back(segments[i]);
            continue;
        }
        for (; pass != passes.end() && pass->segment == i; ++pass) {
            pieces.push_back({from, pass->point});
            from = pass->point;
        }
        pieces.push_back({from, segments[i].to});
    }
    return pieces;
}

} // namespace

std::optional<std::vector<GridSegment>> routedThrough(std::span<const GridPoint> hot, std::vector<GridSegment> segments)
{
    std::vector<GridSegment> done;
    while (!segments.empty()) {
        PassSearch search(hot, segments);
        if (!search.run())
            return std::nullopt;
        std::vector<Pass> passes = search.takePasses();
        std::ranges::sort(passes, [](const Pass &a, const Pass &b) {
            return a.segment != b.segment ? a.segment < b.segment : a.way < b.way;
        });
        segments = cutUp(segments, passes, done);
    }
    return done;
}

} // namespace hitbox::geometry::detail
