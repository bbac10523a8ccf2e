#include <QTest>

#include <cmath>
#include <limits>

#include <hitbox/geometry/polygon.h>

#include "geometry/oracle.h"
#include "geometry/random_shapes.h"
#include "test_class.h"

using namespace hitbox::geometry;

namespace {

const Ring plainSquare{{0, 0}, {0, 10}, {10, 10}, {10, 0}};

/// By the definition: simple, and every three points that follow one another turn the same way or not at all.
bool isConvexByDefinition(std::span<const Point> ring)
{
    if (ring.size() < 3 || !isSimple(ring))
        return false;
    bool turns[3] = {};
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Segment side = edge(ring, i);
        const Orientation turn = oracle::orientation(side.from, side.to, edge(ring, (i + 1) % ring.size()).to);
        turns[static_cast<int>(turn) + 1] = true;
    }
    return turns[0] != turns[2];
}

Ring convexRing(test::Random &random, int count)
{
    Ring ring;
    for (int i = 0; i < count; ++i) {
        const double angle = 2 * std::numbers::pi * (i + random.unit() * 0.5) / count;
        ring.push_back({std::round(40 * std::cos(angle)), std::round(40 * std::sin(angle))});
    }
    return ring;
}

} // namespace

class PolygonTest : public QObject
{
    Q_OBJECT

private slots:
    void theLastEdgeLeadsBackToTheFirstPoint()
    {
        QCOMPARE(edge(plainSquare, 1), (Segment{{0, 10}, {10, 10}}));
        QCOMPARE(edge(plainSquare, 3), (Segment{{10, 0}, {0, 0}}));
    }

    void areaIsPositiveForCounterClockwiseOnScreen()
    {
        QCOMPARE(signedArea(plainSquare), 100.0);
        QCOMPARE(signedArea(Ring(plainSquare.rbegin(), plainSquare.rend())), -100.0);
        QCOMPARE(signedArea(Ring{{0, 0}, {10, 10}, {0, 10}, {10, 0}}), 0.0);
        QCOMPARE(signedArea(Ring{}), 0.0);
        QCOMPARE(winding(plainSquare), Orientation::CounterClockwise);
    }

    void aHoleIsTakenFromTheAreaOfItsRegion()
    {
        QCOMPARE(signedArea(Region{{plainSquare, {{2, 2}, {4, 2}, {4, 4}, {2, 4}}}}), 96.0);
        QCOMPARE(signedArea(Region{}), 0.0);
    }

    void windingAgreesWithRationalArithmetic()
    {
        test::Random random(51);
        for (int i = 0; i < test::caseCount(); ++i) {
            const Ring ring =
                test::randomRing(random, test::familyOf(i), static_cast<std::size_t>(random.between(3, 8)));
            const oracle::Rational expected = oracle::signedArea(ring);
            QVERIFY2(static_cast<int>(winding(ring)) == expected.sign(), HITBOX_CASE(i, ring));
            const double actual = signedArea(ring);
            QVERIFY2((actual > 0) - (actual < 0) == expected.sign(), HITBOX_CASE(i, ring));
        }
    }

    void windingIsExactWhereTheAreaIsAlmostNothing()
    {
        // A bow tie whose lobes differ by the last bit of one coordinate.
        Ring bowTie{{0, 0}, {10, 10}, {0, 10}, {10, 0}};
        QCOMPARE(winding(bowTie), Orientation::Collinear);
        bowTie[3].x = std::nextafter(10.0, 11);
        QCOMPARE(static_cast<int>(winding(bowTie)), oracle::signedArea(bowTie).sign());
        QVERIFY(winding(bowTie) != Orientation::Collinear);
        bowTie[3].x = std::nextafter(10.0, 9);
        QCOMPARE(static_cast<int>(winding(bowTie)), oracle::signedArea(bowTie).sign());
        QVERIFY(winding(bowTie) != Orientation::Collinear);
    }

    void windingFollowsMoves()
    {
        test::Random random(52);
        for (int i = 0; i < test::caseCount(); ++i) {
            const Ring ring =
                test::randomRing(random, test::familyOf(i), static_cast<std::size_t>(random.between(3, 8)));
            const Orientation turn = winding(ring);
            QVERIFY2(winding(test::renumbered(ring, 1)) == turn, HITBOX_CASE(i, ring));
            QVERIFY2(winding(Ring(ring.rbegin(), ring.rend())) == opposite(turn), HITBOX_CASE(i, ring));
            QVERIFY2(winding(test::moved(ring, test::mirrored)) == opposite(turn), HITBOX_CASE(i, ring));
            QVERIFY2(winding(test::moved(ring, test::quarterTurned)) == turn, HITBOX_CASE(i, ring));
            QVERIFY2(signedArea(test::moved(ring, test::doubled)) == 4 * signedArea(ring), HITBOX_CASE(i, ring));
        }
    }

