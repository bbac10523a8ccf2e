#include <hitbox/geometry/convex_pieces.h>

#include <algorithm>
#include <limits>
#include <numeric>

#include <hitbox/geometry/orientation.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/self_intersection.h>

#include "finite.h"

namespace hitbox::geometry {
namespace {

using Index = std::uint32_t;
constexpr Index none = std::numeric_limits<Index>::max();

/// A directed side of a piece: pieces are cycles of sides, neighbours share a diagonal as a pair of twins.
struct Side {
    Index origin = none;
    Index next = none;
    Index previous = none;
    Index twin = none; ///< none on the ring itself
};

/// The ring's real corners, counter-clockwise.
Ring cornersCounterClockwise(std::span<const Point> ring)
{
    Ring corners;
    const std::size_t size = ring.size();
    for (std::size_t i = 0; i < size; ++i) {
        if (orientation(ring[(i + size - 1) % size], ring[i], ring[(i + 1) % size]) != Orientation::Collinear)
            corners.push_back(ring[i]);
    }
    if (winding(corners) == Orientation::Clockwise)
        std::reverse(corners.begin(), corners.end());
    return corners;
}

/// Counter-clockwise.
struct Triangle {
    Point a;
    Point b;
    Point c;
};

Box boxAround(const Triangle &triangle)
{
    const auto [a, b, c] = triangle;
    return {{std::min({a.x, b.x, c.x}), std::min({a.y, b.y, c.y})},
            {std::max({a.x, b.x, c.x}), std::max({a.y, b.y, c.y})}};
}

bool isWithin(Point p, const Box &box)
{
    return box.min.x <= p.x && p.x <= box.max.x && box.min.y <= p.y && p.y <= box.max.y;
}

bool isWithin(Point p, const Triangle &triangle)
{
    const auto [a, b, c] = triangle;
    return orientation(a, b, p) != Orientation::Clockwise && orientation(b, c, p) != Orientation::Clockwise &&
           orientation(c, a, p) != Orientation::Clockwise;
}

/// Cuts ears off a simple counter-clockwise ring until nothing is left. Three sides make one triangle.
class EarClipper
{
public:
    explicit EarClipper(std::span<const Point> ring);

    std::vector<Side> triangles();

private:
    bool isEar(Index corner) const;
    void clip(Index corner);
    void refresh(Index corner);

    std::span<const Point> m_ring;
    std::vector<Index> m_next;
    std::vector<Index> m_previous;
    std::vector<Index> m_outerSide; ///< the side already cut off beyond the edge that starts at a corner
    std::vector<Index> m_blockers;  ///< corners that may lie in a triangle: all that do not turn left
    std::vector<bool> m_isBlocker;
    std::vector<bool> m_isEar;
    std::vector<Side> m_sides;
};

EarClipper::EarClipper(std::span<const Point> ring)
    : m_ring(ring)
    , m_next(ring.size())
    , m_previous(ring.size())
    , m_outerSide(ring.size(), none)
    , m_isBlocker(ring.size())
    , m_isEar(ring.size())
{
    const auto size = static_cast<Index>(ring.size());
    for (Index i = 0; i < size; ++i) {
        m_next[i] = i + 1 == size ? 0 : i + 1;
        m_previous[i] = i == 0 ? size - 1 : i - 1;
    }
    for (Index i = 0; i < size; ++i) {
        m_isBlocker[i] = orientation(ring[m_previous[i]], ring[i], ring[m_next[i]]) != Orientation::CounterClockwise;
        if (m_isBlocker[i])
            m_blockers.push_back(i);
    }
    for (Index i = 0; i < size; ++i)
        m_isEar[i] = isEar(i);
    m_sides.reserve(3 * ring.size());
}

bool EarClipper::isEar(Index corner) const
{
    if (m_isBlocker[corner])
        return false;
    const Index before = m_previous[corner];
    const Index after = m_next[corner];
    const Triangle triangle{m_ring[before], m_ring[corner], m_ring[after]};
    const Box box = boxAround(triangle);
    return std::none_of(m_blockers.begin(), m_blockers.end(), [&](Index other) {
        return other != before && other != after && isWithin(m_ring[other], box) && isWithin(m_ring[other], triangle);
    });
}

void EarClipper::refresh(Index corner)
{
    if (m_isBlocker[corner]) {
        m_isBlocker[corner] = orientation(m_ring[m_previous[corner]], m_ring[corner], m_ring[m_next[corner]]) !=
                              Orientation::CounterClockwise;
        if (!m_isBlocker[corner])
            std::erase(m_blockers, corner);
    }
}

/// Cuts the triangle at the corner off; its two neighbours may become ears thereby, no other corner can.
void EarClipper::clip(Index corner)
{
    const Index before = m_previous[corner];
    const Index after = m_next[corner];
    const auto first = static_cast<Index>(m_sides.size());
    m_sides.push_back({before, first + 1, first + 2, m_outerSide[before]});
    m_sides.push_back({corner, first + 2, first, m_outerSide[corner]});
    m_sides.push_back({after, first, first + 1, none});
    for (const Index side : {first, first + 1}) {
        if (m_sides[side].twin != none)
            m_sides[m_sides[side].twin].twin = side;
    }
    m_outerSide[before] = first + 2;
    m_next[before] = after;
    m_previous[after] = before;
    refresh(before);
    refresh(after);
    m_isEar[before] = isEar(before);
    m_isEar[after] = isEar(after);
}

std::vector<Side> EarClipper::triangles()
{
    std::size_t left = m_ring.size();
    Index corner = 0;
    // A simple ring always has an ear; a full round without one ends the search all the same.
    for (std::size_t passed = 0; left > 3 && passed <= left; ++passed) {
        if (m_isEar[corner]) {
            clip(corner);
            --left;
            passed = 0;
        }
        corner = m_next[corner];
    }
    if (left != 3)
        return {};
    const Index before = m_previous[corner];
    const Index after = m_next[corner];
    clip(corner);
    // The last triangle's third side lies on the edge that is left over.
    const auto last = static_cast<Index>(m_sides.size() - 1);
    m_sides[last].twin = m_outerSide[after];
    if (m_sides[last].twin != none)
        m_sides[m_sides[last].twin].twin = last;
    m_outerSide[before] = none;
    return std::move(m_sides);
}

/// Joins pieces over diagonals that no reflex corner needs, in the order in which the ears were cut: taking the longest
/// or the shortest first was tried, and leaves more pieces.
class PieceMerger
{
public:
    PieceMerger(std::span<const Point> ring, std::vector<Side> sides, std::size_t maxPoints);

