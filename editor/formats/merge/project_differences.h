#pragma once

#include "document/document.h"
#include "document/result.h"
#include "formats/merge/three_way_merge.h"

#include <QList>
#include <QStringList>

namespace hitbox {

enum class ProjectChangeKind { Added, Removed, Changed, Moved };

/// One difference between two versions of a project.
struct ProjectChange {
    ProjectChangeKind kind = ProjectChangeKind::Changed;
    QList<MergeStep> place; ///< by the names of the new version; empty for the project itself
    QStringList what = {};  ///< of Changed: the members that differ, as in the file: "points", "category"
};

/// What was renamed comes first; then in the order of the new version, what was removed where it stood. What was added
/// or removed is one change with all that is in it. Moved is what changed its place among those that both versions
/// have.
Result<QList<ProjectChange>> differencesOf(const Document &before, const Document &after);

/// "added", "removed", "changed", "moved".
QString projectChangeName(ProjectChangeKind kind);

} // namespace hitbox
