#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

#include "exact/expansion.h"
#include "exact/finite.h"
#include "index/ray_winding.h"
#include "index/trapezoid_tree.h"

namespace hitbox::geometry::detail {

namespace {

// Plain doubles put a ladder's edges in order but for neighbours that all but touch. More exchanges than these an edge
// mean that edges cross.
constexpr std::size_t exchangesPerEdge = 2;

/// The heights from low up to, but not including, high.
struct Heights {
    double low = 0;
    double high = 0;
};

struct UprightEdge {
    Point top;
    Point bottom;
};

enum class Side {
    Left,
    Right,
    Dropped, ///< no point of it but one of the other's ends is among the heights
    Unclear, ///< they cross or touch, or one lies on the other
};

/// How an end lies to another edge: 1 to its right, -1 to its left, 0 on it. No end may be on it but one of its own.
struct EndSide {
    int sign = 0;
    bool isUnclear = false;
};

EndSide sideOfEnd(const UprightEdge &edge, Point end)
{
    const int sign = -crossSign(edge.top, edge.bottom, edge.top, end);
    return {sign, sign == 0 && end != edge.top && end != edge.bottom};
}

/// Where `other` lies to `edge`, which reaches through all heights, `other` into them. Each of the two heights between
/// which both are is that of an end: edges are in one order all the way when they are in one at both.
Side sideOf(const UprightEdge &edge, const UprightEdge &other)
{
    EndSide above = other.top.y >= edge.top.y ? sideOfEnd(edge, other.top) : sideOfEnd(other, edge.top);
    EndSide below = other.bottom.y <= edge.bottom.y ? sideOfEnd(edge, other.bottom) : sideOfEnd(other, edge.bottom);
    if (other.top.y < edge.top.y)
        above.sign = -above.sign;
    if (other.bottom.y > edge.bottom.y)
        below.sign = -below.sign;
    if (above.isUnclear || below.isUnclear || above.sign * below.sign < 0)
        return Side::Unclear;
    if (above.sign == 0 && below.sign == 0)
        return other.bottom.y <= edge.top.y ? Side::Dropped : Side::Unclear;
    return above.sign + below.sign > 0 ? Side::Right : Side::Left;
}

/// What an edge and its place in a ladder is sorted by.
struct PlacedEdge {
    double x = 0;
    std::uint32_t edge = 0;
};

struct GapEdge {
    std::uint32_t gap = 0;
    std::uint32_t edge = 0;
};

class TreeBuilder
{
public:
    TreeBuilder(std::span<const Point> line, TrapezoidTree &tree, const TrapezoidLimits &limits)
        : m_line(line)
        , m_tree(tree)
        , m_limits(limits)
    {
    }

    /// The part that the edges make of the heights. The winding is the one at its right border: all edges that reach
    /// into the heights lie left of that, and right of the left one.
    std::uint32_t partOf(std::span<const std::uint32_t> edges, Heights heights, int winding)
    {
        std::vector<PlacedEdge> rungs;
        std::vector<std::uint32_t> others;
        for (const std::uint32_t edge : edges) {
            const UprightEdge upright = uprightAt(edge);
            if (upright.top.y <= heights.low && upright.bottom.y >= heights.high)
                rungs.push_back({middleOf(upright, heights), edge});
            else if (upright.top.y < heights.high && upright.bottom.y >= heights.low)
                others.push_back(edge);
        }
        return rungs.empty() ? partBetween(others, heights, winding) : ladderOf(rungs, others, heights, winding);
    }

    bool hasFailed() const { return m_hasFailed; }

private:
    Segment edgeAt(std::uint32_t edge) const { return {m_line[edge], m_line[edge + 1]}; }

    UprightEdge uprightAt(std::uint32_t edge) const
    {
        const auto [from, to] = edgeAt(edge);
        return from.y < to.y ? UprightEdge{from, to} : UprightEdge{to, from};
    }

