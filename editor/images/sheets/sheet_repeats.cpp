#include "images/sheets/sheet_repeats.h"

#include "document/limits.h"
#include "images/pixel_rows.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <vector>

namespace hitbox {

namespace {

constexpr int leastRepeat = 8; ///< pixels
constexpr double clearProminence = 0.7;
constexpr int mostSamples = 96; ///< across the axis; along it there are eight times as many

enum class SheetAxis { X, Y };

/// Reads the image along one axis as if that was x.
class AxisPixels
{
public:
    AxisPixels(const QImage &sheet, SheetAxis axis)
        : m_sheet(sheet)
        , m_axis(axis)
    {
    }

    int length() const { return m_axis == SheetAxis::X ? m_sheet.width() : m_sheet.height(); }
    int breadth() const { return m_axis == SheetAxis::X ? m_sheet.height() : m_sheet.width(); }

    /// How much the pixels differ that lie this far apart, on the average of samples; from 0 to 1,020.
    double difference(int distance) const
    {
        const int step = std::max(1, (length() - distance) / (8 * mostSamples));
        const int across = std::max(1, breadth() / mostSamples);
        qint64 sum = 0;
        qint64 count = 0;
        for (int b = across / 2; b < breadth(); b += across) {
            for (int a = 0; a + distance < length(); a += step, ++count)
                sum += apart(at(a, b), at(a + distance, b));
        }
        return count > 0 ? double(sum) / double(count) : 0;
    }

    /// The same of neighbours on both sides of each line across the axis; the one at 0 is no line.
    std::vector<double> changes() const
    {
        const int across = std::max(1, breadth() / mostSamples);
        std::vector<double> changes(static_cast<size_t>(length()), 0);
        for (int a = 1; a < length(); ++a) {
            int count = 0;
            for (int b = across / 2; b < breadth(); b += across, ++count)
                changes[size_t(a)] += apart(at(a - 1, b), at(a, b));
            changes[size_t(a)] /= count;
        }
        return changes;
    }

private:
    QRgb at(int along, int across) const
    {
        const QPoint place = m_axis == SheetAxis::X ? QPoint(along, across) : QPoint(across, along);
        return constPixelRow(m_sheet, place.y())[place.x()];
    }

    static int apart(QRgb a, QRgb b)
    {
        return std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) + std::abs(qBlue(a) - qBlue(b)) +
               std::abs(qAlpha(a) - qAlpha(b));
    }

    const QImage &m_sheet;
    SheetAxis m_axis;
};

/// How the difference at the distance compares with the least one at parts of it, any of which may be the true one, and
/// beyond it. Below 1 it stands out.
double prominenceOf(const AxisPixels &pixels, int distance)
{
    constexpr double leastDifference = 1; // in a picture of one colour everything is like everything
    double around = 1e9;
    for (const double share : {1.0 / 3, 0.4, 0.5, 2.0 / 3, 0.75, 1.25, 1.5}) {
        const int other = static_cast<int>(std::lround(distance * share));
        if (other < pixels.length())
            around = std::min(around, pixels.difference(other));
    }
    return around < leastDifference ? 1 : pixels.difference(distance) / around;
}

/// How many cells there are along the axis; 1 where nothing stands out enough.
int repeatsAlong(const AxisPixels &pixels, double leastProminence, const std::stop_token &stop)
{
    constexpr int mostCells = 64;
    int best = 1;
    double bestProminence = leastProminence;
    for (int count = 2; count <= mostCells && pixels.length() / count >= leastRepeat; ++count) {
        if (pixels.length() % count != 0 || stop.stop_requested())
            continue;
        const double prominence = prominenceOf(pixels, pixels.length() / count);
        if (prominence < bestProminence) {
            best = count;
            bestProminence = prominence;
        }
    }
    return best;
}

/// Nearly all lines between cells of this size are breaks.
bool breaksEvery(int cell, const std::vector<double> &changes)
{
    const auto length = static_cast<int>(changes.size());
    double elsewhere = 0;
    for (int i = 1; i < length; ++i)
        elsewhere += i % cell == 0 ? 0 : changes[size_t(i)];
    const int lines = length / cell - 1;
    elsewhere /= std::max(1, length - 1 - lines);
    int breaks = 0;
    double onLines = 0;
    for (int i = cell; i < length; i += cell) {
        onLines += changes[size_t(i)] / lines;
        breaks += changes[size_t(i)] > 1.25 * elsewhere ? 1 : 0;
    }
    return lines >= 3 && onLines > 1.8 * elsewhere && breaks * 10 >= lines * 8;
}

} // namespace

std::optional<SheetGrid> gridOfRepeats(const QImage &sheet, const std::stop_token &stop)
{
    if (sheet.isNull())
        return std::nullopt;
    const AxisPixels x(sheet, SheetAxis::X);
    const AxisPixels y(sheet, SheetAxis::Y);
    constexpr double likely = 0.9; // once the other axis is clear
    int columns = repeatsAlong(x, clearProminence, stop);
    int rows = repeatsAlong(y, clearProminence, stop);
    if (columns * rows == 1 || stop.stop_requested())
        return std::nullopt;
    const auto squareCount = [](const AxisPixels &pixels, int cell) {
        const bool fits = pixels.length() % cell == 0 && pixels.length() > cell;
        return fits && prominenceOf(pixels, cell) < likely ? pixels.length() / cell : 1;
    };
    if (rows == 1)
        rows = squareCount(y, sheet.width() / columns);
    else if (columns == 1)
        columns = squareCount(x, sheet.height() / rows);
    if (columns * rows == 2 && std::max(sheet.width(), sheet.height()) != 2 * std::min(sheet.width(), sheet.height()))
        return std::nullopt; // two feet
    return SheetGrid{columns, rows};
}

SheetGrid withRepeats(const QImage &sheet, const SheetGrid &grid, const std::stop_token &stop)
{
    const QSize cell = cellSizeOf(sheet.size(), grid);
    SheetGrid cut = grid;
    if (grid.columns == 1 && cell.width() == sheet.width() && cell.width() >= 2 * cell.height()) {
        cut.columns = repeatsAlong(AxisPixels(sheet, SheetAxis::X), clearProminence, stop);
        cut.cell = {cell.width() / cut.columns, cell.height()};
    } else if (grid.rows == 1 && cell.height() == sheet.height() && cell.height() >= 2 * cell.width()) {
        cut.rows = repeatsAlong(AxisPixels(sheet, SheetAxis::Y), clearProminence, stop);
        cut.cell = {cell.width(), cell.height() / cut.rows};
    }
    return cut;
}

std::optional<SheetGrid> gridOfBreaks(const QImage &sheet, const std::stop_token &stop)
{
    if (sheet.isNull())
        return std::nullopt;
    const std::vector<double> x = AxisPixels(sheet, SheetAxis::X).changes();
    const std::vector<double> y = AxisPixels(sheet, SheetAxis::Y).changes();
    for (int cell = leastRepeat; cell * 4 <= std::max(sheet.width(), sheet.height()); ++cell) {
        const SheetGrid grid{sheet.width() / cell, sheet.height() / cell};
        const bool fits = sheet.width() % cell == 0 && sheet.height() % cell == 0 &&
                          std::max(grid.columns, grid.rows) <= limits::gridSide;
        if (stop.stop_requested())
            return std::nullopt;
        const bool breaks =
            fits && (sheet.width() == cell || breaksEvery(cell, x)) && (sheet.height() == cell || breaksEvery(cell, y));
        if (breaks)
            return grid;
    }
    return std::nullopt;
}

} // namespace hitbox
