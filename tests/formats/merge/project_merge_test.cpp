#include "formats/merge/project_merge.h"
#include "test_class.h"

#include "document/category_edits.h"
#include "document/conflict_edits.h"
#include "document/edits.h"
#include "document/stage_edits.h"
#include "formats/merge/project_differences.h"
#include "formats/project/project_check.h"
#include "formats/project/project_file.h"
#include "formats/project/random_document.h"

#include <QFile>
#include <QTest>

#include <random>
#include <tuple>

using namespace hitbox;

namespace {

using Random = std::mt19937;

int below(Random &random, qsizetype end)
{
    return end > 0 ? static_cast<int>(random() % static_cast<unsigned long>(end)) : 0;
}

Document sample(const char *name)
{
    const Result<Document> document =
        readProject(QStringLiteral(HITBOX_SOURCE_DIR "/resources/samples/") + QLatin1String(name));
    if (!document)
        qFatal("%s", qPrintable(document.error().text()));
    return *document;
}

/// As it reads back, for that is what people have.
Document saved(const Document &document)
{
    return *parseProject(projectBytes(document), QStringLiteral("saved"));
}

Shape *anyShape(Random &random, Document &document)
{
    for (int tries = 0; tries < 20; ++tries) {
        if (document.sprites.isEmpty())
            return nullptr;
        Sprite &sprite = document.sprites[below(random, document.sprites.size())];
        if (sprite.frames.isEmpty())
            continue;
        Frame &frame = sprite.frames[below(random, sprite.frames.size())];
        if (!frame.shapes.isEmpty())
            return &frame.shapes[below(random, frame.shapes.size())];
    }
    return nullptr;
}

QString freshName(Random &random)
{
    return QStringLiteral("new %1").arg(random());
}

/// What somebody does in a day.
Document edited(Document document, Random &random, int steps)
{
    for (int i = 0; i < steps; ++i) {
        const int s = below(random, document.sprites.size());
        const int f = document.sprites.isEmpty() ? 0 : below(random, document.sprites[s].frames.size());
        const bool hasFrame = findFrame(document, {s, f});
        switch (below(random, 14)) {
        case 0:
        case 1:
            if (Shape *shape = anyShape(random, document))
                shape->outline = geometry::Circle{{double(below(random, 50)), 3}, 1.0 + below(random, 9)};
            break;
        case 2:
            if (Shape *shape = anyShape(random, document))
                shape->name = freshName(random);
            break;
        case 3:
        case 4:
            if (hasFrame)
                document = addShapes(document, {s, f}, {Shape{.name = freshName(random), .category = "hit"}});
            break;
        case 5:
            if (hasFrame && !document.sprites[s].frames[f].shapes.isEmpty())
                document.sprites[s].frames[f].shapes.removeAt(
                    below(random, document.sprites[s].frames[f].shapes.size()));
            break;
        case 6:
            if (hasFrame)
                document = renameFrame(document, {s, f}, freshName(random));
            break;
        case 7:
            if (!document.sprites.isEmpty())
                document = renameSprite(document, s, freshName(random));
            break;
        case 8:
            if (!document.categories.isEmpty())
                document = renameCategory(document, below(random, document.categories.size()), freshName(random));
            break;
        case 9: {
            Category category;
            category.name = freshName(random);
            category.bits = static_cast<quint32>(random());
            document.categories.append(category);
            break;
        }
        case 10:
            if (hasFrame) {
                document.sprites[s].frames[f].duration = 10.0 + below(random, 100);
                document.sprites[s].frames[f].pivot = {double(below(random, 9)), 1};
            }
            break;
        case 11:
            if (!document.stages.isEmpty() && !document.sprites.isEmpty())
                document.stages[0].instances.append({.sprite = document.sprites[s].name,
                                                     .frame = hasFrame ? document.sprites[s].frames[f].name : QString(),
                                                     .position = {double(below(random, 500)), 1}});
            break;
        case 12:
            if (!document.sprites.isEmpty())
                document.sprites[s].tags.append(
                    {.name = freshName(random), .from = 0, .to = int(document.sprites[s].frames.size()) - 1});
            break;
        default: document.properties.append({freshName(random), double(below(random, 9))}); break;
        }
    }
    return saved(document);
}

QSet<QString> namesOfShapes(const Document &document)
{
    QSet<QString> names;
    for (const Sprite &sprite : document.sprites) {
        for (const Frame &frame : sprite.frames) {
            for (const Shape &shape : frame.shapes)
                names.insert(shape.name);
        }
    }
    return names;
}

Document merged(const Document &base, const Document &ours, const Document &theirs)
{
    const Result<MergedProject> result = mergedProject(base, ours, theirs);
    if (!result)
        qFatal("%s", qPrintable(result.error().text()));
    if (!result->conflicts.isEmpty())
        qFatal("there is a conflict about %s", result->conflicts.first().what.constData());
    return result->document;
}

Sprite &sprite(Document &document, const char *name)
{
    return *std::ranges::find(document.sprites, QLatin1String(name), &Sprite::name);
}

Document twoFrames()
{
    Document document = emptyProject();
    Sprite ship{.name = "ship", .image = "ship.png"};
    for (const char *name : {"a", "b", "c"})
        ship.frames.append(Frame{.name = name, .rect = {0, 0, 8, 8}, .size = {8, 8}});
    ship.tags = {{.name = "all", .from = 0, .to = 2}, {.name = "end", .from = 1, .to = 2}};
    document.sprites = {ship};
    document = addShapes(document, {0, 0}, {Shape{.name = "hull", .category = "hurt"}});
    document = addShapes(document, {0, 1}, {Shape{.name = "hull b", .category = "hurt"}});
    return saved(document);
}

} // namespace

