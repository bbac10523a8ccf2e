#include "document/category_edits.h"
#include "test_class.h"

#include "document/edits.h"

#include <QTest>

using namespace hitbox;

namespace {

/// "hurt", "hit" (strikes "hurt") and "body", and a frame with a shape of each of the first two.
Document sample()
{
    Document document = emptyProject();
    Frame frame;
    for (const char *category : {"hurt", "hit", "hurt"}) {
        Shape shape;
        shape.id = {document.nextShapeId++};
        shape.category = category;
        frame.shapes.append(shape);
    }
    document.sprites = {{.name = "ship", .frames = {frame}}};
    return document;
}

QStringList categoriesOfShapes(const Document &document)
{
    QStringList names;
    for (const Shape &shape : document.sprites.first().frames.first().shapes)
        names.append(shape.category);
    return names;
}

} // namespace

class CategoryEditsTest : public QObject
{
    Q_OBJECT

private slots:
    void shapesGoToTheHeirOfARemovedCategory()
    {
        const Document after = removeCategory(sample(), 0, "body");
        QCOMPARE(categoriesOfShapes(after), (QStringList{"body", "hit", "body"}));
        QCOMPARE(after.categories.size(), 2);
        QVERIFY(after.categories.first().hits.isEmpty());
        QCOMPARE(categoriesOfShapes(removeCategory(sample(), 0, {})), (QStringList{"", "hit", ""}));
    }

    void ofTwoWithOneNameTheOtherLivesOn()
    {
        const Document twins = addCategory(sample(), {.name = "hurt"});
        QCOMPARE(categoriesOfShapes(removeCategory(twins, 0, "body")), categoriesOfShapes(sample()));
        QCOMPARE(categoriesOfShapes(removeCategory(twins, 3, "body")), categoriesOfShapes(sample()));
    }

    void aFreshOneHasAFreeNameColourAndBit()
    {
        Document document = addFreshCategory(sample(), "hit");
        QCOMPARE(document.categories.last().name, QString("hit 2"));
        QCOMPARE(document.categories.last().bits, 8u);
        QVERIFY(document.categories.last().color != document.categories.first().color);
        document.categories.last().bits = 0xffffffff;
        QCOMPARE(freshBit(document), 0x80000000u);
        for (int i = 0; i < 20; ++i)
            document = addFreshCategory(document, "more");
        QVERIFY(distinctColors().contains(document.categories.last().color));
    }

    void aFreshColourIsLikeNoneThatIsThere()
    {
        Document document;
        document.categories = {{.name = "body", .color = "#3ba5f8"}, {.name = "odd", .color = "no colour"}};
        document = addFreshCategory(document, "hit");
        QCOMPARE(document.categories.last().color, distinctColors().at(1));
        QSet<QString> colors;
        for (int i = 0; i < distinctColors().size(); ++i) {
            document = addFreshCategory(document, "more");
            colors.insert(document.categories.last().color);
        }
        QVERIFY(colors.contains(distinctColors().first())); // rather than one twice
    }

    void movesAndTellsWhoStrikesWhom()
    {
        const Document moved = moveCategory(sample(), 0, 3);
        QCOMPARE(moved.categories.last().name, QString("hurt"));
        QVERIFY(withHit(moved, 1, 2, Strikes::Yes).categories.at(1).hits.contains("hurt"));
        QVERIFY(withHit(moved, 0, 2, Strikes::No).categories.at(0).hits.isEmpty());
        QCOMPARE(withHit(moved, 0, 2, Strikes::Yes), moved);
        QCOMPARE(shapeCount(moved, "hurt"), 2);
    }

    void bulletsKeepTheirCategory()
    {
        Document document = sample();
        document.stages = {{.emitters = {{.category = "hit"}, {.category = "body"}}}};
        QCOMPARE(renameCategory(document, 1, "blade").stages.first().emitters.at(0).category, QString("blade"));
        QCOMPARE(removeCategory(document, 1, "hurt").stages.first().emitters.at(0).category, QString("hurt"));
        QCOMPARE(removeCategory(document, 1, "hurt").stages.first().emitters.at(1).category, QString("body"));
    }

    void defaultsAreIdleUntilSomethingNamesACategory()
    {
        QVERIFY(withoutIdleDefaults(emptyProject()).categories.isEmpty());
        QCOMPARE(withoutIdleDefaults(sample()), sample());
        Document shooting = emptyProject();
        shooting.stages = {{.emitters = {{.category = "hit"}}}};
        QCOMPARE(withoutIdleDefaults(shooting), shooting);
        const Document changed = renameCategory(emptyProject(), 0, "soft");
        QCOMPARE(withoutIdleDefaults(changed), changed);
    }

    void aRenamedOneIsFollowed()
    {
        const Document after = renameCategory(sample(), 0, "soft");
        QCOMPARE(categoriesOfShapes(after), (QStringList{"soft", "hit", "soft"}));
        QCOMPARE(after.categories.at(1).hits, QStringList{"soft"});
    }
};

HITBOX_TEST(CategoryEditsTest)
#include "category_edits_test.moc"
