#include "pieces/piece_merger.h"

#include <numeric>

#include <hitbox/geometry/orientation.h>

#include "pieces/triangle_patches.h"

namespace hitbox::geometry::detail {

namespace {

using SideIndex = std::uint32_t;

/// Pieces as cycles of directed sides.
class PieceMerger
{
public:
    PieceMerger(const PieceList &pieces, std::span<const Point> points, std::size_t maxPoints);

    void removeSides();
    PieceList pieces() const;

private:
    Point origin(SideIndex side) const { return m_points[m_origins[side]]; }
    Point target(SideIndex side) const { return origin(m_next[side]); }
    SideIndex pieceOf(SideIndex side);
    bool staysConvex(SideIndex side) const;
    void remove(SideIndex side);

    std::span<const Point> m_points;
    std::size_t m_maxPoints;
    std::vector<SideIndex> m_origins;
    std::vector<SideIndex> m_next;
    std::vector<SideIndex> m_previous;
    std::vector<SideIndex> m_twins;
    std::vector<SideIndex> m_pieces;   ///< by side
    std::vector<SideIndex> m_joinedTo; ///< by piece: union-find
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
    std::iota(m_joinedTo.begin(), m_joinedTo.end(), SideIndex{0});
    std::vector<SideIndex> targets(m_origins.size());
    SideIndex begin = 0;
    for (SideIndex piece = 0; piece < pieces.ends.size(); ++piece) {
        const SideIndex end = pieces.ends[piece];
        m_sizes.push_back(end - begin);
        for (SideIndex side = begin; side < end; ++side) {
            m_next[side] = side + 1 == end ? begin : side + 1;
            m_previous[side] = side == begin ? end - 1 : side - 1;
            m_pieces[side] = piece;
            targets[side] = m_origins[m_next[side]];
        }
        begin = end;
    }
    m_twins = twins(m_origins, targets);
}

SideIndex PieceMerger::pieceOf(SideIndex side)
{
    SideIndex piece = m_pieces[side];
    while (m_joinedTo[piece] != piece) {
        m_joinedTo[piece] = m_joinedTo[m_joinedTo[piece]];
        piece = m_joinedTo[piece];
    }
    return piece;
}

/// Whether neither end of the side turns right once it is gone.
bool PieceMerger::staysConvex(SideIndex side) const
{
    const SideIndex twin = m_twins[side];
    return orientation(origin(m_previous[side]), origin(side), target(m_next[twin])) != Orientation::Clockwise &&
           orientation(origin(m_previous[twin]), origin(twin), target(m_next[side])) != Orientation::Clockwise;
}

void PieceMerger::remove(SideIndex side)
{
    const SideIndex twin = m_twins[side];
    m_next[m_previous[side]] = m_next[twin];
    m_previous[m_next[twin]] = m_previous[side];
    m_next[m_previous[twin]] = m_next[side];
    m_previous[m_next[side]] = m_previous[twin];
    m_isRemoved[side] = m_isRemoved[twin] = true;
}

void PieceMerger::removeSides()
{
    for (SideIndex side = 0; side < m_origins.size(); ++side) {
        if (m_twins[side] == noSide || side > m_twins[side])
            continue;
        const SideIndex kept = pieceOf(side);
        const SideIndex joined = pieceOf(m_twins[side]);
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
    for (SideIndex first = 0; first < m_origins.size(); ++first) {
        if (isListed[first])
            continue;
        for (SideIndex side = first; !isListed[side]; side = m_next[side]) {
            isListed[side] = true;
            list.corners.push_back(m_origins[side]);
        }
        list.ends.push_back(static_cast<SideIndex>(list.corners.size()));
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
