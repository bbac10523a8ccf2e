#include "formats/merge/project_merge.h"

#include "document/category_edits.h"
#include "document/conflict_edits.h"
#include "document/edits.h"
#include "document/in_between.h"
#include "document/limits.h"
#include "formats/project/project_check.h"
#include "formats/project/project_conflicts.h"
#include "formats/project/project_file.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <set>
#include <tuple>
#include <vector>

namespace hitbox {

namespace {

// --- Names that one side changed

/// The old name and the new one.
using Renames = std::map<QString, QString>;

QList<int> shapesOf(const Frame &frame)
{
    QList<int> ids;
    for (const Shape &shape : frame.shapes)
        ids.append(shape.id.value);
    return ids;
}

QList<int> shapesOf(const Sprite &sprite)
{
    QList<int> ids;
    for (const Frame &frame : sprite.frames)
        ids += shapesOf(frame);
    return ids;
}

/// Of each category, the shapes that it has.
QHash<QString, QList<int>> shapesByCategory(const Document &document)
{
    QHash<QString, QList<int>> ids;
    for (const Sprite &sprite : document.sprites) {
        for (const Frame &frame : sprite.frames) {
            for (const Shape &shape : frame.shapes)
                ids[shape.category].append(shape.id.value);
        }
    }
    return ids;
}

/// What is known of a thing whatever its name.
struct Known {
    QString name;
    QList<int> shapes;
    QByteArray look; ///< where it has no shapes: what it shows
};

/// Both have shapes, and none in common: one name that was given to something else.
bool areStrangers(const Known &one, const Known &other)
{
    const QSet<int> shapes(one.shapes.begin(), one.shapes.end());
    return !one.shapes.isEmpty() && !other.shapes.isEmpty() &&
           std::ranges::none_of(other.shapes, [&shapes](int id) { return shapes.contains(id); });
}

/// Those whose names the others do not have, or have for something else.
QList<Known> without(const QList<Known> &things, const QList<Known> &others)
{
    QHash<QString, int> times;
    for (const Known &thing : things)
        times[thing.name] += 1;
    QHash<QString, const Known *> named;
    for (const Known &other : others)
        named.insert(other.name, &other);
    QList<Known> left;
    for (const Known &thing : things) {
        const Known *same = named.value(thing.name);
        if (times.value(thing.name) == 1 && (!same || areStrangers(thing, *same)))
            left.append(thing);
    }
    return left;
}

/// Things are one that have shapes in common, those with the most first; of things without shapes, those that look
/// alike.
Renames renamesBetween(const QList<Known> &before, const QList<Known> &after)
{
    QSet<QString> hadName;
    for (const Known &thing : before)
        hadName.insert(thing.name);
    const QList<Known> gone = without(before, after);
    const QList<Known> fresh = without(after, before);
    QHash<int, qsizetype> owners;
    QHash<QByteArray, QList<qsizetype>> looks;
    for (qsizetype i = 0; i < fresh.size(); ++i) {
        for (const int id : fresh[i].shapes)
            owners.insert(id, i);
        if (fresh[i].shapes.isEmpty())
            looks[fresh[i].look].append(i);
    }
    std::map<std::pair<qsizetype, qsizetype>, qsizetype> shared;
    for (qsizetype i = 0; i < gone.size(); ++i) {
        for (const int id : gone[i].shapes) {
            if (const auto owner = owners.constFind(id); owner != owners.cend())
                shared[{i, *owner}] += 1;
        }
    }
    std::vector<std::tuple<qsizetype, qsizetype, qsizetype>> pairs;
    for (const auto &[pair, count] : shared)
        pairs.emplace_back(-count, pair.first, pair.second);
    std::ranges::sort(pairs);
    Renames renames;
    QSet<qsizetype> isTaken;
    for (const auto &[count, from, to] : pairs) {
        if (renames.contains(gone[from].name) || isTaken.contains(to) || gone[from].name == fresh[to].name)
            continue;
        // Under a name that was there before: what looks like the old owner of that name has been given other shapes.
        if (hadName.contains(fresh[to].name) && gone[from].look != fresh[to].look)
            continue;
        renames.emplace(gone[from].name, fresh[to].name);
        isTaken.insert(to);
    }
    for (const Known &old : gone) {
        QList<qsizetype> &alike = looks[old.look];
        if (old.shapes.isEmpty() && !alike.isEmpty())
            renames.emplace(old.name, fresh[alike.takeFirst()].name);
    }
    return renames;
}

QList<Known> knownCategories(const Document &document)
{
    const QHash<QString, QList<int>> shapes = shapesByCategory(document);
    QList<Known> known;
    for (const Category &category : document.categories)
        known.append({category.name, shapes.value(category.name),
                      category.color.toUtf8() + ' ' + QByteArray::number(category.bits)});
    return known;
}

QList<Known> knownSprites(const Document &document)
{
    QList<Known> known;
    for (const Sprite &sprite : document.sprites)
        known.append({sprite.name, shapesOf(sprite), sprite.image.toUtf8()});
    return known;
}

QList<Known> knownFrames(const Sprite &sprite)
{
    QList<Known> known;
    for (const Frame &frame : sprite.frames) {
        const QRect &rect = frame.rect;
        known.append(
            {frame.name, shapesOf(frame),
             QStringLiteral("%1 %2 %3 %4 ").arg(rect.x()).arg(rect.y()).arg(rect.width()).arg(rect.height()).toUtf8() +
                 imageOf(sprite, frame).toUtf8()});
    }
    return known;
}

template <typename Thing>
int placeOf(const QList<Thing> &things, const QString &name)
{
    const auto found = std::ranges::find(things, name, &Thing::name);
    return found == things.end() ? -1 : static_cast<int>(found - things.begin());
}

QSet<QString> namesIn(const Document &document, QByteArrayView list, const QString &sprite)
{
    if (list == "categories")
        return namesOf(document.categories);
    if (list == "sprites")
        return namesOf(document.sprites);
    const Sprite *of = findSprite(document, sprite);
    return of ? namesOf(of->frames) : QSet<QString>();
}

void renameOne(Document &document, const QString &from, const QString &to, QByteArrayView list)
{
    // Moved, so that not each of thousands is renamed in a copy.
    if (list == "categories") {
        const int index = placeOf(document.categories, from);
        document = renameCategory(std::move(document), index, to);
    } else {
        const int index = placeOf(document.sprites, from);
        document = renameSprite(std::move(document), index, to);
    }
}

/// Takes what is blocked out of the names, and what is blocked without that, from the first name on.
template <typename IsBlocked, typename TakeOut>
void takeBlockedOut(Renames &names, const IsBlocked &isBlocked, const TakeOut &takeOut)
{
    QHash<QString, QStringList> byNewName;
    std::set<QString> blocked;
    for (const auto &renamed : names) {
        byNewName[renamed.second].append(renamed.first);
        if (isBlocked(renamed))
            blocked.insert(renamed.first);
    }
    while (!blocked.empty()) {
        const auto found = names.find(*blocked.begin());
        blocked.erase(blocked.begin());
        const auto [from, to] = *found;
        names.erase(found);
        takeOut(from, to);
        for (const QString &other : byNewName.value(from)) {
            if (const auto left = names.find(other); left != names.end() && isBlocked(*left))
                blocked.insert(other);
        }
    }
}

/// Of these names, all given at once, those that the version can take: what has the old name is there, and what has the
/// new one is not, or takes another name too.
Renames possibleIn(const QSet<QString> &there, Renames names)
{
    std::erase_if(names, [&there](const auto &renamed) {
        return renamed.first == renamed.second || !there.contains(renamed.first);
    });
    takeBlockedOut(
        names, [&](const auto &renamed) { return there.contains(renamed.second) && !names.contains(renamed.second); },
        [](const QString & /*from*/, const QString & /*to*/) {});
    return names;
}

void renameFrames(Document &document, const Renames &names, const QString &sprite)
{
    const int index = placeOf(document.sprites, sprite);
    if (index < 0)
        return;
    QList<int> frames;
    QStringList given;
    QSet<QString> seen;
    const QList<Frame> &all = document.sprites.at(index).frames;
    for (int i = 0; i < all.size(); ++i) {
        const QString &name = all.at(i).name;
        const auto renamed = names.find(name);
        if (renamed == names.end() || seen.contains(name)) // of two called alike, the first is meant
            continue;
        seen.insert(name);
        frames.append(i);
        given.append(renamed->second);
    }
    document = hitbox::renameFrames(std::move(document), index, frames, given);
}

/// Gives to one version what a side calls its categories, sprites and frames, all at once, so that two may swap their
/// names. A name that it has already for something else is left.
void rename(Document &document, const Renames &names, QByteArrayView list, const QString &sprite = {})
{
    const QSet<QString> there = namesIn(document, list, sprite);
    const Renames possible = possibleIn(there, names);
    if (list == "frames")
        return renameFrames(document, possible, sprite);
    QStringList between;
    int number = 0;
    for (const auto &[from, to] : possible) {
        QString free;
        do
            free = QChar(1) + QString::number(number++);
        while (there.contains(free));
        renameOne(document, from, free, list);
        between.append(free);
    }
    qsizetype i = 0;
    for (const auto &[from, to] : possible)
        renameOne(document, between.at(i++), to, list);
}

/// The three versions of a project on the way to one.
struct ThreeProjects {
    Document base;
    Document ours;
    Document theirs;
    QList<MergeConflict> conflicts = {};

