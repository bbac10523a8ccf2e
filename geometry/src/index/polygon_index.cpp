#include <hitbox/geometry/polygon_index.h>

#include <algorithm>
#include <limits>

#include "exact/finite.h"
#include "index/polygon_index_data.h"

namespace hitbox::geometry {

namespace {

using namespace detail;

constexpr double lineBreak = std::numeric_limits<double>::quiet_NaN();

/// A point that a gap follows is given twice: though there are no edges, it is still there.
void appendEdge(std::vector<Point> &line, Point p, Point next)
{
    line.push_back(p);
    if (isFinite(p) && !isFinite(next))
        line.push_back(p);
}

void appendRing(std::vector<Point> &line, std::span<const Point> ring)
{
    for (std::size_t i = 0; i < ring.size(); ++i)
        appendEdge(line, ring[i], ring[i + 1 == ring.size() ? 0 : i + 1]);
    if (!ring.empty())
        line.push_back(ring.front());
}

std::vector<Point> joinedLine(std::span<const Ring> rings)
{
    std::size_t count = 0;
    for (const Ring &ring : rings)
        count += ring.size() + 2;
    std::vector<Point> line;
    line.reserve(count);
    for (const Ring &ring : rings) {
        if (!line.empty() && !ring.empty())
            line.push_back({lineBreak, lineBreak});
        appendRing(line, ring);
    }
    return line;
}

std::vector<Point> samplesOf(std::span<const Point> line)
{
    std::vector<Point> samples;
    for (std::size_t i = 0; i < line.size(); ++i)
        if (isFinite(line[i]) && (i == 0 || !isFinite(line[i - 1])))
            samples.push_back(line[i]);
    return samples;
}

/// Whether cells would hold two edges each, and more where there are any. With few edges a tree is no faster.
bool isTooCoarse(const GridFrame &frame, std::size_t pointCount)
{
    constexpr std::size_t leastPoints = 64;
    return pointCount >= leastPoints && 2 * frame.cellCount() < 3 * pointCount;
}

/// At most 29 bytes a point, as for a grid. Where that is not enough, with rows so high and so many edges tested one by
/// one that it takes little more than half.
std::optional<TrapezoidTree> trapezoidsWithin29Bytes(std::span<const Point> line, const GridFrame &bounds,
                                                     FillRule rule)
{
    struct Attempt {
        double passes;
        std::size_t edgesInLeaf;
    };
    for (const Attempt attempt : {Attempt{1.5, 8}, Attempt{0.75, 24}}) {
        const GridFrame frame = rowFrameFor(line, bounds, attempt.passes);
        const std::size_t wordCount =
            line.size() * 29 / 4 - std::min(line.size() * 6, frame.cellCount() + frame.y.count);
        if (auto tree = trapezoidTreeOf(line, frame, rule, {wordCount, attempt.edgesInLeaf}))
            return tree;
    }
    return std::nullopt;
}

/// A grid or, where it would be too coarse, trapezoids if there can be.
void setLocator(PolygonIndexData &data, std::span<const Point> line, bool isClosed, FillRule rule)
{
    const GridFrame frame = isClosed ? gridFrameFor(line) : undividedFrame();
    if (isClosed && isTooCoarse(frame, line.size())) {
        if (auto trapezoids = trapezoidsWithin29Bytes(line, frame, rule)) {
            data.trapezoids = std::move(*trapezoids);
            data.grid = {frame, rule, {}, {}};
            return;
        }
    }
    data.grid = parityGridOf(line, frame, rule);
}

std::shared_ptr<const PolygonIndexData> indexed(std::vector<Point> line, bool isClosed, FillRule rule)
{
    auto data = std::make_shared<PolygonIndexData>();
    data->samples = samplesOf(line);
    setLocator(*data, line, isClosed, rule);
    data->tree = boxTreeOf(line);
    data->line = std::move(line);
    return data;
}

bool boundsMeet(const GridFrame &a, const GridFrame &b)
{
    return a.x.low <= b.x.high && b.x.low <= a.x.high && a.y.low <= b.y.high && b.y.low <= a.y.high;
}

bool holdsASample(const PolygonIndexData &of, const PolygonIndexData &in)
{
    return std::ranges::any_of(of.samples, [&](Point p) { return locate(p, in) != Location::Outside; });
}

template <typename T>
std::size_t bytesOf(const std::vector<T> &values)
{
    return values.capacity() * sizeof(T);
}

} // namespace

Location detail::locate(Point p, const PolygonIndexData &data)
{
    if (!data.grid.cells.empty()) [[likely]]
        return locate(p, data.grid, data.line);
    return data.grid.frame.contains(p) ? locate(p, data.trapezoids, data.line) : Location::Outside;
}

PolygonIndex::PolygonIndex(std::span<const Point> ring, FillRule rule)
{
    std::vector<Point> line;
    line.reserve(ring.size() + 1);
    appendRing(line, ring);
    m_data = indexed(std::move(line), areFinite(ring), rule);
}

PolygonIndex::PolygonIndex(std::span<const Ring> rings, FillRule rule)
    : m_data(indexed(joinedLine(rings), std::ranges::all_of(rings, areFinite), rule))
{
}

std::size_t PolygonIndex::byteCount() const
{
    if (!m_data)
        return 0;
    return sizeof *m_data + bytesOf(m_data->line) + bytesOf(m_data->samples) + bytesOf(m_data->grid.cells) +
           bytesOf(m_data->grid.words) + bytesOf(m_data->tree.nodes) + bytesOf(m_data->tree.levelStarts) +
           bytesOf(m_data->trapezoids.rowParts) + bytesOf(m_data->trapezoids.ranges) +
           bytesOf(m_data->trapezoids.words);
}

Location locate(Point p, const PolygonIndex &index)
{
    return index.m_data ? detail::locate(p, *index.m_data) : Location::Outside;
}

bool overlaps(const PolygonIndex &a, const PolygonIndex &b)
{
    if (!a.m_data || !b.m_data || !boundsMeet(a.m_data->grid.frame, b.m_data->grid.frame))
        return false;
    // Where no edges meet, each ring is all inside or all outside of the other shape: any of its points tells. Asking
    // these first also answers for most that overlap at all.
    return holdsASample(*a.m_data, *b.m_data) || holdsASample(*b.m_data, *a.m_data) || linesMeet(*a.m_data, *b.m_data);
}

} // namespace hitbox::geometry