class ProjectMergeTest : public QObject
{
    Q_OBJECT

private slots:
    void theLawsHoldOfWhatPeopleDo();
    void anyProjectComesThrough();
    void changesOfDifferentThingsAreAllThere();
    void aRenamedThingTakesWhatTheOtherSideDid();
    void namesThatCannotBothBeAreConflicts();
    void aShapeThatWentToTwoPlacesIsTold();
    void framesOfOneNameAreKnownByTheirShapes();
    void numbersThatBothGaveAreToldApart();
    void tagsGoWithTheirFrames();
    void emittersGoWithTheirTargets();
    void whatBothChangedIsAConflict();
    void conflictsAreKeptUntilOneSideSettlesThem();
    void keptConflictsReadBackAsTheyAre();
    void swappedNamesAreFollowed();
    void aChoiceThatBecameTheDefaultStays();
    void whatIsOfAFieldsTypeGoesWithIt();
    void thousandsOfPropertiesAreMerged();
    void whatOneRemovedAndTheOtherChangedStays();
    void aSideThatMovesItemsHasItsOrder();
    void aKeyThatWasAnInBetweenKeepsItsOutline();
    void whatTookTheirPlaceIsNoRename();
    void tagsShrinkToTheFramesThatAreLeft();
    void countsToNothingStayAsTheyAre();
    void listsThatAreLeftOutAreEmpty();
    void unknownListsAreMergedWholly();
    void whatIsNestedDeeplyIsOneConflict();
    void placesOfKeptConflictsAreOfRenumberedShapes();
    void twoOfOneNumberAndNameAreBothThere();
    void manyInstancesTakeNoLonger();
    void manyRenamesTakeNoLonger();
    void differencesNameWhatChanged();
    void aRenamedThingIsNoOther();
    void swappedShapesAreNoSwappedNames();
    void profilesAndFieldsOfOneNameAreToldApart();
};

void ProjectMergeTest::theLawsHoldOfWhatPeopleDo()
{
    const int pairs = qEnvironmentVariableIsSet("HITBOX_PAIRS") ? qEnvironmentVariableIntValue("HITBOX_PAIRS") : 300;
    const QList<Document> starts{saved(sample("duel.hitbox")), saved(sample("arena.hitbox")), twoFrames()};
    int withoutConflict = 0;
    for (int i = 0; i < pairs; ++i) {
        Random random(static_cast<unsigned>(i) + qEnvironmentVariableIntValue("HITBOX_SEED"));
        const Document &base = starts.at(i % starts.size());
        const Document ours = edited(base, random, 1 + below(random, 8));
        const Document theirs = edited(base, random, 1 + below(random, 8));
        const QByteArray place = "seed " + QByteArray::number(i);
        const Result<MergedProject> both = mergedProject(base, ours, theirs);
        QVERIFY2(both, place + ": " + (both ? QByteArray() : both.error().text().toUtf8()));
        QVERIFY2(checkProject(both->document).ok(), place);
        for (const Document *side : {&ours, &theirs}) {
            const QSet<QString> added = namesOfShapes(*side) - namesOfShapes(base);
            QSet<QString> lost = added - namesOfShapes(both->document);
            for (const MergeConflict &conflict : both->conflicts)
                lost.remove(QString::fromUtf8(conflict.theirs).remove('"'));
            QVERIFY2(lost.isEmpty(), place + ": lost " + QStringList(lost.values()).join(", ").toUtf8());
        }
        const Result<MergedProject> again = mergedProject(base, theirs, ours);
        QVERIFY2(again, place);
        QCOMPARE(again->conflicts.isEmpty(), both->conflicts.isEmpty());
        if (both->conflicts.isEmpty()) {
            ++withoutConflict;
            QVERIFY2(projectBytes(again->document) == projectBytes(both->document),
                     place + ": " + projectBytes(again->document) + projectBytes(both->document));
            // What came of it holds what either side did: merging that side again changes nothing.
            const Result<MergedProject> more = mergedProject(ours, both->document, ours);
            QVERIFY(more && more->document == both->document);
        }
    }
    QVERIFY(withoutConflict > pairs / 3);
}

void ProjectMergeTest::anyProjectComesThrough()
{
    for (quint64 seed = 0; seed < 60; ++seed) {
        const Document one = saved(test::randomDocument(seed));
        const Document other = saved(test::randomDocument(seed + 1000));
        QCOMPARE(merged(one, one, other), other);
        QCOMPARE(merged(one, other, one), other);
        Document note = one;
        note.properties.append({"a note", true});
        Document another = one;
        another.properties.append({"another note", 1.5});
        const Document both = merged(one, note, another);
        QCOMPARE(both.sprites, one.sprites);
        QCOMPARE(both.properties.size(), one.properties.size() + 2);
        // Two that have nothing in common: whatever comes out can be saved.
        if (const Result<MergedProject> strangers = mergedProject(emptyProject(), one, other))
            QVERIFY(checkProject(strangers->document).ok());
        QVERIFY(differencesOf(one, other));
    }
}

void ProjectMergeTest::changesOfDifferentThingsAreAllThere()
{
    const Document base = twoFrames();
    Document ours = base;
    sprite(ours, "ship").frames[0].shapes[0].outline = geometry::Circle{{4, 4}, 2};
    sprite(ours, "ship").frames[1].duration = 50;
    Document theirs = base;
    sprite(theirs, "ship").frames[0].shapes[0].category = "hit";
    theirs.categories[0].hits.append("body");
    Document expected = ours;
    sprite(expected, "ship").frames[0].shapes[0].category = "hit";
    expected.categories[0].hits.append("body");
    QCOMPARE(merged(base, ours, theirs), expected);
}

