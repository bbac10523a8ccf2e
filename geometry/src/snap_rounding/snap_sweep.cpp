#include "snap_rounding/snap_sweep.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <vector>

namespace hitbox::geometry::detail {
namespace {

/// From above to below. Two lines on the sweep line at once do not cross, so either one's start tells.
class AboveBelow
{
public:
    using is_transparent = void;

    explicit AboveBelow(std::span<const GridSegment> lines)
        : m_lines(lines)
    {
    }

    bool operator()(LineIndex a, LineIndex b) const
    {
        const GridSegment &first = m_lines[a];
        const GridSegment &second = m_lines[b];
        if (first.from == second.from)
            return side(first, second.to) > 0;
        return first.from < second.from ? side(first, second.from) > 0 : side(second, first.from) < 0;
    }
    bool operator()(LineIndex line, GridPoint p) const { return side(m_lines[line], p) > 0; }
    bool operator()(GridPoint p, LineIndex line) const { return side(m_lines[line], p) < 0; }

private:
    std::span<const GridSegment> m_lines;
};

/// The lines that the sweep line meets, from above to below. Those that end in a point are neighbours there, and those
/// that start in it take their place.
class SweepLine
{
public:
    using Place = std::set<LineIndex, AboveBelow>::iterator;

    explicit SweepLine(std::span<const GridSegment> lines)
        : m_lines(lines)
        , m_order(AboveBelow(lines))
        , m_places(lines.size())
    {
    }

    /// Takes away all that end where this one does, and lists them; the answer is the place below them.
    Place removeEnding(LineIndex ending, std::vector<LineIndex> &removed)
    {
        const GridPoint here = m_lines[ending].to;
        const auto endsHere = [&](Place place) { return m_lines[*place].to == here; };
        Place first = m_places[ending];
        Place last = std::next(first);
        while (first != m_order.begin() && endsHere(std::prev(first)))
            --first;
        while (last != m_order.end() && endsHere(last))
            ++last;
        removed.assign(first, last);
        return m_order.erase(first, last);
    }
    Place below(GridPoint p) const { return m_order.lower_bound(p); }
    LineIndex above(Place place) const { return place == m_order.begin() ? noLine : *std::prev(place); }
    void insert(LineIndex line, Place next) { m_places[line] = m_order.emplace_hint(next, line); }

private:
    std::span<const GridSegment> m_lines;
    std::set<LineIndex, AboveBelow> m_order;
    std::vector<Place> m_places; ///< of each line that is met
};

std::vector<LineIndex> sortedByEnd(std::span<const GridSegment> lines)
{
    std::vector<LineIndex> order(lines.size());
    std::iota(order.begin(), order.end(), LineIndex{0});
    std::ranges::sort(order, [&](LineIndex a, LineIndex b) { return lines[a].to < lines[b].to; });
    return order;
}

} // namespace

void sweepOver(std::span<const GridSegment> lines, const std::function<void(const SweepStop &)> &visit)
{
    const std::vector<LineIndex> byEnd = sortedByEnd(lines);
    SweepLine line(lines);
    std::vector<LineIndex> removed;
    LineIndex start = 0;
    for (std::size_t end = 0; end < byEnd.size();) {
        const GridPoint nextEnd = lines[byEnd[end]].to;
        const bool startsFirst = start < lines.size() && lines[start].from < nextEnd;
        const GridPoint here = startsFirst ? lines[start].from : nextEnd;
        const LineIndex firstStarting = start;
        while (start < lines.size() && lines[start].from == here)
            ++start;
        removed.clear();
        const SweepLine::Place next = startsFirst ? line.below(here) : line.removeEnding(byEnd[end], removed);
        end += removed.size();
        visit({here, line.above(next), removed, firstStarting, start});
        for (LineIndex i = firstStarting; i < start; ++i)
            line.insert(i, next);
    }
}

} // namespace hitbox::geometry::detail
