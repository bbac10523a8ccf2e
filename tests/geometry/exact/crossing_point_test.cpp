#include <QTest>

#include <cstdint>
#include <utility>

#include "exact/crossing_point.h"
#include "geometry/oracle.h"
#include "geometry/random_shapes.h"
#include "test_class.h"

using namespace hitbox::geometry;
using detail::crossingPoint;
using test::Family;
using test::Random;

namespace {

bool isNearest(const Segment &a, const Segment &b, Point p)
{
    const oracle::ExactPoint exact = oracle::meeting(a, b).first;
    return oracle::isNearestDouble(p.x, exact.x) && oracle::isNearestDouble(p.y, exact.y);
}

/// Two long segments with almost one direction, whose crossing is far less exact than their ends.
Segment nearlyAlong(Random &random, const Segment &a)
{
    const auto nudge = [&](Point p) {
        return Point{p.x + random.between(-1.0, 1.0) * 1e-9, p.y + random.between(-1.0, 1.0) * 1e-9};
    };
    return {nudge(a.from), nudge(a.to)};
}

/// The number below the modulus whose product with the value is 1 beside multiples of it; 0 where there is none.
std::int64_t inverseModulo(std::int64_t value, std::int64_t modulus)
{
    std::int64_t rest = modulus;
    std::int64_t nextRest = value % modulus;
    std::int64_t factor = 0;
    std::int64_t nextFactor = 1;
    while (nextRest != 0) {
        const std::int64_t times = rest / nextRest;
        rest = std::exchange(nextRest, rest - times * nextRest);
        factor = std::exchange(nextFactor, factor - times * nextFactor);
    }
    return rest == 1 ? (factor + modulus) % modulus : 0;
}

} // namespace

class CrossingPointTest : public QObject
{
    Q_OBJECT

private slots:
    void roundsToTheNearestDouble();
    void roundsToTheNearestDoubleOnNearlyParallelSegments();
    void roundsToTheNearestDoubleNextToTheMiddleOfTwo();
    void doesNotDependOnOrderOrSense();
    void findsPointsThatAreDoublesExactly();
    void givesNoNegativeZero();
};

void CrossingPointTest::roundsToTheNearestDouble()
{
    Random random(241);
    int crossings = 0;
    for (int i = 0; i < test::caseCount(); ++i) {
        const std::vector<Point> p = test::randomPoints(random, test::familyOf(i), 4);
        const Segment a{p[0], p[1]};
        const Segment b{p[2], p[3]};
        if (oracle::meeting(a, b).kind != MeetingKind::Crossing)
            continue;
        ++crossings;
        QVERIFY2(isNearest(a, b, crossingPoint(a, b)), HITBOX_CASE(i, p));
    }
    QVERIFY(crossings > test::caseCount() / 20);
}

void CrossingPointTest::roundsToTheNearestDoubleOnNearlyParallelSegments()
{
    Random random(242);
    for (int i = 0; i < test::caseCount(); ++i) {
        const std::vector<Point> p = test::randomPoints(random, Family::Plain, 2);
        const Segment a{p[0], p[1]};
        const Segment b = nearlyAlong(random, a);
        if (oracle::meeting(a, b).kind == MeetingKind::Crossing)
            QVERIFY2(isNearest(a, b, crossingPoint(a, b)), HITBOX_CASE(i, p));
    }
}

void CrossingPointTest::roundsToTheNearestDoubleNextToTheMiddleOfTwo()
{
    // What is decided here is less than 2^-105 of the coordinate: no filter may be sure of it.
    Random random(244);
    int decided = 0;
    for (int i = 0; i < test::caseCount(); ++i) {
        const auto height = static_cast<std::int64_t>(random.between(0x1p51, 0x1p52)) | 1;
        const auto width = static_cast<std::int64_t>(random.between(0x1p50, 0x1p51));
        const std::int64_t half = inverseModulo(2 * width, height);
        if (half == 0)
            continue;
        // 2 * width * level is one more, or less, than a multiple of the height: at that level the slanting segment is
        // that much beside the middle of two doubles.
        const auto level = static_cast<double>(random.chance(0.5) ? half : height - half);
        const Segment lying{{0, level}, {4, level}};
        const Segment slanting{{1, 0}, {1 + static_cast<double>(width) * 0x1p-52, static_cast<double>(height)}};
        ++decided;
        QVERIFY2(isNearest(lying, slanting, crossingPoint(lying, slanting)), qPrintable(QString::number(i)));
        QVERIFY2(isNearest(lying, slanting, crossingPoint(slanting, lying)), qPrintable(QString::number(i)));
    }
    QVERIFY(decided > test::caseCount() / 4);
}

void CrossingPointTest::doesNotDependOnOrderOrSense()
{
    Random random(243);
    for (int i = 0; i < test::caseCount(); ++i) {
        const std::vector<Point> p = test::randomPoints(random, test::familyOf(i), 4);
        const Segment a{p[0], p[1]};
        const Segment b{p[2], p[3]};
        if (meeting(a, b).kind != MeetingKind::Crossing)
            continue;
        QCOMPARE(crossingPoint(b, a), crossingPoint(a, b));
        QCOMPARE(crossingPoint({a.to, a.from}, b), crossingPoint(a, b));
    }
}

void CrossingPointTest::findsPointsThatAreDoublesExactly()
{
    QCOMPARE(crossingPoint({{0, 0}, {10, 10}}, {{0, 10}, {10, 0}}), (Point{5, 5}));
    QCOMPARE(crossingPoint({{-3, 1}, {9, 1}}, {{0.1, -7}, {0.1, 11}}), (Point{0.1, 1}));
    // Half-way between two doubles: the even one is taken.
    QCOMPARE(crossingPoint({{1, 0}, {1 + 0x1p-52, 2}}, {{0, 1}, {2, 1}}), (Point{1, 1}));
    QCOMPARE(crossingPoint({{1 + 0x1p-52, 0}, {1 + 0x1p-51, 2}}, {{0, 1}, {2, 1}}), (Point{1 + 0x1p-51, 1}));
}

void CrossingPointTest::givesNoNegativeZero()
{
    const Point p = crossingPoint({{-1, -1}, {1, 1}}, {{1, -1}, {-1, 1}});
    QVERIFY(!std::signbit(p.x) && !std::signbit(p.y));
}

HITBOX_TEST(CrossingPointTest)
#include "crossing_point_test.moc"
