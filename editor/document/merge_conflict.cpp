#include "document/merge_conflict.h"

namespace hitbox {

QString mergeConflictKindName(MergeConflictKind kind)
{
    switch (kind) {
    case MergeConflictKind::Changed: return QStringLiteral("changed");
    case MergeConflictKind::Removed: return QStringLiteral("removed");
    case MergeConflictKind::Order: return QStringLiteral("order");
    case MergeConflictKind::NameTaken: return QStringLiteral("name-taken");
    case MergeConflictKind::Copied: return QStringLiteral("copied");
    case MergeConflictKind::Emptied: return QStringLiteral("emptied");
    case MergeConflictKind::Other: break;
    }
    return {};
}

QByteArray listsOf(const QList<MergeStep> &place)
{
    QByteArray lists;
    for (const MergeStep &step : place)
        lists += (lists.isEmpty() ? "" : "/") + step.list;
    return lists;
}

} // namespace hitbox
