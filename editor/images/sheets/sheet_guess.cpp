#include "images/sheets/sheet_guess.h"

#include "document/limits.h"
#include "images/animation_file.h"
#include "images/images.h"
#include "images/sheets/sheet_ink.h"
#include "images/sheets/sheet_lines.h"
#include "images/sheets/sheet_repeats.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace hitbox {

namespace {

struct NamedPair {
    int first = 0;
    int second = 0;
};

/// "32x16", "32 × 16" and "32X16" in the name, the last one first. More digits than a side has are no size.
QList<NamedPair> pairsIn(const QString &name)
{
    static const QRegularExpression pattern(QString::fromUtf8("(?<![0-9])([0-9]{1,5}) ?[xX×] ?([0-9]{1,5})(?![0-9])"));
    QList<NamedPair> pairs;
    for (auto matches = pattern.globalMatch(name); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        pairs.prepend({match.captured(1).toInt(), match.captured(2).toInt()});
    }
    return pairs;
}

bool isCount(int columns, int rows)
{
    return columns >= 1 && rows >= 1 && columns <= limits::gridSide && rows <= limits::gridSide && columns * rows > 1;
}

/// Smaller cells than this are meant by no "8x4".
constexpr int leastNamedCell = 8;

std::optional<SheetGrid> ofCells(const NamedPair &pair, QSize sheet)
{
    const bool fits = pair.first >= leastNamedCell && pair.second >= leastNamedCell &&
                      sheet.width() % pair.first == 0 && sheet.height() % pair.second == 0;
    const SheetGrid grid{sheet.width() / std::max(pair.first, 1), sheet.height() / std::max(pair.second, 1)};
    return fits && isCount(grid.columns, grid.rows) ? std::optional(grid) : std::nullopt;
}

std::optional<SheetGrid> ofCounts(const NamedPair &pair, QSize sheet)
{
    const bool fits = isCount(pair.first, pair.second) && sheet.width() % pair.first == 0 &&
                      sheet.height() % pair.second == 0 && sheet.width() / pair.first >= leastNamedCell &&
                      sheet.height() / pair.second >= leastNamedCell;
    return fits ? std::optional(SheetGrid{pair.first, pair.second}) : std::nullopt;
}

std::optional<SheetGrid> stripNamedIn(const QString &name, QSize sheet)
{
    static const QRegularExpression pattern(QStringLiteral("strip[ _-]?([0-9]{1,3})(?![0-9])"),
                                            QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = pattern.match(name);
    return match.hasMatch() ? ofCounts({match.captured(1).toInt(), 1}, sheet) : std::nullopt;
}

QSet<int> sizesNamedIn(const QString &name)
{
    QSet<int> sizes;
    for (const NamedPair &pair : pairsIn(name)) {
        if (pair.first >= leastNamedCell && pair.second >= leastNamedCell)
            sizes << pair.first << pair.second;
    }
    return sizes;
}

/// Square cells along the longer side where they fit evenly, as the cells of most strips are.
std::optional<SheetGrid> gridOfShape(QSize sheet)
{
    const int shorter = std::min(sheet.width(), sheet.height());
    const int longer = std::max(sheet.width(), sheet.height());
    if (shorter <= 0 || longer == shorter || longer % shorter != 0 || longer / shorter > limits::gridSide)
        return std::nullopt;
    return sheet.width() > sheet.height() ? SheetGrid{longer / shorter, 1} : SheetGrid{1, longer / shorter};
}

SheetGuess signOf(const SheetInk &ink, const QString &name, const std::stop_token &stop)
{
    const QImage &pixels = ink.pixels();
    if (const auto grid = gridOfClearLines(ink, sizesNamedIn(name), stop))
        return {withRepeats(pixels, *grid, stop), SheetSign::ClearLines, {}};
    if (const QList<SheetGrid> named = gridsNamedIn(name, pixels.size()); !named.isEmpty())
        return {named.first(), SheetSign::Name, {}};
    if (const auto grid = gridOfRepeats(pixels, stop))
        return {*grid, SheetSign::Repeats, {}};
    if (const auto grid = gridOfBreaks(pixels, stop))
        return {*grid, SheetSign::Breaks, {}};
    if (const auto grid = gridOfShape(pixels.size()))
        return {*grid, SheetSign::Shape, {}};
    return {};
}

} // namespace

QList<SheetGrid> gridsNamedIn(const QString &file, QSize sheet)
{
    const QString name = QFileInfo(file).completeBaseName();
    QList<SheetGrid> grids;
    const auto add = [&grids](const std::optional<SheetGrid> &grid) {
        if (grid && !grids.contains(*grid))
            grids.append(*grid);
    };
    add(stripNamedIn(name, sheet));
    for (const NamedPair &pair : pairsIn(name)) {
        constexpr int mostlyCounts = 16; // below which a number tells how many rather than how large
        const bool isSize = std::min(pair.first, pair.second) >= mostlyCounts;
        add(isSize ? ofCells(pair, sheet) : ofCounts(pair, sheet));
        add(isSize ? ofCounts(pair, sheet) : ofCells(pair, sheet));
    }
    return grids;
}

SheetGuess guessedSheet(const QImage &sheet, const QString &file, const std::stop_token &stop)
{
    if (sheet.isNull())
        return {};
    const SheetInk ink(sheet, stop);
    SheetGuess guess = signOf(ink, file, stop);
    const QList<QRect> cells = cellsOf(sheet.size(), guess.grid);
    const QList<int> empty = emptyAmong(ink, cells, stop);
    qsizetype next = 0;
    for (int i = 0; i < cells.size(); ++i) {
        if (next < empty.size() && empty.at(next) == i)
            ++next;
        else
            guess.cells.append(cells.at(i));
    }
    return guess;
}

SheetGuess guessedSheetIn(const QString &file, const std::stop_token &stop)
{
    const Result<AnimationExtent> extent = animationExtent(file);
    if (!extent || extent->frames > 1)
        return {};
    const Result<QImage> image = loadImage(file);
    return image ? guessedSheet(*image, file, stop) : SheetGuess();
}

} // namespace hitbox
