#include "formats/merge/conflict_choices.h"

#include "document/category_edits.h"
#include "document/conflict_edits.h"
#include "document/edits.h"
#include "document/frame_edits.h"
#include "document/fresh_ids.h"
#include "document/names.h"
#include "document/order.h"
#include "document/stage_edits.h"
#include "formats/json/json_fields.h"
#include "formats/merge/json_tree.h"
#include "formats/merge/one_item_project.h"
#include "formats/merge/three_way_merge.h"
#include "formats/project/project_check.h"
#include "formats/project/project_file.h"
#include "formats/project/project_reader.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <type_traits>
#include <utility>

namespace hitbox {

namespace {

class ConflictChoicesWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::ConflictChoices)
};

Error conflictGone()
{
    return {{}, {}, ConflictChoicesWords::tr("what the conflict is about is not there any more, or is there twice")};
}

Error settledByHand()
{
    return {{}, {}, ConflictChoicesWords::tr("this is to be done by hand")};
}

Error nameTaken(const QString &name)
{
    return {{}, {}, ConflictChoicesWords::tr("%1 is the name of something else").arg(quoted(name))};
}

/// Calls `visit` with the list and the item's number in it; false where the project has no such place.
template <typename Visit>
bool visitItem(Document &document, const QList<MergeStep> &place, const Visit &visit)
{
    const auto step = [&](auto &list, qsizetype depth, const auto &deeper) {
        const int index = placeOfStep(std::as_const(list), place.at(depth).item);
        if (index < 0)
            return false;
        if (place.size() > depth + 1)
            return deeper(list[index], depth + 1);
        visit(list, index);
        return true;
    };
    const auto isList = [&](qsizetype depth, const char *list) { return place.at(depth).list == list; };
    const auto nothing = [](auto &, qsizetype) { return false; };
    const auto frames = [&](Frame &frame, qsizetype depth) {
        if (isList(depth, "shapes"))
            return step(frame.shapes, depth, nothing);
        if (isList(depth, "points"))
            return step(frame.points, depth, nothing);
        return isList(depth, "events") && step(frame.events, depth, nothing);
    };
    const auto sprites = [&](Sprite &sprite, qsizetype depth) {
        if (isList(depth, "frames"))
            return step(sprite.frames, depth, frames);
        return isList(depth, "tags") && step(sprite.tags, depth, nothing);
    };
    const auto stages = [&](Stage &stage, qsizetype depth) {
        if (isList(depth, "instances"))
            return step(stage.instances, depth, nothing);
        if (isList(depth, "layers"))
            return step(stage.layers, depth, nothing);
        if (isList(depth, "probes"))
            return step(stage.probes, depth, nothing);
        return isList(depth, "emitters") && step(stage.emitters, depth, nothing);
    };
    const auto categories = [&](Category &category, qsizetype depth) {
        return isList(depth, "fields") && step(category.fields, depth, nothing);
    };
    if (place.isEmpty())
        return false;
    if (isList(0, "sprites"))
        return step(document.sprites, 0, sprites);
    if (isList(0, "stages"))
        return step(document.stages, 0, stages);
    if (isList(0, "categories"))
        return step(document.categories, 0, categories);
    return isList(0, "exports") && step(document.exportProfiles, 0, nothing);
}

template <typename List>
using ItemOf = typename std::remove_cvref_t<List>::value_type;

/// What one conflict is about, and what a side made of it.
struct ConflictChoice {
    const MergeConflict &conflict;
    const QByteArray &value; ///< JSON; empty: the side has none

    ConflictChoice(const MergeConflict &about, MergeSide side)
        : conflict(about)
        , value(side == MergeSide::Ours ? about.ours : about.theirs)
    {
    }

    Result<Done> takeInto(Document &document) const;

private:
    bool isCounted(const JsonTree &item) const;
    Result<Done> changeMember(JsonTree &item) const;
    QByteArray memberIn(const JsonTree &object) const;
    Result<Done> setMember(JsonTree &object) const;
    Result<Done> rename(Document &document) const;
    Result<Done> countTo(Document &document) const;
    Result<Done> reorder(Document &document) const;
    Result<Done> remove(Document &document) const;
    Result<Done> replace(Document &document) const;
    Result<Done> change(Document &document) const;
    Result<Done> takeOfCopies(Document &document) const;

