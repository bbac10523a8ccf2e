#pragma once

#include "document/merge_conflict.h"
#include "formats/merge/json_tree.h"

#include <QList>
#include <QString>

#include <optional>

namespace hitbox {

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

/// The conflict, where it is about an outline, as one for each of the members in which the sides differ; any other as
/// it is.
QList<MergeConflict> conflictsByMember(const MergeConflict &conflict);

/// Members that say where a shape lies: changed together, merged as one.
bool isOutlineMember(const QByteArray &key);

} // namespace hitbox
