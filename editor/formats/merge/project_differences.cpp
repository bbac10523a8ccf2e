#include "formats/merge/project_differences.h"

#include "formats/merge/list_identity.h"
#include "formats/merge/merge_step_name.h"
#include "formats/merge/version_names.h"
#include "formats/project/project_file.h"

#include <algorithm>
#include <set>

namespace hitbox {

namespace {

/// Numbers of the items that have to be taken out so that the others stand in the same order: all but a longest run
/// that grows.
std::set<int> movedAmong(const std::vector<int> &order)
{
    std::vector<std::size_t> ends; ///< by length: the item with which the run of that length ends, as small as can be
    std::vector<std::ptrdiff_t> before(order.size(), -1);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const auto place =
            std::ranges::lower_bound(ends, order[i], {}, [&order](std::size_t end) { return order[end]; });
        const auto length = place - ends.begin();
        before[i] = length > 0 ? static_cast<std::ptrdiff_t>(ends[static_cast<std::size_t>(length - 1)]) : -1;
        if (place == ends.end())
            ends.push_back(i);
        else
            *place = i;
    }
    std::set<int> moved(order.begin(), order.end());
    for (auto i = ends.empty() ? -1 : static_cast<std::ptrdiff_t>(ends.back()); i >= 0;
         i = before[static_cast<std::size_t>(i)])
        moved.erase(order[static_cast<std::size_t>(i)]);
    return moved;
}

class Comparison
{
public:
    QList<ProjectChange> changes;

    void compareObjects(const JsonTree &before, const JsonTree &after)
    {
        QStringList what;
        QList<QByteArray> lists;
        const auto compare = [&](const QByteArray &key, const JsonTree *old, const JsonTree *now) {
            const auto isList = [](const JsonTree *tree) { return !tree || tree->kind == JsonTree::Kind::List; };
            if (isList(old) && isList(now) && (holdsObjects(old) || holdsObjects(now)))
                lists.append(key);
            else if (!old || !now || *old != *now)
                what.append(QString::fromUtf8(key));
        };
        const JsonMembersByKey earlier(&before);
        const JsonMembersByKey later(&after);
        for (const JsonTreeMember &member : after.members)
            compare(member.key, earlier.find(member.key), &member.value);
        for (const JsonTreeMember &member : before.members) {
            if (!later.find(member.key))
                compare(member.key, &member.value, nullptr);
        }
        what.removeAll(QStringLiteral("nextId")); // tells of shapes that were there for a while
        if (!what.isEmpty())
            changes.append({ProjectChangeKind::Changed, m_place, what});
        static const JsonTree none{.kind = JsonTree::Kind::List, .text = {}, .items = {}, .members = {}};
        for (const QByteArray &list : lists) {
            const JsonTree *old = before.member(list);
            const JsonTree *now = after.member(list);
            compareLists(list, old ? *old : none, now ? *now : none);
        }
    }

private:
    static bool holdsObjects(const JsonTree *list)
    {
        return list && !list->items.empty() && list->items.front().kind == JsonTree::Kind::Object;
    }

    void tell(ProjectChangeKind kind, const QByteArray &list, const JsonTree &item, std::size_t place)
    {
        m_place.append({list, mergeStepName(item, static_cast<int>(place))});
        changes.append({kind, m_place, {}});
        m_place.removeLast();
    }

    void compareLists(const QByteArray &list, const JsonTree &before, const JsonTree &after)
    {
        const ListIdentities ids = identitiesOf(before, after, after);
        const auto old = static_cast<int>(before.items.size());
        std::vector<int> common;
        std::ranges::copy_if(ids.ours, std::back_inserter(common), [old](int id) { return id < old; });
        const std::set<int> there(common.begin(), common.end());
        const std::set<int> moved = movedAmong(common);
        for (std::size_t i = 0; i < before.items.size(); ++i) {
            if (!there.contains(static_cast<int>(i)))
                tell(ProjectChangeKind::Removed, list, before.items[i], i);
        }
        for (std::size_t i = 0; i < after.items.size(); ++i) {
            const JsonTree &item = after.items[i];
            const int id = ids.ours[i];
            if (id >= old) {
                tell(ProjectChangeKind::Added, list, item, i);
                continue;
            }
            if (moved.contains(id))
                tell(ProjectChangeKind::Moved, list, item, i);
            const JsonTree &was = before.items[static_cast<std::size_t>(id)];
            if (was == item || item.kind != JsonTree::Kind::Object || was.kind != JsonTree::Kind::Object)
                continue;
            m_place.append({list, mergeStepName(item, static_cast<int>(i))});
            compareObjects(was, item);
            m_place.removeLast();
        }
    }

    QList<MergeStep> m_place;
};

} // namespace

Result<QList<ProjectChange>> differencesOf(const Document &before, const Document &after)
{
    const auto textOf = [](Document document) {
        document.conflicts.clear(); // tell of a merge, and not of what is in the project
        return projectBytes(document);
    };
    const RenamedProject renamed = withNamesOf(before, after);
    const Result<JsonTree> old = treeOfText(textOf(renamed.document));
    const Result<JsonTree> now = treeOfText(textOf(after));
    if (!old)
        return old.error();
    if (!now)
        return now.error();
    Comparison comparison;
    for (const QList<MergeStep> &place : renamed.renamed)
        comparison.changes.append({ProjectChangeKind::Changed, place, {QStringLiteral("name")}});
    comparison.compareObjects(*old, *now);
    return comparison.changes;
}

QString projectChangeName(ProjectChangeKind kind)
{
    switch (kind) {
    case ProjectChangeKind::Added: return QStringLiteral("added");
    case ProjectChangeKind::Removed: return QStringLiteral("removed");
    case ProjectChangeKind::Changed: return QStringLiteral("changed");
    case ProjectChangeKind::Moved: return QStringLiteral("moved");
    }
    return {};
}

} // namespace hitbox
