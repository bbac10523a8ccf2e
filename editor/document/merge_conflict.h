#pragma once

#include "document/extras.h"

#include <QByteArray>
#include <QList>
#include <QString>

/// What a merge of two versions of a project could not bring together. It is kept in the project until somebody has
/// settled it.
namespace hitbox {

/// A step on the way to a place in a project: "frames" and the item's name, or its id or number.
struct MergeStep {
    QByteArray list;
    QString item;

    friend bool operator==(const MergeStep &, const MergeStep &) = default;
};

enum class MergeConflictKind {
    Changed,   ///< by both, each to something else: ours is taken
    Removed,   ///< by one, and changed by the other: it stays as it was changed
    Order,     ///< of the items of the list `what`: ours is taken; the values are names in the order of each
    NameTaken, ///< a thing keeps its name, because the one that a side gave it is that of something else
    Copied,    ///< a shape went to two places, and is in both: the values are the numbers, `base` that of the other one
    Emptied,   ///< all that a tag names was removed, and the tag with it
    Other,     ///< of a newer version, which the extras name as "kind": kept, and only to be done away with
};

/// What could not be merged so that both sides have their will. Empty values are of what is not there.
struct MergeConflict {
    QList<MergeStep> place;
    MergeConflictKind kind = MergeConflictKind::Changed;
    QByteArray what = {}; ///< the member's key: "duration"; "outline" for all that says where a shape lies; empty for
                          ///< the item itself
    QByteArray base = {};
    QByteArray ours = {}; ///< JSON, as the next one
    QByteArray theirs = {};
    QList<QByteArray> within = {}; ///< keys of the objects that lead from the item to the member: "properties"
    Extras extras = {};

    friend bool operator==(const MergeConflict &, const MergeConflict &) = default;
};

/// "changed", "removed", "order", "name-taken", "copied", "emptied": as on disk; empty for another.
QString mergeConflictKindName(MergeConflictKind kind);

/// The lists that the steps of a place lead through: "sprites/frames/shapes".
QByteArray listsOf(const QList<MergeStep> &place);

} // namespace hitbox