    static double middleOf(const UprightEdge &edge, Heights heights)
    {
        const double y = heights.low + (heights.high - heights.low) / 2;
        return edge.top.x + (y - edge.top.y) / (edge.bottom.y - edge.top.y) * (edge.bottom.x - edge.top.x);
    }

    /// What the edge adds to the winding of points left of it at that height.
    int windingAt(std::uint32_t edge, double y) const
    {
        const auto [from, to] = edgeAt(edge);
        if ((from.y > y) == (to.y > y))
            return 0;
        return to.y > y ? 1 : -1;
    }

    std::uint32_t fail()
    {
        m_hasFailed = true;
        return Trapezoid::empty;
    }

    /// Takes room for so many words; where they begin.
    std::size_t room(std::size_t count)
    {
        const std::size_t place = m_tree.words.size();
        if (place + count > m_limits.wordCount) {
            m_hasFailed = true;
            return place;
        }
        m_tree.words.resize(place + count);
        return place;
    }

    bool isLeftOf(std::uint32_t a, std::uint32_t b)
    {
        const Side side = sideOf(uprightAt(a), uprightAt(b));
        m_hasFailed |= side == Side::Unclear || side == Side::Dropped;
        return side == Side::Right;
    }

    /// Each is left of the next, exactly.
    void sort(std::vector<PlacedEdge> &rungs)
    {
        std::ranges::sort(rungs, {}, &PlacedEdge::x);
        std::size_t exchangesLeft = exchangesPerEdge * rungs.size();
        for (std::size_t i = 1; i < rungs.size(); ++i) {
            for (std::size_t k = i; k > 0 && !isLeftOf(rungs[k - 1].edge, rungs[k].edge) && !m_hasFailed; --k) {
                m_hasFailed |= exchangesLeft-- == 0;
                std::swap(rungs[k - 1], rungs[k]);
            }
            if (m_hasFailed)
                return;
        }
    }

    /// The others, each with the count of rungs left of it, by that.
    std::vector<GapEdge> gapEdgesOf(std::span<const PlacedEdge> rungs, std::span<const std::uint32_t> others)
    {
        std::vector<GapEdge> gapEdges;
        for (const std::uint32_t other : others) {
            const UprightEdge upright = uprightAt(other);
            Side side = Side::Left;
            const auto found = std::ranges::partition_point(rungs, [&](const PlacedEdge &rung) {
                if (side != Side::Dropped && side != Side::Unclear)
                    side = sideOf(uprightAt(rung.edge), upright);
                return side == Side::Right;
            });
            m_hasFailed |= side == Side::Unclear;
            if (side != Side::Dropped)
                gapEdges.push_back({static_cast<std::uint32_t>(found - rungs.begin()), other});
        }
        std::ranges::stable_sort(gapEdges, {}, &GapEdge::gap);
        return gapEdges;
    }

    std::uint32_t ladderOf(std::vector<PlacedEdge> &rungs, std::span<const std::uint32_t> others, Heights heights,
                           int winding)
    {
        sort(rungs);
        const std::size_t place = room(2 * rungs.size() + 2);
        if (m_hasFailed)
            return fail();
        m_tree.words[place] = static_cast<std::uint32_t>(rungs.size());
        for (std::size_t i = 0; i < rungs.size(); ++i)
            m_tree.words[place + 1 + i] = rungs[i].edge;

        const std::vector<GapEdge> gapEdges = gapEdgesOf(rungs, others);
        std::vector<std::uint32_t> between;
        auto left = gapEdges.rbegin();
        for (std::size_t gap = rungs.size() + 1; gap-- > 0 && !m_hasFailed;) {
            between.clear();
            for (; left != gapEdges.rend() && left->gap == gap; ++left)
                between.push_back(left->edge);
            std::ranges::reverse(between);
            const std::uint32_t part = partBetween(between, heights, winding);
            m_tree.words[place + 1 + rungs.size() + gap] = part;
            for (const std::uint32_t edge : between)
                winding += windingAt(edge, heights.low);
            if (gap > 0)
                winding += windingAt(rungs[gap - 1].edge, heights.low);
        }
        return Trapezoid::ladder | static_cast<std::uint32_t>(place);
    }

