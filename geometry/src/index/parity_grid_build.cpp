#include <algorithm>
#include <bit>

#include "exact/finite.h"
#include "index/parity_grid.h"
#include "snap_rounding/cell_path.h"

namespace hitbox::geometry::detail {

namespace {

// Edges between two of a cell's that are not its own do no harm, and a run takes less room than its edges.
constexpr std::uint32_t greatestGap = 2;

bool isEdge(std::span<const Point> line, std::size_t index)
{
    return isFinite(line[index]) && isFinite(line[index + 1]);
}

struct Range {
    double low = 0;
    double high = 0;
};

Range rangeOf(double a, double b)
{
    return {std::min(a, b), std::max(a, b)};
}

/// The x of the edge's part between two heights, to within a small part of the axis' margin.
Range rangeWithin(const Segment &edge, double top, double bottom)
{
    const double height = edge.to.y - edge.from.y;
    const double width = edge.to.x - edge.from.x;
    const auto xAt = [&](double y) { return edge.from.x + std::clamp((y - edge.from.y) / height, 0.0, 1.0) * width; };
    return rangeOf(xAt(top), xAt(bottom));
}

/// Calls visit(cell) for every cell that the edge meets, and for some that it passes by less than a margin or two.
template <typename Visit>
void forEachCellOf(const Segment &edge, const GridFrame &frame, Visit visit)
{
    const Range y = rangeOf(edge.from.y, edge.to.y);
    const Range x = rangeOf(edge.from.x, edge.to.x);
    const double growX = 2 * frame.x.margin;
    const double growY = 2 * frame.y.margin;
    const std::size_t firstRow = frame.y.cellOf(y.low - growY);
    const std::size_t lastRow = frame.y.cellOf(y.high + growY);
    // Lower ones are within a cell or two of one height: no need to ask where they are at which.
    const bool isSlanted = firstRow != lastRow && y.high - y.low > growY;
    for (std::size_t row = firstRow; row <= lastRow; ++row) {
        Range part = x;
        if (isSlanted) {
            const double top = frame.y.lowerBound(row) - growY;
            part = rangeWithin(edge, top, top + frame.y.cellSize + 4 * growY);
        }
        const std::size_t firstColumn = frame.x.cellOf(part.low - growX);
        const std::size_t lastColumn = frame.x.cellOf(part.high + growX);
        for (std::size_t column = firstColumn; column <= lastColumn; ++column)
            visit(frame.cellAt(column, row));
    }
}

/// The first row from whose corner, at the right of the column, the edge is seen above; the count of rows for none. The
/// edge passes that border.
std::size_t firstRowBelow(const Segment &edge, const GridFrame &frame, std::size_t column)
{
    const double x = frame.x.upperBound(column);
    const auto isAboveRow = [&](std::size_t row) { return isAbove(edge, {x, frame.y.lowerBound(row)}); };
    const double part = (x - edge.from.x) / (edge.to.x - edge.from.x);
    std::size_t row = frame.y.cellOf(edge.from.y + part * (edge.to.y - edge.from.y));
    while (row < frame.y.count && !isAboveRow(row))
        ++row;
    while (row > 0 && isAboveRow(row - 1))
        --row;
    return row;
}

/// The winding at the upper right corner of each cell: summed down each border from crossing to crossing.
std::vector<std::int32_t> cornerWindings(std::span<const Point> line, const GridFrame &frame)
{
    std::vector<std::int32_t> windings(frame.cellCount());
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        if (!isEdge(line, i))
            continue;
        const Segment edge{line[i], line[i + 1]};
        const Range x = rangeOf(edge.from.x, edge.to.x);
        const double grow = 2 * frame.x.margin;
        const std::size_t lastColumn = frame.x.cellOf(x.high + grow);
        for (std::size_t column = frame.x.cellOf(x.low - grow); column <= lastColumn; ++column) {
            const double border = frame.x.upperBound(column);
            if ((edge.from.x > border) == (edge.to.x > border))
                continue;
            const std::size_t row = firstRowBelow(edge, frame, column);
            if (row < frame.y.count)
                windings[frame.cellAt(column, row)] += edge.from.x < edge.to.x ? 1 : -1;
        }
    }
    for (std::size_t cell = frame.x.count; cell < windings.size(); ++cell)
        windings[cell] += windings[cell - frame.x.count];
    return windings;
}

/// The words that a cell's edges will take, as far as they are known.
struct WordCount {
    std::uint32_t count = 0;
    std::uint32_t lastWord = 0;
};

/// Whether the word can say "through to index" after a word that says lastWord, or instead of it.
bool continuesRun(std::uint32_t lastWord, std::uint32_t index)
{
    return index - (lastWord & EdgeWord::index) <= greatestGap + 1;
}

std::vector<WordCount> countWords(std::span<const Point> line, const GridFrame &frame)
{
    std::vector<WordCount> counts(frame.cellCount());
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        if (!isEdge(line, i))
            continue;
        const auto index = static_cast<std::uint32_t>(i);
        forEachCellOf({line[i], line[i + 1]}, frame, [&](std::size_t cell) {
            WordCount &words = counts[cell];
            const bool continues = words.count > 0 && continuesRun(words.lastWord, index);
            words.count += continues && (words.lastWord & EdgeWord::through) != 0 ? 0 : 1;
            words.lastWord = continues ? index | EdgeWord::through : index;
        });
    }
    return counts;
}

