#include "stage/overlap_index.h"
#include "test_class.h"

#include "document/hit_each_other.h"
#include "stage/stage_bench.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <random>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/transform.h>

using namespace hitbox;
using namespace hitbox::stage_test;
using geometry::Point;
using geometry::Relation;

namespace {

const QString spriteA = QStringLiteral("a");
const QString spriteB = QStringLiteral("b");
const Outline block = geometry::Box{{0, 0}, {10, 10}};
const Outline dart = PolygonOutline{{{0, 0}, {9, 2}, {4, 5}, {8, 12}}};

/// Sprites of several shapes of all kinds, a placeholder for nothing among them, and categories that strike.
Document crowd()
{
    Document document;
    Category hurt;
    hurt.name = QStringLiteral("hurt");
    Category hit;
    hit.name = QStringLiteral("hit");
    hit.hits = {hurt.name};
    document.categories = {hurt, hit};
    document.sprites = {
        spriteOf(spriteA, {shapeOf(1, block, hurt.name), shapeOf(2, geometry::Circle{{14, 4}, 3}, hit.name)}),
        spriteOf(spriteB, {shapeOf(3, dart, hit.name), shapeOf(4, PolygonOutline{}),
                           shapeOf(5, geometry::Capsule{{2, 2}, {9, 9}, 1}, hurt.name)})};
    document.stages = {Stage{}};
    return document;
}

/// Every shape with every other one, in order.
std::vector<Overlap> comparedOneByOne(const Document &document, const EngineRounding &rounding)
{
    const QList<PlacedShape> shapes = placedShapes(document, document.stages.first());
    std::vector<Overlap> found;
    for (qsizetype i = 0; i < shapes.size(); ++i) {
        for (qsizetype j = i + 1; j < shapes.size(); ++j) {
            const PlacedShape &first = shapes[i];
            const PlacedShape &second = shapes[j];
            const Relation exact = *geometry::relate(first.shape, second.shape);
            const Relation inEngine =
                *geometry::relate(rounded(first.shape, rounding), rounded(second.shape, rounding));
            if (first.instance == second.instance || (exact == Relation::Separate && inEngine == Relation::Separate))
                continue;
            found.push_back({{first.instance, first.id, second.instance, second.id},
                             exact,
                             inEngine,
                             hitEachOther(document, first.category, second.category)});
        }
    }
    return found;
}

} // namespace

class OverlapIndexTest : public QObject
{
    Q_OBJECT

private slots:
    void tellsHowTwoShapesLieToEachOther()
    {
        QCOMPARE(relationOf(block, block, {10.25, 0}), Relation::Separate);
        QCOMPARE(relationOf(block, block, {10, 0}), Relation::Touching);
        QCOMPARE(relationOf(block, block, {10, 10}), Relation::Touching);
        QCOMPARE(relationOf(block, block, {7, 6}), Relation::Overlapping);
        QCOMPARE(relationOf(block, block, {0, 0}), Relation::Equal);
        QCOMPARE(relationOf(block, dart, {0.5, -1}), Relation::Overlapping);
        QCOMPARE(relationOf(block, geometry::Circle{{5, 5}, 2}, {0, 0}), Relation::Containing);
        QCOMPARE(relationOf(geometry::Circle{{5, 5}, 2}, block, {0, 0}), Relation::Contained);
        QCOMPARE(relationOf(geometry::Circle{{0, 0}, 3}, geometry::Circle{{0, 0}, 2}, {4, 3}), Relation::Touching);
        QCOMPARE(relationOf(block, ChainLine{{{-5, 5}, {15, 5}}}, {0, 0}), Relation::Overlapping);
    }

    void comparesNothingInAHeap()
    {
        Document document;
        document.sprites = {spriteOf(spriteA, {shapeOf(1, block)})};
        Stage stage;
        for (const double x : {0.0, 1.0, 2.0, 40.0})
            stage.instances.append(instanceOf(spriteA, {x, 0}));
        document.stages = {stage};
        OverlapIndex index(3);
        index.update(document, 0);
        QVERIFY(!index.isHeap());
        QCOMPARE(index.overlaps().size(), std::size_t(3));

        document.stages[0].instances[3] = instanceOf(spriteA, {3, 0});
        index.update(document, 0);
        QVERIFY(index.isHeap());
        QVERIFY(index.overlaps().empty() && index.places().empty());
        QCOMPARE(index.shapes().size(), std::size_t(4));

        document.stages[0].instances[3] = instanceOf(spriteA, {50, 0}); // and back
        index.update(document, 0);
        QVERIFY(!index.isHeap());
        OverlapIndex fresh(3);
        fresh.update(document, 0);
        QCOMPARE(index.overlaps().size(), std::size_t(3));
        QVERIFY(index.overlaps() == fresh.overlaps() && index.places() == fresh.places());
    }

