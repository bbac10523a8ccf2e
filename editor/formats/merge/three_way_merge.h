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

/// What both sides changed, each to something else. Empty values are of what is not there.
struct MergeConflict {
    /// A thing keeps its old name, because the other side has the one that a side gave it for something else.
    static constexpr const char *takenName = "taken name";
    static constexpr const char *copy = "copy"; ///< of a shape that went to two places; `base` is the id of the other

    QList<MergeStep> place;
    QByteArray what; ///< the member's key: "points"; "" for the item itself, "frames order" for that of items
    QByteArray base;
    QByteArray ours; ///< JSON, as the next one
    QByteArray theirs;
};

struct MergedTree {
    JsonTree tree;
    QList<MergeConflict> conflicts; ///< ours was taken; where one side removed what the other changed, the changed one
};

/// A project's JSON merged member by member and item by item. What only one side changed is as that side has it. The
/// outline of a shape is one thing, but in an in-between it is nobody's: that is worked out. Tags and emitters go along
/// with the frames and instances that they count to.
///
/// Law: merged in either order the trees are equal, but for the order of members and where conflicts are told.
MergedTree mergedTree(const JsonTree &base, const JsonTree &ours, const JsonTree &theirs);

} // namespace hitbox
