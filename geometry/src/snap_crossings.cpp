#include "snap_rounding.h"

#include <algorithm>
#include <utility>

#include "snap_box.h"

namespace hitbox::geometry::detail {
namespace {

/// Where a segment that reaches across a box, and beyond on both sides, enters and leaves the strip of that width.
struct Passage {
    double entry = 0;
    double exit = 0;
};

/// Passages with this much between them are in no doubt: coordinates are below 2^30, so rounding is far less.
constexpr double certainGap = 0x1p-16;

double heightAt(const GridSegment &segment, double x)
{
    const GridPoint way = segment.to - segment.from;
    const double share = (x - static_cast<double>(segment.from.x)) / static_cast<double>(way.x);
    return static_cast<double>(segment.from.y) + static_cast<double>(way.y) * share;
}

bool reachesAcross(const GridSegment &segment, const GridBox &box)
{
    return std::min(segment.from.x, segment.to.x) < box.min.x && std::max(segment.from.x, segment.to.x) > box.max.x;
}

/// True when the passages certainly are in the same order on both sides: no two of the segments cross between.
bool areInOrder(std::vector<Passage> &passages)
{
    // Where many cross, neighbours in any order will soon tell.
    for (std::size_t i = 1; i < passages.size(); ++i)
        if ((passages[i - 1].entry < passages[i].entry) != (passages[i - 1].exit < passages[i].exit))
            return false;
    std::ranges::sort(passages, {}, &Passage::entry);
    for (std::size_t i = 1; i < passages.size(); ++i)
        if (passages[i].entry - passages[i - 1].entry < certainGap ||
            passages[i].exit - passages[i - 1].exit < certainGap)
            return false;
    return true;
}

GridPoint transposed(GridPoint p)
{
    return {p.y, p.x};
}

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
    void addCrossing(const GridBox &box, std::size_t place, std::size_t other);
    bool passInOrder(const GridBox &box, std::size_t first, std::size_t end);
    bool searchPairs(const GridBox &box, std::size_t first, std::size_t end);
    bool searchPixel(GridPoint pixel, std::size_t first, std::size_t end);

    std::span<const GridSegment> m_segments;
    SegmentStack m_stack;
    std::vector<GridPoint> m_pixels;
    std::vector<Passage> m_passages;   ///< used by passInOrder() alone, here for its storage
    std::vector<std::size_t> m_others; ///< likewise: places of segments that do not reach across
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
    if (passInOrder(box, first, end))
        return true;
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

/// True when all segments but a few reach across the box without crossing one another, as the sides of long spikes do
/// however small the boxes get; the few have been tried then. Both ways are tried: from side to side and from above to
/// below.
bool CrossingSearch::passInOrder(const GridBox &box, std::size_t first, std::size_t end)
{
    for (const bool isTransposed : {false, true}) {
        const auto turned = [isTransposed](GridPoint p) { return isTransposed ? transposed(p) : p; };
        const GridBox strip{turned(box.min), turned(box.max)};
        m_passages.clear();
        m_others.clear();
        for (std::size_t i = first; i < end && m_others.size() <= fewSegments; ++i) {
            const GridSegment segment{turned(m_stack.segment(i).from), turned(m_stack.segment(i).to)};
            if (reachesAcross(segment, strip))
                m_passages.push_back({heightAt(segment, static_cast<double>(strip.min.x) - 0.5),
                                      heightAt(segment, static_cast<double>(strip.max.x) + 0.5)});
            else
                m_others.push_back(i);
        }
        if (m_others.size() > fewSegments || !areInOrder(m_passages))
            continue;
        m_visits += m_others.size() * (end - first);
        for (const std::size_t other : m_others)
            for (std::size_t i = first; i < end; ++i)
                addCrossing(box, other, i);
        return true;
    }
    return false;
}

void CrossingSearch::addCrossing(const GridBox &box, std::size_t place, std::size_t other)
{
    const auto pixel = crossingPixel(m_stack.segment(place), m_stack.segment(other));
    if (pixel && box.contains(*pixel))
        m_pixels.push_back(*pixel);
}

bool CrossingSearch::searchPairs(const GridBox &box, std::size_t first, std::size_t end)
{
    for (std::size_t i = first; i < end; ++i)
        for (std::size_t k = first; k < i; ++k)
            addCrossing(box, i, k);
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

} // namespace hitbox::geometry::detail