void ProjectMergeTest::aRenamedThingTakesWhatTheOtherSideDid()
{
    const Document base = twoFrames();
    Document ours = renameSprite(base, 0, "boat");
    ours = renameFrame(ours, {0, 1}, "later");
    ours = renameCategory(ours, 0, "soft");
    Document theirs = addShapes(base, {0, 1}, {Shape{.name = "wing", .category = "hurt"}});
    sprite(theirs, "ship").frames[1].duration = 40;
    const Document both = merged(base, ours, theirs);
    QCOMPARE(both.sprites.size(), 1);
    QCOMPARE(both.sprites[0].name, QString("boat"));
    QCOMPARE(both.sprites[0].frames[1].name, QString("later"));
    QCOMPARE(both.sprites[0].frames[1].duration, 40.0);
    QCOMPARE(both.sprites[0].frames[1].shapes.last().category, QString("soft"));
    QCOMPARE(both.categories.size(), base.categories.size());

    const Document other = renameSprite(base, 0, "plane");
    const Result<MergedProject> twice = mergedProject(base, ours, other);
    QCOMPARE(twice->document.sprites[0].name, QString("boat"));
    QCOMPARE(twice->conflicts.size(), 1);
    QCOMPARE(twice->conflicts[0].theirs, QByteArray("\"plane\""));
}

void ProjectMergeTest::namesThatCannotBothBeAreConflicts()
{
    Document base = twoFrames();
    Sprite other = base.sprites[0];
    other.name = "rock";
    for (Frame &frame : other.frames)
        frame.shapes.clear();
    base.sprites.append(other);
    const Document ours = renameSprite(base, 0, "thing");
    const Document theirs = renameSprite(base, 1, "thing");
    const Result<MergedProject> both = mergedProject(base, ours, theirs);
    QCOMPARE(both->document.sprites.size(), 2);
    QVERIFY(!both->conflicts.isEmpty());
    QCOMPARE(both->conflicts[0].kind, MergeConflictKind::NameTaken);

    // One gives the name to what was there, the other to something new.
    Document added = base;
    added.sprites.append(Sprite{.name = "thing", .image = "other.png"});
    const Result<MergedProject> more = mergedProject(base, ours, added);
    QCOMPARE(more->document.sprites.size(), 3);
    QCOMPARE(namesOfShapes(more->document), namesOfShapes(base));
    QVERIFY(!more->conflicts.isEmpty());

    // One renames what the other removes.
    Document removed = base;
    removed.sprites.removeFirst();
    for (const Result<MergedProject> &kept : {mergedProject(base, ours, removed), mergedProject(base, removed, ours)}) {
        QCOMPARE(kept->document.sprites.size(), 2);
        QVERIFY(findSprite(kept->document, "thing"));
        QCOMPARE(kept->conflicts.size(), 1);
        QCOMPARE(kept->conflicts[0].kind, MergeConflictKind::Removed);
    }
}

void ProjectMergeTest::aShapeThatWentToTwoPlacesIsTold()
{
    const Document base = twoFrames();
    Document ours = base;
    Document theirs = base;
    sprite(ours, "ship").frames[1].shapes.append(sprite(ours, "ship").frames[0].shapes.takeFirst());
    const Document moved = merged(base, ours, renameSprite(base, 0, "boat"));
    QCOMPARE(moved.sprites[0].frames[1].shapes.size(), 2);
    QVERIFY(moved.sprites[0].frames[0].shapes.isEmpty());
    sprite(theirs, "ship").frames[2].shapes.append(sprite(theirs, "ship").frames[0].shapes.takeFirst());
    const Result<MergedProject> both = mergedProject(base, ours, theirs);
    QCOMPARE(both->document.sprites[0].frames[1].shapes.size(), 2);
    QCOMPARE(both->document.sprites[0].frames[2].shapes.size(), 1);
    QCOMPARE(both->conflicts.size(), 1);
    QCOMPARE(both->conflicts[0].kind, MergeConflictKind::Copied);
    QCOMPARE(both->conflicts[0].base, QByteArray("1"));
}

void ProjectMergeTest::framesOfOneNameAreKnownByTheirShapes()
{
    Document base = twoFrames();
    base.sprites[0].frames[1].name = "a";
    Document ours = base;
    ours.sprites[0].frames.removeFirst();
    ours.sprites[0].tags = {{.name = "all", .from = 0, .to = 1}, {.name = "end", .from = 0, .to = 1}};
    Document theirs = base;
    theirs.sprites[0].frames[1].duration = 7;
    const Document both = merged(base, ours, theirs);
    QCOMPARE(both.sprites[0].frames.size(), 2);
    QCOMPARE(both.sprites[0].frames[0].duration, 7.0);
    QCOMPARE(both.sprites[0].frames[0].shapes[0].name, QString("hull b"));
}

void ProjectMergeTest::numbersThatBothGaveAreToldApart()
{
    const Document base = twoFrames();
    const Document ours = addShapes(base, {0, 0}, {Shape{.name = "left", .category = "hurt"}});
    const Document theirs = addShapes(base, {0, 0}, {Shape{.name = "right", .category = "hurt"}});
    QCOMPARE(ours.sprites[0].frames[0].shapes[1].id, theirs.sprites[0].frames[0].shapes[1].id);
    const Document both = merged(base, ours, theirs);
    const QList<Shape> &shapes = both.sprites[0].frames[0].shapes;
    QCOMPARE(shapes.size(), 3);
    QVERIFY(shapes[1].id != shapes[2].id);
    QVERIFY(both.nextShapeId > std::max(shapes[1].id.value, shapes[2].id.value));

    // The same shape, taken over from one side to the other, is one.
    QCOMPARE(merged(base, ours, renameSprite(ours, 0, "boat")).sprites[0].frames[0].shapes.size(), 2);
}

