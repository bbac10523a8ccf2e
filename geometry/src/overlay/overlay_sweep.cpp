#include "overlay/overlay_sweep.h"

#include <algorithm>
#include <utility>

#include "pieces/sweep_status.h"

namespace hitbox::geometry::detail::overlay {
namespace {

using StatusNode = SweepStatus::Node;

class LineSweep
{
public:
    LineSweep(const OverlayLines &lines, std::size_t most);

    std::optional<std::vector<Index>> run(std::span<const Index> sorted);

private:
    bool hasEnough() const { return m_taken.size() > m_most; }
    SweepStatus::Entry entryOf(Index edge) const;
    bool meet(Index e, Index f) const;
    bool nodeMeets(StatusNode node, Index edge) const
    {
        return node != SweepStatus::none && meet(m_status.entry(node).edge, edge);
    }

    void passPoint(std::span<const Index> equalPoints);
    void sortBeginning();
    StatusNode insertAbove(StatusNode below, Index edge);
    void end(Index edge);
    void takeOut(Index edge);

    const OverlayLines &m_lines;
    std::size_t m_most;
    std::vector<Index> m_edgeBefore;  ///< the one that ends at a point; none where a first point stands again
    std::vector<StatusNode> m_nodeOf; ///< of each edge, none while it is not in the status
    std::vector<char> m_isTaken;
    std::vector<Index> m_taken;
    std::vector<Index> m_beginning;
    SweepStatus m_status;
};

LineSweep::LineSweep(const OverlayLines &lines, std::size_t most)
    : m_lines(lines)
    , m_most(most)
    , m_edgeBefore(lines.points.size(), noIndex)
    , m_nodeOf(lines.points.size(), SweepStatus::none)
    , m_isTaken(lines.points.size(), 0)
{
    for (const LineRing &ring : lines.rings) {
        m_edgeBefore[ring.first] = ring.end - 1;
        for (Index i = ring.first + 1; i < ring.end; ++i)
            m_edgeBefore[i] = i - 1;
    }
}

SweepStatus::Entry LineSweep::entryOf(Index edge) const
{
    const auto [from, to] = m_lines.edge(edge);
    return {isBefore(from, to) ? Segment{from, to} : Segment{to, from}, edge};
}

/// Whether the edges have a point in common that is not an end of both, unless they are equal.
bool LineSweep::meet(Index e, Index f) const
{
    const auto [p, q] = m_lines.edge(e);
    const auto [r, s] = m_lines.edge(f);
    const auto overlap = [&] {
        const Segment first = entryOf(e).span;
        const Segment second = entryOf(f).span;
        return first != second && isBefore(first.from, second.to) && isBefore(second.from, first.to);
    };
    const CrossSigns &signs = m_lines.signs;
    if (p == r || p == s || q == r || q == s)
        return signs(p, q, r, s) == 0 && overlap();
    const int rSide = signs(p, q, p, r);
    const int sSide = signs(p, q, p, s);
    if (rSide * sSide > 0)
        return false;
    if (rSide == 0 && sSide == 0)
        return overlap();
    return signs(r, s, r, p) * signs(r, s, r, q) <= 0;
}

std::optional<std::vector<Index>> LineSweep::run(std::span<const Index> sorted)
{
    const auto &points = m_lines.points;
    for (std::size_t first = 0; first < sorted.size() && !hasEnough();) {
        std::size_t end = first + 1;
        while (end < sorted.size() && points[sorted[first]] == points[sorted[end]])
            ++end;
        passPoint(sorted.subspan(first, end - first));
        first = end;
    }
    if (hasEnough())
        return std::nullopt;
    return std::move(m_taken);
}

void LineSweep::passPoint(std::span<const Index> equalPoints)
{
    const Point here = m_lines.points[equalPoints.front()];
    m_beginning.clear();
    for (const Index point : equalPoints) {
        const Index before = m_edgeBefore[point];
        if (before == noIndex)
            continue;
        const bool beforeEnds = isBefore(m_lines.points[before], here);
        const bool nextEnds = isBefore(m_lines.points[point + 1], here);
        if (beforeEnds)
            end(before);
        if (nextEnds)
            end(point);
        if (!beforeEnds && m_isTaken[before] == 0)
            m_beginning.push_back(before);
        if (!nextEnds && m_isTaken[point] == 0)
            m_beginning.push_back(point);
    }
    if (m_beginning.empty())
        return;
    sortBeginning();
    SweepStatus::Place place = m_status.find(here);
    while (place.hit != SweepStatus::none && !hasEnough()) {
        takeOut(m_status.entry(place.hit).edge);
        place = m_status.find(here);
    }
    StatusNode below = place.below;
    for (std::size_t i = 0; i < m_beginning.size() && !hasEnough(); ++i)
        below = insertAbove(below, m_beginning[i]);
}

/// All lead from one point to greater ones, so their directions are less than half a turn apart.
void LineSweep::sortBeginning()
{
    std::sort(m_beginning.begin(), m_beginning.end(), [this](Index e, Index f) {
        const Segment first = entryOf(e).span;
        const Segment second = entryOf(f).span;
        return m_lines.signs(first.from, first.to, second.from, second.to) > 0;
    });
}

/// The edge's node or, where it turned out to be in the way, the one below that place.
StatusNode LineSweep::insertAbove(StatusNode below, Index edge)
{
    if (nodeMeets(below, edge) || nodeMeets(m_status.above(below), edge)) {
        takeOut(edge);
        return below;
    }
    m_nodeOf[edge] = m_status.insertAbove(below, entryOf(edge));
    return m_nodeOf[edge];
}

/// The edges below and above it are neighbours from here on.
void LineSweep::end(Index edge)
{
    const StatusNode node = std::exchange(m_nodeOf[edge], SweepStatus::none);
    if (node == SweepStatus::none)
        return;
    const StatusNode below = m_status.below(node);
    m_status.remove(node);
    const StatusNode above = m_status.above(below);
    if (above != SweepStatus::none && !hasEnough() && nodeMeets(below, m_status.entry(above).edge))
        takeOut(m_status.entry(above).edge);
}

void LineSweep::takeOut(Index edge)
{
    m_isTaken[edge] = 1;
    m_taken.push_back(edge);
    end(edge);
}

} // namespace

std::optional<std::vector<Index>> edgesInTheWay(const OverlayLines &lines, std::span<const Index> sorted,
                                                std::size_t most)
{
    return LineSweep(lines, most).run(sorted);
}

} // namespace hitbox::geometry::detail::overlay