    /// All three take the names that either side gave. Where both gave one, ours stays. A name that the other side gave
    /// to something else is taken back. What the other side removed is left for the lists to be found out.
    void agree(Renames byUs, Renames byThem, const char *list, const QString &sprite = {})
    {
        takeBack(byUs, ours, theirs, byThem, list, sprite);
        takeBack(byThem, theirs, ours, byUs, list, sprite);
        Renames toOurs;
        for (const auto &[from, to] : byThem) {
            const auto us = byUs.find(from);
            if (us == byUs.end())
                continue;
            if (us->second != to)
                tell(MergeConflictKind::Changed, list, us->second, sprite, {from, us->second, to});
            toOurs.emplace(to, us->second);
        }
        rename(theirs, toOurs, list, sprite);
        std::erase_if(byThem, [&byUs](const auto &renamed) { return byUs.contains(renamed.first); });
        follow(byUs, theirs, list, sprite);
        follow(byThem, ours, list, sprite);
    }

    /// Renames that the other side cannot follow, because it has that name for something else.
    void takeBack(Renames &renames, Document &side, const Document &other, const Renames &byOther, const char *list,
                  const QString &sprite)
    {
        const QSet<QString> there = namesIn(other, list, sprite);
        const auto isTaken = [&](const auto &renamed) {
            const auto &[from, to] = renamed;
            const auto theirsOfIt = byOther.find(from);
            const bool isAgreed = theirsOfIt != byOther.end() && theirsOfIt->second == to;
            // What has the name there gives it away with this side's other name for it.
            const bool becomesFree = renames.contains(to) && !byOther.contains(to);
            return !isAgreed && !becomesFree && there.contains(to);
        };
        Renames back;
        const bool isOurs = &side == &ours;
        takeBlockedOut(renames, isTaken, [&](const QString &from, const QString &to) {
            tell(MergeConflictKind::NameTaken, list, from, sprite,
                 {from, isOurs ? to : QString(), isOurs ? QString() : to});
            back.emplace(to, from);
        });
        rename(side, back, list, sprite);
    }