void ProjectMergeTest::tagsGoWithTheirFrames()
{
    const Document base = twoFrames();
    Document ours = base;
    Sprite &ship = sprite(ours, "ship");
    ship.frames.prepend(Frame{.name = "before", .rect = {8, 0, 8, 8}, .size = {8, 8}});
    ship.tags = {{.name = "all", .from = 1, .to = 3}, {.name = "end", .from = 2, .to = 3}};
    Document theirs = base;
    Sprite &theirShip = sprite(theirs, "ship");
    theirShip.frames.insert(1, Frame{.name = "between", .rect = {16, 0, 8, 8}, .size = {8, 8}});
    theirShip.tags = {{.name = "all", .from = 0, .to = 3}, {.name = "end", .from = 2, .to = 3}};
    const Document both = merged(base, ours, theirs);
    QStringList frames;
    for (const Frame &frame : both.sprites[0].frames)
        frames.append(frame.name);
    QCOMPARE(frames, (QStringList{"before", "a", "between", "b", "c"}));
    QCOMPARE(both.sprites[0].tags[0].from, 1);
    QCOMPARE(both.sprites[0].tags[0].to, 4);
    QCOMPARE(both.sprites[0].tags[1].from, 3);
    QCOMPARE(both.sprites[0].tags[1].to, 4);
}

void ProjectMergeTest::emittersGoWithTheirTargets()
{
    Document base = twoFrames();
    Stage stage{.name = "duel"};
    stage.instances = {{.sprite = "ship", .frame = "a"}, {.sprite = "ship", .frame = "b", .position = {50, 0}}};
    stage.emitters = {{.name = "gun", .target = 1}};
    base.stages = {stage};
    Document ours = base;
    ours.stages[0].instances.prepend({.sprite = "ship", .frame = "c", .position = {9, 9}});
    ours.stages[0].emitters[0].target = 2;
    Document theirs = base;
    theirs.stages[0].instances[1].rotation = 90;
    theirs.stages[0].emitters[0].speed = 7;
    const Document both = merged(base, ours, theirs);
    QCOMPARE(both.stages[0].instances.size(), 3);
    QCOMPARE(both.stages[0].instances[2].rotation, 90.0);
    QCOMPARE(both.stages[0].emitters[0].target, 2);
    QCOMPARE(both.stages[0].emitters[0].speed, 7.0);
}

void ProjectMergeTest::whatBothChangedIsAConflict()
{
    const Document base = twoFrames();
    Document ours = base;
    sprite(ours, "ship").frames[0].shapes[0].outline = geometry::Circle{{4, 4}, 2};
    Document theirs = base;
    sprite(theirs, "ship").frames[0].shapes[0].outline = geometry::Circle{{4, 4}, 3};
    sprite(theirs, "ship").frames[2].duration = 7;
    const Result<MergedProject> both = mergedProject(base, ours, theirs);
    QCOMPARE(both->document.sprites[0].frames[0].shapes, ours.sprites[0].frames[0].shapes);
    QCOMPARE(both->document.sprites[0].frames[2].duration, 7.0);
    const MergeConflict &outline = both->conflicts.last();
    QCOMPARE(outline.what, QByteArray("outline"));
    QCOMPARE(outline.ours, QByteArray(R"({"type": "circle", "center": [4, 4], "radius": 2})"));
    const QList<MergeStep> place{{"sprites", "ship"}, {"frames", "a"}, {"shapes", "1"}};
    QCOMPARE(outline.place, place);
    const QList<MergeConflict> members = conflictsByMember(outline);
    QVERIFY(std::ranges::any_of(members, [](const MergeConflict &one) {
        return one.what == "radius" && one.ours == "2" && one.theirs == "3";
    }));
    QVERIFY(std::ranges::none_of(members, [](const MergeConflict &one) { return one.what == "center"; }));
}

void ProjectMergeTest::conflictsAreKeptUntilOneSideSettlesThem()
{
    const Document base = twoFrames();
    Document ours = base;
    sprite(ours, "ship").frames[0].shapes[0].category = "hit";
    Document theirs = base;
    sprite(theirs, "ship").frames[0].shapes[0].category = "body";
    const Document both = mergedProject(base, ours, theirs)->document;
    QCOMPARE(both.conflicts.size(), 1);
    QCOMPARE(saved(both), both);
    QCOMPARE(projectBytes(saved(both)), projectBytes(both));
    Document renamed = both;
    renamed = renameSprite(renamed, 0, "boat");
    Document other = both;
    other.sprites[0].frames[2].duration = 7;
    const Document later = merged(both, renamed, other);
    QCOMPARE(later.conflicts.size(), 1);
    QCOMPARE(later.conflicts[0].place[0].item, QString("boat"));
    QCOMPARE(merged(both, other, renamed), later);
    Document settled = other;
    settled.conflicts.clear();
    QVERIFY(merged(both, settled, renamed).conflicts.isEmpty());
    QVERIFY(merged(both, renamed, settled).conflicts.isEmpty());
    QVERIFY(differencesOf(both, saved(settled))->size() == 1);
}