    QString text() const
    {
        const Result<JsonTree> tree = treeOfText(value);
        return tree ? textIn(&*tree) : QString();
    }
    bool isNameOf(const char *lists) const
    {
        return conflict.what == "name" && conflict.within.isEmpty() && listsOf(conflict.place) == lists;
    }
};

/// The JSON of the member that the conflict is about, as the project has it now; empty where it has none.
QByteArray ConflictChoice::memberIn(const JsonTree &object) const
{
    if (conflict.what != "outline")
        return object.member(conflict.what) ? jsonOf(*object.member(conflict.what)) : QByteArray();
    JsonTree outline = object;
    std::erase_if(outline.members, [](const JsonTreeMember &member) { return !isOutlineMember(member.key); });
    return jsonOf(outline);
}

Result<Done> ConflictChoice::setMember(JsonTree &object) const
{
    if (conflict.what == "outline") {
        std::erase_if(object.members, [](const JsonTreeMember &member) { return isOutlineMember(member.key); });
        const Result<JsonTree> outline = treeOfText(value);
        if (!outline)
            return outline.error();
        for (const JsonTreeMember &member : outline->members) {
            if (isOutlineMember(member.key))
                object.set(member.key, member.value);
        }
        return Done{};
    }
    if (value.isEmpty()) {
        object.remove(conflict.what);
        return Done{};
    }
    Result<JsonTree> tree = treeOfText(value);
    if (!tree)
        return tree.error();
    object.set(conflict.what, std::move(*tree));
    return Done{};
}

/// Whether the item is known by its number in the list: it is no shape, which has an id, and has no name.
bool ConflictChoice::isCounted(const JsonTree &item) const
{
    const JsonTree *name = item.member("name");
    return !conflict.place.isEmpty() && conflict.place.last().list != "shapes" && (!name || textIn(name).isEmpty());
}

Result<Done> ConflictChoice::changeMember(JsonTree &item) const
{
    JsonTree *object = &item;
    for (const QByteArray &key : conflict.within) {
        if (!object->member(key))
            object->set(key, {.kind = JsonTree::Kind::Object, .text = {}, .items = {}, .members = {}});
        object = object->member(key);
        if (object->kind != JsonTree::Kind::Object)
            return conflictGone();
    }
    if (isCounted(item)) { // whatever else has that number by now is something else
        const QByteArray now = memberIn(*object);
        if (now != conflict.ours && now != conflict.theirs)
            return conflictGone();
    }
    return setMember(*object);
}

template <typename Item>
bool hasItemNamed(const QList<Item> &items, const QString &name)
{
    return std::any_of(items.cbegin(), items.cend(), [&name](const Item &item) { return item.name == name; });
}

/// Gives the item the side's name, and that to whatever uses the old one.
Result<Done> ConflictChoice::rename(Document &document) const
{
    const QString name = text();
    const QList<MergeStep> place = conflict.place;
    Result<Done> done = conflictGone();
    const Document before = document;
    visitItem(document, place, [&](auto &list, int index) {
        using Item = ItemOf<decltype(list)>;
        if constexpr (requires(const Item &item) { item.name; }) {
            if (list.at(index).name == name) {
                done = Done{};
                return;
            }
            if (hasItemNamed(list, name)) {
                done = nameTaken(name);
                return;
            }
            done = Done{};
        }
        const int sprite = place.at(0).list == "sprites" ? placeOfStep(before.sprites, place.at(0).item) : -1;
        if constexpr (std::is_same_v<Item, Sprite>)
            document = renameSprite(before, index, name);
        else if constexpr (std::is_same_v<Item, Frame>)
            document = renameFrame(before, {sprite, index}, name);
        else if constexpr (std::is_same_v<Item, Category>)
            document = renameCategory(before, index, name);
        else if constexpr (std::is_same_v<Item, Tag>) {
            Tag tag = before.sprites.at(sprite).tags.at(index);
            tag.name = name;
            document = withTag(before, sprite, index, tag);
        }
    });
    return done;
}

