#include "formats/export/outline_match.h"
#include "test_class.h"

#include <QTest>

#include <cmath>
#include <random>

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

    void anIndexHoldsWhatMatches()
    {
        OutlineIndex index;
        index.add(geometry::Circle{{4, 8}, 2});
        QVERIFY(index.holds(geometry::Circle{{3.999, 7.999}, 2}, 0.01));
        QVERIFY(index.holds(geometry::Circle{{4.001, 8.001}, 2}, 0.01));
        QVERIFY(!index.holds(geometry::Circle{{4, 8}, 3}, 0.01));
        QVERIFY(!index.holds(geometry::Circle{{-4, 8}, 2}, 0.01));
        QVERIFY(!index.holds(PolygonOutline{}, 0.01));
        index.add(PolygonOutline{});
        QVERIFY(index.holds(PolygonOutline{}, 0));
    }

    /// Whatever is as far off as the tolerance allows, at every coordinate, near the origin and far from it.
    void anIndexAgreesWithLookingAtEachOne()
    {
        std::mt19937 random(7);
        const auto between = [&random](double least, double most) {
            return std::uniform_real_distribution(least, most)(random);
        };
        for (int round = 0; round < 300; ++round) {
            const double reach = std::pow(10.0, between(0, 7));
            const double tolerance = precisionOf(geometry::Circle{{reach, 0}, 1}, {}, NumberPrecision::Double);
            const bool isShared = round % 2 == 0; // outlines of one place, apart by little more than the tolerance
            const geometry::Point place{between(-reach, reach), between(-reach, reach)};
            OutlineIndex index;
            QList<Outline> all;
            for (int i = 0; i < 20; ++i) {
                PolygonOutline polygon;
                for (int vertex = 0; vertex < 3 + round % 40; ++vertex) {
                    const geometry::Point own{between(-reach, reach), between(-reach, reach)};
                    const double apart = i * 1.5 * tolerance;
                    polygon.points.append(isShared ? geometry::Point{place.x + apart, place.y + vertex} : own);
                }
                index.add(polygon);
                all.append(polygon);
            }
            for (Outline outline : std::as_const(all)) {
                for (geometry::Point &vertex : std::get<PolygonOutline>(outline).points) {
                    vertex.x += round % 3 == 0 ? tolerance : between(-tolerance, tolerance);
                    vertex.y += round % 3 == 0 ? tolerance : between(-tolerance, tolerance);
                }
                const bool isThere = std::any_of(
                    all.cbegin(), all.cend(), [&](const Outline &other) { return matches(outline, other, tolerance); });
                QCOMPARE(index.holds(outline, tolerance), isThere);
            }
        }
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
