#include "cli/slice_options.h"

#include "document/axis_cut.h"
#include "document/limits.h"
#include "document/names.h"
#include "images/images.h"
#include "images/sheets/sheet_guess.h"
#include "images/sheets/sheet_ink.h"

#include <QRegularExpression>

namespace hitbox {

namespace {

/// What "4x2" says, or for lengths "4" for both; nothing when it says nothing.
std::optional<QPoint> pairOf(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral("^([0-9]{1,5})(?:x([0-9]{1,5}))?$"));
    const QRegularExpressionMatch match = pattern.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const int first = match.captured(1).toInt();
    return QPoint(first, match.captured(2).isEmpty() ? first : match.captured(2).toInt());
}

Result<QPoint> pairFrom(const Arguments &arguments, const char *option, int least, int most, const QString &expected)
{
    const QString text = arguments.value(QLatin1String(option));
    const std::optional<QPoint> pair = pairOf(text);
    const auto isWithin = [&](int number) { return number >= least && number <= most; };
    if (pair && isWithin(pair->x()) && isWithin(pair->y()))
        return *pair;
    return Error{{}, {}, QStringLiteral("--%1 is %2, expected %3").arg(QLatin1String(option), quoted(text), expected)};
}

/// Both numbers of it must be there.
Result<QPoint> countsFrom(const Arguments &arguments)
{
    const QString expected = QStringLiteral("auto, or columns and rows from 1 to %1 such as 4x2").arg(limits::gridSide);
    const QString text = arguments.value(QStringLiteral("grid"));
    if (!text.contains(QLatin1Char('x')))
        return Error{{}, {}, QStringLiteral("--grid is %1, expected %2").arg(quoted(text), expected)};
    return pairFrom(arguments, "grid", 1, limits::gridSide, expected);
}

Result<Done> readLengths(const Arguments &arguments, SliceWish &wish)
{
    const std::pair<const char *, QPoint SliceWish::*> options[] = {
        {"margin", &SliceWish::margin}, {"spacing", &SliceWish::spacing}, {"offset", &SliceWish::offset}};
    for (const auto &[option, part] : options) {
        if (!arguments.has(QLatin1String(option)))
            continue;
        if (wish.by != SliceWish::By::Counts && wish.by != SliceWish::By::CellSize)
            return wrongUsage(
                QStringLiteral("--%1 needs --cell, or --grid with columns and rows").arg(QLatin1String(option)));
        const Result<QPoint> lengths = pairFrom(
            arguments, option, 0, limits::imageSide,
            QStringLiteral("pixels from 0 to %1 such as 2, or across and down such as 2x4").arg(limits::imageSide));
        if (!lengths)
            return lengths.error();
        wish.*part = *lengths;
    }
    return Done{};
}

AxisCut cutAlong(const SliceWish &wish, int length, int (QPoint::*coordinate)() const)
{
    AxisCut cut;
    cut.length = length;
    cut.isByCount = wish.by == SliceWish::By::Counts;
    cut.cell = (wish.cell.*coordinate)();
    cut.count = (wish.count.*coordinate)();
    cut.margin = (wish.margin.*coordinate)();
    cut.spacing = (wish.spacing.*coordinate)();
    cut.offset = (wish.offset.*coordinate)();
    return cut.workedOut();
}

} // namespace

QList<OptionRule> sliceOptionRules()
{
    return {
        {"grid", "auto|CxR", "cut images into columns and rows, such as 4x2; auto: as they seem to be cut",
         OptionUse::Optional},
        {"cell", "WxH", "cut images into cells of this many pixels, as many as fit", OptionUse::Optional},
        {"margin", "N|XxY", "pixels around all cells; 0 without it", OptionUse::Optional},
        {"spacing", "N|XxY", "pixels between cells; 0 without it", OptionUse::Optional},
        {"offset", "N|XxY", "pixels before the first cell, on top of the margin; 0 without it", OptionUse::Optional},
        {"skip-empty", nullptr, "no frames for cells in which nothing is, as auto has it"}};
}

Result<SliceWish> sliceWishOf(const Arguments &arguments)
{
    SliceWish wish;
    wish.skipsEmpty = arguments.has(QStringLiteral("skip-empty"));
    const bool hasGrid = arguments.has(QStringLiteral("grid"));
    const bool hasCell = arguments.has(QStringLiteral("cell"));
    if (hasGrid && hasCell)
        return wrongUsage(QStringLiteral("--grid and --cell cannot both be given"));
    if (hasGrid && arguments.value(QStringLiteral("grid")) == QLatin1String("auto"))
        wish.by = SliceWish::By::Guess;
    else if (hasGrid)
        wish.by = SliceWish::By::Counts;
    else if (hasCell)
        wish.by = SliceWish::By::CellSize;
    else if (wish.skipsEmpty)
        return wrongUsage(QStringLiteral("--skip-empty needs --grid or --cell"));
    if (wish.by == SliceWish::By::Counts || wish.by == SliceWish::By::CellSize) {
        const bool isByCount = wish.by == SliceWish::By::Counts;
        const Result<QPoint> numbers =
            isByCount ? countsFrom(arguments)
                      : pairFrom(arguments, "cell", 1, limits::imageSide,
                                 QStringLiteral("pixels from 1 to %1 such as 32x48").arg(limits::imageSide));
        if (!numbers)
            return numbers.error();
        (isByCount ? wish.count : wish.cell) = *numbers;
    }
    if (const Result<Done> read = readLengths(arguments, wish); !read)
        return read.error();
    return wish;
}

Result<Done> cutAsWished(ImportSource &source, const SliceWish &wish)
{
    if (!source.imageSize || wish.by == SliceWish::By::Nothing)
        return Done{};
    QImage pixels;
    if (wish.by == SliceWish::By::Guess || wish.skipsEmpty) {
        const Result<QImage> image = loadImage(source.path);
        if (!image)
            return image.error();
        pixels = *image;
    }
    if (wish.by == SliceWish::By::Guess) {
        const SheetGuess guess = guessedSheet(pixels, source.path);
        if (guess.isLikely()) {
            source.grid = guess.grid;
            source.cells = guess.cells;
        }
        return Done{};
    }
    const AxisCut x = cutAlong(wish, source.imageSize->width(), &QPoint::x);
    const AxisCut y = cutAlong(wish, source.imageSize->height(), &QPoint::y);
    source.grid = SheetGrid{x.count, y.count, {x.cell, y.cell}, {x.start(), y.start()}, {x.spacing, y.spacing}};
    const QList<QRect> cells = cellsOf(*source.imageSize, *source.grid);
    const bool isWhole = wish.by == SliceWish::By::CellSize || cells.size() == qsizetype(x.count) * y.count;
    if (cells.isEmpty() || !isWhole)
        return Error{source.path,
                     {},
                     wish.by == SliceWish::By::CellSize
                         ? QStringLiteral("not one cell of --cell fits into the image")
                         : QStringLiteral("the image has fewer pixels than --grid has cells")};
    if (!wish.skipsEmpty)
        return Done{};
    const SheetInk ink(pixels);
    for (const QRect &cell : cells) {
        if (!ink.isEmpty(cell))
            source.cells.append(cell);
    }
    if (source.cells.isEmpty())
        return Error{source.path, {}, QStringLiteral("all cells are empty")};
    return Done{};
}

} // namespace hitbox
