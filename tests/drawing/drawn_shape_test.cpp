#include "drawing/drawn_shape.h"
#include "test_class.h"

#include "scene/scene_bench.h"

#include <QTest>

#include <random>

using namespace hitbox;
using namespace hitbox::bench;
using geometry::Point;

namespace {

QList<Point> circleOf(int points)
{
    QList<Point> outline;
    for (int i = 0; i < points; ++i)
        outline.append({100 + 90 * std::cos(2 * M_PI * i / points), 100 + 90 * std::sin(2 * M_PI * i / points)});
    return outline;
}

QImage drawn(const DrawnShape &shape, const QRectF &exposed)
{
    QImage image(200, 200, QImage::Format_RGB32);
    image.fill(Qt::gray);
    QPainter painter(&image);
    painter.setClipRect(exposed);
    shape.draw(painter, exposed, themeFor(ThemeChoice::Dark));
    return image;
}

/// Squares in as many columns and rows, ten pixels apart, one row upon the other where there are more.
QList<DrawnShape> spreadSquares(qsizetype count, int columns, double side)
{
    QList<DrawnShape> shapes;
    for (int i = 0; i < count; ++i) {
        const Point corner(10.0 * (i % columns), 10.0 * (i / columns % columns));
        shapes.append(DrawnShape({i + 1}, geometry::Box{corner, corner + Point(side, side)}, {.color = Qt::red}));
    }
    return shapes;
}

} // namespace

class DrawnShapeTest : public QObject
{
    Q_OBJECT

private slots:
    void aPartLooksAsInTheWhole_data();
    void aPartLooksAsInTheWhole();
    void equalOutlinesDifferNowhere();
    void aMovedPointChangesItsSurroundingsAlone();
    void anotherKindOfOutlineChangesBothBounds();
    void aChainIsNotFilled();
    void aTangleCoversTheSameNearAnyArea();
    void aCrowdIsNoHeap();
    void shapesInManyLayersAreAHeap();
    void aHeapIsDrawnFromAfar();
};

void DrawnShapeTest::aPartLooksAsInTheWhole_data()
{
    QTest::addColumn<Outline>("outline");
    QTest::newRow("polygon") << Outline(PolygonOutline{circleOf(500)});
    QTest::newRow("chain") << Outline(ChainLine{circleOf(500)});
    QTest::newRow("few points") << Outline(PolygonOutline{circleOf(9)});
    QTest::newRow("circle") << Outline(geometry::Circle{{100, 100}, 90});
}

void DrawnShapeTest::aPartLooksAsInTheWhole()
{
    QFETCH(Outline, outline);
    const DrawnShape shape({1}, outline, {.color = Qt::red, .hatch = Qt::BDiagPattern});
    const QImage whole = drawn(shape, QRectF(0, 0, 200, 200));
    for (const QRect &part : {QRect(170, 80, 30, 40), QRect(0, 0, 100, 100), QRect(95, 5, 3, 9), QRect(90, 90, 9, 9)})
        QCOMPARE(drawn(shape, part).copy(part), whole.copy(part));
}

void DrawnShapeTest::equalOutlinesDifferNowhere()
{
    QVERIFY(differingAreas(PolygonOutline{circleOf(9)}, PolygonOutline{circleOf(9)}).isEmpty());
}

void DrawnShapeTest::aMovedPointChangesItsSurroundingsAlone()
{
    QList<Point> points = circleOf(100);
    points[50] = {3, 4};
    const QList<QRectF> areas = differingAreas(PolygonOutline{circleOf(100)}, PolygonOutline{points});
    QCOMPARE(areas.size(), 1);
    QVERIFY(areas.constFirst().contains(QPointF(3, 4)) && areas.constFirst().contains(toQt(circleOf(100).at(51))));
    QVERIFY(areas.constFirst().right() < 20);
}

