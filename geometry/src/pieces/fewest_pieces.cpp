#include "pieces/fewest_pieces.h"

#include <algorithm>
#include <limits>

#include <hitbox/geometry/orientation.h>

#include "exact/expansion.h"
#include "pieces/visible_vertices.h"

namespace hitbox::geometry::detail {

namespace {

using RingIndex = std::uint16_t;
using Count = std::uint16_t;
constexpr Count impossible = std::numeric_limits<Count>::max();
constexpr std::uint32_t unknown = std::numeric_limits<std::uint32_t>::max();
constexpr std::uint32_t noFan = std::numeric_limits<std::uint32_t>::max();

/// Part of a convex piece: its corners from the first, which has the lowest index, to one that the first sees.
struct Fan {
    std::uint32_t before = noFan; ///< the fan without the last corner, if that leaves a triangle at least
    std::uint32_t weight = 0;     ///< see Weights
    RingIndex second = 0;
    RingIndex lastButOne = 0;
};

/// What fans cost. A convex piece of c corners has to be cut into ceil((c - 2) / (limit - 2)) ones, by diagonals that
/// end at any of its corners. So the pieces beyond its sides and its own corners count in one currency, in which a
/// piece is worth limit - 2 corners. Without a limit corners weigh nothing.
class Weights
{
public:
    Weights(std::size_t points, std::size_t maxPoints)
        : m_ofPiece(maxPoints < points ? static_cast<std::uint32_t>(maxPoints - 2) : 1)
        , m_ofCorner(maxPoints < points ? 1 : 0)
    {
    }

    bool areLimited() const { return m_ofCorner == 1; }
    std::uint32_t of(std::uint32_t pieces, bool isCorner) const
    {
        return pieces * m_ofPiece + (isCorner ? m_ofCorner : 0);
    }
    /// The pieces of all that lies beyond a fan's first and last corner, when the fan is a whole piece. Its weight has
    /// all corners but the last.
    std::uint32_t closed(std::uint32_t weight, bool lastIsCorner) const
    {
        return areLimited() ? (weight + (lastIsCorner ? 1 : 0) - 2 + m_ofPiece - 1) / m_ofPiece : weight + 1;
    }
    /// A number of pieces that can be added to what follows without making the fan any dearer, whatever follows.
    std::uint32_t open(std::uint32_t weight, bool lastIsCorner) const
    {
        const std::uint32_t corners = weight + (lastIsCorner ? 1 : 0);
        return !areLimited() ? weight : corners < 2 ? 0 : (corners - 2) / m_ofPiece;
    }

private:
    std::uint32_t m_ofPiece;
    std::uint32_t m_ofCorner;
};

/// Whether all lie on one line.
bool areCornersCollinear(std::span<const Point> ring, std::span<const RingIndex> corners)
{
    const auto isOff = [&](RingIndex corner) {
        return orientation(ring[corners.front()], ring[corner], ring[corners.back()]) != Orientation::Collinear;
    };
    return std::ranges::none_of(corners, isOff);
}

void appendPiece(PieceList &list, std::span<const RingIndex> corners)
{
    list.corners.insert(list.corners.end(), corners.begin(), corners.end());
    list.ends.push_back(static_cast<std::uint32_t>(list.corners.size()));
}

/// Lists a convex piece, cut into as few with at most `most` corners as can be. What is cut off is as large as it may
/// be, and neither it nor the rest lies on one line.
void appendWithin(PieceList &list, std::span<const Point> ring, std::vector<RingIndex> corners, std::size_t most)
{
    const auto cutsWell = [&] {
        const std::span all(corners);
        std::vector<RingIndex> rest(all.begin() + static_cast<std::ptrdiff_t>(most) - 1, all.end());
        rest.push_back(corners.front());
        return !areCornersCollinear(ring, all.first(most)) && !areCornersCollinear(ring, rest);
    };
    while (corners.size() > most) {
        for (std::size_t turns = 0; turns < corners.size() && !cutsWell(); ++turns)
            std::rotate(corners.begin(), corners.begin() + 1, corners.end());
        appendPiece(list, std::span(corners).first(most));
        corners.erase(corners.begin() + 1, corners.begin() + static_cast<std::ptrdiff_t>(most) - 1);
    }
    appendPiece(list, corners);
}

/// Finds the answers for all pairs of vertices that see each other, those of higher indices first: the fewest pieces of
/// what a diagonal cuts off the ring, and before that, the fans that may end there. Diagonals that no reflex vertex
/// needs only cut pieces with too many corners; these are counted by Weights and not searched for.
class PieceSearch
{
public:
    PieceSearch(std::span<const Point> ring, const std::vector<bool> &mayDrop, std::size_t maxPoints, Meter &meter);