    void convexityAgreesWithItsDefinition()
    {
        test::Random random(53);
        int convexCount = 0;
        for (int i = 0; i < test::caseCount(); ++i) {
            const auto family = test::familyOf(i);
            const auto count = static_cast<std::size_t>(random.between(3, 5));
            const Ring ring = random.chance(0.3)   ? convexRing(random, random.between(3, 12))
                              : random.chance(0.5) ? test::starRing(random, family, count)
                                                   : test::randomRing(random, family, count);
            const bool expected = isConvexByDefinition(ring);
            convexCount += expected ? 1 : 0;
            QVERIFY2(isConvex(ring) == expected, HITBOX_CASE(i, ring));
            QVERIFY2(isConvex(Ring(ring.rbegin(), ring.rend())) == expected, HITBOX_CASE(i, ring));
        }
        QVERIFY(convexCount > test::caseCount() / 10);
    }

    void aPentagramIsNotConvexThoughItAlwaysTurnsTheSameWay()
    {
        const Ring pentagram{{0, -10}, {6, 8}, {-10, -3}, {10, -3}, {-6, 8}};
        QVERIFY(!isConvex(pentagram));
        QVERIFY(!isConvex(Ring{{0, 0}, {0, 1}, {1, 1}, {1, 0}, {0, 0}, {0, 1}, {1, 1}, {1, 0}}));
    }

    void straightOnIsConvexButSpikesRepeatsAndLinesAreNot()
    {
        QVERIFY(isConvex(Ring{{0, 0}, {0, 5}, {0, 10}, {10, 10}, {10, 0}}));
        QVERIFY(!isConvex(Ring{{0, 0}, {0, 15}, {0, 10}, {10, 10}, {10, 0}}));
        QVERIFY(!isConvex(Ring{{0, 0}, {0, 10}, {0, 10}, {10, 10}, {10, 0}}));
        QVERIFY(!isConvex(Ring{{0, 0}, {5, 5}, {10, 10}}));
        QVERIFY(!isConvex(Ring{{0, 0}, {5, 5}}));
        QVERIFY(!isConvex(Ring{}));
    }

    void boundsHoldEveryPoint()
    {
        QVERIFY(!bounds(Ring{}).has_value());
        QCOMPARE(bounds(Ring{{3, 4}, {-1, 9}}), (Box{{-1, 4}, {3, 9}}));
        QCOMPARE(bounds(Shape(Point{1, 2})), (Box{{1, 2}, {1, 2}}));
        QCOMPARE(bounds(Shape(Segment{{5, 1}, {2, 3}})), (Box{{2, 1}, {5, 3}}));
        QCOMPARE(bounds(Shape(Circle{{1, 2}, 3})), (Box{{-2, -1}, {4, 5}}));
        QCOMPARE(bounds(Shape(Capsule{{10, 0}, {0, 0}, 2})), (Box{{-2, -2}, {12, 2}}));
        QCOMPARE(bounds(Shape(Box{{1, 2}, {3, 4}})), (Box{{1, 2}, {3, 4}}));
        QCOMPARE(bounds(Shape(Polygon{plainSquare})), (Box{{0, 0}, {10, 10}}));
        QVERIFY(!bounds(Shape(Chain{})).has_value());
    }

    void answersForEveryMagnitude()
    {
        const double big = 1e300;
        const Ring huge{{-big, -big}, {-big, big}, {big, big}, {big, -big}};
        QCOMPARE(winding(huge), Orientation::CounterClockwise);
        QVERIFY(isConvex(huge));
        QCOMPARE(signedArea(huge), std::numeric_limits<double>::infinity());
        const Ring hugeBowTie{{0, 0}, {big, big}, {0, big}, {big, 0}};
        QCOMPARE(winding(hugeBowTie), Orientation::Collinear);
        for (const double bad : {std::numeric_limits<double>::infinity(), std::numeric_limits<double>::quiet_NaN()}) {
            const Ring ring{{0, 0}, {bad, 5}, {5, bad}, {1, 2}};
            QVERIFY(!isConvex(ring));
            QVERIFY(std::abs(static_cast<int>(winding(ring))) <= 1);
        }
    }
};

HITBOX_TEST(PolygonTest)
#include "polygon_test.moc"