    /// What was not renamed in one version, so that all three call it alike.
    void follow(const Renames &renames, Document &other, const char *list, const QString &sprite)
    {
        Renames known = renames;
        const QSet<QString> there = namesIn(other, list, sprite);
        std::erase_if(known, [&there](const auto &renamed) {
            return !there.contains(renamed.first) && !there.contains(renamed.second);
        });
        rename(base, known, list, sprite);
        rename(other, known, list, sprite);
    }

    /// The three names; an empty one is of what is not there.
    void tell(MergeConflictKind kind, const char *list, const QString &name, const QString &sprite,
              const std::array<QString, 3> &names)
    {
        const auto json = [](const QString &text) { return text.isEmpty() ? QByteArray() : textPiece(text).text; };
        QList<MergeStep> place;
        if (!sprite.isEmpty())
            place.append({"sprites", sprite});
        place.append({list, name});
        conflicts.append({place, kind, "name", json(names[0]), json(names[1]), json(names[2])});
    }

    void agreeOnNames()
    {
        agree(renamesBetween(knownCategories(base), knownCategories(ours)),
              renamesBetween(knownCategories(base), knownCategories(theirs)), "categories");
        agree(renamesBetween(knownSprites(base), knownSprites(ours)),
              renamesBetween(knownSprites(base), knownSprites(theirs)), "sprites");
        QStringList sprites;
        for (const Sprite &sprite : base.sprites)
            sprites.append(sprite.name);
        for (const QString &name : sprites) {
            const Sprite *before = findSprite(base, name);
            const Sprite *us = findSprite(ours, name);
            const Sprite *them = findSprite(theirs, name);
            const Renames byUs = before && us ? renamesBetween(knownFrames(*before), knownFrames(*us)) : Renames();
            const Renames byThem =
                before && them ? renamesBetween(knownFrames(*before), knownFrames(*them)) : Renames();
            agree(byUs, byThem, "frames", name);
        }
    }
};

// --- Numbers that both sides gave

template <typename Change>
void eachShape(Document &document, const Change &change)
{
    for (Sprite &sprite : document.sprites) {
        for (Frame &frame : sprite.frames) {
            for (Shape &shape : frame.shapes)
                change(shape);
        }
    }
}

/// A shape, and where it is.
struct PlacedShape {
    QString sprite;
    QString frame;
    Shape shape;