    void givesUpOnTooMuchWork()
    {
        std::mt19937 random(5);
        std::uniform_real_distribution<double> anywhere(0, 64);
        QList<geometry::Point> tangle;
        for (int i = 0; i < 50; ++i)
            tangle.append({anywhere(random), anywhere(random)});
        Document document;
        document.sprites = {spriteOf(spriteA, {shapeOf(1, PolygonOutline{tangle})}),
                            spriteOf(spriteB, {shapeOf(2, block)})};
        Stage stage;
        for (int i = 0; i < 30; ++i)
            stage.instances.append(instanceOf(spriteA, {0, 0}));
        document.stages = {stage};
        constexpr std::uint64_t fewSteps = 1'000'000;
        OverlapIndex index;
        index.update(document, 0, {}, {}, fewSteps);
        QCOMPARE(index.heap(), OverlapIndex::Heap::Work);
        QVERIFY(index.overlaps().empty() && index.places().empty());
        index.update(document, 0, {}, {}, fewSteps); // nothing is tried again while nothing changes
        QCOMPARE(index.heap(), OverlapIndex::Heap::Work);

        for (Instance &instance : document.stages[0].instances)
            instance = instanceOf(spriteB, {0, 0}); // as many pairs of what is no tangle
        index.update(document, 0, {}, {}, fewSteps);
        QVERIFY(!index.isHeap());
        QCOMPARE(index.overlaps().size(), std::size_t(30 * 29 / 2));
        for (Instance &instance : document.stages[0].instances)
            instance = instanceOf(spriteA, {0, 0});
        index.update(document, 0);
        QCOMPARE(index.overlaps().size(), std::size_t(30 * 29 / 2)); // the usual limit is far off
        QVERIFY(index.overlaps() == indexOf(document).overlaps());
    }

    void takesNoInstanceForAHeap()
    {
        Document document;
        document.sprites = {spriteOf(spriteA, {shapeOf(1, block), shapeOf(2, block), shapeOf(3, block)})};
        Stage stage;
        stage.instances = {instanceOf(spriteA, {}), instanceOf(spriteA, {40, 0})};
        document.stages = {stage};
        OverlapIndex index(1);
        index.update(document, 0);
        QVERIFY(!index.isHeap());
    }

    void comparesOnlyShapesOfDifferentInstances()
    {
        Document document;
        document.sprites = {spriteOf(spriteA, {shapeOf(1, block), shapeOf(2, block)})};
        Stage stage;
        stage.instances = {instanceOf(spriteA, {})};
        document.stages = {stage};
        QVERIFY(indexOf(document).overlaps().empty());
        document.stages[0].instances.append(instanceOf(spriteA, {}));
        std::vector<OverlapPair> pairs;
        const OverlapIndex index = indexOf(document);
        for (const Overlap &overlap : index.overlaps())
            pairs.push_back(overlap.pair);
        QVERIFY((pairs ==
                 std::vector<OverlapPair>{{0, {1}, 1, {1}}, {0, {1}, 1, {2}}, {0, {2}, 1, {1}}, {0, {2}, 1, {2}}}));
    }

    void findsShapesByInstanceAndId()
    {
        const OverlapIndex index = indexOf(twoOnAStage(block, dart, {3, 4}));
        QCOMPARE(index.find(1, {2})->shape, geometry::placed(geometryOf(dart), {{}, {3, 4}, 0, {1, 1}}));
        QCOMPARE(index.find(0, {2}), nullptr);
        QCOMPARE(index.find(-1, {1}), nullptr);
        QCOMPARE(index.find(2, {1}), nullptr);
        QCOMPARE(index.shapesOf(0).size(), std::size_t(1));
        QVERIFY(index.shapesOf(7).empty());
    }

    void itsVersionTellsWhetherAnythingDiffers()
    {
        Document document = twoOnAStage(block, dart);
        OverlapIndex index = indexOf(document);
        const int version = index.version();
        document.sprites[0].tags.append(Tag{});
        index.update(document, 0);
        QCOMPARE(index.version(), version);
        document.stages[0].instances[0].position.x = 1;
        index.update(document, 0);
        QVERIFY(index.version() != version);
    }

    void withoutAStageThereIsNothing()
    {
        OverlapIndex index = indexOf(twoOnAStage(block, block));
        const int version = index.version();
        index.update(twoOnAStage(block, block), -1);
        QVERIFY(index.shapes().empty() && index.overlaps().empty());
        QVERIFY(index.version() != version);
    }

