#include <QTest>

#include <cmath>
#include <limits>

#include <hitbox/geometry/orientation.h>

#include "geometry/oracle.h"
#include "geometry/random_shapes.h"
#include "test_class.h"

using namespace hitbox::geometry;

class OrientationTest : public QObject
{
    Q_OBJECT

private slots:
    void isCounterClockwiseAsSeenOnScreen()
    {
        // Down, then right: to the left hand of someone who walks on the screen.
        QCOMPARE(orientation({0, 0}, {0, 10}, {10, 10}), Orientation::CounterClockwise);
        QCOMPARE(orientation({0, 0}, {10, 0}, {10, 10}), Orientation::Clockwise);
        QCOMPARE(orientation({0, 0}, {10, 0}, {30, 0}), Orientation::Collinear);
        QCOMPARE(opposite(Orientation::Clockwise), Orientation::CounterClockwise);
        QCOMPARE(opposite(Orientation::Collinear), Orientation::Collinear);
    }

    void agreesWithRationalArithmetic()
    {
        test::Random random(11);
        for (int i = 0; i < test::caseCount(); ++i) {
            const auto p = test::randomPoints(random, test::familyOf(i), 3);
            QVERIFY2(orientation(p[0], p[1], p[2]) == oracle::orientation(p[0], p[1], p[2]), HITBOX_CASE(i, p));
        }
    }

    void tellsEveryDoubleAroundALineApart()
    {
        // The example on which plain double arithmetic answers almost at random.
        const Point b{12, 12};
        const Point c{24, 24};
        const double step = 0x1p-53;
        for (int x = 0; x < 32; ++x)
            for (int y = 0; y < 32; ++y) {
                const Point a{0.5 + x * step, 0.5 + y * step};
                QCOMPARE(orientation(a, b, c), oracle::orientation(a, b, c));
            }
    }

    void judgesFineGridsAndTheirEdgesExactly()
    {
        // Around the sizes and steps up to which products of differences are exact.
        test::Random random(14);
        for (int i = 0; i < test::caseCount(); ++i) {
            const double step = std::ldexp(1.0, -random.between(7, 10));
            const double size = std::ldexp(1.0, random.between(15, 19));
            const auto coordinate = [&] {
                const double value = random.chance(0.5) ? size : random.between(-size, size);
                return std::round(value / step) * step + random.between(-1, 1) * step;
            };
            const Point a{coordinate(), coordinate()};
            const Point b{coordinate(), coordinate()};
            const Point c = (a + b) * 0.5 + Point{random.between(-1, 1) * step, random.between(-1, 1) * step};
            QCOMPARE(orientation(a, b, c), oracle::orientation(a, b, c));
        }
    }

    void doesNotDependOnTheOrderOfItsPoints()
    {
        test::Random random(12);
        for (int i = 0; i < test::caseCount(); ++i) {
            const auto p = test::randomPoints(random, test::familyOf(i), 3);
            const Orientation turn = orientation(p[0], p[1], p[2]);
            QVERIFY2(orientation(p[1], p[2], p[0]) == turn, HITBOX_CASE(i, p));
            QVERIFY2(orientation(p[1], p[0], p[2]) == opposite(turn), HITBOX_CASE(i, p));
            QVERIFY2(orientation(p[0], p[2], p[1]) == opposite(turn), HITBOX_CASE(i, p));
        }
    }

    void mirrorsToTheOppositeAndIgnoresQuarterTurnsAndDoubling()
    {
        test::Random random(13);
        for (int i = 0; i < test::caseCount(); ++i) {
            const auto p = test::randomPoints(random, test::familyOf(i), 3);
            const Orientation turn = orientation(p[0], p[1], p[2]);
            const auto after = [&](Point (*move)(Point)) { return orientation(move(p[0]), move(p[1]), move(p[2])); };
            QVERIFY2(after(test::mirrored) == opposite(turn), HITBOX_CASE(i, p));
            QVERIFY2(after(test::quarterTurned) == turn, HITBOX_CASE(i, p));
            QVERIFY2(after(test::doubled) == turn, HITBOX_CASE(i, p));
        }
    }

    void answersForEveryMagnitude()
    {
        QCOMPARE(orientation({0, 0}, {1e300, 0}, {1e300, 1e300}), Orientation::Clockwise);
        QCOMPARE(orientation({1e-140, 0}, {0, 1e-140}, {2e-140, 2e-140}),
                 oracle::orientation({1e-140, 0}, {0, 1e-140}, {2e-140, 2e-140}));
        const double extremes[] = {1e308,
                                   -1e308,
                                   5e-324,
                                   0,
                                   std::numeric_limits<double>::infinity(),
                                   std::numeric_limits<double>::quiet_NaN()};
        for (const double a : extremes)
            for (const double b : extremes)
                QVERIFY(std::abs(static_cast<int>(orientation({a, b}, {b, 1}, {1, a}))) <= 1);
    }
};

HITBOX_TEST(OrientationTest)
#include "orientation_test.moc"
