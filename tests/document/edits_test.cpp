#include "document/edits.h"
#include "test_class.h"

#include "document/category_edits.h"
#include "document/hit_each_other.h"
#include "document/names.h"

#include <QTest>

#include <limits>

using namespace hitbox;
using geometry::Point;

namespace {

Shape shapeOf(const QString &name, const Outline &outline, const QString &category = "hurt")
{
    Shape shape;
    shape.name = name;
    shape.category = category;
    shape.outline = outline;
    return shape;
}

Frame frameNamed(const QString &name)
{
    Frame frame;
    frame.name = name;
    frame.rect = QRect(0, 0, 8, 8);
    frame.size = frame.rect.size();
    return frame;
}

Sprite spriteNamed(const QString &name)
{
    return Sprite{.name = name,
                  .image = name + ".png",
                  .frames = {frameNamed("idle"), frameNamed("walk")},
                  .tags = {},
                  .properties = {},
                  .extras = {}};
}

const geometry::Circle circle{{4, 4}, 2};

/// A sprite "ship" with the shapes 1, 2, 3 on its first frame, and a stage that shows it.
Document editedSample()
{
    Document document = withSprite(emptyProject(), spriteNamed("ship"));
    document = addShapes(document, {0, 0}, {shapeOf("hull", circle), shapeOf("wing", circle), shapeOf("", circle)});
    Stage stage;
    stage.name = "duel";
    stage.instances = {Instance{.sprite = "ship", .frame = "idle", .extras = {}},
                       Instance{.sprite = "ship", .frame = "walk", .extras = {}},
                       Instance{.sprite = "rock", .frame = "idle", .extras = {}}};
    return addStage(document, stage);
}

QStringList shapeNames(const Document &document, FrameRef ref = {0, 0})
{
    QStringList names;
    for (const Shape &shape : findFrame(document, ref)->shapes)
        names.append(shape.name);
    return names;
}

QList<int> shapeIds(const Document &document, FrameRef ref = {0, 0})
{
    QList<int> ids;
    for (const Shape &shape : findFrame(document, ref)->shapes)
        ids.append(shape.id.value);
    return ids;
}

} // namespace

class EditsTest : public QObject
{
    Q_OBJECT

private slots:
    void replacesAnOutlineBySeveralShapesLikeIt()
    {
        Document before = editedSample();
        before.sprites[0].frames[0].shapes[1].properties = {{.name = "hp", .value = 2.0}};
        const geometry::Circle small{{1, 1}, 1};
        const Document after = replaceOutline(before, {0, 0}, {2}, {small, circle, small});
        QCOMPARE(shapeIds(after), (QList<int>{1, 2, 4, 5, 3}));
        QCOMPARE(shapeNames(after), (QStringList{"hull", "wing", "wing 2", "wing 3", "circle"}));
        const QList<Shape> &shapes = after.sprites[0].frames[0].shapes;
        QCOMPARE(shapes[1].outline, Outline(small));
        QCOMPARE(shapes[2].outline, Outline(circle));
        QCOMPARE(shapes[3].category, QStringLiteral("hurt"));
        QCOMPARE(shapes[3].properties, before.sprites[0].frames[0].shapes[1].properties);
        QCOMPARE(after.nextShapeId, 6);
    }

    void removesAShapeThatIsReplacedByNothing()
    {
        QCOMPARE(shapeIds(replaceOutline(editedSample(), {0, 0}, {2}, {})), (QList<int>{1, 3}));
    }

    void findsTheFirstFreeName()
    {
        QCOMPARE(freeName("hull", QStringList{}), QStringLiteral("hull"));
        QCOMPARE(freeName("hull", QStringList{"hull"}), QStringLiteral("hull 2"));
        QCOMPARE(freeName("hull", QStringList({"hull", "hull 2", "hull 4"})), QStringLiteral("hull 3"));
        FreeNames names({"hull", "hull 3"});
        const QStringList given{names.take("hull"), names.take("wing"), names.take("hull"), names.take("wing")};
        QCOMPARE(given, (QStringList{"hull 2", "wing", "hull 4", "wing 2"}));
    }