void ProjectMergeTest::swappedNamesAreFollowed()
{
    Document base = twoFrames();
    base = addShapes(base, {0, 1}, {Shape{.name = "second", .outline = geometry::Circle{{1, 1}, 1}}});
    base.stages = {{.name = "duel"}};
    base.stages[0].instances = {{.sprite = "ship", .frame = "a"}, {.sprite = "ship", .frame = "b"}};
    base = saved(base);
    Document ours = base;
    ours = renameFrame(renameFrame(renameFrame(ours, {0, 0}, "x"), {0, 1}, "a"), {0, 0}, "b");
    Document theirs = base;
    theirs.sprites[0].frames[0].duration = 11;
    theirs.sprites[0].frames[1].duration = 22;
    const Document both = merged(base, ours, theirs);
    QCOMPARE(both.sprites[0].frames[0].name, QString("b"));
    QCOMPARE(both.sprites[0].frames[0].duration, 11.0);
    QCOMPARE(both.sprites[0].frames[1].name, QString("a"));
    QCOMPARE(both.sprites[0].frames[1].duration, 22.0);
    QCOMPARE(both.stages[0].instances[0].frame, QString("b"));
    QCOMPARE(projectBytes(merged(base, theirs, ours)), projectBytes(both));
    // In a ring of three, and where both sides swapped alike.
    Document ring = base;
    ring = addShapes(ring, {0, 2}, {Shape{.name = "third", .outline = geometry::Circle{{1, 1}, 1}}});
    base = saved(ring);
    ours = base;
    ours = renameFrame(renameFrame(ours, {0, 0}, "x"), {0, 1}, "y");
    ours = renameFrame(renameFrame(renameFrame(ours, {0, 2}, "a"), {0, 0}, "b"), {0, 1}, "c");
    QCOMPARE(projectBytes(merged(base, ours, saved(ours))), projectBytes(ours));
    theirs = base;
    theirs.sprites[0].frames[2].duration = 33;
    QCOMPARE(merged(base, ours, theirs).sprites[0].frames[2].name, QString("a"));
    QCOMPARE(merged(base, ours, theirs).sprites[0].frames[2].duration, 33.0);
    // Of which one took a name that theirs gave to something else: that one keeps its own, and what leads there too.
    theirs = renameFrame(base, {0, 1}, "away");
    theirs.sprites[0].frames.append(theirs.sprites[0].frames[1]);
    theirs.sprites[0].frames[3].name = "b";
    theirs.sprites[0].frames[3].shapes[0].id = {theirs.nextShapeId++};
    const Result<MergedProject> clash = mergedProject(base, ours, theirs);
    QVERIFY(clash.ok());
    QVERIFY(!clash->conflicts.isEmpty());
    QVERIFY(checkProject(clash->document));
}

void ProjectMergeTest::aChoiceThatBecameTheDefaultStays()
{
    Document base = twoFrames();
    base.categories[0].fields = {{"kind", FieldType::Choice, QStringLiteral("high"), {"high", "low", "mid"}}};
    Document ours = base;
    ours.categories[0].fields[0].fallback = QStringLiteral("low");
    Document theirs = base;
    theirs.categories[0].fields[0].choices = {"high", "mid"};
    for (const auto &[one, other] : {std::pair(ours, theirs), std::pair(theirs, ours)}) {
        const Result<MergedProject> both = mergedProject(base, one, other);
        QVERIFY2(both.ok(), both ? "" : qPrintable(both.error().text()));
        const CategoryField &field = both->document.categories[0].fields[0];
        QCOMPARE(field.fallback, PropertyValue(QStringLiteral("low")));
        QCOMPARE(field.choices, (QStringList{"high", "mid", "low"}));
        QCOMPARE(both->conflicts.size(), 1);
        QCOMPARE(both->conflicts[0].what, QByteArray("default"));
    }
}

/// The default and the choices of a field are of its type.
void ProjectMergeTest::whatIsOfAFieldsTypeGoesWithIt()
{
    Document base = twoFrames();
    base.categories[0].fields = {{.name = "damage", .type = FieldType::Number, .fallback = 40.0}};
    const auto with = [&base](FieldType type, const PropertyValue &fallback, const QStringList &choices = {}) {
        Document document = base;
        document.categories[0].fields = {{.name = "damage", .type = type, .fallback = fallback, .choices = choices}};
        return document;
    };
    const QList<Document> retyped{with(FieldType::Text, QString()), with(FieldType::Truth, true),
                                  with(FieldType::Choice, QStringLiteral("low"), {"low", "high"})};
    const Document other = with(FieldType::Number, 50.0);
    for (const Document &one : retyped) {
        for (const auto &[ours, theirs] : {std::pair(base, one), std::pair(one, base)})
            QCOMPARE(merged(base, ours, theirs).categories[0].fields, one.categories[0].fields);
        for (const auto &[ours, theirs] : {std::pair(other, one), std::pair(one, other), std::pair(one, retyped[0])}) {
            if (ours == theirs)
                continue;
            const Result<MergedProject> both = mergedProject(base, ours, theirs);
            QVERIFY2(both.ok(), both ? "" : qPrintable(both.error().text()));
            QCOMPARE(both->document.categories[0].fields, ours.categories[0].fields);
            QCOMPARE(both->conflicts.size(), 1);
            QVERIFY(checkProject(both->document));
        }
    }
}

