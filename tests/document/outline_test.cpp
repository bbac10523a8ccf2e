#include "document/outline.h"
#include "test_class.h"

#include "document/edits.h"
#include "document/limits.h"

#include <QTest>

#include <cmath>
#include <limits>

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

    void nearOutlinesDifferByNoMoreThanTheReach()
    {
        const QList<geometry::Point> points{{0, 0}, {1, 0}, {1, 1}};
        const QList<Outline> outlines{PolygonOutline{points}, ChainLine{points}, geometry::Circle{{1, 2}, 5},
                                      geometry::Box{{1, 2}, {3, 4}}, geometry::Capsule{{1, 2}, {3, 4}, 5}};
        for (const Outline &outline : outlines) {
            for (const Outline &other : outlines)
                QCOMPARE(areNear(outline, other, 100), outline.index() == other.index());
            QVERIFY(areNear(outline, moved(outline, {0, 0.25}), 0.25));
            QVERIFY(!areNear(outline, moved(outline, {0, 0.5}), 0.25));
            QVERIFY(!areNear(outline, moved(outline, {std::nan(""), 0}), 100));
        }
        QVERIFY(!areNear(geometry::Circle{{1, 2}, 5}, geometry::Circle{{1, 2}, 5.5}, 0.25));
        QVERIFY(!areNear(geometry::Capsule{{1, 2}, {3, 4}, 5}, geometry::Capsule{{1, 2}, {3.5, 4}, 5}, 0.25));
        QVERIFY(!areNear(ChainLine{points}, ChainLine{points.mid(1)}, 100));
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

    void aBoxIsTheSameFromAnyOfItsCorners()
    {
        const geometry::Box box{{1, 2}, {5, 9}};
        QCOMPARE(boxBetween({1, 2}, {5, 9}), box);
        QCOMPARE(boxBetween({5, 2}, {1, 9}), box);
        QCOMPARE(boxBetween({5, 9}, {1, 2}), box);
        QCOMPARE(boxBetween({1, 9}, {5, 2}), box);
    }

    void whatAProjectCanHoldIsWithinLimits()
    {
        const double most = limits::coordinate;
        const double beyond = std::nextafter(most, 2 * most);
        const double none = std::numeric_limits<double>::quiet_NaN();
        const QList<Outline> within{PolygonOutline{},
                                    ChainLine{{{most, -most}}},
                                    geometry::Circle{{most, most}, most},
                                    geometry::Circle{{0, 0}, 0},
                                    geometry::Box{{-most, -most}, {most, most}},
                                    geometry::Box{{1, 1}, {1, 1}},
                                    geometry::Capsule{{most, 0}, {0, -most}, most}};
        for (const Outline &outline : within)
            QVERIFY(isWithinLimits(outline));
        for (const double bad : {beyond, -beyond, none, std::numeric_limits<double>::infinity()}) {
            const QList<Outline> outside{PolygonOutline{{{0, 0}, {bad, 0}}},     ChainLine{{{0, bad}}},
                                         geometry::Circle{{bad, 0}, 1},          geometry::Circle{{0, 0}, bad},
                                         geometry::Box{{0, 0}, {1, bad}},        geometry::Box{{0, bad}, {1, 1}},
                                         geometry::Capsule{{0, 0}, {0, bad}, 1}, geometry::Capsule{{bad, 0}, {0, 0}, 1},
                                         geometry::Capsule{{0, 0}, {0, 0}, bad}};
            for (const Outline &outline : outside)
                QVERIFY(!isWithinLimits(outline));
        }
        QVERIFY(!isWithinLimits(geometry::Circle{{0, 0}, -1}));
        QVERIFY(!isWithinLimits(geometry::Box{{2, 0}, {1, 1}}));
    }
};

HITBOX_TEST(OutlineTest)
#include "outline_test.moc"
