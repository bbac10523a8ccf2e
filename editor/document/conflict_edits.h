#pragma once

#include "document/document.h"

#include <QHash>
#include <QList>
#include <QString>

/// Where the conflicts of a merge are in a project, and pure edits of their list.
namespace hitbox {

/// Where one looks for a conflict; nothing of it where the project has no such thing any more.
struct ConflictPlace {
    FrameRef frame = {}; ///< of sprites the first frame
    ShapeId shape = {};
    int stage = -1;

    friend bool operator==(const ConflictPlace &, const ConflictPlace &) = default;
};

ConflictPlace placeOf(const Document &document, const MergeConflict &conflict);

/// The places of all conflicts of the project, in their order; names are looked up in tables.
QList<ConflictPlace> conflictPlaces(const Document &document);

/// The number of the item without a name that is called by this number; -1 where there is none.
template <typename Item>
int placeOfUnnamed(const QList<Item> &items, const QString &called)
{
    bool isNumber = false;
    const int number = called.toInt(&isNumber);
    if (!isNumber || number < 0 || number >= items.size())
        return -1;
    if constexpr (requires(const Item &item) { item.name; })
        return items.at(number).name.isEmpty() ? number : -1;
    else
        return number;
}

/// The number of the item that a step leads to; -1 where none is called so, or more than one. Items without a name are
/// called by their number.
template <typename Item>
int placeOfStep(const QList<Item> &items, const QString &name)
{
    int found = -1;
    if constexpr (requires(const Item &item) { item.name; }) {
        for (int i = 0; i < items.size() && !name.isEmpty(); ++i) {
            if (items.at(i).name != name)
                continue;
            if (found >= 0)
                return -1;
            found = i;
        }
    }
    return found >= 0 ? found : placeOfUnnamed(items, name);
}

/// The shape is called by its id.
int placeOfStep(const QList<Shape> &shapes, const QString &id);

Document withoutConflict(Document document, int index);

/// Conflicts within what has another name now lead there still: the last step of the place is that of the name. Edits
/// that rename sprites, frames and categories see to it. Conflicts within other things that are renamed meanwhile, such
/// as a tag, can only be left as they are.
void renameInConflicts(Document &document, const QList<MergeStep> &place, const QString &name);

/// Conflicts about shapes that have another id now tell of them still.
void renumberInConflicts(Document &document, const QHash<int, int> &ids);

} // namespace hitbox