/// Not the square of their number: in a debug build that takes minutes.
void ProjectMergeTest::thousandsOfPropertiesAreMerged()
{
    Document base = twoFrames();
    for (int i = 0; i < 40'000; ++i)
        base.properties.append({QStringLiteral("p%1").arg(i), double(i)});
    Document ours = base;
    ours.properties[7].value = 1.5;
    ours.properties.swapItemsAt(0, 39'999);
    Document theirs = base;
    theirs.properties[8].value = 2.5;
    const Document both = merged(base, ours, theirs);
    QCOMPARE(both.properties.size(), 40'000);
    const auto valueOf = [&both](const char *name) {
        return std::ranges::find(both.properties, QLatin1String(name), &Property::name)->value;
    };
    QCOMPARE(valueOf("p7"), PropertyValue(1.5));
    QCOMPARE(valueOf("p8"), PropertyValue(2.5));
    QCOMPARE(differencesOf(base, both)->size(), 1);
}

/// Law, of edits that do not fit together: what the merge keeps reads back as it was written.
void ProjectMergeTest::keptConflictsReadBackAsTheyAre()
{
    Random random(17);
    int conflicts = 0;
    for (int i = 0; i < 60; ++i) {
        const Document base = saved(sample("duel.hitbox"));
        const Document ours = edited(base, random, 30);
        const Document theirs = edited(base, random, 30);
        const Result<MergedProject> both = mergedProject(base, ours, theirs);
        if (!both)
            continue;
        conflicts += static_cast<int>(both->conflicts.size());
        QCOMPARE(both->document.conflicts, both->conflicts);
        QCOMPARE(saved(both->document), both->document);
    }
    QVERIFY(conflicts > 50);
}

void ProjectMergeTest::whatOneRemovedAndTheOtherChangedStays()
{
    const Document base = twoFrames();
    Document ours = base;
    sprite(ours, "ship").frames[0].shapes.clear();
    Document theirs = base;
    sprite(theirs, "ship").frames[0].shapes[0].name = "bow";
    for (const Result<MergedProject> &both : {mergedProject(base, ours, theirs), mergedProject(base, theirs, ours)}) {
        QCOMPARE(both->document.sprites[0].frames[0].shapes.size(), 1);
        QCOMPARE(both->document.sprites[0].frames[0].shapes[0].name, QString("bow"));
        QCOMPARE(both->conflicts.size(), 1);
        QCOMPARE(both->conflicts[0].what, QByteArray());
    }
}

void ProjectMergeTest::aSideThatMovesItemsHasItsOrder()
{
    const Document base = twoFrames();
    Document ours = base;
    std::swap(ours.categories[0], ours.categories[2]);
    Document theirs = base;
    theirs.categories.append({.name = "shield"});
    const Document both = merged(base, ours, theirs);
    QCOMPARE(both.categories[0].name, base.categories[2].name);
    QCOMPARE(both.categories.size(), 4);
    QVERIFY(findCategory(both, "shield"));
}

void ProjectMergeTest::aKeyThatWasAnInBetweenKeepsItsOutline()
{
    Document base = twoFrames();
    for (int f = 0; f < 3; ++f) {
        Shape shape{.id = {10 + f}, .name = "fist", .category = "hit", .track = {9}};
        shape.outline = geometry::Circle{{4.0 * f, 0}, 2};
        shape.between = f == 1 ? Between::Linear : Between::None;
        base.sprites[0].frames[f].shapes = {shape};
    }
    base.nextShapeId = 20;
    Document ours = base;
    ours.sprites[0].frames[2].shapes[0].outline = geometry::Circle{{40, 0}, 2};
    ours.sprites[0].frames[1].shapes[0].outline = geometry::Circle{{20, 0}, 2};
    Document theirs = base;
    theirs.sprites[0].frames[1].shapes[0].between = Between::None;
    theirs.sprites[0].frames[1].shapes[0].outline = geometry::Circle{{77, 0}, 2};
    for (const Document &both : {merged(base, ours, theirs), merged(base, theirs, ours)})
        QCOMPARE(both.sprites[0].frames[1].shapes, theirs.sprites[0].frames[1].shapes);
}

void ProjectMergeTest::whatTookTheirPlaceIsNoRename()
{
    const Document base = twoFrames();
    Document ours = base;
    ours.sprites[0] = Sprite{.name = "rock", .image = "ship.png", .frames = {base.sprites[0].frames[2]}};
    const Document theirs = addShapes(base, {0, 0}, {Shape{.name = "wing", .category = "hurt"}});
    const Result<MergedProject> both = mergedProject(base, ours, theirs);
    QCOMPARE(both->conflicts.size(), 1);
    QCOMPARE(both->conflicts[0].kind, MergeConflictKind::Removed);
    QVERIFY(findSprite(both->document, "ship") && findSprite(both->document, "rock"));

    // Of frames of one place, that one was renamed which has the same shapes.
    Document renamed = base;
    renamed.sprites[0].frames.removeFirst();
    renamed.sprites[0].frames[0].name = "z";
    renamed.sprites[0].tags = {{.name = "all", .from = 0, .to = 1}, {.name = "end", .from = 0, .to = 1}};
    Document slower = base;
    slower.sprites[0].frames[1].duration = 7;
    const Document one = merged(base, renamed, slower);
    QCOMPARE(one.sprites[0].frames.size(), 2);
    QCOMPARE(one.sprites[0].frames[0].name, QString("z"));
    QCOMPARE(one.sprites[0].frames[0].duration, 7.0);
}

void ProjectMergeTest::tagsShrinkToTheFramesThatAreLeft()
{
    Document base = twoFrames();
    base.sprites[0].frames.append(Frame{.name = "d", .rect = {8, 8, 8, 8}, .size = {8, 8}});
    base.sprites[0].tags.clear();
    Document theirs = base;
    theirs.sprites[0].tags = {{.name = "walk", .from = 0, .to = 3}};
    const auto tagWithout = [&](const QList<int> &removed) {
        Document ours = base;
        for (auto f = removed.crbegin(); f != removed.crend(); ++f)
            ours.sprites[0].frames.removeAt(*f);
        const Result<MergedProject> both = mergedProject(base, ours, theirs);
        const QList<Tag> tags = both->document.sprites[0].tags;
        return tags.isEmpty() ? QPair<int, int>(-1, int(both->conflicts.size()))
                              : QPair<int, int>(tags[0].from, tags[0].to);
    };
    QCOMPARE(tagWithout({0}), (QPair<int, int>(0, 2)));
    QCOMPARE(tagWithout({3}), (QPair<int, int>(0, 2)));
    QCOMPARE(tagWithout({0, 3}), (QPair<int, int>(0, 1)));
    theirs.sprites[0].tags = {{.name = "end", .from = 3, .to = 3}};
    QCOMPARE(tagWithout({3}), (QPair<int, int>(-1, 1))); // with a word
}

void ProjectMergeTest::countsToNothingStayAsTheyAre()
{
    Document base = twoFrames();
    base.sprites[0].tags = {{.name = "long", .from = 0, .to = 9}, {.name = "out", .from = 7, .to = 8}};
    Stage stage{.name = "duel"};
    stage.instances = {{.sprite = "ship", .frame = "a"}, {.sprite = "ship", .frame = "b"}};
    stage.emitters = {{.name = "gun", .target = 5}};
    base.stages = {stage};
    Document ours = base;
    ours.sprites[0].image = "other.png";
    ours.stages[0].instances[0].rotation = 9;
    Document theirs = base;
    theirs.sprites[0].frames[0].duration = 9;
    theirs.stages[0].instances[1].rotation = 9;
    const Document both = merged(base, ours, theirs);
    QCOMPARE(both.sprites[0].tags, base.sprites[0].tags);
    QCOMPARE(both.stages[0].emitters, base.stages[0].emitters);

    // An emitter whose target the other side removed stays, and is a finding.
    base.stages[0].emitters.clear();
    ours = base;
    ours.stages[0].instances.removeLast();
    theirs = base;
    theirs.stages[0].emitters = {{.name = "gun", .target = 1}};
    QCOMPARE(merged(base, ours, theirs).stages[0].emitters[0].target, 1);
}

void ProjectMergeTest::listsThatAreLeftOutAreEmpty()
{
    Document base = twoFrames();
    base.sprites[0].tags = {{.name = "one", .from = 0, .to = 1}};
    base.properties = {{"a", 1.0}};
    Document ours = base;
    ours.sprites[0].tags.clear();
    ours.properties.clear();
    Document theirs = base;
    theirs.sprites[0].tags.append({.name = "two", .from = 1, .to = 2});
    theirs.properties.append({"b", 2.0});
    const Document both = merged(base, ours, theirs);
    QCOMPARE(both.sprites[0].tags.size(), 1);
    QCOMPARE(both.sprites[0].tags[0].name, QString("two"));
    QCOMPARE(both.properties, (Properties{{"b", 2.0}}));
}

/// Nobody knows what they mean.
void ProjectMergeTest::unknownListsAreMergedWholly()
{
    const auto with = [](const char *json) {
        Document document = twoFrames();
        document.extras = {{.key = "x", .value = {json}}};
        return saved(document);
    };
    for (const auto &[base, ours, theirs] :
         {std::tuple(R"(["red"])", R"(["blue"])", R"(["green"])"),
          std::tuple(R"(["a", "a"])", R"(["a"])", R"(["a", "a", "b"])"), std::tuple("[1]", R"(["x"])", R"(["y"])")}) {
        const Result<MergedProject> both = mergedProject(with(base), with(ours), with(theirs));
        QCOMPARE(both->conflicts.size(), 1);
        QCOMPARE(both->document.extras, with(ours).extras);
    }
    const Document frames = with(R"({"frames": ["a", "b"], "tags": []})");
    const Document fewer = with(R"({"frames": ["b"], "tags": []})");
    const Document tagged = with(R"({"frames": ["a", "b"], "tags": [{"name": "t", "from": 0}]})");
    QCOMPARE(merged(frames, fewer, tagged).extras,
             with(R"({"frames": ["b"], "tags": [{"name": "t", "from": 0}]})").extras);
    QCOMPARE(differencesOf(with("[]"), with("[1]"))->size(), 1);
}

/// A reader takes so many steps and no more.
void ProjectMergeTest::whatIsNestedDeeplyIsOneConflict()
{
    for (const char *open : {R"({"a": )", R"({"name": "n", "a": [)"}) {
        const auto with = [open](int leaf) {
            const QByteArray close = QByteArray(open).endsWith('[') ? "]}" : "}";
            Document document = twoFrames();
            document.extras = {
                {.key = "x", .value = {QByteArray(open).repeated(20) + QByteArray::number(leaf) + close.repeated(20)}}};
            return saved(document);
        };
        const Result<MergedProject> both = mergedProject(with(1), with(2), with(3));
        QVERIFY(both.ok());
        QCOMPARE(both->conflicts.size(), 1);
        QCOMPARE(both->document.extras, with(2).extras);
        QCOMPARE(saved(both->document), both->document);
    }
}

/// Whose numbers were given twice by the second merge.
void ProjectMergeTest::placesOfKeptConflictsAreOfRenumberedShapes()
{
    Document document;
    document.conflicts = {{.place = {{"shapes", "3"}}, .kind = MergeConflictKind::Copied, .ours = "3", .theirs = "2"},
                          {.place = {}, .kind = MergeConflictKind::Order, .what = "shapes", .ours = "[3, 12, 2]"},
                          {.place = {}, .kind = MergeConflictKind::Order, .what = "frames", .ours = "[\"3\"]"}};
    renumberInConflicts(document, {{2, 7}, {3, 30}});
    QCOMPARE(document.conflicts[0].place[0].item, QString("30"));
    QCOMPARE(document.conflicts[0].ours, QByteArray("30"));
    QCOMPARE(document.conflicts[0].theirs, QByteArray("7"));
    QCOMPARE(document.conflicts[1].ours, QByteArray("[30, 12, 7]"));
    QCOMPARE(document.conflicts[2].ours, QByteArray("[\"3\"]"));
}

void ProjectMergeTest::twoOfOneNumberAndNameAreBothThere()
{
    const Document base = twoFrames();
    const auto added = [&base](double x) {
        Shape box{.name = "box", .category = "hurt"};
        box.outline = geometry::Box{{x, 1}, {x + 2, 3}};
        return addShapes(base, {0, 2}, {box});
    };
    QCOMPARE(merged(base, added(1), added(5)).sprites[0].frames[2].shapes.size(), 2);
}

void ProjectMergeTest::manyRenamesTakeNoLonger()
{
    Document base = emptyProject();
    for (int i = 0; i < 2'000; ++i) {
        base.sprites.append(Sprite{.name = QStringLiteral("s%1").arg(i), .image = "s.png"});
        base.sprites.last().frames = {Frame{.name = "a", .rect = {0, 0, 8, 8}, .size = {8, 8}}};
        base.sprites.last().frames[0].shapes = {Shape{.id = {i + 1}, .name = "box"}};
    }
    base.nextShapeId = 2'001;
    Document ours = base;
    for (Sprite &renamed : ours.sprites)
        renamed.name.prepend("new ");
    Document theirs = base;
    for (Sprite &slower : theirs.sprites)
        slower.frames[0].duration = 7;
    const Document both = merged(base, ours, theirs);
    QCOMPARE(both.sprites.size(), 2'000);
    QCOMPARE(both.sprites[77].name, QString("new s77"));
    QCOMPARE(both.sprites[77].frames[0].duration, 7.0);
}

/// None of which has a name.
void ProjectMergeTest::manyInstancesTakeNoLonger()
{
    Document base = twoFrames();
    base.stages = {{.name = "crowd"}};
    for (int i = 0; i < 20'000; ++i)
        base.stages[0].instances.append({.sprite = "ship", .frame = "a", .position = {double(i), 0}});
    Document ours = base;
    Document theirs = base;
    for (int i = 0; i < 20'000; ++i) {
        ours.stages[0].instances[i].position.y = i;
        theirs.stages[0].instances[i].sprite = "plane";
        theirs.stages[0].instances[i].frame = "z";
    }
    const Document both = merged(base, ours, theirs);
    QCOMPARE(both.stages[0].instances.size(), 20'000);
    QCOMPARE(both.stages[0].instances[77].position.y, 77.0);
    QCOMPARE(both.stages[0].instances[77].sprite, QString("plane"));
}

void ProjectMergeTest::differencesNameWhatChanged()
{
    const Document before = twoFrames();
    QVERIFY(differencesOf(before, before)->isEmpty());
    Document after = before;
    Sprite &ship = sprite(after, "ship");
    ship.frames[0].shapes[0].outline = geometry::Circle{{4, 4}, 2};
    ship.frames[0].shapes[0].category = "hit";
    ship.frames.append(Frame{.name = "d", .rect = {0, 0, 8, 8}, .size = {8, 8}});
    std::swap(after.categories[0], after.categories[1]);
    ship.frames.removeAt(1);
    QStringList lines;
    const Result<QList<ProjectChange>> changes = differencesOf(before, after);
    for (const ProjectChange &change : *changes) {
        QStringList line{projectChangeName(change.kind)};
        for (const MergeStep &step : change.place)
            line.append(QString::fromUtf8(step.list) + " " + step.item);
        lines.append((line + change.what).join(", "));
    }
    QCOMPARE(lines, (QStringList{"moved, categories hit", "removed, sprites ship, frames b",
                                 "changed, sprites ship, frames a, shapes 1, category, type, center, radius, points",
                                 "added, sprites ship, frames d"}));
}

void ProjectMergeTest::aRenamedThingIsNoOther()
{
    const Document before = twoFrames();
    Document after = renameFrame(renameSprite(before, 0, "boat"), {0, 0}, "start");
    after = renameCategory(after, 0, "soft");
    after.sprites[0].frames[1].duration = 7;
    const QList<ProjectChange> changes = *differencesOf(before, after);
    QCOMPARE(changes.size(), 4);
    QCOMPARE(changes[0].place, (QList<MergeStep>{{"categories", "soft"}}));
    QCOMPARE(changes[1].place, (QList<MergeStep>{{"sprites", "boat"}}));
    QCOMPARE(changes[2].place, (QList<MergeStep>{{"sprites", "boat"}, {"frames", "start"}}));
    for (int i = 0; i < 3; ++i)
        QCOMPARE(changes[i].what, QStringList{"name"});
    QCOMPARE(changes[3].what, QStringList{"duration"});
}

/// The frames show what they showed; what lies on them is the other's.
void ProjectMergeTest::swappedShapesAreNoSwappedNames()
{
    Document base = twoFrames();
    base.sprites[0].frames[1].rect = {8, 0, 8, 8};
    base = saved(addShapes(base, {0, 1}, {Shape{.name = "second", .outline = geometry::Circle{{1, 1}, 1}}}));
    Document ours = base;
    ours.sprites[0].frames[0].shapes.swap(ours.sprites[0].frames[1].shapes);
    Document theirs = base;
    theirs.sprites[0].frames[0].duration = 7;
    for (const auto &[one, other] : {std::pair(ours, theirs), std::pair(theirs, ours)}) {
        const Document both = merged(base, one, other);
        QCOMPARE(both.sprites[0].frames[0].name, QString("a"));
        QCOMPARE(both.sprites[0].frames[0].duration, 7.0);
        QCOMPARE(both.sprites[0].frames[0].shapes, ours.sprites[0].frames[0].shapes);
        QCOMPARE(both.sprites[0].frames[1].shapes, ours.sprites[0].frames[1].shapes);
    }
}

void ProjectMergeTest::profilesAndFieldsOfOneNameAreToldApart()
{
    Document base = twoFrames();
    base.exportProfiles = {{.name = "p1", .format = "godot4"}};
    base.categories[0].fields = {{.name = "hp", .fallback = 1.0}};
    Document ours = base;
    ours.exportProfiles[0].name = "game";
    ours.categories[0].fields[0].name = "health";
    Document theirs = base;
    theirs.exportProfiles.append(ExportProfile{.name = "game", .format = "json"});
    theirs.categories[0].fields.append(CategoryField{.name = "health", .fallback = 2.0});
    const Result<MergedProject> both = mergedProject(base, ours, theirs);
    QVERIFY(both);
    QCOMPARE(both->document.exportProfiles.size(), 2);
    QCOMPARE(both->document.exportProfiles[0].name, QString("game"));
    QCOMPARE(both->document.exportProfiles[1].name, QString("game 2"));
    QCOMPARE(both->document.categories[0].fields.size(), 2);
    QCOMPARE(both->conflicts.size(), 2);
}

HITBOX_TEST(ProjectMergeTest)
#include "project_merge_test.moc"
