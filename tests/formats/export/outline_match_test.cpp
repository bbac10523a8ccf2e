#include "formats/export/outline_match.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class OutlineMatchTest : public QObject
{
    Q_OBJECT

private slots:
    void outlinesMatchWithinTheTolerance()
    {
        const Outline triangle = PolygonOutline{{{0, 0}, {4, 0}, {4, 4}}};
        QVERIFY(matches(triangle, PolygonOutline{{{0, 0.01}, {4, 0}, {4, 3.99}}}, 0.011));
        QVERIFY(!matches(triangle, PolygonOutline{{{0, 0.02}, {4, 0}, {4, 4}}}, 0.011));
        QVERIFY(!matches(triangle, PolygonOutline{{{0, 0}, {4, 0}, {4, 4}, {0, 4}}}, 1));
        QVERIFY(!matches(triangle, ChainLine{{{0, 0}, {4, 0}, {4, 4}}}, 1));
        QVERIFY(!matches(geometry::Circle{{}, 3}, geometry::Circle{{}, 3.1}, 0.05));
    }

    void anIndexFindsAcrossTheSidesOfItsCells()
    {
        OutlineIndex index;
        index.add(geometry::Circle{{4, 8}, 2});
        QVERIFY(index.holds(geometry::Circle{{3.999, 7.999}, 2}, 0.01));
        QVERIFY(index.holds(geometry::Circle{{4.001, 8.001}, 2}, 0.01));
        QVERIFY(!index.holds(geometry::Circle{{4, 8}, 3}, 0.01));
        QVERIFY(!index.holds(geometry::Circle{{-4, 8}, 2}, 0.01));
    }

    void precisionFollowsTheReach()
    {
        const Outline near = geometry::Circle{{1, 1}, 1};
        const Outline far = geometry::Circle{{1e6, 1}, 1};
        QVERIFY(precisionOf(near, {}, NumberPrecision::Double) < 1e-13);
        QVERIFY(precisionOf(near, {}, NumberPrecision::Single) < 2e-7);
        QVERIFY(precisionOf(far, {}, NumberPrecision::Single) > 0.1);
        QVERIFY(precisionOf(near, {1e6, 0}, NumberPrecision::Single) > 0.1);
    }
};

HITBOX_TEST(OutlineMatchTest)
#include "outline_match_test.moc"
