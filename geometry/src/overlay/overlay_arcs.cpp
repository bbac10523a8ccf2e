#include <algorithm>
#include <array>
#include <numeric>

#include "overlay/overlay.h"

namespace hitbox::geometry::detail::overlay {
namespace {

class ArcJoiner
{
public:
    explicit ArcJoiner(Overlay &overlay)
        : m_overlay(overlay)
    {
    }

    void addArcs(const std::pmr::vector<Cut> &cuts);
    void collectHalfArcs();
    void arrangeNodes();

private:
    int compare(Index a, Index b) const;
    bool sort(std::span<Index> halfArcs) const;
    void sortCrossing(std::span<Index, 4> halfArcs) const;
    std::size_t merge(std::span<Index> halfArcs);
    void mergeInto(Index kept, Index merged);

    Overlay &m_overlay;
};

/// The arcs of a ring lead from cut to cut, the last one to the ring's end, which is its first cut again.
void ArcJoiner::addArcs(const std::pmr::vector<Cut> &cuts)
{
    m_overlay.arcs.reserve(cuts.size());
    auto ring = m_overlay.lines.rings.begin();
    std::size_t first = 0;
    for (std::size_t i = 0; i < cuts.size(); ++i) {
        Arc arc;
        arc.from = cuts[i].node;
        arc.firstEdge = cuts[i].edge;
        arc.onA = ring->owner == Owner::A;
        arc.onB = ring->owner == Owner::B;
        arc.step = arc.onA ? Windings{1, 0} : Windings{0, 1};
        if (i + 1 < cuts.size() && cuts[i + 1].edge < ring->end) {
            const Cut &next = cuts[i + 1];
            arc.to = next.node;
            arc.lastEdge = next.atVertex ? next.edge - 1 : next.edge;
        } else {
            arc.to = cuts[first].node;
            arc.lastEdge = ring->end - 1;
            first = i + 1;
            ++ring;
        }
        m_overlay.arcs.push_back(arc);
    }
}

void ArcJoiner::collectHalfArcs()
{
    std::pmr::vector<Index> &first = m_overlay.firstHalfArc;
    first.assign(m_overlay.nodes.size() + 2, 0);
    // Shifted by two places, so that after filling, first[node] is where a node's half-arcs start.
    for (const Arc &arc : m_overlay.arcs) {
        ++first[arc.from + 2];
        ++first[arc.to + 2];
    }
    std::partial_sum(first.begin(), first.end(), first.begin());
    m_overlay.halfArcs.resize(2 * m_overlay.arcs.size());
    for (Index halfArc = 0; halfArc < m_overlay.halfArcs.size(); ++halfArc)
        m_overlay.halfArcs[first[m_overlay.origin(halfArc) + 1]++] = halfArc;
    first.pop_back();
}

/// Orders the half-arcs that leave a node clockwise as seen on screen, that is counter-clockwise in x and y, starting
/// from straight up, which itself comes last: at the lexicographically least node of a figure nothing leads left, so
/// that all of the figure is between the first and the last. 0 where both lead one way.
int ArcJoiner::compare(Index a, Index b) const
{
    const Segment first = m_overlay.startLine(a);
    const Segment second = m_overlay.startLine(b);
    const bool firstRight = isBefore(first.from, first.to);
    if (firstRight != isBefore(second.from, second.to))
        return firstRight ? -1 : 1;
    return -m_overlay.lines.signs(first.from, first.to, second.from, second.to);
}

/// Tells whether some lead one way.
bool ArcJoiner::sort(std::span<Index> halfArcs) const
{
    bool someLeadOneWay = false;
    const auto leadsBefore = [this, &someLeadOneWay](Index a, Index b) {
        const int order = compare(a, b);
        someLeadOneWay |= order == 0 && a != b;
        return order < 0;
    };
    constexpr std::size_t mostInserted = 16;
    if (halfArcs.size() > mostInserted) {
        std::sort(halfArcs.begin(), halfArcs.end(), leadsBefore);
        return someLeadOneWay;
    }
    for (std::size_t i = 1; i < halfArcs.size(); ++i) {
        const Index inserted = halfArcs[i];
        std::size_t place = i;
        for (; place > 0 && leadsBefore(inserted, halfArcs[place - 1]); --place)
            halfArcs[place] = halfArcs[place - 1];
        halfArcs[place] = inserted;
    }
    return someLeadOneWay;
}

/// Orders the half-arcs around a node inside of just two edges. They came in the order of the arcs: backwards and
/// forwards along one edge, then along the other.
void ArcJoiner::sortCrossing(std::span<Index, 4> halfArcs) const
{
    const auto leadsRight = [this](Index halfArc) {
        const Segment line = m_overlay.startLine(halfArc);
        return isBefore(line.from, line.to);
    };
    auto [left, right, otherLeft, otherRight] = std::array{halfArcs[0], halfArcs[1], halfArcs[2], halfArcs[3]};
    if (leadsRight(left))
        std::swap(left, right);
    if (leadsRight(otherLeft))
        std::swap(otherLeft, otherRight);
    const Segment line = m_overlay.startLine(right);
    const Segment other = m_overlay.startLine(otherRight);
    if (m_overlay.lines.signs(line.from, line.to, other.from, other.to) < 0) {
        std::swap(left, otherLeft);
        std::swap(right, otherRight);
    }
    halfArcs[0] = right;
    halfArcs[1] = otherRight;
    halfArcs[2] = left;
    halfArcs[3] = otherLeft;
}

void ArcJoiner::mergeInto(Index kept, Index merged)
{
    const Arc &added = m_overlay.arcs[merged / 2];
    Arc &sum = m_overlay.arcs[kept / 2];
    sum.step = kept % 2 == merged % 2 ? sum.step + added.step : sum.step - added.step;
    sum.onA |= added.onA;
    sum.onB |= added.onB;
}

/// Leaves one half-arc of those that lead one way, and tells how many are left. What leads one way is straight and ends
/// at one node: where one of two such arcs ended or turned, it would make a node of the other, too.
std::size_t ArcJoiner::merge(std::span<Index> halfArcs)
{
    std::size_t kept = 0;
    for (std::size_t i = 0; i < halfArcs.size();) {
        std::size_t end = i + 1;
        while (end < halfArcs.size() && compare(halfArcs[i], halfArcs[end]) == 0)
            ++end;
        const Index least = *std::min_element(halfArcs.begin() + i, halfArcs.begin() + end);
        // Both ends find the arcs; one of them adds the steps up.
        if (m_overlay.origin(least) < m_overlay.target(least)) {
            for (std::size_t k = i; k < end; ++k)
                if (halfArcs[k] != least)
                    mergeInto(least, halfArcs[k]);
        }
        halfArcs[kept++] = least;
        i = end;
    }
    return kept;
}

void ArcJoiner::arrangeNodes()
{
    std::pmr::vector<Index> &first = m_overlay.firstHalfArc;
    std::pmr::vector<Index> &halfArcs = m_overlay.halfArcs;
    std::size_t kept = 0;
    std::size_t start = 0;
    for (std::size_t node = 0; node < m_overlay.nodes.size(); ++node) {
        const std::size_t end = first[node + 1];
        const std::span<Index> around = std::span(halfArcs).subspan(start, end - start);
        std::size_t count = around.size();
        if (count == 4 && m_overlay.nodes[node].vertex == noIndex)
            sortCrossing(around.first<4>());
        else if (sort(around))
            count = merge(around);
        first[node] = static_cast<Index>(kept);
        std::copy_n(around.begin(), count, halfArcs.begin() + static_cast<std::ptrdiff_t>(kept));
        kept += count;
        start = end;
    }
    first.back() = static_cast<Index>(kept);
    halfArcs.resize(kept);
}

} // namespace

void joinArcs(Overlay &overlay, const std::pmr::vector<Cut> &cuts)
{
    ArcJoiner joiner(overlay);
    joiner.addArcs(cuts);
    joiner.collectHalfArcs();
    joiner.arrangeNodes();
}

} // namespace hitbox::geometry::detail::overlay
