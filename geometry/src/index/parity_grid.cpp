#include "index/parity_grid.h"

#include <algorithm>

#include "index/levels.h"
#include "snap_rounding/cell_path.h"

namespace hitbox::geometry::detail {

namespace {

// Fewer are tested one after the other.
constexpr std::size_t leastRun = 8;

Winding windingOfEachEdge(const CellPath &path, std::span<const Point> line)
{
    Winding total;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const Winding part = windingOnPath(path, {line[i], line[i + 1]});
        if (part.touches)
            return part;
        total.number += part.number;
    }
    return total;
}

/// The same for a line of at most 64 points. Comparing them all at once, as for a ring, leaves few edges.
Winding windingOfRun(const CellPath &path, std::span<const Point> line)
{
    const auto beyond = beyondOf<Axis::Y>(line, path.p.y);
    if (!beyond)
        return windingOfEachEdge(path, line);
    const std::uint64_t below = *beyond;
    const std::uint64_t right = levelsOf<Axis::X>(line, path.corner.x).beyond;
    // Bit k stands for the edge from point k to the next.
    const std::uint64_t all = (std::uint64_t{1} << (line.size() - 1)) - 1;
    const std::uint64_t passing = all & (right ^ right >> 1) & ~(below & below >> 1);
    const std::uint64_t straddling = all & (below ^ below >> 1) & ~(right | right >> 1);
    Winding total;
    for (std::uint64_t left = passing | straddling; left != 0; left &= left - 1) {
        const auto i = lowestOf(left);
        const Segment edge{line[i], line[i + 1]};
        const Winding part =
            (passing >> i & 1) != 0 ? windingOfBorderEdge(path, edge) : windingOfStraddlingEdge(path.p, edge);
        if (part.touches)
            return part;
        total.number += part.number;
    }
    return total;
}

Winding windingOfEdges(const CellPath &path, std::span<const Point> line, std::size_t first, std::size_t end)
{
    if (end - first < leastRun)
        return windingOfEachEdge(path, line.subspan(first, end - first + 1));
    Winding total;
    for (std::size_t at = first; at < end; at += levelsPerBlock - 1) {
        const std::size_t edgeCount = std::min(levelsPerBlock - 1, end - at);
        const Winding part = windingOfRun(path, line.subspan(at, edgeCount + 1));
        if (part.touches)
            return part;
        total.number += part.number;
    }
    return total;
}

/// The winding at the corner and what the cell's edges add to it.
Winding windingInCell(const CellPath &path, const std::uint32_t *words, std::span<const Point> line)
{
    Winding total{false, std::bit_cast<std::int32_t>(*words)};
    std::size_t next = 0;
    do {
        const std::uint32_t word = *++words;
        const std::size_t index = word & EdgeWord::index;
        const std::size_t first = (word & EdgeWord::through) != 0 ? next : index;
        next = index + 1;
        const Winding part = windingOfEdges(path, line, first, next);
        if (part.touches)
            return part;
        total.number += part.number;
    } while ((*words & EdgeWord::last) == 0);
    return total;
}

} // namespace

Location locate(Point p, const ParityGrid &grid, std::span<const Point> line)
{
    const GridFrame &frame = grid.frame;
    if (!frame.contains(p))
        return Location::Outside;
    const std::size_t column = frame.x.cellOf(p.x);
    const std::size_t row = frame.y.cellOf(p.y);
    const std::uint32_t cell = grid.cells[frame.cellAt(column, row)];
    if (cell < firstWordInCell)
        return cell == filledCell ? Location::Inside : Location::Outside;
    const CellPath path{{frame.x.upperBound(column), frame.y.lowerBound(row)}, p};
    const Winding winding = windingInCell(path, &grid.words[cell - firstWordInCell], line);
    if (winding.touches)
        return Location::Boundary;
    return isFilled(winding.number, grid.rule) ? Location::Inside : Location::Outside;
}

} // namespace hitbox::geometry::detail