    void run(const VisibleVertices &visible);
    /// Nothing where a diagonal on the way was not seen, which only a ring has that is no disk.
    std::optional<PieceList> pieces(std::size_t maxPoints) const;

private:
    /// Two vertices that see each other, and what is known of the piece at the segment between them.
    struct Pair {
        RingIndex first = 0;
        RingIndex last = 0;
        bool mayClose = false;          ///< the segment may be a side of the piece
        bool isSearched = true;         ///< and is then tried
        std::uint32_t fewest = unknown; ///< pieces of the area beyond it
        std::uint32_t pieces = 0;       ///< beyond the side to the last vertex that is being tried
    };

    void searchFrom(RingIndex first, std::span<const VisibleVertex> seen);
    void collectFans(Pair pair);
    void startFan(Pair &pair, RingIndex middle);
    void extendFans(Pair &pair, RingIndex middle);
    void offer(Pair &pair, const Fan &fan);
    bool isHopeless(const Pair &pair, std::uint32_t weight) const;
    bool dominates(const Fan &a, const Fan &b, const Pair &pair) const;
    void close(const Pair &pair);
    std::vector<RingIndex> cornersAt(RingIndex first, RingIndex last) const;
    std::vector<RingIndex> withoutDropped(const std::vector<RingIndex> &corners) const;
    bool isWholeRing(const Pair &pair) const { return pair.last - pair.first + 1U == m_ring.size(); }
    bool isCorner(RingIndex before, RingIndex vertex, RingIndex after) const
    {
        return !m_mayDrop[vertex] || vertex - before != 1 || after - vertex != 1;
    }
    bool lastIsCorner(const Pair &pair, RingIndex lastButOne) const
    {
        return !isWholeRing(pair) || isCorner(lastButOne, pair.last, static_cast<RingIndex>(pair.last + 1));
    }
    std::size_t cell(std::size_t lower, std::size_t higher) const { return lower * m_ring.size() + higher; }
    Orientation turn(RingIndex a, RingIndex b, RingIndex c) const
    {
        return orientation(m_ring[a], m_ring[b], m_ring[c]);
    }

    /// A diagonal or edge that the search may use, by its last vertex.
    struct Partner {
        RingIndex first = 0;
        Count pieces = 0; ///< that it cuts off
    };
    /// The fans from the current first vertex to another one.
    struct FanRange {
        std::uint32_t begin = 0;
        std::uint32_t end = 0;
        RingIndex first = std::numeric_limits<RingIndex>::max(); ///< of which the range is
        Count firstPieces = impossible;                          ///< that the diagonal to here cuts off
    };