void DrawnShapeTest::anotherKindOfOutlineChangesBothBounds()
{
    const QList<QRectF> areas = differingAreas(geometry::Circle{{10, 10}, 5}, geometry::Box{{100, 100}, {110, 120}});
    QCOMPARE(areas.size(), 2);
    QCOMPARE(areas.constFirst(), QRectF(5, 5, 10, 10));
    QCOMPARE(areas.constLast(), QRectF(100, 100, 10, 20));
}

void DrawnShapeTest::aChainIsNotFilled()
{
    DrawnShape chain({1}, ChainLine{circleOf(9)}, {.color = Qt::red});
    QVERIFY(!chain.look().filled);
    QVERIFY(!chain.setLook({.color = Qt::red}));
    QVERIFY(chain.setLook({.color = Qt::blue}));
    QVERIFY(!chain.look().filled);
}

void DrawnShapeTest::aTangleCoversTheSameNearAnyArea()
{
    std::mt19937 random(3);
    std::uniform_int_distribution<int> anywhere(0, 200);
    QList<Point> tangle;
    for (int i = 0; i < 60; ++i)
        tangle.append({double(anywhere(random)), double(anywhere(random))});
    const auto filled = [](const QPainterPath &path, const QRect &area) {
        QImage image(200, 200, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter(&image).fillPath(path, Qt::black);
        return image.copy(area);
    };
    for (int i = 0; i < 100; ++i) {
        const QRect area(anywhere(random), anywhere(random), 20, 30);
        const QPainterPath part = fillNear(tangle, QRectF(area).adjusted(-1, -1, 1, 1));
        QVERIFY(part.elementCount() <= tangle.size() + 1);
        QCOMPARE(filled(part, area), filled(pathOf(geometryOf(PolygonOutline{tangle})), area));
    }
    QVERIFY(fillNear(tangle, {300, 300, 10, 10}).elementCount() <= 4);
}

void DrawnShapeTest::aCrowdIsNoHeap()
{
    QCOMPARE(crowdingOf({}), Crowding::None);
    QCOMPARE(crowdingOf(spreadSquares(crowd - 1, 50, 50)), Crowding::None);
    QCOMPARE(crowdingOf(spreadSquares(crowd, 50, 50)), Crowding::Crowd);
    QCOMPARE(crowdingOf(spreadSquares(100, 1, 50)), Crowding::None); // too few, even all in one place
}

void DrawnShapeTest::shapesInManyLayersAreAHeap()
{
    QCOMPARE(crowdingOf(spreadSquares(crowd - 1, 1, 50)), Crowding::Heap);
    QCOMPARE(crowdingOf(spreadSquares(crowd, 50, 400)), Crowding::Heap);
    QCOMPARE(crowdingOf(spreadSquares(10 * crowd, 50, 400)), Crowding::Heap);
    QCOMPARE(crowdingOf(spreadSquares(10 * crowd, 1, 50)), Crowding::Thicket);
}

void DrawnShapeTest::aHeapIsDrawnFromAfar()
{
    const Theme theme = themeFor(ThemeChoice::Dark);
    QList<DrawnShape> shapes(200, DrawnShape({1}, geometry::Box{{20, 20}, {180, 180}}, {.color = Qt::red}));
    const auto colors = [&] {
        QImage image(200, 200, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        drawShapes(painter, shapes, image.rect(), theme);
        return std::pair(image.pixelColor(100, 18), image.pixelColor(100, 100));
    };
    const auto [beside, within] = colors();
    QCOMPARE(beside, QColor(Qt::white)); // no dark line beneath
    QVERIFY(within.green() < 60);
    shapes.last() = DrawnShape({2}, geometry::Box{{20, 20}, {180, 180}}, {.color = Qt::red, .selected = true});
    QVERIFY(colors().first != QColor(Qt::white));
    shapes.fill(shapes.constFirst(), 10 * crowd);
    QCOMPARE(colors().second, QColor(Qt::white)); // a thicket is lines
}

HITBOX_WINDOW_TEST(DrawnShapeTest)
#include "drawn_shape_test.moc"
