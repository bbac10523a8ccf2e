#include "formats/merge/three_way_merge.h"

#include "document/limits.h"
#include "formats/merge/counted_items.h"
#include "formats/merge/list_identity.h"
#include "formats/merge/list_order.h"
#include "formats/merge/merge_step_name.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <utility>

namespace hitbox {

namespace {

constexpr std::array<const char *, 8> outlineMembers{"type", "points", "center", "radius", "rect", "max", "from", "to"};

const JsonTree &nothing()
{
    static const JsonTree list{.kind = JsonTree::Kind::List, .text = {}, .items = {}, .members = {}};
    return list;
}

/// A shape's or a probe's place; nothing where there is none.
std::optional<JsonTree> outlineOf(const JsonTree *object)
{
    if (!object || !object->member("type"))
        return std::nullopt;
    JsonTree outline;
    outline.kind = JsonTree::Kind::Object;
    for (const JsonTreeMember &member : object->members) {
        if (isOutlineMember(member.key))
            outline.members.push_back(member);
    }
    return outline;
}

QByteArray jsonOrNothing(const JsonTree *tree)
{
    return tree ? jsonOf(*tree) : QByteArray();
}

/// One value in three versions; null where a version has none.
struct TreeVersions {
    const JsonTree *base = nullptr;
    const JsonTree *ours = nullptr;
    const JsonTree *theirs = nullptr;

    TreeVersions member(const QByteArray &key) const
    {
        const auto in = [&key](const JsonTree *tree) {
            return tree && tree->kind == JsonTree::Kind::Object ? tree->member(key) : nullptr;
        };
        return {in(base), in(ours), in(theirs)};
    }
};

/// The members of the three versions.
struct VersionMembers {
    JsonMembersByKey base;
    JsonMembersByKey ours;
    JsonMembersByKey theirs;

    explicit VersionMembers(const TreeVersions &v)
        : base(v.base)
        , ours(v.ours)
        , theirs(v.theirs)
    {
    }

    TreeVersions find(const QByteArray &key) const { return {base.find(key), ours.find(key), theirs.find(key)}; }
};

bool areEqual(const JsonTree *a, const JsonTree *b)
{
    return a == b || (a && b && *a == *b);
}

std::optional<JsonTree> copied(const JsonTree *tree)
{
    return tree ? std::optional(*tree) : std::nullopt;
}

/// One merge, and the conflicts that come of it.
class Merger
{
public:
    QList<MergeConflict> conflicts;

    std::optional<JsonTree> mergeMember(const TreeVersions &v, const QByteArray &what);
    std::optional<JsonTree> merge(const TreeVersions &v, const QByteArray &what);

private:
    struct MergedList {
        JsonTree list;
        std::vector<int> order; ///< numbers of its items
        QStringList names;      ///< of all, by number
        ListIdentities identities;
    };
    /// Which of all conflicts tell of one item.
    struct Told {
        qsizetype from = 0;
        qsizetype to = 0;
    };

    static bool isMergedByItems(const TreeVersions &v, const QByteArray &what);
    void tell(MergeConflictKind kind, const TreeVersions &v, const QByteArray &what);
    JsonTree mergedMember(const TreeVersions &v, const QByteArray &what);
    JsonTree mergedObject(const TreeVersions &v);
    JsonTree mergedField(const TreeVersions &v);
    void keepChosenDefault(const TreeVersions &v, JsonTree &field);
    static QList<QByteArray> keysOf(const TreeVersions &v, const VersionMembers &versions);
    void mergeOutline(const TreeVersions &v, JsonTree &object);
    QList<QByteArray> mergeCounted(const TreeVersions &v, JsonTree &object);
    void nameItems(qsizetype from, const Counting &counting, const QStringList &names);
    MergedList mergedList(const TreeVersions &v, const QByteArray &what);
    void tellNamesApart(JsonTree &list, const QByteArray &what);
    void callByPlace(MergedList &merged, const std::vector<std::optional<JsonTree>> &items,
                     const std::vector<Told> &told);
    static QByteArray namesIn(const std::vector<int> &order, const QStringList &names);