    void marksWhatMeetsOnlyInTheEnginesNumbers()
    {
        const Document document = twoOnAStage(block, block, {10.4, 0});
        QVERIFY(indexOf(document).overlaps().empty());
        const OverlapIndex index = indexOf(document, {EngineRounding::Numbers::WholePixels, 50});
        QCOMPARE(index.overlaps().size(), std::size_t(1));
        QCOMPARE(index.overlaps()[0].relation, Relation::Separate);
        QCOMPARE(index.overlaps()[0].inEngine, Relation::Touching);
    }

    void anyRowOfEditsLeavesWhatANewPassFinds_data();
    void anyRowOfEditsLeavesWhatANewPassFinds();
};

namespace {

void placeOne(Document &document, QRandomGenerator &random)
{
    QList<Instance> &instances = document.stages[0].instances;
    const QString sprite = random.bounded(12) == 0 ? QStringLiteral("lost") : random.bounded(2) ? spriteA : spriteB;
    const Point position{random.bounded(200) / 4.0, random.bounded(200) / 4.0};
    instances.insert(random.bounded(int(instances.size()) + 1),
                     instanceOf(sprite, position, random.bounded(8) * 45, {random.bounded(2) ? 1.0 : -1.5, 1}));
}

void editInstances(Document &document, QRandomGenerator &random)
{
    QList<Instance> &instances = document.stages[0].instances;
    const qsizetype one = random.bounded(int(instances.size()));
    switch (random.bounded(6)) {
    case 0: return placeOne(document, random);
    case 1: return instances.removeAt(one);
    case 2: return instances.swapItemsAt(one, random.bounded(int(instances.size())));
    case 3: instances[one].sprite = instances[one].sprite == spriteA ? spriteB : spriteA; return;
    case 4: instances[one].rotation += 15; return;
    default: instances[one].position.x += random.bounded(41) / 4.0 - 5; return;
    }
}

void editProject(Document &document, QRandomGenerator &random)
{
    QList<Shape> &shapes = document.sprites[random.bounded(2)].frames[0].shapes;
    switch (random.bounded(6)) {
    case 0: shapes.swapItemsAt(0, shapes.size() - 1); return;
    case 1: shapes.append(shapeOf(100 + random.bounded(1000000), dart)); return;
    case 2: shapes.removeAt(random.bounded(int(shapes.size()))); return;
    case 3: shapes.last().outline = geometry::Circle{{double(random.bounded(12)), 3}, 4}; return;
    case 4: document.sprites[0].name = document.sprites[0].name == spriteA ? QStringLiteral("lost") : spriteA; return;
    default:
        document.categories[random.bounded(2)].hits = {random.bounded(2) ? QStringLiteral("hurt") : QString()};
        return;
    }
}

} // namespace

void OverlapIndexTest::anyRowOfEditsLeavesWhatANewPassFinds_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 6; ++seed)
        QTest::addRow("%d", seed) << seed;
}

void OverlapIndexTest::anyRowOfEditsLeavesWhatANewPassFinds()
{
    QFETCH(int, seed);
    QRandomGenerator random(static_cast<quint32>(seed));
    Document document = crowd();
    for (int i = 0; i < 20; ++i)
        placeOne(document, random);
    OverlapIndex index;
    EngineRounding rounding;
    std::size_t most = 0;
    for (int step = 0; step < 25; ++step) {
        if (random.bounded(4) == 0 && document.sprites[0].frames[0].shapes.size() > 1 &&
            document.sprites[1].frames[0].shapes.size() > 1)
            editProject(document, random);
        else
            editInstances(document, random);
        if (random.bounded(10) == 0)
            rounding.numbers = static_cast<EngineRounding::Numbers>(random.bounded(3));
        index.update(document, 0, rounding);
        QCOMPARE(index.overlaps(), comparedOneByOne(document, rounding));
        const QList<PlacedShape> shapes = placedShapes(document, document.stages[0]);
        QVERIFY(std::equal(shapes.begin(), shapes.end(), index.shapes().begin(), index.shapes().end()));
        QVERIFY(std::ranges::equal(index.shapes(), index.boxes(), {},
                                   [](const PlacedShape &placed) { return geometry::bounds(placed.shape); }));
        QVERIFY(std::ranges::equal(index.overlaps(), index.places(), [&](const Overlap &overlap, const auto &places) {
            return &index.shapes()[places.first] == index.find(overlap.pair.instanceA, overlap.pair.shapeA) &&
                   &index.shapes()[places.second] == index.find(overlap.pair.instanceB, overlap.pair.shapeB);
        }));
        most = std::max(most, index.overlaps().size());
    }
    QVERIFY(most > 15);
}

HITBOX_CORE_TEST(OverlapIndexTest)
#include "overlap_index_test.moc"
