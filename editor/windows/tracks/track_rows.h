#pragma once

#include "document/document.h"

#include <QList>
#include <QString>

/// What the grid of tracks shows of a sprite.
namespace hitbox {

enum class TrackCellKind {
    Key,
    Held,    ///< a key that is as the shape in the frame before
    Between, ///< worked out from keys
};

struct TrackCell {
    int frame = 0;
    TrackCellKind kind = TrackCellKind::Key;
    QList<ShapeId> shapes; ///< one, save where shapes without a track share a row
    bool visible = true;   ///< one of them is
    bool locked = false;   ///< likewise

    friend bool operator==(const TrackCell &, const TrackCell &) = default;
};

/// What a row is about, by which it is known when others come and go.
struct TrackRowKey {
    TrackId track;    ///< none: shapes of the name and category below that have no track
    QString name;     ///< of rows without a track alone
    QString category; ///< likewise

    friend bool operator==(const TrackRowKey &, const TrackRowKey &) = default;
};

size_t qHash(const TrackRowKey &key, size_t seed = 0);

struct TrackRow {
    TrackRowKey key;
    QString name; ///< of its first shape, as what follows
    QString category;
    bool visible = false; ///< a cell is
    bool locked = false;  ///< likewise
    bool isUnlockedInPart = false;
    QList<TrackCell> cells; ///< by frame; frames without a shape are left out

    friend bool operator==(const TrackRow &, const TrackRow &) = default;
};

/// More names than this of shapes without a track stand in one row, whose key has neither name nor category.
inline constexpr int mostLooseRows = 32;

/// Tracks first, by the frame that they begin in and there from the top shape down; then shapes without a track, in
/// one row for each name and category.
QList<TrackRow> trackRows(const Sprite &sprite);

/// Rows of tracks stay as they stood, wherever their tracks begin by now: what is being dragged goes nowhere else. New
/// ones come in where they belong.
QList<TrackRow> keptInOrder(const QList<TrackRow> &rows, const QList<TrackRow> &before);

/// nullptr where the row has nothing in the frame.
const TrackCell *cellAt(const TrackRow &row, int frame);

} // namespace hitbox
