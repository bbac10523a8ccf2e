#pragma once

#include "formats/merge/json_tree.h"

#include <QList>
#include <QString>

#include <optional>

namespace hitbox {

/// A step on the way to a place in a project: "frames" and the item's name, or its id or number.
struct MergeStep {
    QByteArray list;
    QString item;

    friend bool operator==(const MergeStep &, const MergeStep &) = default;
};

/// By which a step calls an item: its id, or name, or its number in the list.
QString mergeStepName(const JsonTree &item, int number);

enum class MergeConflictKind {
    Changed,   ///< by both, each to something else: ours is taken
    Removed,   ///< by one, and changed by the other: it stays as it was changed
    Order,     ///< of the items of the list `what`: ours is taken
    NameTaken, ///< a thing keeps its name, because the one that a side gave it is that of something else
    Copied,    ///< a shape went to two places, and is in both; `base` is the id of the other
    Emptied,   ///< all that a tag names was removed, and the tag with it
};

/// What could not be merged so that both sides have their will. Empty values are of what is not there.
struct MergeConflict {
    QList<MergeStep> place;
    MergeConflictKind kind = MergeConflictKind::Changed;
    QByteArray what = {}; ///< the member's key: "points"; empty for the item itself
    QByteArray base = {};
    QByteArray ours = {}; ///< JSON, as the next one
    QByteArray theirs = {};
};

struct MergedTree {
    JsonTree tree;
    QList<MergeConflict> conflicts;
};

/// A project's JSON merged member by member and item by item. What only one side changed is as that side has it. The
/// outline of a shape is one thing, but in an in-between it is nobody's: that is worked out. Tags and emitters go along
/// with the frames and instances that they count to.
///
/// Law: merged in either order the trees are equal, but for the order of members and where conflicts are told.
MergedTree mergedTree(const JsonTree &base, const JsonTree &ours, const JsonTree &theirs);

} // namespace hitbox
