#include "snap_rounding.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace hitbox::geometry::detail {
namespace {

using Index = std::uint32_t;

/// The squares around all grid points from `min` to `max`, both included.
struct GridBox {
    GridPoint min;
    GridPoint max;

    GridPoint size() const { return max - min; }
    bool isPixel() const { return min == max; }
    bool contains(GridPoint p) const { return p.x >= min.x && p.x <= max.x && p.y >= min.y && p.y <= max.y; }
};

GridBox boxOf(const GridSegment &segment)
{
    const auto [from, to] = segment;
    return {{std::min(from.x, to.x), std::min(from.y, to.y)}, {std::max(from.x, to.x), std::max(from.y, to.y)}};
}

GridBox joined(const GridBox &a, const GridBox &b)
{
    return {{std::min(a.min.x, b.min.x), std::min(a.min.y, b.min.y)},
            {std::max(a.max.x, b.max.x), std::max(a.max.y, b.max.y)}};
}

GridBox common(const GridBox &a, const GridBox &b)
{
    return {{std::max(a.min.x, b.min.x), std::max(a.min.y, b.min.y)},
            {std::min(a.max.x, b.max.x), std::min(a.max.y, b.max.y)}};
}

bool isEmpty(const GridBox &box)
{
    return box.min.x > box.max.x || box.min.y > box.max.y;
}

/// Whether the segment meets the closed squares of the box.
bool meets(const GridSegment &segment, const GridBox &box)
{
    if (isEmpty(common(boxOf(segment), box)))
        return false;
    const GridPoint way = segment.to - segment.from;
    const GridPoint twiceCenter = box.min + box.max;
    const GridPoint twiceFrom = segment.from + segment.from;
    const GridPoint size = box.size();
    const std::int64_t reach = std::abs(way.x) * (size.y + 1) + std::abs(way.y) * (size.x + 1);
    return std::abs(cross(way, twiceCenter - twiceFrom)) <= reach;
}

/// The two halves of a box that is more than one square.
std::pair<GridBox, GridBox> halves(const GridBox &box)
{
    std::pair<GridBox, GridBox> result{box, box};
    const GridPoint size = box.size();
    if (size.x >= size.y) {
        result.first.max.x = box.min.x + size.x / 2;
        result.second.min.x = result.first.max.x + 1;
    } else {
        result.first.max.y = box.min.y + size.y / 2;
        result.second.min.y = result.first.max.y + 1;
    }
    return result;
}

/// Numbers of segments, those of a box after those of the boxes around it.
class SegmentStack
{
public:
    explicit SegmentStack(std::span<const GridSegment> segments)
        : m_segments(segments)
    {
        m_numbers.reserve(4 * segments.size());
        for (Index i = 0; i < segments.size(); ++i)
            m_numbers.push_back(i);
    }

    std::size_t size() const { return m_numbers.size(); }
    void dropFrom(std::size_t first) { m_numbers.resize(first); }
    Index operator[](std::size_t place) const { return m_numbers[place]; }
    const GridSegment &segment(std::size_t place) const { return m_segments[m_numbers[place]]; }

    /// Puts those from `first` to `end` that meet the box on top.
    void pushMeeting(const GridBox &box, std::size_t first, std::size_t end)
    {
        for (std::size_t i = first; i < end; ++i)
            if (meets(segment(i), box))
                m_numbers.push_back(m_numbers[i]);
    }

private:
    std::span<const GridSegment> m_segments;
    std::vector<Index> m_numbers;
};

/// Halves the box around all segments until few are left in each part. A crossing is found in the one part whose
/// squares hold it.
class CrossingSearch
{
public:
    explicit CrossingSearch(std::span<const GridSegment> segments)
        : m_segments(segments)
        , m_stack(segments)
    {
    }

    /// False where a limit was exceeded.
    bool run(const GridBox &box) { return search(box, 0, m_stack.size()); }
    std::vector<GridPoint> takePixels() { return std::move(m_pixels); }

private:
    static constexpr std::size_t fewSegments = 8;

    bool search(GridBox box, std::size_t first, std::size_t end);
    bool searchPairs(const GridBox &box, std::size_t first, std::size_t end);
    bool searchPixel(GridPoint pixel, std::size_t first, std::size_t end);

    std::span<const GridSegment> m_segments;
    SegmentStack m_stack;
    std::vector<GridPoint> m_pixels;
    std::size_t m_visits = 0;
};

bool CrossingSearch::search(GridBox box, std::size_t first, std::size_t end)
{
    const std::size_t count = end - first;
    if (count < 2)
        return true;
    m_visits += count;
    if (m_visits > snapVisitLimit || m_pixels.size() > snapCrossingLimit)
        return false;
    if (count <= fewSegments)
        return searchPairs(box, first, end);
    GridBox around = boxOf(m_stack.segment(first));
    for (std::size_t i = first + 1; i < end; ++i)
        around = joined(around, boxOf(m_stack.segment(i)));
    box = common(box, around);
    if (box.isPixel())
        return searchPixel(box.min, first, end);
    const auto [low, high] = halves(box);
    for (const GridBox &half : {low, high}) {
        m_stack.pushMeeting(half, first, end);
        const bool isDone = search(half, end, m_stack.size());
        m_stack.dropFrom(end);
        if (!isDone)
            return false;
    }
    return true;
}

bool CrossingSearch::searchPairs(const GridBox &box, std::size_t first, std::size_t end)
{
    for (std::size_t i = first; i < end; ++i)
        for (std::size_t k = first; k < i; ++k) {
            const auto pixel = crossingPixel(m_stack.segment(i), m_stack.segment(k));
            if (pixel && box.contains(*pixel))
                m_pixels.push_back(*pixel);
        }
    return true;
}

/// One crossing is as good as many here, and an end as good as a crossing.
bool CrossingSearch::searchPixel(GridPoint pixel, std::size_t first, std::size_t end)
{
    for (std::size_t i = first; i < end; ++i)
        if (m_stack.segment(i).from == pixel || m_stack.segment(i).to == pixel)
            return true;
    for (std::size_t i = first; i < end; ++i) {
        m_visits += i - first;
        if (m_visits > snapVisitLimit)
            return false;
        for (std::size_t k = first; k < i; ++k)
            if (crossingPixel(m_stack.segment(i), m_stack.segment(k)) == pixel) {
                m_pixels.push_back(pixel);
                return true;
            }
    }
    return true;
}

/// A segment that passes a square other than those of its ends.
struct Pass {
    Index segment = 0;
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
    for (Index i = 0; i < segments.size(); ++i) {
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

std::optional<std::vector<GridPoint>> hotPixels(std::span<const GridSegment> segments)
{
    if (segments.empty())
        return std::vector<GridPoint>{};
    GridBox box = boxOf(segments.front());
    for (const GridSegment &segment : segments)
        box = joined(box, boxOf(segment));
    CrossingSearch search(segments);
    if (!search.run(box))
        return std::nullopt;
    std::vector<GridPoint> pixels = search.takePixels();
    for (const GridSegment &segment : segments) {
        pixels.push_back(segment.from);
        pixels.push_back(segment.to);
    }
    std::ranges::sort(pixels);
    pixels.erase(std::unique(pixels.begin(), pixels.end()), pixels.end());
    return pixels;
}

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
