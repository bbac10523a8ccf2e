#include "stage/placed_instances.h"
#include "test_class.h"

#include "stage/stage_bench.h"

#include <QTest>

using namespace hitbox;
using namespace hitbox::stage_test;
using Indices = std::vector<std::size_t>;

namespace {

constexpr std::size_t gone = PlacedInstances::gone;

/// Five of sprite a, which has a shape, and one of b, which has two.
Document six()
{
    Document document;
    document.sprites = {spriteOf("a", {shapeOf(1, geometry::Circle{{}, 1})}),
                        spriteOf("b", {shapeOf(2, geometry::Circle{{}, 2}), shapeOf(3, geometry::Circle{{}, 3})})};
    Stage stage;
    for (int i = 0; i < 6; ++i)
        stage.instances.append(instanceOf(i == 1 ? "b" : "a", {10.0 * i, 0}));
    document.stages = {stage};
    return document;
}

/// What an edit of the six changes.
PlacedInstances::Changes changesBy(void (*edit)(Document &))
{
    Document document = six();
    PlacedInstances placed;
    placed.follow(document, &document.stages[0]);
    edit(document);
    const PlacedInstances::Changes changes = placed.follow(document, &document.stages[0]);
    const QList<PlacedShape> expected = placedShapes(document, document.stages[0]);
    if (!std::equal(expected.begin(), expected.end(), placed.shapes().begin(), placed.shapes().end()))
        qFatal("The shapes are not those of the stage.");
    return changes;
}

} // namespace

class PlacedInstancesTest : public QObject
{
    Q_OBJECT

private slots:
    void theFirstTimeEverythingIsAnew()
    {
        const Document document = six();
        PlacedInstances placed;
        const auto changes = placed.follow(document, &document.stages[0]);
        QCOMPARE(changes.anew, (Indices{0, 1, 2, 3, 4, 5}));
        QVERIFY(changes.becomes.empty() && !changes.samePlaces);
        QCOMPARE(placed.shapes().size(), std::size_t(7));
        QCOMPARE(placed.firstOf(2), std::size_t(3));
        QCOMPARE(placed.shapesOf(1).size(), std::size_t(2));
        QVERIFY(placed.shapesOf(6).empty() && placed.shapesOf(-1).empty());
    }

    void nothingDiffersAfterwards()
    {
        QVERIFY(!changesBy([](Document &document) { document.stages[0].instances.detach(); }).any());
    }

    void oneThatMovesIsPlacedAnew()
    {
        const auto changes = changesBy([](Document &document) { document.stages[0].instances[2].rotation = 30; });
        QCOMPARE(changes.anew, (Indices{2}));
        QCOMPARE(changes.becomes, (Indices{0, 1, gone, 3, 4, 5}));
        QVERIFY(changes.samePlaces);
    }

    void oneTakenAwayMovesThoseBehindUp()
    {
        const auto changes = changesBy([](Document &document) { document.stages[0].instances.removeAt(1); });
        QVERIFY(changes.anew.empty() && changes.any());
        QCOMPARE(changes.becomes, (Indices{0, gone, 1, 2, 3, 4}));
        QCOMPARE(changes.firstsBefore[2], std::size_t(3));
        QVERIFY(!changes.samePlaces);
    }

    void oneAddedLeavesTheOthersAlone()
    {
        const auto changes =
            changesBy([](Document &document) { document.stages[0].instances.insert(3, instanceOf("b", {})); });
        QCOMPARE(changes.anew, (Indices{3}));
        QCOMPARE(changes.becomes, (Indices{0, 1, 2, 4, 5, 6}));
    }

    void oneBroughtToTheFrontIsPlacedAnewAlone()
    {
        const auto changes = changesBy([](Document &document) { document.stages[0].instances.move(0, 5); });
        QCOMPARE(changes.anew, (Indices{5}));
        QCOMPARE(changes.becomes, (Indices{gone, 0, 1, 2, 3, 4}));
        const auto among = changesBy([](Document &document) { document.stages[0].instances.move(2, 5); });
        QCOMPARE(among.becomes, (Indices{0, 1, gone, 2, 3, 4}));
        QVERIFY(!among.samePlaces);
        const auto back = changesBy([](Document &document) { document.stages[0].instances.move(4, 1); });
        QCOMPARE(back.anew, (Indices{1}));
        QCOMPARE(back.becomes, (Indices{0, 2, 3, 4, gone, 5}));
    }

    void someTakenAwayAndAddedAtOnceLeaveTheOthersAlone()
    {
        const auto changes = changesBy([](Document &document) {
            QList<Instance> &instances = document.stages[0].instances;
            instances.removeAt(4);
            instances.removeAt(0);
            instances.insert(2, instanceOf("b", {}));
            instances.append(instanceOf("a", {}));
        });
        QCOMPARE(changes.becomes, (Indices{gone, 0, 1, 3, gone, 4}));
        QCOMPARE(changes.anew, (Indices{2, 5}));
    }

    void oneTwiceIsKeptOnce()
    {
        const auto changes = changesBy(
            [](Document &document) { document.stages[0].instances.insert(3, document.stages[0].instances[3]); });
        QCOMPARE(changes.anew.size(), std::size_t(1));
    }

    void allOfAFrameThatDiffersArePlacedAnew()
    {
        const auto changes = changesBy([](Document &document) { document.sprites[1].frames[0].pivot = {3, 3}; });
        QCOMPARE(changes.anew, (Indices{1}));
        QVERIFY(changes.samePlaces);
        const auto grown = changesBy(
            [](Document &document) { document.sprites[1].frames[0].shapes.append(shapeOf(9, geometry::Circle{})); });
        QCOMPARE(grown.anew, (Indices{1}));
        QVERIFY(!grown.samePlaces);
    }

    void withoutAStageThereAreNone()
    {
        const Document document = six();
        PlacedInstances placed;
        placed.follow(document, &document.stages[0]);
        QVERIFY(placed.follow(document, nullptr).any());
        QVERIFY(placed.shapes().empty());
        QVERIFY(!placed.follow(document, nullptr).any());
    }
};

HITBOX_CORE_TEST(PlacedInstancesTest)
#include "placed_instances_test.moc"
