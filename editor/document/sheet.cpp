#include "document/sheet.h"

#include "document/names.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <optional>
#include <utility>

namespace hitbox {

namespace {

/// Along one axis; 64 bits, for numbers that were typed may be anything.
qint64 roomForCell(qint64 length, qint64 offset, qint64 spacing, qint64 count)
{
    return std::max<qint64>(0, (length - offset - (count - 1) * spacing) / std::max<qint64>(1, count));
}

/// The frame that stands in each cell after the cut; -1 for a new one.
QList<int> framesInCells(const QList<Frame> &frames, const QList<QRect> &cells)
{
    QList<int> placed(cells.size(), -1);
    QSet<int> free;
    for (int i = 0; i < frames.size(); ++i)
        free.insert(i);
    QHash<std::pair<int, int>, int> cellAt; // by its corner, for cells are of one size
    for (int i = 0; i < cells.size(); ++i)
        cellAt.insert({cells.at(i).x(), cells.at(i).y()}, i);
    for (int i = 0; i < frames.size(); ++i) {
        const QRect rect = frames.at(i).rect;
        const int cell = cellAt.value({rect.x(), rect.y()}, -1);
        if (cell < 0 || cells.at(cell) != rect || placed.at(cell) >= 0 || !frames.at(i).image.isEmpty())
            continue;
        placed[cell] = i;
        free.remove(i);
    }
    int next = 0;
    for (int &frame : placed) {
        while (next < frames.size() && !free.contains(next))
            ++next;
        if (frame < 0 && next < frames.size())
            frame = next++;
    }
    return placed;
}

/// The run of what is left of it, or nothing. One that names no run of frames stays.
std::optional<Tag> followedToCells(Tag tag, const QList<int> &cellOfFrame)
{
    if (tag.from < 0 || tag.from > tag.to || tag.to >= cellOfFrame.size())
        return tag;
    QList<int> run;
    for (int frame = tag.from; frame <= tag.to; ++frame) {
        if (cellOfFrame.at(frame) >= 0)
            run.append(cellOfFrame.at(frame));
    }
    if (run.isEmpty())
        return std::nullopt;
    tag.from = *std::min_element(run.cbegin(), run.cend());
    tag.to = *std::max_element(run.cbegin(), run.cend());
    return tag;
}

Frame cutTo(Frame frame, const QRect &cell)
{
    if (frame.image.isEmpty() && frame.rect == cell && frame.size == cell.size())
        return frame; // as it was, its pivot too
    frame.image.clear();
    frame.imageHash.clear();
    frame.pixels = {};
    frame.rect = cell;
    frame.size = cell.size();
    frame.offset = {};
    frame.pivot = {cell.width() / 2.0, cell.height() / 2.0};
    return frame;
}

/// The whole picture, as an image comes in: its one frame has the name of the sprite, and nobody did anything with it.
bool isUncut(const Document &document, const Sprite &sprite)
{
    if (sprite.frames.size() != 1 || sprite.frames.constFirst().name != sprite.name || !sprite.tags.isEmpty())
        return false;
    const Frame &frame = sprite.frames.constFirst();
    const auto shows = [&](const Instance &instance) { return instance.sprite == sprite.name; };
    return frame.shapes.isEmpty() && frame.points.isEmpty() && frame.events.isEmpty() && frame.properties.isEmpty() &&
           std::none_of(document.stages.cbegin(), document.stages.cend(), [&](const Stage &stage) {
               return std::any_of(stage.instances.cbegin(), stage.instances.cend(), shows);
           });
}

} // namespace

QSize cellSizeOf(QSize sheet, const SheetGrid &grid)
{
    if (!grid.cell.isEmpty())
        return grid.cell;
    return {static_cast<int>(roomForCell(sheet.width(), grid.offset.x(), grid.spacing.x(), grid.columns)),
            static_cast<int>(roomForCell(sheet.height(), grid.offset.y(), grid.spacing.y(), grid.rows))};
}

QList<QRect> cellsOf(QSize sheet, const SheetGrid &grid)
{
    const QSize cell = cellSizeOf(sheet, grid);
    const auto isNegative = [](QPoint lengths) { return std::min(lengths.x(), lengths.y()) < 0; };
    QList<QRect> cells;
    if (cell.isEmpty() || sheet.isEmpty() || isNegative(grid.offset) || isNegative(grid.spacing))
        return cells;
    const qint64 pitchX = qint64(cell.width()) + grid.spacing.x();
    const qint64 pitchY = qint64(cell.height()) + grid.spacing.y();
    for (int row = 0; row < grid.rows; ++row) {
        const qint64 y = grid.offset.y() + row * pitchY;
        if (y + cell.height() > sheet.height())
            break;
        for (int column = 0; column < grid.columns; ++column) {
            const qint64 x = grid.offset.x() + column * pitchX;
            if (x + cell.width() > sheet.width())
                break;
            cells.append(QRect(QPoint(static_cast<int>(x), static_cast<int>(y)), cell));
        }
    }
    return cells;
}

QList<int> framesWithoutCell(const Sprite &sprite, const QList<QRect> &cells)
{
    const QList<int> placed = framesInCells(sprite.frames, cells);
    const QSet<int> kept(placed.cbegin(), placed.cend());
    QList<int> going;
    for (int i = 0; i < sprite.frames.size(); ++i) {
        if (!kept.contains(i))
            going.append(i);
    }
    return going;
}

Document slicedSheet(Document document, int sprite, const QList<QRect> &cells)
{
    const bool isNew = isUncut(document, document.sprites.at(sprite));
    Sprite &target = document.sprites[sprite];
    const QList<Frame> before = std::exchange(target.frames, {});
    const QList<int> placed = framesInCells(before, cells);
    QList<int> cellOfFrame(before.size(), -1);
    FreeNames names(isNew ? QSet<QString>() : namesOf(before));
    for (int i = 0; i < cells.size(); ++i) {
        const int old = placed.at(i);
        if (old >= 0)
            cellOfFrame[old] = i;
        Frame frame = old >= 0 ? before.at(old) : Frame();
        if (old < 0 || (isNew && cells.size() > 1))
            frame.name = names.take(target.name + u'_' + QString::number(i));
        target.frames.append(cutTo(frame, cells.at(i)));
    }
    QList<Tag> tags;
    for (const Tag &tag : std::as_const(target.tags)) {
        if (const std::optional<Tag> left = followedToCells(tag, cellOfFrame))
            tags.append(*left);
    }
    target.tags = tags;
    return document;
}

Document slicedSheet(const Document &document, int sprite, QSize sheet, const SheetGrid &grid)
{
    return slicedSheet(document, sprite, cellsOf(sheet, grid));
}

} // namespace hitbox
