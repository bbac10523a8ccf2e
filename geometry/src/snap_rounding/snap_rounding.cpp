#include "snap_rounding/snap_rounding.h"

#include <algorithm>
#include <utility>

#include "snap_rounding/snap_box.h"

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
    PassSearch(std::span<const GridPoint> points, std::span<const GridSegment> segments, Meter &meter)
        : m_points(points.begin(), points.end())
        , m_stack(segments)
        , m_meter(meter)
    {
    }

    void run() { search(m_points, 0, m_stack.size()); }
    std::vector<Pass> takePasses() { return std::move(m_passes); }

private:
    static constexpr std::size_t fewPoints = 4;

    void search(std::span<GridPoint> points, std::size_t first, std::size_t end);
    void addPass(std::size_t place, GridPoint point);

    std::vector<GridPoint> m_points;
    SegmentStack m_stack;
    Meter &m_meter;
    std::vector<Pass> m_passes;
};

void PassSearch::search(std::span<GridPoint> points, std::size_t first, std::size_t end)
{
    if (first == end || points.empty())
        return;
    m_meter.spend(end - first);
    if (points.size() <= fewPoints) {
        for (std::size_t i = first; i < end; ++i)
            for (const GridPoint point : points)
                addPass(i, point);
        return;
    }
    GridBox box{points.front(), points.front()};
    for (const GridPoint point : points)
        box = joined(box, {point, point});
    const auto [low, high] = halves(box);
    const auto middle =
        std::partition(points.begin(), points.end(), [&low = low](GridPoint p) { return low.contains(p); });
    const auto lowCount = static_cast<std::size_t>(middle - points.begin());
    m_stack.pushMeeting(low, first, end);
    search(points.first(lowCount), end, m_stack.size());
    m_stack.dropFrom(end);
    m_stack.pushMeeting(high, first, end);
    search(points.subspan(lowCount), end, m_stack.size());
    m_stack.dropFrom(end);
}

void PassSearch::addPass(std::size_t place, GridPoint point)
{
    const GridSegment &segment = m_stack.segment(place);
    if (point == segment.from || point == segment.to || !meetsPixel(segment, point))
        return;
    // Along a segment neither coordinate turns back, and no two squares share a point of it.
    m_meter.hold(bytesPerPiece);
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

std::vector<GridSegment> routedThrough(std::span<const GridPoint> hot, std::vector<GridSegment> segments, Meter &meter)
{
    std::vector<GridSegment> done;
    while (!segments.empty()) {
        PassSearch search(hot, segments, meter);
        search.run();
        std::vector<Pass> passes = search.takePasses();
        std::ranges::sort(passes, [](const Pass &a, const Pass &b) {
            return a.segment != b.segment ? a.segment < b.segment : a.way < b.way;
        });
        segments = cutUp(segments, passes, done);
    }
    return done;
}

} // namespace hitbox::geometry::detail
