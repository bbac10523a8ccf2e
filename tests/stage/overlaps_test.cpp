#include "stage/overlaps.h"

#include <QRandomGenerator>
#include <QTest>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>

using namespace hitbox;
using geometry::Point;
using geometry::Relation;

namespace {

Shape shapeOf(int id, const Outline &outline, const QString &category = {})
{
    Shape shape;
    shape.id = {id};
    shape.outline = outline;
    shape.category = category;
    return shape;
}

Sprite spriteOf(const QString &name, const QList<Shape> &shapes)
{
    Frame frame;
    frame.name = QStringLiteral("f");
    frame.size = {20, 20};
    frame.shapes = shapes;
    Sprite sprite;
    sprite.name = name;
    sprite.frames = {frame};
    return sprite;
}

Instance instance(const QString &sprite, Point position, double rotation = 0)
{
    return {sprite, QStringLiteral("f"), position, rotation, {1, 1}, {}};
}

const QString a = QStringLiteral("a");
const QString b = QStringLiteral("b");
const Outline square = geometry::Box{{0, 0}, {10, 10}};

/// Sprites a and b with one shape each, a at the origin and b where it is put.
QList<Overlap> overlapsAt(const Outline &first, const Outline &second, Point position)
{
    Document document;
    document.sprites = {spriteOf(a, {shapeOf(1, first)}), spriteOf(b, {shapeOf(2, second)})};
    return overlapsOf(document, {{}, {instance(a, {0, 0}), instance(b, position)}, {}});
}

} // namespace

class OverlapsTest : public QObject
{
    Q_OBJECT

private slots:
    void tellsHowTwoShapesLieToEachOther_data()
    {
        QTest::addColumn<Point>("position");
        QTest::addColumn<QString>("relation");
        QTest::addColumn<double>("area");
        QTest::newRow("apart") << Point{10.25, 0} << QString() << 0.0;
        QTest::newRow("side by side") << Point{10, 0} << QStringLiteral("touching") << 0.0;
        QTest::newRow("corner to corner") << Point{10, 10} << QStringLiteral("touching") << 0.0;
        QTest::newRow("across") << Point{7, 6} << QStringLiteral("overlapping") << 12.0;
        QTest::newRow("same") << Point{0, 0} << QStringLiteral("equal") << 100.0;
    }
    void tellsHowTwoShapesLieToEachOther()
    {
        QFETCH(Point, position);
        QFETCH(QString, relation);
        QFETCH(double, area);
        const QList<Overlap> found = overlapsAt(square, square, position);
        QCOMPARE(found.size(), relation.isEmpty() ? 0 : 1);
        if (relation.isEmpty())
            return;
        QCOMPARE(relationName(found[0].relation), relation);
        QCOMPARE(found[0].area, area);
        QCOMPARE(geometry::area(found[0].region), area);
        QCOMPARE(found[0].region.rings.empty(), area == 0);
    }

    void seesAPolygonWhollyInsideAnother()
    {
        const Outline small = PolygonOutline{{{1, 1}, {3, 1}, {2, 4}}};
        const QList<Overlap> found = overlapsAt(square, small, {2, 2});
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].relation, Relation::Containing);
        QCOMPARE(found[0].area, 3.0);
        QCOMPARE(overlapsAt(small, square, {0, 0})[0].relation, Relation::Contained);
    }

    void givesACircleInsideItsOwnArea()
    {
        const QList<Overlap> found = overlapsAt(square, geometry::Circle{{5, 5}, 2}, {0, 0});
        QCOMPARE(found[0].relation, Relation::Containing);
        QCOMPARE(found[0].area, geometry::area(geometry::Shape(geometry::Circle{{5, 5}, 2})));
        QCOMPARE(found[0].region.rings.size(), std::size_t(1));
    }

    void seesCirclesTouchInASinglePoint()
    {
        const QList<Overlap> found = overlapsAt(geometry::Circle{{0, 0}, 3}, geometry::Circle{{0, 0}, 2}, {4, 3});
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].relation, Relation::Touching);
    }

    void givesLinesNoArea()
    {
        const QList<Overlap> found = overlapsAt(square, ChainLine{{{-5, 5}, {15, 5}}}, {0, 0});
        QCOMPARE(found[0].relation, Relation::Overlapping);
        QCOMPARE(found[0].area, 0.0);
        QVERIFY(found[0].region.rings.empty());
    }

    void comparesOnlyShapesOfDifferentInstances()
    {
        Document document;
        document.sprites = {spriteOf(a, {shapeOf(1, square), shapeOf(2, square)})};
        QCOMPARE(overlapsOf(document, {{}, {instance(a, {0, 0})}, {}}).size(), 0);
        const QList<Overlap> found = overlapsOf(document, {{}, {instance(a, {0, 0}), instance(a, {0, 0})}, {}});
        QList<std::pair<int, int>> pairs;
        for (const Overlap &overlap : found) {
            QCOMPARE(overlap.a.instance, 0);
            QCOMPARE(overlap.b.instance, 1);
            pairs.append({overlap.a.id.value, overlap.b.id.value});
        }
        QCOMPARE(pairs, (QList<std::pair<int, int>>{{1, 1}, {1, 2}, {2, 1}, {2, 2}}));
    }

    void tellsHitsFromContacts()
    {
        Category hurt;
        hurt.name = QStringLiteral("hurt");
        Category hit;
        hit.name = QStringLiteral("hit");
        hit.hits = {hurt.name};
        Document document;
        document.categories = {hurt, hit};
        document.sprites = {spriteOf(a, {shapeOf(1, square, hurt.name)}),
                            spriteOf(b, {shapeOf(2, square, hit.name), shapeOf(3, square, hurt.name)})};
        const QList<Overlap> found = overlapsOf(document, {{}, {instance(a, {0, 0}), instance(b, {1, 1})}, {}});
        QCOMPARE(found.size(), 2);
        QVERIFY(found[0].hit);
        QVERIFY(!found[1].hit);
    }

    void findsAllThatComparingEveryPairFinds()
    {
        QRandomGenerator random(7);
        Document document;
        document.sprites = {
            spriteOf(a, {shapeOf(1, square), shapeOf(2, geometry::Circle{{14, 4}, 3})}),
            spriteOf(b, {shapeOf(3, PolygonOutline{{{0, 0}, {9, 2}, {4, 5}, {8, 12}}}), shapeOf(4, PolygonOutline{}),
                         shapeOf(5, geometry::Capsule{{2, 2}, {9, 9}, 1})})};
        Stage stage;
        for (int i = 0; i < 30; ++i) {
            const Point position{double(random.bounded(120)), double(random.bounded(120))};
            stage.instances.append(instance(i % 2 ? a : b, position, double(random.bounded(8) * 45)));
        }
        const QList<PlacedShape> shapes = placedShapes(document, stage);
        qsizetype expected = 0;
        for (qsizetype i = 0; i < shapes.size(); ++i) {
            for (qsizetype j = i + 1; j < shapes.size(); ++j) {
                if (shapes[i].instance != shapes[j].instance)
                    expected += geometry::relate(shapes[i].shape, shapes[j].shape) != Relation::Separate;
            }
        }
        QVERIFY(expected > 5);
        QCOMPARE(overlapsOf(document, stage).size(), expected);
    }
};

QTEST_GUILESS_MAIN(OverlapsTest)
#include "overlaps_test.moc"
