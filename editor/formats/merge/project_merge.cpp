#include "formats/merge/project_merge.h"

#include "document/conflict_edits.h"
#include "document/in_between.h"
#include "document/limits.h"
#include "formats/merge/json_tree.h"
#include "formats/merge/three_way_merge.h"
#include "formats/merge/version_names.h"
#include "formats/project/project_check.h"
#include "formats/project/project_conflicts.h"
#include "formats/project/project_file.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <limits>
#include <map>
#include <set>

namespace hitbox {

namespace {

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

/// The shapes in each track.
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

/// The conflicts of the project by their text in the file.
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

/// The conflicts that neither side has settled, and those that either has come by, in an order that does not depend on
/// which side is which.
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
    constexpr int mostNumbers = std::numeric_limits<int>::max() / 2;
    if (std::max({base.nextShapeId, ours.nextShapeId, theirs.nextShapeId}) > mostNumbers)
        return Error{
            {},
            {},
            QStringLiteral("shapes have numbers beyond %1, behind which new ones find no room").arg(mostNumbers)};
    AgreedProjects agreed = withNamesAgreed({base, ours, theirs});
    ThreeProjects &v = agreed.versions;
    tellNumbersApart(v);
    const QList<MergeConflict> unsettled = leftUnsettled(v);
    for (Document *document : {&v.base, &v.ours, &v.theirs})
        document->conflicts.clear();
    const Result<JsonTree> before = treeOfText(projectBytes(v.base));
    const Result<JsonTree> us = treeOfText(projectBytes(v.ours));
    const Result<JsonTree> them = treeOfText(projectBytes(v.theirs));
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
    const QList<MergeConflict> conflicts = agreed.conflicts + merged.conflicts;
    document->conflicts = unsettled + conflicts;
    const qsizetype notKept = std::max<qsizetype>(0, document->conflicts.size() - limits::conflicts);
    document->conflicts.resize(document->conflicts.size() - notKept);
    if (const Result<Done> fits = checkProject(*document); !fits)
        return fits.error();
    return MergedProject{std::move(*document), conflicts, notKept};
}

} // namespace hitbox