    void removeDiagonals();
    std::vector<Ring> pieces() const;

private:
    Point origin(Index side) const { return m_ring[m_sides[side].origin]; }
    Point target(Index side) const { return origin(m_sides[side].next); }
    Index pieceOf(Index side);
    bool staysConvex(Index side) const;
    void remove(Index side);

    std::span<const Point> m_ring;
    std::vector<Side> m_sides;
    std::vector<Index> m_pieceParents; ///< union-find over triangles
    std::vector<std::size_t> m_pieceSizes;
    std::vector<bool> m_isRemoved;
    std::size_t m_maxPoints;
};

PieceMerger::PieceMerger(std::span<const Point> ring, std::vector<Side> sides, std::size_t maxPoints)
    : m_ring(ring)
    , m_sides(std::move(sides))
    , m_pieceParents(m_sides.size() / 3)
    , m_pieceSizes(m_sides.size() / 3, 3)
    , m_isRemoved(m_sides.size())
    , m_maxPoints(std::max<std::size_t>(maxPoints, 3))
{
    std::iota(m_pieceParents.begin(), m_pieceParents.end(), Index{0});
}

Index PieceMerger::pieceOf(Index side)
{
    Index piece = side / 3;
    while (m_pieceParents[piece] != piece) {
        m_pieceParents[piece] = m_pieceParents[m_pieceParents[piece]];
        piece = m_pieceParents[piece];
    }
    return piece;
}

/// Whether neither end of the diagonal turns right once it is gone.
bool PieceMerger::staysConvex(Index side) const
{
    const Side &here = m_sides[side];
    const Side &there = m_sides[here.twin];
    return orientation(origin(here.previous), origin(side), target(there.next)) != Orientation::Clockwise &&
           orientation(origin(there.previous), origin(here.twin), target(here.next)) != Orientation::Clockwise;
}

void PieceMerger::remove(Index side)
{
    const Side here = m_sides[side];
    const Side there = m_sides[here.twin];
    m_sides[here.previous].next = there.next;
    m_sides[there.next].previous = here.previous;
    m_sides[there.previous].next = here.next;
    m_sides[here.next].previous = there.previous;
    m_isRemoved[side] = true;
    m_isRemoved[here.twin] = true;
}

void PieceMerger::removeDiagonals()
{
    for (Index side = 0; side < m_sides.size(); ++side) {
        if (m_sides[side].twin == none || side > m_sides[side].twin)
            continue;
        const Index kept = pieceOf(side);
        const Index joined = pieceOf(m_sides[side].twin);
        const std::size_t size = m_pieceSizes[kept] + m_pieceSizes[joined] - 2;
        if (size > m_maxPoints || !staysConvex(side))
            continue;
        remove(side);
        m_pieceParents[joined] = kept;
        m_pieceSizes[kept] = size;
    }
}

std::vector<Ring> PieceMerger::pieces() const
{
    std::vector<Ring> result;
    std::vector<bool> isListed = m_isRemoved;
    for (Index first = 0; first < m_sides.size(); ++first) {
        if (isListed[first])
            continue;
        Ring piece;
        for (Index side = first; !isListed[side]; side = m_sides[side].next) {
            isListed[side] = true;
            piece.push_back(origin(side));
        }
        result.push_back(std::move(piece));
    }
    return result;
}

} // namespace

std::vector<Ring> convexPieces(std::span<const Point> ring, std::size_t maxPoints)
{
    if (!detail::areFinite(ring) || !isSimple(ring))
        return {};
    const Ring corners = cornersCounterClockwise(ring);
    if (corners.size() < 3)
        return {};
    PieceMerger merger(corners, EarClipper(corners).triangles(), maxPoints);
    merger.removeDiagonals();
    return merger.pieces();
}

} // namespace hitbox::geometry
