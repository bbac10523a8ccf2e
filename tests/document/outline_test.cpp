#include "document/outline.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class OutlineTest : public QObject
{
    Q_OBJECT

private slots:
    void outlinesAreToldByFewPoints()
    {
        QCOMPARE(definingPoints(geometry::Box{{1, 2}, {3, 4}}), (QList<geometry::Point>{{1, 2}, {3, 4}}));
        QCOMPARE(definingPoints(geometry::Capsule{{1, 2}, {3, 4}, 5}).size(), 2);
        QCOMPARE(definingPoints(geometry::Circle{{1, 2}, 5}), QList<geometry::Point>{(geometry::Point{1, 2})});
        QCOMPARE(definingPoints(PolygonOutline{{{0, 0}, {1, 0}, {1, 1}}}).size(), 3);
        QCOMPARE(radiusOf(geometry::Capsule{{1, 2}, {3, 4}, 5}), 5.0);
        QCOMPARE(radiusOf(ChainLine{}), 0.0);
    }

    void pointsAreThoseOfPolygonsAndChains()
    {
        const QList<geometry::Point> points{{0, 0}, {1, 0}, {1, 1}};
        QCOMPARE(pointsOf(PolygonOutline{points}).size(), 3U);
        QCOMPARE(pointsOf(ChainLine{points}).size(), 3U);
        QVERIFY(pointsOf(geometry::Circle{{1, 2}, 5}).empty());
        QCOMPARE(ringOf(PolygonOutline{points}).size(), 3U);
        QVERIFY(ringOf(ChainLine{points}).empty());
        QCOMPARE(polygonOf({{0, 0}, {1, 0}, {1, 1}}), Outline(PolygonOutline{points}));
    }
};

HITBOX_TEST(OutlineTest)
#include "outline_test.moc"