    std::uint32_t partBetween(std::span<const std::uint32_t> edges, Heights heights, int winding)
    {
        if (edges.empty())
            return isFilled(winding, m_tree.rule) ? Trapezoid::filled : Trapezoid::empty;
        if (edges.size() <= m_limits.edgesInLeaf)
            return leafOf(edges, winding);
        // With as many as a quarter, a level leaf for those alone takes little more room than they do.
        if (const std::size_t ends = endingAt(edges, heights.low);
            ends > std::max(m_limits.edgesInLeaf, edges.size() / 4))
            return cutBelowEnds(edges, heights, winding);
        std::vector<std::uint32_t> points;
        for (const std::uint32_t edge : edges)
            for (const std::uint32_t point : {edge, edge + 1})
                if (m_line[point].y > heights.low && m_line[point].y < heights.high)
                    points.push_back(point);
        if (points.empty())
            return leafOf(edges, winding);
        const auto middle = points.begin() + static_cast<std::ptrdiff_t>(points.size() / 2);
        std::ranges::nth_element(points, middle, {}, [&](std::uint32_t point) { return m_line[point].y; });
        const std::uint32_t point = *middle;
        const double height = m_line[point].y;

        const std::size_t place = room(3);
        if (m_hasFailed)
            return fail();
        m_tree.words[place] = point;
        const std::uint32_t above = partOf(edges, {heights.low, height}, winding);
        m_tree.words[place + 1] = above;
        const std::uint32_t below = m_hasFailed ? 0 : partOf(edges, {height, heights.high}, winding);
        m_tree.words[place + 2] = below;
        return Trapezoid::cut | static_cast<std::uint32_t>(place);
    }

    bool endsAt(std::uint32_t edge, double height) const { return uprightAt(edge).bottom.y == height; }

    std::size_t endingAt(std::span<const std::uint32_t> edges, double height) const
    {
        return static_cast<std::size_t>(
            std::ranges::count_if(edges, [&](std::uint32_t edge) { return endsAt(edge, height); }));
    }

    /// Edges that end at the upper height are asked for points level with that only: the many teeth of a comb must not
    /// be tested for each point below them.
    std::uint32_t cutBelowEnds(std::span<const std::uint32_t> edges, Heights heights, int winding)
    {
        const std::size_t place = room(3);
        if (m_hasFailed)
            return fail();
        std::vector<std::uint32_t> others;
        std::uint32_t end = 0;
        for (const std::uint32_t edge : edges) {
            if (endsAt(edge, heights.low))
                end = m_line[edge].y == heights.low ? edge : edge + 1;
            else
                others.push_back(edge);
        }
        m_tree.words[place] = end | Trapezoid::level;
        const std::uint32_t level = leafOf(edges, winding);
        m_tree.words[place + 1] = level;
        const std::uint32_t below = m_hasFailed ? 0 : partBetween(others, heights, winding);
        m_tree.words[place + 2] = below;
        return Trapezoid::cut | static_cast<std::uint32_t>(place);
    }

    std::uint32_t leafOf(std::span<const std::uint32_t> edges, int winding)
    {
        const std::size_t place = room(1 + edges.size());
        if (m_hasFailed)
            return fail();
        m_tree.words[place] = static_cast<std::uint32_t>(winding);
        std::ranges::copy(edges, m_tree.words.begin() + static_cast<std::ptrdiff_t>(place) + 1);
        m_tree.words.back() |= Trapezoid::lastEdge;
        return Trapezoid::leaf | static_cast<std::uint32_t>(place);
    }

