#include "parity_grid.h"

#include <bit>

#include "cell_path.h"

namespace hitbox::geometry::detail {

namespace {

Winding windingOfEdges(const CellPath &path, std::span<const Point> line, std::size_t first, std::size_t end)
{
    Winding total;
    for (std::size_t i = first; i < end; ++i) {
        const Winding part = windingOnPath(path, {line[i], line[i + 1]});
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
