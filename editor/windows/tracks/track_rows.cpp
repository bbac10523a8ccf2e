#include "windows/tracks/track_rows.h"

#include "document/pivot_places.h"

#include <QHash>
#include <QMap>

#include <algorithm>
#include <tuple>
#include <utility>

namespace hitbox {

namespace {

struct GrowingRow {
    TrackRow row;
    int height = 0;              ///< of its first shape in that frame's order
    const Shape *last = nullptr; ///< in the frame of the last cell
};

TrackRowKey rowKeyOf(const Shape &shape)
{
    return shape.track ? TrackRowKey{shape.track, {}, {}} : TrackRowKey{{}, shape.name, shape.category};
}

TrackCellKind cellKindOf(const Sprite &sprite, const Shape &shape, int frame, const GrowingRow &growing)
{
    if (shape.between != Between::None)
        return TrackCellKind::Between;
    const bool follows = shape.track && growing.last && growing.row.cells.constLast().frame == frame - 1;
    if (!follows)
        return TrackCellKind::Key;
    const bool isHeld =
        liesAlike(shape.outline, sprite.frames.at(frame), growing.last->outline, sprite.frames.at(frame - 1));
    return isHeld ? TrackCellKind::Held : TrackCellKind::Key;
}

void addToRow(GrowingRow &growing, const Sprite &sprite, const Shape &shape, int frame)
{
    QList<TrackCell> &cells = growing.row.cells;
    if (!cells.isEmpty() && cells.constLast().frame == frame) {
        if (shape.track) // of two the lower one is meant
            return;
        cells.last().shapes.append(shape.id);
        cells.last().visible |= shape.visible;
        cells.last().locked |= shape.locked;
        return;
    }
    const TrackCellKind kind = cellKindOf(sprite, shape, frame, growing);
    cells.append({frame, kind, {shape.id}, shape.visible, shape.locked});
    growing.last = &shape;
}

auto placeInGrid(const GrowingRow &growing)
{
    return std::tuple(!growing.row.key.track, growing.row.cells.constFirst().frame, -growing.height);
}

void takeLook(TrackRow &row)
{
    for (const TrackCell &cell : std::as_const(row.cells)) {
        row.visible |= cell.visible;
        row.locked |= cell.locked;
        row.isUnlockedInPart |= !cell.locked;
    }
}

/// All rows without a track as one.
TrackRow joinedLoose(const QList<GrowingRow> &loose)
{
    QMap<int, TrackCell> cells;
    for (const GrowingRow &growing : loose) {
        for (const TrackCell &cell : growing.row.cells) {
            TrackCell &all = cells[cell.frame];
            all.visible = (!all.shapes.isEmpty() && all.visible) || cell.visible;
            all.frame = cell.frame;
            all.shapes.append(cell.shapes);
            all.locked |= cell.locked;
        }
    }
    TrackRow row;
    row.cells = cells.values();
    return row;
}

} // namespace

size_t qHash(const TrackRowKey &key, size_t seed)
{
    return qHashMulti(seed, key.track, key.name, key.category);
}

QList<TrackRow> trackRows(const Sprite &sprite)
{
    QList<GrowingRow> growing;
    QHash<TrackRowKey, qsizetype> known;
    for (int f = 0; f < sprite.frames.size(); ++f) {
        const QList<Shape> &shapes = sprite.frames.at(f).shapes;
        for (int s = 0; s < shapes.size(); ++s) {
            const Shape &shape = shapes.at(s);
            const TrackRowKey key = rowKeyOf(shape);
            const qsizetype place = known.value(key, growing.size());
            if (place == growing.size()) {
                known.insert(key, place);
                growing.append({{key, shape.name, shape.category}, s, nullptr});
            }
            addToRow(growing[place], sprite, shape, f);
        }
    }
    std::stable_sort(growing.begin(), growing.end(),
                     [](const GrowingRow &a, const GrowingRow &b) { return placeInGrid(a) < placeInGrid(b); });
    const auto firstLoose =
        std::find_if(growing.cbegin(), growing.cend(), [](const GrowingRow &row) { return !row.row.key.track; });
    const auto tracks = firstLoose - growing.cbegin();
    const bool isCrowded = growing.size() - tracks > mostLooseRows;
    QList<TrackRow> rows;
    for (qsizetype i = 0; i < (isCrowded ? tracks : growing.size()); ++i)
        rows.append(std::move(growing[i].row));
    if (isCrowded)
        rows.append(joinedLoose(growing.mid(tracks)));
    std::for_each(rows.begin(), rows.end(), takeLook);
    return rows;
}

QList<TrackRow> keptInOrder(const QList<TrackRow> &rows, const QList<TrackRow> &before)
{
    QHash<TrackRowKey, qsizetype> places;
    for (const TrackRow &row : before)
        places.insert(row.key, places.size());
    const auto isKept = [&places](const TrackRow &row) { return row.key.track && places.contains(row.key); };
    QList<TrackRow> kept;
    std::copy_if(rows.cbegin(), rows.cend(), std::back_inserter(kept), isKept);
    std::stable_sort(kept.begin(), kept.end(), [&places](const TrackRow &a, const TrackRow &b) {
        return places.value(a.key) < places.value(b.key);
    });
    QList<TrackRow> ordered;
    auto next = kept.cbegin();
    for (const TrackRow &row : rows)
        ordered.append(isKept(row) ? *next++ : row);
    return ordered;
}

const TrackCell *cellAt(const TrackRow &row, int frame)
{
    const auto found = std::lower_bound(row.cells.cbegin(), row.cells.cend(), frame,
                                        [](const TrackCell &cell, int wanted) { return cell.frame < wanted; });
    return found != row.cells.cend() && found->frame == frame ? &*found : nullptr;
}

} // namespace hitbox