    QList<MergeStep> m_place;
    QList<QByteArray> m_within; ///< the item
};

/// A member of an object. Lists and objects that hold nothing may be left out of a file.
std::optional<JsonTree> Merger::mergeMember(const TreeVersions &v, const QByteArray &what)
{
    static const JsonTree emptyObject{.kind = JsonTree::Kind::Object, .text = {}, .items = {}, .members = {}};
    const auto areAll = [&v](JsonTree::Kind kind) {
        const auto fits = [kind](const JsonTree *tree) { return !tree || tree->kind == kind; };
        return fits(v.base) && fits(v.ours) && fits(v.theirs);
    };
    const bool areLists = areAll(JsonTree::Kind::List);
    if ((v.base && v.ours && v.theirs) || (!areLists && !areAll(JsonTree::Kind::Object)))
        return merge(v, what);
    const JsonTree *empty = areLists ? &nothing() : &emptyObject;
    const auto given = [empty](const JsonTree *tree) { return tree ? tree : empty; };
    std::optional<JsonTree> merged = merge({given(v.base), given(v.ours), given(v.theirs)}, what);
    return merged && merged->items.empty() && merged->members.empty() && (!v.ours || !v.theirs) ? std::nullopt : merged;
}

std::optional<JsonTree> Merger::merge(const TreeVersions &v, const QByteArray &what)
{
    if (areEqual(v.ours, v.theirs) || areEqual(v.base, v.theirs))
        return copied(v.ours);
    if (areEqual(v.base, v.ours))
        return copied(v.theirs);
    if (!v.ours || !v.theirs) {
        tell(MergeConflictKind::Removed, v, what);
        return copied(v.ours ? v.ours : v.theirs);
    }
    using Kind = JsonTree::Kind;
    const bool hasRoom = m_within.size() < limits::conflictSteps && m_place.size() < limits::conflictSteps;
    if (v.ours->kind == Kind::Object && v.theirs->kind == Kind::Object && (what.isEmpty() || hasRoom))
        return what.isEmpty() ? mergedObject(v) : mergedMember(v, what);
    const bool isList =
        v.ours->kind == Kind::List && v.theirs->kind == Kind::List && (!v.base || v.base->kind == Kind::List);
    if (isList && hasRoom && isMergedByItems(v, what))
        return mergedList(v, what).list;
    tell(MergeConflictKind::Changed, v, what);
    return copied(v.ours);
}

/// Texts are names of things in two lists, each of which is there once; elsewhere nobody knows what they mean.
bool Merger::isMergedByItems(const TreeVersions &v, const QByteArray &what)
{
    for (const JsonTree *list : {v.base, v.ours, v.theirs}) {
        const bool holdsTexts = list && std::ranges::any_of(list->items, [](const JsonTree &item) {
                                    return item.kind == JsonTree::Kind::Piece;
                                });
        if (holdsTexts && what != "hits" && what != "choices")
            return false;
    }
    return true;
}

void Merger::tell(MergeConflictKind kind, const TreeVersions &v, const QByteArray &what)
{
    conflicts.append(
        {m_place, kind, what, jsonOrNothing(v.base), jsonOrNothing(v.ours), jsonOrNothing(v.theirs), m_within});
}

/// An object that is no item of a list.
JsonTree Merger::mergedMember(const TreeVersions &v, const QByteArray &what)
{
    m_within.append(what);
    JsonTree object = mergedObject(v);
    m_within.removeLast();
    return object;
}

JsonTree Merger::mergedObject(const TreeVersions &v)
{
    JsonTree object;
    object.kind = JsonTree::Kind::Object;
    object.text.clear();
    const bool isField = !m_place.isEmpty() && m_place.last().list == "fields" && m_within.isEmpty();
    if (isField && !areEqual(v.ours->member("type"), v.theirs->member("type")))
        return mergedField(v);
    const bool hasOutline = !isField && v.ours->member("type") && v.theirs->member("type");
    if (hasOutline)
        mergeOutline(v, object);
    QList<QByteArray> done = mergeCounted(v, object);
    const VersionMembers members(v);
    for (const QByteArray &key : keysOf(v, members)) {
        if (done.contains(key) || (hasOutline && isOutlineMember(key)))
            continue;
        if (std::optional<JsonTree> merged = mergeMember(members.find(key), key))
            object.members.push_back({key, std::move(*merged)});
    }
    if (isField)
        keepChosenDefault(v, object);
    return object;
}

/// A field to which one side gave another type, or both did: its default and its choices are of that type, and go
/// with it.
JsonTree Merger::mergedField(const TreeVersions &v)
{
    constexpr std::array<const char *, 3> ofType{"type", "default", "choices"};
    const auto isAsBefore = [&v, &ofType](const JsonTree *side) {
        return v.base && std::ranges::all_of(ofType, [&v, side](const char *key) {
                   return areEqual(v.base->member(key), side->member(key));
               });
    };
    const bool isTheirs = isAsBefore(v.ours);
    if (!isTheirs && !isAsBefore(v.theirs)) {
        tell(MergeConflictKind::Changed, v, {});
        return *v.ours;
    }
    JsonTree likeIt = *(isTheirs ? v.ours : v.theirs);
    for (const char *key : ofType) {
        if (const JsonTree *member = (isTheirs ? v.theirs : v.ours)->member(key))
            likeIt.set(key, *member);
        else
            likeIt.remove(key);
    }
    return mergedObject(isTheirs ? TreeVersions{v.base, &likeIt, v.theirs} : TreeVersions{v.base, v.ours, &likeIt});
}

/// A choice that one side made the default of a field, and the other one took out of its choices, stays.
void Merger::keepChosenDefault(const TreeVersions &v, JsonTree &field)
{
    const JsonTree *chosen = field.member("default");
    JsonTree *choices = field.member("choices");
    const JsonTree *type = field.member("type");
    if (!chosen || !choices || choices->kind != JsonTree::Kind::List || !type || type->text != "\"choice\"" ||
        std::ranges::any_of(choices->items, [chosen](const JsonTree &choice) { return choice == *chosen; }))
        return;
    choices->items.push_back(*chosen);
    const bool isOurs = areEqual(v.ours->member("default"), chosen);
    tell(MergeConflictKind::Removed,
         {v.base ? v.base->member("default") : nullptr, isOurs ? chosen : nullptr, isOurs ? nullptr : chosen},
         "default");
}

/// The keys of the base in its order, behind them what both sides added, and what each did.
QList<QByteArray> Merger::keysOf(const TreeVersions &v, const VersionMembers &versions)
{
    QList<QByteArray> keys;
    const auto isKnown = [&versions](const QByteArray &key) { return versions.base.find(key) != nullptr; };
    if (v.base) {
        for (const JsonTreeMember &member : v.base->members)
            keys.append(member.key);
    }
    QList<QByteArray> inBoth;
    QList<QByteArray> alone[2];
    for (const bool isOurs : {true, false}) {
        for (const JsonTreeMember &member : (isOurs ? v.ours : v.theirs)->members) {
            const bool isShared = (isOurs ? versions.theirs : versions.ours).find(member.key);
            if (isKnown(member.key) || (isShared && !isOurs))
                continue;
            (isShared ? inBoth : alone[isOurs ? 0 : 1]).append(member.key);
        }
    }
    std::ranges::sort(inBoth);
    const bool isOursFirst = alone[0] <= alone[1];
    return keys + inBoth + alone[isOursFirst ? 0 : 1] + alone[isOursFirst ? 1 : 0];
}

void Merger::mergeOutline(const TreeVersions &v, JsonTree &object)
{
    const std::optional<JsonTree> base = outlineOf(v.base);
    const std::optional<JsonTree> ours = outlineOf(v.ours);
    const std::optional<JsonTree> theirs = outlineOf(v.theirs);
    const bool areOursWorkedOut = v.ours->member("between");
    const bool areTheirsWorkedOut = v.theirs->member("between");
    if (areOursWorkedOut != areTheirsWorkedOut) { // one side made a key of it, or stopped it being one
        object.members = areOursWorkedOut ? theirs->members : ours->members;
        return;
    }
    const bool isOurs = *ours == *theirs || (base && *base == *theirs);
    const bool isTheirs = base && *base == *ours;
    if (!isOurs && !isTheirs && !areOursWorkedOut)
        tell(MergeConflictKind::Changed, {base ? &*base : nullptr, &*ours, &*theirs}, "outline");
    object.members = isTheirs && !isOurs ? theirs->members : ours->members;
}

/// Lists whose items are counted by those of another, and these. Answers with their keys.
QList<QByteArray> Merger::mergeCounted(const TreeVersions &v, JsonTree &object)
{
    QList<QByteArray> done;
    for (const Counting &counting : countings) {
        if (m_place.size() != 1 || m_place.last().list != counting.within)
            continue;
        const TreeVersions counted = v.member(counting.counted);
        const TreeVersions list = v.member(counting.list);
        const auto isList = [](const JsonTree *tree) { return !tree || tree->kind == JsonTree::Kind::List; };
        if (!counted.ours || !counted.theirs || (!list.ours && !list.theirs) || !isList(counted.ours) ||
            !isList(counted.theirs) || !isList(list.ours) || !isList(list.theirs))
            continue;
        done.append({counting.counted, counting.list});
        MergedList merged = mergedList(counted, counting.counted);
        object.set(counting.counted, merged.list);
        const auto told = [&](const JsonTree *tree, const std::vector<int> &numbers) {
            return tree ? std::optional(numbered(*tree, counting, numbers)) : std::nullopt;
        };
        const std::optional<JsonTree> base = told(list.base, merged.identities.base);
        const std::optional<JsonTree> ours = told(list.ours, merged.identities.ours);
        const std::optional<JsonTree> theirs = told(list.theirs, merged.identities.theirs);
        const auto pointer = [](const std::optional<JsonTree> &tree) { return tree ? &*tree : nullptr; };
        const qsizetype before = conflicts.size();
        if (std::optional<JsonTree> items =
                mergeMember({pointer(base), pointer(ours), pointer(theirs)}, counting.list)) {
            nameItems(before, counting, merged.names);
            CountedAgain again = countedAgain(std::move(*items), counting, merged.order);
            for (const QString &name : std::as_const(again.emptied))
                conflicts.append({m_place + QList<MergeStep>{{counting.list, name}}, MergeConflictKind::Emptied});
            object.set(counting.list, std::move(again.list));
        }
    }
    return done;
}

/// Conflicts about counts tell of the items by their names.
void Merger::nameItems(qsizetype from, const Counting &counting, const QStringList &names)
{
    for (qsizetype i = from; i < conflicts.size(); ++i) {
        MergeConflict &conflict = conflicts[i];
        const bool isCount = conflict.what == counting.members[0] || conflict.what == counting.members[1];
        for (QByteArray *value : {&conflict.base, &conflict.ours, &conflict.theirs}) {
            bool isNumber = false;
            const qint64 number = value->toLongLong(&isNumber);
            if (isCount && isNumber && number >= 0 && number < names.size())
                *value = textPiece(names[number]).text;
        }
    }
}

Merger::MergedList Merger::mergedList(const TreeVersions &v, const QByteArray &what)
{
    const JsonTree &base = v.base && v.base->kind == JsonTree::Kind::List ? *v.base : nothing();
    MergedList merged;
    merged.identities = identitiesOf(base, *v.ours, *v.theirs);
    const ListIdentities &ids = merged.identities;
    std::vector<TreeVersions> things(static_cast<std::size_t>(ids.count));
    std::vector<int> numbers(things.size(), 0);
    const auto enter = [&](const JsonTree &list, const std::vector<int> &found,
                           const JsonTree *TreeVersions::*version) {
        for (std::size_t i = 0; i < found.size(); ++i) {
            things[static_cast<std::size_t>(found[i])].*version = &list.items[i];
            numbers[static_cast<std::size_t>(found[i])] = static_cast<int>(i);
        }
    };
    enter(*v.theirs, ids.theirs, &TreeVersions::theirs);
    enter(*v.ours, ids.ours, &TreeVersions::ours);
    enter(base, ids.base, &TreeVersions::base);
    std::vector<std::optional<JsonTree>> items(things.size());
    const QList<QByteArray> around = std::exchange(m_within, {});
    std::vector<Told> told(things.size());
    for (std::size_t i = 0; i < things.size(); ++i) {
        const TreeVersions &thing = things[i];
        const JsonTree *any = thing.ours ? thing.ours : thing.theirs ? thing.theirs : thing.base;
        merged.names.append(mergeStepName(*any, numbers[i]));
        m_place.append({what, merged.names.last()});
        told[i].from = conflicts.size();
        items[i] = merge(thing, {});
        told[i].to = conflicts.size();
        m_place.removeLast();
    }
    m_within = around;
    const MergedOrder orders = mergedOrder(ids, items);
    merged.order = orders.taken;
    callByPlace(merged, items, told);
    if (!orders.other.empty())
        conflicts.append({m_place,
                          MergeConflictKind::Order,
                          what,
                          {},
                          namesIn(orders.taken, merged.names),
                          namesIn(orders.other, merged.names),
                          m_within});
    merged.list.kind = JsonTree::Kind::List;
    merged.list.text.clear();
    for (const int item : merged.order)
        merged.list.items.push_back(*items[static_cast<std::size_t>(item)]);
    if (what == "exports" || what == "fields")
        tellNamesApart(merged.list, what);
    return merged;
}

/// Where no two may have one name, and each side gave it to another thing, the second gets a number.
void Merger::tellNamesApart(JsonTree &list, const QByteArray &what)
{
    QSet<QString> names;
    for (JsonTree &item : list.items) {
        const QString name = item.kind == JsonTree::Kind::Object ? textIn(item.member("name")) : QString();
        QString other = name;
        for (int number = 2; names.contains(other); ++number)
            other = name + u' ' + QString::number(number);
        names.insert(other);
        if (other == name)
            continue;
        item.set("name", textPiece(other));
        m_place.append({what, other});
        conflicts.append({m_place, MergeConflictKind::NameTaken, "name", {}, {}, textPiece(name).text});
        m_place.removeLast();
    }
}

/// Items that have nothing but their number have that of the place where they came to stand.
void Merger::callByPlace(MergedList &merged, const std::vector<std::optional<JsonTree>> &items,
                         const std::vector<Told> &told)
{
    for (std::size_t place = 0; place < merged.order.size(); ++place) {
        const auto item = static_cast<std::size_t>(merged.order[place]);
        QString &name = merged.names[static_cast<qsizetype>(item)];
        const QString now = mergeStepName(*items[item], static_cast<int>(place));
        if (now != QString::number(place) || now == name)
            continue;
        name = now;
        for (qsizetype i = told[item].from; i < told[item].to; ++i)
            conflicts[i].place[m_place.size()].item = name;
    }
}

QByteArray Merger::namesIn(const std::vector<int> &order, const QStringList &names)
{
    JsonTree list = nothing();
    for (const int item : order)
        list.items.push_back(textPiece(names.at(item)));
    return jsonOf(list);
}

} // namespace

bool isOutlineMember(const QByteArray &key)
{
    return std::ranges::any_of(outlineMembers, [&key](const char *member) { return key == member; });
}

QList<MergeConflict> conflictsByMember(const MergeConflict &conflict)
{
    if (conflict.kind != MergeConflictKind::Changed || conflict.what != "outline")
        return {conflict};
    const auto treeIn = [](const QByteArray &json) {
        const Result<JsonTree> tree = treeOfText(json);
        return tree ? *tree : JsonTree();
    };
    const JsonTree base = treeIn(conflict.base);
    const JsonTree ours = treeIn(conflict.ours);
    const JsonTree theirs = treeIn(conflict.theirs);
    QList<MergeConflict> conflicts;
    for (const char *key : outlineMembers) {
        if (areEqual(ours.member(key), theirs.member(key)))
            continue;
        MergeConflict one = conflict;
        one.what = key;
        one.base = jsonOrNothing(base.member(key));
        one.ours = jsonOrNothing(ours.member(key));
        one.theirs = jsonOrNothing(theirs.member(key));
        conflicts.append(one);
    }
    return conflicts;
}

MergedTree mergedTree(const JsonTree &base, const JsonTree &ours, const JsonTree &theirs)
{
    Merger merger;
    std::optional<JsonTree> tree = merger.merge({&base, &ours, &theirs}, {});
    return {tree.value_or(JsonTree()), merger.conflicts};
}

} // namespace hitbox
