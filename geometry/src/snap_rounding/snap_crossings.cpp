#include "snap_rounding/snap_rounding.h"

#include <algorithm>
#include <utility>

#include "snap_rounding/snap_box.h"

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
/// squares hold it. Segments side by side within a square, as of a bundle of lines, stay together over all their
/// length: where parts take more than comparing every two, every two are compared.
class CrossingSearch
{
public:
    CrossingSearch(std::span<const GridSegment> segments, Meter &meter)
        : m_segments(segments)
        , m_stack(segments)
        , m_meter(meter)
    {
    }

    void run(const GridBox &box) { search(box, 0, m_stack.size()); }
    std::vector<GridPoint> takePixels() { return std::move(m_pixels); }

private:
    static constexpr std::size_t fewSegments = 8;

    bool search(const GridBox &box, std::size_t first, std::size_t end);
    bool searchHalves(GridBox box, std::size_t first, std::size_t end);
    void spend(std::size_t visits)
    {
        m_meter.spend(visits);
        m_visits += visits;
    }
    void addCrossing(const GridBox &box, std::size_t place, std::size_t other);
    bool passInOrder(const GridBox &box, std::size_t first, std::size_t end);
    void searchPairs(const GridBox &box, std::size_t first, std::size_t end);
    void searchPixel(GridPoint pixel, std::size_t first, std::size_t end);

    std::span<const GridSegment> m_segments;
    SegmentStack m_stack;
    std::vector<GridPoint> m_pixels;
    std::vector<Passage> m_passages;   ///< used by passInOrder() alone, here for its storage
    std::vector<std::size_t> m_others; ///< likewise: places of segments that do not reach across
    Meter &m_meter;
    std::size_t m_visits = 0;
    std::size_t m_mostVisits = SIZE_MAX; ///< past which a part gives up, and what it is part of goes over to pairs
};

/// Whether all was found; false where it takes too many visits for what this is part of.
bool CrossingSearch::search(const GridBox &box, std::size_t first, std::size_t end)
{
    const std::size_t count = end - first;
    if (count < 2)
        return true;
    const std::size_t most = m_mostVisits;
    const std::size_t asPairs = m_visits + count * count;
    m_mostVisits = std::min(most, asPairs);
    const bool isDone = searchHalves(box, first, end);
    m_mostVisits = most;
    if (isDone)
        return true;
    if (asPairs > most)
        return false;
    searchPairs(box, first, end);
    return true;
}

bool CrossingSearch::searchHalves(GridBox box, std::size_t first, std::size_t end)
{
    spend(end - first);
    if (m_visits > m_mostVisits)
        return false;
    if (end - first <= fewSegments) {
        searchPairs(box, first, end);
        return true;
    }
    GridBox around = boxOf(m_stack.segment(first));
    for (std::size_t i = first + 1; i < end; ++i)
        around = joined(around, boxOf(m_stack.segment(i)));
    box = common(box, around);
    if (box.isPixel()) {
        searchPixel(box.min, first, end);
        return true;
    }
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
        spend(m_others.size() * (end - first));
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
    if (!pixel || !box.contains(*pixel))
        return;
    m_meter.hold(bytesPerHotPixel);
    m_pixels.push_back(*pixel);
}

void CrossingSearch::searchPairs(const GridBox &box, std::size_t first, std::size_t end)
{
    for (std::size_t i = first; i < end; ++i) {
        spend(i - first);
        for (std::size_t k = first; k < i; ++k)
            addCrossing(box, i, k);
    }
}

/// One crossing is as good as many here, and an end as good as a crossing.
void CrossingSearch::searchPixel(GridPoint pixel, std::size_t first, std::size_t end)
{
    for (std::size_t i = first; i < end; ++i)
        if (m_stack.segment(i).from == pixel || m_stack.segment(i).to == pixel)
            return;
    for (std::size_t i = first; i < end; ++i) {
        spend(i - first);
        for (std::size_t k = first; k < i; ++k)
            if (crossingPixel(m_stack.segment(i), m_stack.segment(k)) == pixel) {
                m_meter.hold(bytesPerHotPixel);
                m_pixels.push_back(pixel);
                return;
            }
    }
}

} // namespace

std::vector<GridPoint> hotPixels(std::span<const GridSegment> segments, Meter &meter)
{
    if (segments.empty())
        return {};
    GridBox box = boxOf(segments.front());
    for (const GridSegment &segment : segments)
        box = joined(box, boxOf(segment));
    meter.hold(segments.size() * bytesPerPiece);
    CrossingSearch search(segments, meter);
    search.run(box);
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