    void startsWithCategoriesThatHit()
    {
        const Document document = emptyProject();
        QVERIFY(hitEachOther(document, "hit", "hurt"));
        QVERIFY(findCategory(document, "body"));
        QVERIFY(document.sprites.isEmpty());
        QCOMPARE(document.categories[0].bits | document.categories[1].bits | document.categories[2].bits, 7u);
    }

    void givesFreshIdsAndNamesToAddedShapes()
    {
        const Document document = editedSample();
        QCOMPARE(shapeIds(document), QList<int>({1, 2, 3}));
        QCOMPARE(shapeNames(document), QStringList({"hull", "wing", "circle"}));
        QCOMPARE(document.nextShapeId, 4);
    }

    void neverUsesAnIdAgain()
    {
        Document document = removeShapes(editedSample(), {0, 0}, {ShapeId{3}});
        document = addShapes(document, {0, 0}, {shapeOf("new", circle)});
        QCOMPARE(shapeIds(document), QList<int>({1, 2, 4}));
    }

    void findsAFreeIdWhenNumbersRunOut()
    {
        Document document = editedSample();
        document.nextShapeId = std::numeric_limits<int>::max();
        document = addShapes(document, {0, 1}, {shapeOf("a", circle), shapeOf("b", circle)});
        QCOMPARE(document.nextShapeId, std::numeric_limits<int>::max());
        QCOMPARE(shapeIds(document, {0, 1}), QList<int>({4, 5}));
    }

    void leavesTheDocumentBeforeAsItWas()
    {
        const Document before = editedSample();
        const Document copy = before;
        const Document after = removeShapes(before, {0, 0}, {ShapeId{1}});
        QVERIFY(after != before);
        QCOMPARE(before, copy);
    }

    void replacesTheShapeWithTheSameId()
    {
        Shape changed = editedSample().sprites[0].frames[0].shapes[1];
        changed.name = "changed";
        QCOMPARE(shapeNames(withShape(editedSample(), {0, 0}, changed)), QStringList({"hull", "changed", "circle"}));
    }

    void putsDuplicatesOnTopWithFreeNames()
    {
        const Document once = duplicateShapes(editedSample(), {0, 0}, {ShapeId{1}, ShapeId{3}}, {2, -1});
        QCOMPARE(shapeNames(once), QStringList({"hull", "wing", "circle", "hull 2", "circle 2"}));
        QCOMPARE(shapeIds(once), QList<int>({1, 2, 3, 4, 5}));
        const Shape &duplicate = once.sprites[0].frames[0].shapes[3];
        QCOMPARE(std::get<geometry::Circle>(duplicate.outline).center, (Point{6, 3}));
        const Document twice = duplicateShapes(once, {0, 0}, {ShapeId{4}}, {0, 0});
        QCOMPARE(shapeNames(twice).last(), QStringLiteral("hull 3"));
    }

    void givesIdsToAnImportedSpritesShapes()
    {
        Sprite sprite = spriteNamed("ship");
        Shape taken = shapeOf("taken", circle);
        taken.id = {2};
        Shape free = shapeOf("free", circle);
        free.id = {90};
        sprite.frames[0].shapes = {taken, shapeOf("none", circle), free};
        const Document document = withSprite(editedSample(), sprite);
        QCOMPARE(document.sprites[1].name, QStringLiteral("ship 2"));
        QCOMPARE(shapeIds(document, {1, 0}), QList<int>({91, 92, 90}));
        QCOMPARE(document.nextShapeId, 93);
    }

    void keepsIdsOfAReplacedFrameBelowTheNext()
    {
        Frame frame = frameNamed("idle");
        Shape shape = shapeOf("far", circle);
        shape.id = {50};
        frame.shapes = {shape, shapeOf("none", circle)};
        const Document document = withFrame(editedSample(), {0, 0}, frame);
        QCOMPARE(shapeIds(document), QList<int>({50, 51}));
        QCOMPARE(document.nextShapeId, 52);
    }

    void followsASpritesNameInStages()
    {
        const Document document = renameSprite(editedSample(), 0, "boat");
        QCOMPARE(document.sprites[0].name, QStringLiteral("boat"));
        QCOMPARE(document.stages[0].instances[0].sprite, QStringLiteral("boat"));
        QCOMPARE(document.stages[0].instances[2].sprite, QStringLiteral("rock"));
    }