    std::span<const Point> m_line;
    TrapezoidTree &m_tree;
    TrapezoidLimits m_limits;
    bool m_hasFailed = false;
};

/// The edges that reach into each row.
std::vector<std::vector<std::uint32_t>> edgesOfRows(std::span<const Point> line, const GridAxis &rows)
{
    std::vector<std::vector<std::uint32_t>> edges(rows.count);
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        if (!isFinite(line[i]) || !isFinite(line[i + 1]))
            continue;
        const auto [low, high] = std::minmax(line[i].y, line[i + 1].y);
        const std::size_t last = rows.cellOf(high + 2 * rows.margin);
        for (std::size_t row = rows.cellOf(low - 2 * rows.margin); row <= last; ++row)
            edges[row].push_back(static_cast<std::uint32_t>(i));
    }
    return edges;
}

/// The columns that an edge which passes the row meets, and some that it misses by less than a margin or two. Where it
/// is at a height is rounded by a few 2^-53 of the range, a margin is 2^-40 of it.
struct Columns {
    std::size_t first = 0;
    std::size_t last = 0;
};

Columns columnsOf(const Segment &edge, const GridFrame &frame, std::size_t row)
{
    const auto xAt = [&](double y) {
        const double part = std::clamp((y - edge.from.y) / (edge.to.y - edge.from.y), 0.0, 1.0);
        return edge.from.x + part * (edge.to.x - edge.from.x);
    };
    const double above = xAt(frame.y.lowerBound(row));
    const double below = xAt(frame.y.upperBound(row));
    const double grow = 2 * frame.x.margin;
    return {frame.x.cellOf(std::min(above, below) - grow), frame.x.cellOf(std::max(above, below) + grow)};
}

/// Writes the ranges of a row's cells. An edge that ends before a column, and all edges left of it, are left of a point
/// in that; one that starts after it, and all right of it, are right of the point.
void setRanges(TrapezoidTree &tree, std::size_t row, std::span<const Point> line)
{
    const std::uint32_t *ladder = &tree.words[tree.rowParts[row] & Trapezoid::place];
    const std::span edges(ladder + 1, *ladder);
    const std::span ranges = std::span(tree.ranges).subspan(row * tree.frame.x.count, tree.frame.x.count);
    std::vector<std::uint32_t> endedBefore(ranges.size());
    std::vector<std::uint32_t> startedIn(ranges.size());
    for (std::uint32_t i = 0; i < edges.size(); ++i) {
        const Columns columns = columnsOf({line[edges[i]], line[edges[i] + 1]}, tree.frame, row);
        if (columns.last + 1 < ranges.size())
            endedBefore[columns.last + 1] = i + 1;
        startedIn[columns.first] = std::max(startedIn[columns.first], i + 1);
    }
    std::uint32_t ended = 0;
    std::uint32_t started = 0;
    for (std::size_t column = 0; column < ranges.size(); ++column) {
        ended = std::max(ended, endedBefore[column]);
        started = std::max(started, startedIn[column]);
        ranges[column] = RungRange{ended, started - std::min(started, ended)}.word();
    }
}

} // namespace

std::optional<TrapezoidTree> trapezoidTreeOf(std::span<const Point> line, const GridFrame &frame, FillRule rule,
                                             const TrapezoidLimits &limits)
{
    if (limits.wordCount > Trapezoid::place) // hundreds of millions of points
        return std::nullopt;
    for (const Point p : line)
        if (isFinite(p) && !(isInExactRange(p.x) && isInExactRange(p.y)))
            return std::nullopt;
    TrapezoidTree tree{frame, rule, {}, std::vector<std::uint32_t>(frame.cellCount()), {}};
    tree.words.reserve(limits.wordCount);
    TreeBuilder builder(line, tree, limits);
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const auto edges = edgesOfRows(line, frame.y);
    for (std::size_t row = 0; row < frame.y.count; ++row) {
        const Heights heights{frame.y.lowerBound(row), std::nextafter(frame.y.upperBound(row), infinity)};
        tree.rowParts.push_back(builder.partOf(edges[row], heights, 0));
        if (builder.hasFailed())
            return std::nullopt;
        if ((tree.rowParts[row] & Trapezoid::kind) == Trapezoid::ladder)
            setRanges(tree, row, line);
    }
    tree.words.shrink_to_fit();
    return tree;
}

} // namespace hitbox::geometry::detail