    std::span<const Point> m_ring;
    const std::vector<bool> &m_mayDrop;
    std::vector<bool> m_isReflex;
    Weights m_weights;
    std::vector<std::uint32_t> m_bestFans; ///< by pair: the piece at the diagonal
    std::vector<std::vector<Partner>> m_partners;
    std::vector<FanRange> m_ranges; ///< by last vertex
    std::vector<Fan> m_fans;
    std::uint32_t m_begin = 0; ///< of the fans being collected
    Meter &m_meter;
};

PieceSearch::PieceSearch(std::span<const Point> ring, const std::vector<bool> &mayDrop, std::size_t maxPoints,
                         Meter &meter)
    : m_ring(ring)
    , m_mayDrop(mayDrop)
    , m_isReflex(ring.size())
    , m_weights(ring.size(), maxPoints)
    , m_bestFans(ring.size() * ring.size(), noFan)
    , m_partners(ring.size())
    , m_ranges(ring.size())
    , m_meter(meter)
{
    const std::size_t size = ring.size();
    for (std::size_t i = 0; i < size; ++i) {
        const Point before = ring[i == 0 ? size - 1 : i - 1];
        const Point after = ring[i + 1 == size ? 0 : i + 1];
        m_isReflex[i] = orientation(before, ring[i], after) == Orientation::Clockwise;
    }
    m_fans.reserve(16 * size);
}

/// Whether a may stand for b whatever follows: it weighs no more, and its angles leave as much room at reflex ends.
bool PieceSearch::dominates(const Fan &a, const Fan &b, const Pair &pair) const
{
    // A last corner that may be dropped after b, but not after a, will weigh for a.
    const bool weighsMore =
        m_mayDrop[pair.last] && b.lastButOne + 1 == pair.last && a.lastButOne != b.lastButOne && m_weights.areLimited();
    return a.weight + (weighsMore ? 1 : 0) <= b.weight && (a.second >= b.second || !m_isReflex[pair.first]) &&
           (a.lastButOne <= b.lastButOne || !m_isReflex[pair.last]);
}

/// Whether closing the cheapest fan at the pair and starting anew behind it is as good as going on with this one. Where
/// closing is not tried, going on with the cheapest is as good, and that one has to stay.
bool PieceSearch::isHopeless(const Pair &pair, std::uint32_t weight) const
{
    const std::uint32_t worth = m_weights.open(weight, !m_mayDrop[pair.last]);
    return pair.fewest != unknown && (pair.isSearched ? worth >= pair.fewest : worth > pair.fewest);
}

void PieceSearch::offer(Pair &pair, const Fan &fan)
{
    m_meter.spend(1 + m_fans.size() - m_begin);
    const auto begin = m_fans.begin() + m_begin;
    if (std::any_of(begin, m_fans.end(), [&](const Fan &other) { return dominates(other, fan, pair); }))
        return;
    const auto isBeaten = [&](const Fan &other) { return dominates(fan, other, pair); };
    m_fans.erase(std::remove_if(begin, m_fans.end(), isBeaten), m_fans.end());
    m_fans.push_back(fan);
    if (pair.mayClose)
        pair.fewest = std::min(pair.fewest, m_weights.closed(fan.weight, lastIsCorner(pair, fan.lastButOne)));
}

void PieceSearch::startFan(Pair &pair, RingIndex middle)
{
    const std::uint32_t weight = m_weights.of(m_ranges[middle].firstPieces + pair.pieces, true) +
                                 m_weights.of(0, isCorner(pair.first, middle, pair.last));
    if (isHopeless(pair, weight))
        return;
    const Orientation side = turn(pair.first, middle, pair.last);
    if (side == Orientation::Clockwise)
        return;
    // Straight on is fine, straight back over the first would be a piece without area.
    const Point corner = m_ring[middle];
    if (side == Orientation::Collinear && dotSign(m_ring[pair.first], corner, corner, m_ring[pair.last]) < 0)
        return;
    offer(pair, {noFan, weight, middle, middle});
}

void PieceSearch::extendFans(Pair &pair, RingIndex middle)
{
    const FanRange range = m_ranges[middle];
    for (std::uint32_t i = range.begin; i < range.end; ++i) {
        const Fan fan = m_fans[i];
        const std::uint32_t weight =
            fan.weight + m_weights.of(pair.pieces, isCorner(fan.lastButOne, middle, pair.last));
        if (isHopeless(pair, weight) || turn(fan.lastButOne, middle, pair.last) == Orientation::Clockwise ||
            turn(pair.first, fan.second, pair.last) == Orientation::Clockwise)
            continue;
        offer(pair, {i, weight, fan.second, middle});
    }
}

/// Notes the piece at a diagonal, and forgets the other fans that are of no use beyond it.
void PieceSearch::close(const Pair &pair)
{
    const auto begin = m_fans.begin() + m_begin;
    const auto best = std::min_element(begin, m_fans.end(), [&](const Fan &a, const Fan &b) {
        return m_weights.closed(a.weight, lastIsCorner(pair, a.lastButOne)) <
               m_weights.closed(b.weight, lastIsCorner(pair, b.lastButOne));
    });
    std::iter_swap(begin, best);
    const auto isDear = [&](const Fan &fan) { return isHopeless(pair, fan.weight); };
    m_fans.erase(std::remove_if(begin + 1, m_fans.end(), isDear), m_fans.end());
    m_bestFans[cell(pair.first, pair.last)] = m_begin;
    m_partners[pair.last].push_back({pair.first, static_cast<Count>(pair.fewest)});
}

void PieceSearch::collectFans(Pair pair)
{
    m_begin = static_cast<std::uint32_t>(m_fans.size());
    std::size_t tried = m_partners[pair.last].size();
    for (const Partner partner : m_partners[pair.last]) {
        if (m_ranges[partner.first].first != pair.first)
            continue;
        pair.pieces = partner.pieces;
        if (m_ranges[partner.first].firstPieces != impossible)
            startFan(pair, partner.first);
        extendFans(pair, partner.first);
        tried += m_ranges[partner.first].end - m_ranges[partner.first].begin;
    }
    m_meter.spend(tried);
    const bool isClosed = pair.isSearched && pair.fewest != unknown;
    if (isClosed)
        close(pair);
    m_ranges[pair.last] = {m_begin, static_cast<std::uint32_t>(m_fans.size()), pair.first,
                           isClosed ? static_cast<Count>(pair.fewest) : impossible};
}

void PieceSearch::searchFrom(RingIndex first, std::span<const VisibleVertex> seen)
{
    for (const auto [last, isDirect] : seen) {
        if (last == first + 1) {
            m_partners[last].push_back({first, 0});
            m_ranges[last] = {0, 0, first, 0};
            continue;
        }
        Pair pair{first, last, isDirect, isDirect && (m_isReflex[first] || m_isReflex[last])};
        pair.isSearched = pair.isSearched || isWholeRing(pair);
        collectFans(pair);
    }
}

void PieceSearch::run(const VisibleVertices &visible)
{
    for (std::size_t first = m_ring.size(); first-- > 0;)
        searchFrom(static_cast<RingIndex>(first), visible.from(first));
}

/// The corners of the piece at a diagonal, those that may be dropped too.
std::vector<RingIndex> PieceSearch::cornersAt(RingIndex first, RingIndex last) const
{
    std::vector<RingIndex> corners{last};
    for (std::uint32_t fan = m_bestFans[cell(first, last)]; fan != noFan; fan = m_fans[fan].before)
        corners.push_back(m_fans[fan].lastButOne);
    corners.push_back(first);
    std::ranges::reverse(corners);
    return corners;
}

std::vector<RingIndex> PieceSearch::withoutDropped(const std::vector<RingIndex> &corners) const
{
    std::vector<RingIndex> kept;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const RingIndex before = corners[i == 0 ? corners.size() - 1 : i - 1];
        const RingIndex after = corners[i + 1 == corners.size() ? 0 : i + 1];
        const bool joinsEdges = before + 1U == corners[i] && corners[i] + 1U == (after == 0 ? m_ring.size() : after);
        if (!m_mayDrop[corners[i]] || !joinsEdges)
            kept.push_back(corners[i]);
    }
    return kept;
}

std::optional<PieceList> PieceSearch::pieces(std::size_t maxPoints) const
{
    PieceList list;
    std::vector<std::pair<RingIndex, RingIndex>> open{{RingIndex{0}, static_cast<RingIndex>(m_ring.size() - 1)}};
    while (!open.empty()) {
        const auto [first, last] = open.back();
        open.pop_back();
        const std::vector<RingIndex> corners = cornersAt(first, last);
        if (corners.size() < 3)
            return std::nullopt;
        for (std::size_t i = 1; i < corners.size(); ++i)
            if (corners[i] - corners[i - 1] > 1)
                open.emplace_back(corners[i - 1], corners[i]);
        appendWithin(list, m_ring, withoutDropped(corners), maxPoints);
    }
    return list;
}

} // namespace

std::optional<PieceList> fewestPieces(std::span<const Point> ring, std::span<const Triangle> triangles,
                                      const std::vector<bool> &mayDrop, std::size_t maxPoints, Meter &meter)
{
    const VisibleVertices visible = visibleVertices(ring, triangles);
    PieceSearch search(ring, mayDrop, maxPoints, meter);
    search.run(visible);
    return search.pieces(maxPoints);
}

} // namespace hitbox::geometry::detail