/// Gives each cell its place in the words, and returns how many there are in all.
std::size_t placeCells(std::vector<std::uint32_t> &cells, std::span<const WordCount> counts,
                       std::span<const std::int32_t> windings, FillRule rule)
{
    std::size_t wordCount = 0;
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        if (counts[cell].count == 0) {
            cells[cell] = isFilled(windings[cell], rule) ? filledCell : emptyCell;
            continue;
        }
        cells[cell] = static_cast<std::uint32_t>(wordCount) + firstWordInCell;
        wordCount += 1 + counts[cell].count;
    }
    return wordCount;
}

/// Writes the edges in the order in which countWords() counted them.
void writeWords(ParityGrid &grid, std::vector<WordCount> &counts, std::span<const Point> line)
{
    for (WordCount &count : counts)
        count.count = 0;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        if (!isEdge(line, i))
            continue;
        const auto index = static_cast<std::uint32_t>(i);
        forEachCellOf({line[i], line[i + 1]}, grid.frame, [&](std::size_t cell) {
            std::uint32_t &count = counts[cell].count;
            std::uint32_t *words = &grid.words[grid.cells[cell] - firstWordInCell];
            const bool continues = count > 0 && continuesRun(words[count], index);
            count += continues && (words[count] & EdgeWord::through) != 0 ? 0 : 1;
            words[count] = continues ? index | EdgeWord::through : index;
        });
    }
    for (std::size_t cell = 0; cell < counts.size(); ++cell)
        if (counts[cell].count > 0)
            grid.words[grid.cells[cell] - firstWordInCell + counts[cell].count] |= EdgeWord::last;
}

} // namespace

ParityGrid parityGridOf(std::span<const Point> line, const GridFrame &frame, FillRule rule)
{
    ParityGrid grid{frame, rule, {}, {}};
    const std::vector<std::int32_t> windings = cornerWindings(line, grid.frame);
    std::vector<WordCount> counts = countWords(line, grid.frame);
    grid.cells.resize(grid.frame.cellCount());
    grid.words.resize(placeCells(grid.cells, counts, windings, rule));
    for (std::size_t cell = 0; cell < counts.size(); ++cell)
        if (counts[cell].count > 0)
            grid.words[grid.cells[cell] - firstWordInCell] = std::bit_cast<std::uint32_t>(windings[cell]);
    writeWords(grid, counts, line);
    return grid;
}

} // namespace hitbox::geometry::detail