/// Moves the first or last frame of a tag to the frame that the side names.
Result<Done> ConflictChoice::countTo(Document &document) const
{
    const int sprite = placeOfStep(document.sprites, conflict.place.at(0).item);
    const int tag = sprite < 0 ? -1 : placeOfStep(document.sprites.at(sprite).tags, conflict.place.at(1).item);
    const int frame = tag < 0 ? -1 : placeOfStep(document.sprites.at(sprite).frames, text());
    if (frame < 0)
        return conflictGone();
    Tag &changed = document.sprites[sprite].tags[tag];
    (conflict.what == "from" ? changed.from : changed.to) = frame;
    if (changed.from > changed.to)
        std::swap(changed.from, changed.to);
    return Done{};
}

/// The order of the numbers of items that the names give; those that are not named follow whom they follow now.
template <typename Item>
QList<int> orderByNames(const QList<Item> &items, const QStringList &names)
{
    QHash<QString, int> wanted;
    for (int i = 0; i < names.size(); ++i)
        wanted.insert(names.at(i), i);
    QList<std::pair<int, int>> keyed;
    int last = -1;
    for (int i = 0; i < items.size(); ++i) {
        QString name;
        if constexpr (std::is_same_v<Item, Shape>)
            name = QString::number(items.at(i).id.value);
        else
            name = items.at(i).name;
        last = wanted.value(name, last);
        keyed.append({last, i});
    }
    std::stable_sort(keyed.begin(), keyed.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    QList<int> order;
    for (const auto &[key, index] : std::as_const(keyed))
        order.append(index);
    return order;
}

/// Puts frames into the order of these numbers; tags go with the frames at their ends.
void reorderFrames(Sprite &sprite, const QList<int> &order)
{
    const auto count = static_cast<int>(sprite.frames.size());
    QList<int> places(count);
    for (int i = 0; i < count; ++i)
        places[order.at(i)] = i;
    sprite.frames = inOrder(sprite.frames, order);
    for (Tag &tag : sprite.tags) {
        for (int *end : {&tag.from, &tag.to}) {
            if (*end >= 0 && *end < count)
                *end = places.at(*end);
        }
        if (tag.from > tag.to)
            std::swap(tag.from, tag.to);
    }
}

template <typename Item>
void reorderItems(QList<Item> &items, const QStringList &names)
{
    items = inOrder(items, orderByNames(items, names));
}

/// Each puts one list of an owner into the order that the names give; false where the owner has no such list, or one
/// whose items are not known by name.
bool reorderListOf(Document &document, const QByteArray &list, const QStringList &names)
{
    if (list == "sprites")
        reorderItems(document.sprites, names);
    else if (list == "categories")
        reorderItems(document.categories, names);
    else if (list == "stages")
        reorderItems(document.stages, names);
    else if (list == "exports")
        reorderItems(document.exportProfiles, names);
    else
        return false;
    return true;
}

bool reorderListOf(Sprite &sprite, const QByteArray &list, const QStringList &names)
{
    if (list == "frames")
        reorderFrames(sprite, orderByNames(sprite.frames, names));
    else if (list == "tags")
        reorderItems(sprite.tags, names);
    else
        return false;
    return true;
}

bool reorderListOf(Frame &frame, const QByteArray &list, const QStringList &names)
{
    if (list == "shapes")
        reorderItems(frame.shapes, names);
    else if (list == "points")
        reorderItems(frame.points, names);
    else if (list == "events")
        reorderItems(frame.events, names);
    else
        return false;
    return true;
}

bool reorderListOf(Stage &stage, const QByteArray &list, const QStringList &names)
{
    if (list != "layers")
        return false;
    reorderItems(stage.layers, names);
    return true;
}

Result<Done> ConflictChoice::reorder(Document &document) const
{
    const Result<JsonTree> list = treeOfText(value);
    if (!list)
        return list.error();
    QStringList names;
    for (const JsonTree &item : list->items)
        names.append(textIn(&item));
    Result<Done> done = conflictGone();
    if (listsOf(conflict.place).isEmpty()) {
        if (reorderListOf(document, conflict.what, names))
            done = Done{};
        return done;
    }
    visitItem(document, conflict.place, [&](auto &items, int index) {
        done = settledByHand();
        if constexpr (requires { reorderListOf(items[index], conflict.what, names); }) {
            if (reorderListOf(items[index], conflict.what, names))
                done = Done{};
        }
    });
    return done;
}

template <typename Item>
bool isFoundByNumber(const Item &item)
{
    if constexpr (std::is_same_v<Item, Shape>)
        return false;
    else if constexpr (requires { item.name; })
        return item.name.isEmpty();
    else
        return true;
}

Result<Done> ConflictChoice::remove(Document &document) const
{
    const QList<MergeStep> &place = conflict.place;
    const int sprite =
        !place.isEmpty() && place.at(0).list == "sprites" ? placeOfStep(document.sprites, place.at(0).item) : -1;
    Result<Done> done = conflictGone();
    const Document before = document;
    visitItem(document, place, [&](auto &list, int index) {
        using Item = ItemOf<decltype(list)>;
        done = Done{};
        if (isFoundByNumber(list.at(index)))
            done = settledByHand(); // which may have changed
        else if constexpr (std::is_same_v<Item, Frame>)
            document = removeFrames(before, sprite, {index});
        else if constexpr (std::is_same_v<Item, Tag>)
            document = removeTag(before, sprite, index);
        else
            list.removeAt(index);
    });
    return done;
}

/// Puts the whole item of the side in the place of the one there, unless both read the same.
Result<Done> ConflictChoice::replace(Document &document) const
{
    const Result<JsonTree> wanted = treeOfText(value);
    if (!wanted)
        return wanted.error();
    Result<Done> done = conflictGone();
    visitItem(document, conflict.place, [&](auto &list, int index) {
        using Item = ItemOf<decltype(list)>;
        if (isFoundByNumber(list.at(index))) {
            done = settledByHand();
        } else {
            const Result<Item> after = changedInJson(list.at(index), [&](JsonTree &item) -> Result<Done> {
                item = *wanted;
                return Done{};
            });
            if (after && *after != list.at(index))
                list[index] = *after;
            done = after ? Result<Done>(Done{}) : after.error();
        }
    });
    return done;
}

Result<Done> ConflictChoice::change(Document &document) const
{
    const auto inItem = [&](auto &item) -> Result<Done> {
        using Item = std::remove_cvref_t<decltype(item)>;
        Item bare = item;
        Item lists{};
        swapLists(bare, lists);
        Result<Item> after = changedInJson(bare, [&](JsonTree &object) { return changeMember(object); });
        if (!after)
            return after.error();
        swapLists(*after, lists);
        item = *after;
        return Done{};
    };
    if (conflict.place.isEmpty()) {
        const int nextId = document.nextShapeId;
        const Result<Done> done = inItem(document);
        document.nextShapeId = nextId;
        return done;
    }
    Result<Done> done = conflictGone();
    visitItem(document, conflict.place, [&](auto &list, int index) { done = inItem(list[index]); });
    return done;
}

/// Removes the copy that is not where the side has it, of a shape that is in two places now.
Result<Done> ConflictChoice::takeOfCopies(Document &document) const
{
    const QByteArray &other = value == conflict.ours ? conflict.theirs : conflict.ours;
    const std::optional<ShapeRef> kept = findShape(document, ShapeId{value.toInt()});
    const std::optional<ShapeRef> dropped = findShape(document, ShapeId{other.toInt()});
    const QByteArray own = conflict.place.isEmpty() ? QByteArray() : conflict.place.last().item.toUtf8();
    if (!kept || !dropped || value == other || (value != own && other != own))
        return conflictGone();
    document = removeShapes(document, dropped->frame, {ShapeId{other.toInt()}});
    return Done{};
}

Result<Done> ConflictChoice::takeInto(Document &document) const
{
    const QByteArray lists = listsOf(conflict.place);
    const bool isMeta = conflict.within.isEmpty() &&
                        (conflict.what == "id" ||
                         (lists.isEmpty() && QList<QByteArray>{"format", "version", "nextId"}.contains(conflict.what)));
    switch (conflict.kind) {
    case MergeConflictKind::Order: return reorder(document);
    case MergeConflictKind::Copied: return takeOfCopies(document);
    case MergeConflictKind::Emptied:
    case MergeConflictKind::Other: return settledByHand();
    case MergeConflictKind::NameTaken:
        if (value.isEmpty())
            return Done{}; // the side has the name that it has
        break;
    case MergeConflictKind::Changed:
    case MergeConflictKind::Removed: break;
    }
    if (isMeta)
        return settledByHand();
    if (conflict.what.isEmpty())
        return value.isEmpty() ? remove(document) : replace(document);
    for (const char *named : {"sprites", "sprites/frames", "sprites/tags", "categories"}) {
        if (isNameOf(named))
            return rename(document);
    }
    if (lists == "sprites/tags" && (conflict.what == "from" || conflict.what == "to") && value.startsWith('"'))
        return countTo(document);
    if (lists == "stages/emitters" && conflict.what == "target" && !value.startsWith('['))
        return settledByHand(); // instances have no names
    return change(document);
}

/// What the file could not hold, which values of a hostile one may make of it.
Result<Document> checkedAfter(Document document, const MergeConflict &conflict)
{
    const QByteArray lists = listsOf(conflict.place);
    const bool mayClash = conflict.what.isEmpty() || lists == "categories/fields" || lists == "exports";
    if (mayClash) {
        if (const Result<Done> fits = checkProject(document); !fits)
            return fits.error();
    }
    return document;
}

/// What the shape of the conflict's place is to count from.
void keepNumbersBelow(Document &document, const MergeConflict &conflict)
{
    const ConflictPlace place = placeOf(document, conflict);
    const Frame *frame = findFrame(document, place.frame);
    for (const Shape &shape : frame ? frame->shapes : QList<Shape>()) {
        keepNextIdAbove(document, shape.id);
        keepNextIdAbove(document, {shape.track.value});
    }
}

} // namespace

