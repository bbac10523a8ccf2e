#include "pieces/piece_merger.h"

#include <numeric>

#include <hitbox/geometry/orientation.h>

#include "pieces/triangle_patches.h"

namespace hitbox::geometry::detail {

namespace {

using Index = std::uint32_t;

/// Pieces as cycles of directed sides.
class PieceMerger
{
public:
    PieceMerger(const PieceList &pieces, std::span<const Point> points, std::size_t maxPoints);

    void removeSides();
    PieceList pieces() const;

private:
    Point origin(Index side) const { return m_points[m_origins[side]]; }
    Point target(Index side) const { return origin(m_next[side]); }
    Index pieceOf(Index side);
    bool staysConvex(Index side) const;
    void remove(Index side);

    std::span<const Point> m_points;
    std::size_t m_maxPoints;
    std::vector<Index> m_origins;
    std::vector<Index> m_next;
    std::vector<Index> m_previous;
    std::vector<Index> m_twins;
    std::vector<Index> m_pieces;   ///< by side
    std::vector<Index> m_joinedTo; ///< by piece: union-find
    std::vector<std::size_t> m_sizes;
    std::vector<bool> m_isRemoved;
};

PieceMerger::PieceMerger(const PieceList &pieces, std::span<const Point> points, std::size_t maxPoints)
    : m_points(points)
    , m_maxPoints(maxPoints)
    , m_origins(pieces.corners)
    , m_next(pieces.corners.size())
    , m_previous(pieces.corners.size())
    , m_pieces(pieces.corners.size())
    , m_joinedTo(pieces.ends.size())
    , m_isRemoved(pieces.corners.size())
{
    std::iota(m_joinedTo.begin(), m_joinedTo.end(), Index{0});
    std::vector<Index> targets(m_origins.size());
    Index begin = 0;
    for (Index piece = 0; piece < pieces.ends.size(); ++piece) {
        const Index end = pieces.ends[piece];
        m_sizes.push_back(end - begin);
        for (Index side = begin; side < end; ++side) {
            m_next[side] = side + 1 == end ? begin : side + 1;
            m_previous[side] = side == begin ? end - 1 : side - 1;
            m_pieces[side] = piece;
            targets[side] = m_origins[m_next[side]];
        }
        begin = end;
    }
    m_twins = twins(m_origins, targets);
}

Index PieceMerger::pieceOf(Index side)
{
    Index piece = m_pieces[side];
    while (m_joinedTo[piece] != piece) {
        m_joinedTo[piece] = m_joinedTo[m_joinedTo[piece]];
        piece = m_joinedTo[piece];
    }
    return piece;
}

/// Whether neither end of the side turns right once it is gone.
bool PieceMerger::staysConvex(Index side) const
{
    const Index twin = m_twins[side];
    return orientation(origin(m_previous[side]), origin(side), target(m_next[twin])) != Orientation::Clockwise &&
           orientation(origin(m_previous[twin]), origin(twin), target(m_next[side])) != Orientation::Clockwise;
}

void PieceMerger::remove(Index side)
{
    const Index twin = m_twins[side];
    m_next[m_previous[side]] = m_next[twin];
    m_previous[m_next[twin]] = m_previous[side];
    m_next[m_previous[twin]] = m_next[side];
    m_previous[m_next[side]] = m_previous[twin];
    m_isRemoved[side] = m_isRemoved[twin] = true;
}

void PieceMerger::removeSides()
{
    for (Index side = 0; side < m_origins.size(); ++side) {
        if (m_twins[side] == noSide || side > m_twins[side])
            continue;
        const Index kept = pieceOf(side);
        const Index joined = pieceOf(m_twins[side]);
        const std::size_t size = m_sizes[kept] + m_sizes[joined] - 2;
        if (kept == joined || size > m_maxPoints || !staysConvex(side))
            continue;
        remove(side);
        m_joinedTo[joined] = kept;
        m_sizes[kept] = size;
    }
}

PieceList PieceMerger::pieces() const
{
    PieceList list;
    std::vector<bool> isListed = m_isRemoved;
    for (Index first = 0; first < m_origins.size(); ++first) {
        if (isListed[first])
            continue;
        for (Index side = first; !isListed[side]; side = m_next[side]) {
            isListed[side] = true;
            list.corners.push_back(m_origins[side]);
        }
        list.ends.push_back(static_cast<Index>(list.corners.size()));
    }
    return list;
}

} // namespace

PieceList mergedPieces(const PieceList &pieces, std::span<const Point> points, std::size_t maxPoints)
{
    PieceMerger merger(pieces, points, maxPoints);
    merger.removeSides();
    return merger.pieces();
}

} // namespace hitbox::geometry::detail