    void followsAFramesNameInStages()
    {
        const Document document = renameFrame(editedSample(), {0, 1}, "run");
        QCOMPARE(document.stages[0].instances[0].frame, QStringLiteral("idle"));
        QCOMPARE(document.stages[0].instances[1].frame, QStringLiteral("run"));
    }

    void namesThatGoRoundAreFollowed()
    {
        Document document = editedSample();
        Sprite &ship = document.sprites[0];
        ship.frames = {};
        for (const char *name : {"a", "b", "renamed"})
            ship.frames.append(Frame{.name = name});
        for (const char *name : {"a", "b", "renamed"}) {
            MergeConflict conflict;
            conflict.place = {{"sprites", "ship"}, {"frames", name}, {"shapes", "1"}};
            document.conflicts.append(conflict);
        }
        document.conflicts.append(MergeConflict{.place = {{"sprites", "rock"}, {"frames", "a"}}});
        const Document renamed = renameFrames(document, 0, {0, 1}, {"b", "a"});
        const QStringList expected{"b", "a", "renamed", "a"};
        for (int i = 0; i < expected.size(); ++i)
            QCOMPARE(renamed.conflicts.at(i).place.at(1).item, expected.at(i));
        QCOMPARE(renamed.conflicts.at(0).place.at(2).item, "1");
    }

    void leavesInstancesOfANamesakeAlone()
    {
        Document document = editedSample();
        document.sprites.append(spriteNamed("ship"));
        const Document renamed = renameSprite(document, 1, "boat");
        QCOMPARE(renamed.stages, document.stages);
    }

    void removesASprite() { QVERIFY(withoutSprite(editedSample(), 0).sprites.isEmpty()); }

    void followsACategorysNameInShapesAndHits()
    {
        const Document document = renameCategory(editedSample(), 0, "hurtbox");
        QCOMPARE(document.categories[0].name, QStringLiteral("hurtbox"));
        QCOMPARE(document.categories[1].hits, QStringList{"hurtbox"});
        for (const Shape &shape : document.sprites[0].frames[0].shapes)
            QCOMPARE(shape.category, QStringLiteral("hurtbox"));
    }

    void replacesWholeCategoryNamesOnly()
    {
        Document document = editedSample();
        document.categories[2].hits = {"hurt", "hurtful", "unhurt"};
        QCOMPARE(renameCategory(document, 0, "x").categories[2].hits, QStringList({"x", "hurtful", "unhurt"}));
    }

    void keepsSharingFramesThatARenameDoesNotTouch()
    {
        const Document before = editedSample();
        const Document after = renameCategory(before, 2, "torso");
        QVERIFY(after.sprites[0].frames[0].shapes.constData() == before.sprites[0].frames[0].shapes.constData());
    }

    void newStagesAreCalledAfterTheFirstSprite()
    {
        Document document = emptyProject();
        QCOMPARE(newStageName(document, "stage"), QStringLiteral("stage"));
        document = withSprite(std::move(document), {.name = "ship"});
        document = withSprite(std::move(document), {.name = "rock"});
        QCOMPARE(newStageName(document, "stage"), QStringLiteral("ship"));
        document = addStage(std::move(document), {.name = "ship"});
        QCOMPARE(newStageName(document, "stage"), QStringLiteral("ship 2"));
    }

    void addsAndReplacesCategoriesAndStages()
    {
        Document document = addCategory(editedSample(), Category{.name = "new", .hits = {}, .extras = {}});
        QCOMPARE(document.categories.size(), 4);
        document = withCategory(document, 3, Category{.name = "newer", .hits = {}, .extras = {}});
        QCOMPARE(document.categories[3].name, QStringLiteral("newer"));
        document = withStage(document, 0, Stage{.name = "other", .instances = {}, .extras = {}});
        QCOMPARE(document.stages[0].name, QStringLiteral("other"));
        QVERIFY(removeStage(document, 0).stages.isEmpty());
    }
};

HITBOX_TEST(EditsTest)
#include "edits_test.moc"