Result<Document> withSideTaken(const Document &document, int conflict, MergeSide side)
{
    const MergeConflict about = document.conflicts.at(conflict);
    Document after = document;
    if (const Result<Done> taken = ConflictChoice(about, side).takeInto(after); !taken)
        return taken.error();
    keepNumbersBelow(after, about);
    return checkedAfter(withoutConflict(std::move(after), conflict), about);
}

Result<Document> withBothKept(const Document &document, int conflict)
{
    const MergeConflict &about = document.conflicts.at(conflict);
    if (about.kind == MergeConflictKind::Copied)
        return withoutConflict(document, conflict);
    const ConflictPlace place = placeOf(document, about);
    if (about.kind != MergeConflictKind::Changed || about.what.isEmpty() || !place.shape)
        return settledByHand();
    const Result<Document> theirs = withSideTaken(document, conflict, MergeSide::Theirs);
    if (!theirs)
        return theirs;
    Result<Document> both = withSideTaken(document, conflict, MergeSide::Ours);
    if (!both)
        return both;
    Shape copy = *findShape(*findFrame(*theirs, place.frame), place.shape);
    const QSet<QString> taken = namesOf(findFrame(*both, place.frame)->shapes);
    copy.id = {};
    copy.track = {};
    copy.between = Between::None;
    if (taken.contains(copy.name))
        copy.name = freeName(withoutNumber(copy.name), taken);
    *both = addShapes(std::move(*both), place.frame, {copy});
    const QList<Shape> &shapes = findFrame(*both, place.frame)->shapes;
    const int below = placeOfStep(shapes, QString::number(place.shape.value));
    return moveShapes(*both, place.frame, {shapes.constLast().id}, below + 1);
}

