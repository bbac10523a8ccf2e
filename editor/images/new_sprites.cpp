#include "images/new_sprites.h"

#include "document/names.h"
#include "images/image_paths.h"
#include "images/images.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>
#include <vector>

namespace hitbox {

namespace {

constexpr int smallestCell = 8;

/// Where a sheet has opaque pixels, for counting them in rectangles.
class OpaqueCounts
{
public:
    explicit OpaqueCounts(const QImage &sheet)
        : m_width(sheet.width() + 1)
        , m_sums(static_cast<size_t>(m_width) * static_cast<size_t>(sheet.height() + 1), 0)
    {
        for (int y = 0; y < sheet.height(); ++y) {
            const auto *line = reinterpret_cast<const QRgb *>(sheet.constScanLine(y));
            for (int x = 0; x < sheet.width(); ++x)
                sum(x + 1, y + 1) = (qAlpha(line[x]) > 0 ? 1U : 0U) + sum(x, y + 1) + sum(x + 1, y) - sum(x, y);
        }
    }

    quint32 in(const QRect &area) const
    {
        const int right = area.left() + area.width();
        const int bottom = area.top() + area.height();
        return sum(right, bottom) - sum(area.left(), bottom) - sum(right, area.top()) + sum(area.left(), area.top());
    }

private:
    quint32 &sum(int x, int y) { return m_sums[static_cast<size_t>(y) * static_cast<size_t>(m_width) + x]; }
    quint32 sum(int x, int y) const { return m_sums[static_cast<size_t>(y) * static_cast<size_t>(m_width) + x]; }

    int m_width;
    std::vector<quint32> m_sums; ///< of everything above and left of a corner; an image has fewer pixels than 2^32
};

/// Pixels on both sides of each line between cells are clear.
bool linesAreClear(const OpaqueCounts &opaque, QSize sheet, int side)
{
    for (int x = side; x < sheet.width(); x += side) {
        if (opaque.in({x - 1, 0, 2, sheet.height()}) > 0)
            return false;
    }
    for (int y = side; y < sheet.height(); y += side) {
        if (opaque.in({0, y - 1, sheet.width(), 2}) > 0)
            return false;
    }
    return true;
}

bool mostCellsHoldSomething(const OpaqueCounts &opaque, SheetGrid grid, int side)
{
    int filled = 0;
    for (int row = 0; row < grid.rows; ++row) {
        for (int column = 0; column < grid.columns; ++column)
            filled += opaque.in({column * side, row * side, side, side}) > 0 ? 1 : 0;
    }
    return filled * 4 >= grid.columns * grid.rows * 3;
}

} // namespace

std::optional<SheetGrid> clearGrid(const QImage &sheet)
{
    const QSize size = sheet.size();
    const QImage pixels = sheet.convertToFormat(QImage::Format_ARGB32_Premultiplied);
    const OpaqueCounts opaque(pixels);
    const int largest = std::gcd(size.width(), size.height());
    for (int side = smallestCell; side <= largest; ++side) {
        const SheetGrid grid{size.width() / side, size.height() / side};
        const bool fits = largest % side == 0 && grid.columns * grid.rows > 1;
        if (fits && linesAreClear(opaque, size, side) && mostCellsHoldSomething(opaque, grid, side))
            return grid;
    }
    return std::nullopt;
}

SheetGrid guessedGrid(const QImage &sheet)
{
    return clearGrid(sheet).value_or(guessedGrid(sheet.size()));
}

SheetGrid sheetGridIn(const QString &file)
{
    const Result<QImage> image = loadImage(file);
    return image ? guessedGrid(*image) : SheetGrid();
}

NewSprites surveySprites(const QStringList &paths, const SurveyProgress &progress)
{
    const QStringList files = imageFilesOf(paths);
    NewSprites found;
    if (files.isEmpty())
        found.errors.append(
            {paths.value(0), {}, QCoreApplication::translate("Images", "there is no image that can be read")});
    FreeNames names({});
    for (int i = 0; i < files.size(); ++i) {
        if (progress && !progress(i, static_cast<int>(files.size())))
            return found;
        Result<Sprite> sprite = spriteOfImage(files[i], storedImagePath({}, files[i]));
        if (!sprite) {
            found.errors.append(sprite.error());
            continue;
        }
        sprite->name = names.take(sprite->name);
        sprite->frames[0].name = sprite->name;
        found.sprites.append(*sprite);
    }
    return found;
}

} // namespace hitbox