    friend bool operator==(const PlacedShape &, const PlacedShape &) = default;
};

std::map<int, PlacedShape> shapesByNumber(const Document &document)
{
    std::map<int, PlacedShape> shapes;
    for (const Sprite &sprite : document.sprites) {
        for (const Frame &frame : sprite.frames) {
            for (const Shape &shape : frame.shapes)
                shapes.emplace(shape.id.value, PlacedShape{sprite.name, frame.name, shape});
        }
    }
    return shapes;
}

/// Of each track, the shapes in it.
std::map<int, std::set<int>> tracksByNumber(const Document &document)
{
    std::map<int, std::set<int>> tracks;
    for (const Sprite &sprite : document.sprites) {
        for (const Frame &frame : sprite.frames) {
            for (const Shape &shape : frame.shapes) {
                if (shape.track)
                    tracks[shape.track.value].insert(shape.id.value);
            }
        }
    }
    return tracks;
}

/// New in both, and not the same in both.
template <typename Things>
QSet<int> givenTwice(const Things &before, const Things &ours, const Things &theirs)
{
    QSet<int> numbers;
    for (const auto &[number, thing] : ours) {
        const auto other = theirs.find(number);
        if (!before.contains(number) && other != theirs.end() && other->second != thing)
            numbers.insert(number);
    }
    return numbers;
}

/// The side whose file comes later in the order of bytes has its own numbers changed, whichever side that is.
void tellNumbersApart(ThreeProjects &v)
{
    const bool isTheirs = projectBytes(v.ours) <= projectBytes(v.theirs);
    Document &changed = isTheirs ? v.theirs : v.ours;
    int next = std::max({v.base.nextShapeId, v.ours.nextShapeId, v.theirs.nextShapeId});
    const auto renumbered = [&next](const QSet<int> &numbers) {
        QHash<int, int> given;
        QList<int> sorted(numbers.begin(), numbers.end());
        std::ranges::sort(sorted);
        for (const int number : sorted)
            given.insert(number, next++);
        return given;
    };
    const QHash<int, int> ids =
        renumbered(givenTwice(shapesByNumber(v.base), shapesByNumber(v.ours), shapesByNumber(v.theirs)));
    eachShape(changed, [&ids](Shape &shape) { shape.id.value = ids.value(shape.id.value, shape.id.value); });
    renumberInConflicts(changed, ids);
    const QHash<int, int> tracks =
        renumbered(givenTwice(tracksByNumber(v.base), tracksByNumber(v.ours), tracksByNumber(v.theirs)));
    eachShape(changed,
              [&tracks](Shape &shape) { shape.track.value = tracks.value(shape.track.value, shape.track.value); });
    for (Document *document : {&v.base, &v.ours, &v.theirs})
        document->nextShapeId = next;
}

// --- What is to hold of one project

Result<JsonTree> treeOfProject(const Document &document)
{
    Result<JsonDocument> json = JsonDocument::parse(projectBytes(document), {});
    if (!json)
        return json.error();
    return treeOf(json->root());
}

template <typename Change>
void eachItem(JsonTree *object, const char *list, const Change &change)
{
    JsonTree *items = object ? object->member(list) : nullptr;
    if (!items)
        return;
    for (JsonTree &item : items->items)
        change(item);
}

/// Where sides put a shape into different frames, or one changed it where it was, it is there twice: the second is
/// another shape.
int mendNumbers(MergedTree &merged, int next, const Document &ours)
{
    std::set<qint64> ids;
    const std::map<int, PlacedShape> atOurs = shapesByNumber(ours);
    eachItem(&merged.tree, "sprites", [&](JsonTree &sprite) {
        eachItem(&sprite, "frames", [&](JsonTree &frame) {
            eachItem(&frame, "shapes", [&](JsonTree &shape) {
                const QByteArray id = shape.member("id") ? shape.member("id")->text : QByteArray();
                if (ids.insert(numberIn(shape.member("id"))).second)
                    return;
                shape.set("id", numberPiece(next));
                const QString spriteName = textIn(sprite.member("name"));
                const QString frameName = textIn(frame.member("name"));
                const auto us = atOurs.find(static_cast<int>(id.toLongLong()));
                const bool isOurs =
                    us != atOurs.end() && us->second.sprite == spriteName && us->second.frame == frameName;
                const QByteArray here = QByteArray::number(next++);
                merged.conflicts.append(
                    {{{"sprites", spriteName}, {"frames", frameName}, {"shapes", QString::fromLatin1(here)}},
                     MergeConflictKind::Copied,
                     {},
                     id,
                     isOurs ? here : id,
                     isOurs ? id : here});
            });
        });
    });
    return next;
}

/// Each side may have put a shape of one track into one frame: the second leaves the track.
void mendTracks(Frame &frame)
{
    QSet<int> tracks;
    for (Shape &shape : frame.shapes) {
        if (shape.track && tracks.contains(shape.track.value)) {
            shape.track = {};
            shape.between = Between::None;
        }
        tracks.insert(shape.track.value);
    }
}

template <typename Thing>
bool holds(const QList<Thing> &things, const Thing &thing)
{
    return std::ranges::any_of(things, [&thing](const Thing &other) { return other == thing; });
}

/// What follows from shapes that came together from both sides.
Document workedOut(Document document, const Document &ours, const Document &theirs)
{
    for (int i = 0; i < document.sprites.size(); ++i) {
        Sprite &sprite = document.sprites[i];
        if (holds(ours.sprites, sprite) || holds(theirs.sprites, sprite))
            continue;
        const Sprite *us = findSprite(ours, sprite.name);
        const Sprite *them = findSprite(theirs, sprite.name);
        for (Frame &frame : sprite.frames) {
            if ((!us || !holds(us->frames, frame)) && (!them || !holds(them->frames, frame)))
                mendTracks(frame);
        }
        document = withInBetweens(std::move(document), i);
    }
    return document;
}

// --- Conflicts of earlier merges

/// By their text in the file.
std::map<QByteArray, MergeConflict> conflictsByText(const Document &document)
{
    std::map<QByteArray, MergeConflict> conflicts;
    for (const MergeConflict &conflict : document.conflicts) {
        JsonWriter json;
        writeConflict(json, conflict);
        conflicts.emplace(json.text(), conflict);
    }
    return conflicts;
}

/// Those that neither side has settled, and those that either has come by, in an order that does not depend on which
/// side is which.
QList<MergeConflict> leftUnsettled(const ThreeProjects &v)
{
    const std::map<QByteArray, MergeConflict> before = conflictsByText(v.base);
    const std::map<QByteArray, MergeConflict> ours = conflictsByText(v.ours);
    const std::map<QByteArray, MergeConflict> theirs = conflictsByText(v.theirs);
    QList<MergeConflict> left;
    std::map<QByteArray, MergeConflict> fresh;
    for (const auto &[text, conflict] : before) {
        if (ours.contains(text) && theirs.contains(text))
            left.append(conflict);
    }
    for (const auto *side : {&ours, &theirs}) {
        for (const auto &[text, conflict] : *side) {
            if (!before.contains(text))
                fresh.emplace(text, conflict);
        }
    }
    for (const auto &[text, conflict] : fresh)
        left.append(conflict);
    return left;
}

} // namespace

Result<MergedProject> mergedProject(const Document &base, const Document &ours, const Document &theirs)
{
    if (ours == theirs || base == theirs)
        return MergedProject{ours, {}};
    if (base == ours)
        return MergedProject{theirs, {}};
    ThreeProjects v{base, ours, theirs};
    constexpr int mostNumbers = std::numeric_limits<int>::max() / 2;
    if (std::max({base.nextShapeId, ours.nextShapeId, theirs.nextShapeId}) > mostNumbers)
        return Error{
            {},
            {},
            QStringLiteral("shapes have numbers beyond %1, behind which new ones find no room").arg(mostNumbers)};
    v.agreeOnNames();
    tellNumbersApart(v);
    const QList<MergeConflict> unsettled = leftUnsettled(v);
    for (Document *document : {&v.base, &v.ours, &v.theirs})
        document->conflicts.clear();
    const Result<JsonTree> before = treeOfProject(v.base);
    const Result<JsonTree> us = treeOfProject(v.ours);
    const Result<JsonTree> them = treeOfProject(v.theirs);
    for (const Result<JsonTree> *tree : {&before, &us, &them}) {
        if (!*tree)
            return tree->error();
    }
    MergedTree merged = mergedTree(*before, *us, *them);
    const int next = mendNumbers(merged, v.base.nextShapeId, v.ours);
    Result<Document> document = parseProject(jsonOf(merged.tree), {});
    if (!document)
        return document.error();
    document->nextShapeId = std::max(document->nextShapeId, next);
    *document = workedOut(std::move(*document), v.ours, v.theirs);
    const QList<MergeConflict> conflicts = v.conflicts + merged.conflicts;
    document->conflicts = unsettled + conflicts;
    const qsizetype notKept = std::max<qsizetype>(0, document->conflicts.size() - limits::conflicts);
    document->conflicts.resize(document->conflicts.size() - notKept);
    if (const Result<Done> fits = checkProject(*document); !fits)
        return fits.error();
    return MergedProject{std::move(*document), conflicts, notKept};
}

Document withNamesOf(Document before, const Document &after, QList<QList<MergeStep>> &renamed)
{
    const auto take = [&](const Renames &renames, const char *list, const QString &sprite) {
        const Renames possible = possibleIn(namesIn(before, list, sprite), renames);
        rename(before, possible, list, sprite);
        for (const auto &[from, to] : possible) {
            QList<MergeStep> place;
            if (!sprite.isEmpty())
                place.append({"sprites", sprite});
            place.append({list, to});
            renamed.append(place);
        }
    };
    take(renamesBetween(knownCategories(before), knownCategories(after)), "categories", {});
    take(renamesBetween(knownSprites(before), knownSprites(after)), "sprites", {});
    for (const Sprite &sprite : after.sprites) {
        if (const Sprite *old = findSprite(before, sprite.name))
            take(renamesBetween(knownFrames(*old), knownFrames(sprite)), "frames", sprite.name);
    }
    return before;
}

} // namespace hitbox