QList<ConflictGhost> ghostsOf(const MergeConflict &conflict)
{
    QList<ConflictGhost> ghosts;
    const QByteArray lists = listsOf(conflict.place);
    const bool isWhole = conflict.what.isEmpty() || conflict.what == "outline";
    const bool isPlace = (lists == "sprites/frames" && conflict.what == "pivot") ||
                         (lists == "sprites/frames/points" && conflict.what == "at");
    for (const MergeSide side : {MergeSide::Ours, MergeSide::Theirs}) {
        const QByteArray &value = side == MergeSide::Ours ? conflict.ours : conflict.theirs;
        const Result<JsonDocument> json =
            value.isEmpty() ? Result<JsonDocument>(conflictGone()) : JsonDocument::parse(value, {});
        if (!json)
            continue;
        if (lists == "sprites/frames/shapes" && isWhole && json->root().isObject()) {
            const Result<QList<Shape>> shapes = fields::readOrRefused([&json] { return shapesFromJson(json->root()); });
            if (shapes && !shapes->isEmpty())
                ghosts.append({.side = side, .outline = shapes->constFirst().outline});
        } else if (isPlace) {
            const Result<geometry::Point> at = fields::readOrRefused([&json] { return fields::pointOf(json->root()); });
            if (at)
                ghosts.append({.side = side, .at = *at});
        }
    }
    return ghosts;
}

} // namespace hitbox
