#include <QTest>

#include <cmath>
#include <limits>
#include <numbers>

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>

#include "geometry/random_shapes.h"
#include "test_class.h"

using namespace hitbox::geometry;
using test::Random;

namespace {

/// Doubles around the figure, in pixels: how exactly corners can lie at all.
constexpr double rounding = 1e-9;

/// How far the polygon strays from the curve to the outside (corners) and to the inside (middles of edges).
struct Deviation {
    double outwards = 0;
    double inwards = 0;
};

Deviation deviation(const Ring &ring, const Segment &spine, double radius)
{
    Deviation result;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Segment side = edge(ring, i);
        const Point middle = test::between(side.from, side.to, 0.5);
        result.outwards = std::max(result.outwards, distance(side.from, spine) - radius);
        result.inwards = std::max(result.inwards, radius - distance(middle, spine));
    }
    return result;
}

bool isWithin(const Deviation &deviation, double tolerance)
{
    return deviation.outwards <= tolerance + rounding && deviation.inwards <= tolerance + rounding;
}

Circle randomCircle(Random &random)
{
    return {test::randomPoint(random, test::Family::Plain), std::exp(random.between(-2.0, 7.0))};
}

double randomTolerance(Random &random)
{
    return std::exp(random.between(-7.0, 1.0));
}

} // namespace

class FlattenTest : public QObject
{
    Q_OBJECT

private slots:
    void staysWithinTheToleranceOfACircle()
    {
        Random random(501);
        for (int i = 0; i < test::caseCount() / 10; ++i) {
            const Circle circle = randomCircle(random);
            const double tolerance = randomTolerance(random);
            const Ring ring = flattened(circle, tolerance);
            QVERIFY2(isWithin(deviation(ring, {circle.center, circle.center}, circle.radius), tolerance),
                     HITBOX_CASE(i, ring));
        }
    }

    void staysWithinTheToleranceOfACapsule()
    {
        Random random(502);
        for (int i = 0; i < test::caseCount() / 10; ++i) {
            const Circle end = randomCircle(random);
            const Capsule capsule{end.center, test::randomPoint(random, test::Family::Plain), end.radius};
            const double tolerance = randomTolerance(random);
            const Ring ring = flattened(capsule, tolerance);
            QVERIFY2(isWithin(deviation(ring, {capsule.from, capsule.to}, capsule.radius), tolerance),
                     HITBOX_CASE(i, ring));
        }
    }

    void keepsTheArea()
    {
        Random random(503);
        for (int i = 0; i < test::caseCount() / 10; ++i) {
            const Circle circle = randomCircle(random);
            const Capsule capsule{circle.center, test::randomPoint(random, test::Family::Plain), circle.radius};
            const double tolerance = randomTolerance(random);
            const double ofCircle = signedArea(flattened(circle, tolerance));
            const double ofCapsule = signedArea(flattened(capsule, tolerance));
            QVERIFY(std::abs(ofCircle - *area(circle)) <= rounding * (1 + *area(circle)));
            QVERIFY(std::abs(ofCapsule - *area(capsule)) <= rounding * (1 + *area(capsule)));
        }
    }

    void isConvexAndCounterClockwise()
    {
        for (const double tolerance : {1.0, 1.0 / 16, 1.0 / 256}) {
            QVERIFY(isConvex(flattened(Circle{{3, 4}, 20}, tolerance)));
            QCOMPARE(winding(flattened(Circle{{3, 4}, 20}, tolerance)), Orientation::CounterClockwise);
            QVERIFY(isConvex(flattened(Capsule{{3, 4}, {30, -10}, 20}, tolerance)));
            QCOMPARE(winding(flattened(Capsule{{3, 4}, {30, -10}, 20}, tolerance)), Orientation::CounterClockwise);
        }
    }

    void usesTheLeastNumberOfCornersForACircle()
    {
        // One corner less, with the area kept, strays too far.
        for (const double radius : {5.0, 20.0, 333.0}) {
            const double tolerance = 1.0 / 256;
            const auto corners = flattened(Circle{{0, 0}, radius}, tolerance).size();
            const double turn = 2 * std::numbers::pi / static_cast<double>(corners - 1);
            QVERIFY(radius * std::sqrt(turn / std::sin(turn)) - radius > tolerance);
        }
    }

    void usesAtLeast8AndAtMost4096Corners()
    {
        QCOMPARE(flattened(Circle{{0, 0}, 0.001}).size(), std::size_t{8});
        QCOMPARE(flattened(Capsule{{0, 0}, {1, 0}, 0.001}).size(), std::size_t{8});
        QCOMPARE(flattened(Circle{{0, 0}, 10}, 1000).size(), std::size_t{8});
        QCOMPARE(flattened(Circle{{0, 0}, 1e9}, 1e-9).size(), std::size_t{4096});
        for (const double useless : {0.0, -1.0, std::numeric_limits<double>::quiet_NaN()})
            QCOMPARE(flattened(Circle{{0, 0}, 10}, useless).size(), std::size_t{4096});
    }

    void makesACapsuleOfEqualEndsACircle()
    {
        QCOMPARE(flattened(Capsule{{1, 2}, {1, 2}, 5}), flattened(Circle{{1, 2}, 5}));
    }

    void endsForNumbersThatAreNotFinite()
    {
        const double infinite = std::numeric_limits<double>::infinity();
        QVERIFY(flattened(Circle{{0, 0}, infinite}).size() <= 4096);
        QVERIFY(flattened(Capsule{{0, 0}, {infinite, 0}, 1}).size() <= 4096);
        QVERIFY(flattened(Circle{{0, 0}, std::numeric_limits<double>::quiet_NaN()}).size() <= 4096);
    }
};

HITBOX_TEST(FlattenTest)
#include "flatten_test.moc"
