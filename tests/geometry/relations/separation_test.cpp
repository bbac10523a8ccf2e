#include <QTest>

#include <cmath>
#include <limits>
#include <numbers>

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/region.h>
#include <hitbox/geometry/separation.h>
#include <hitbox/geometry/transform.h>

#include "geometry/shape_families.h"
#include "geometry/special_numbers.h"
#include "test_class.h"

using namespace hitbox::geometry;
using namespace hitbox::geometry::test;

namespace {

double lengthOf(Point p)
{
    return std::hypot(p.x, p.y);
}

bool isParted(Relation relation)
{
    return relation == Relation::Separate || relation == Relation::Touching;
}

Shape shapeMovedBy(const Shape &shape, Point way)
{
    return placed(shape, {{0, 0}, way, 0, {1, 1}});
}

/// Over all pairs of edges and spines, without any tree.
double bruteDistance(const Shape &a, const Shape &b)
{
    const auto edgesOf = [](const Shape &shape) {
        if (const auto straight = oracle::straightShape(shape))
            return straight->edges();
        return std::vector<Segment>{exactRound(shape).spine};
    };
    const auto radiusOf = [](const Shape &shape) {
        return oracle::straightShape(shape) ? 0.0 : static_cast<double>(exactRound(shape).radius);
    };
    oracle::Rational least = -1;
    for (const Segment &edgeOfA : edgesOf(a))
        for (const Segment &edgeOfB : edgesOf(b)) {
            const oracle::Rational squared = oracle::squaredDistance(edgeOfA, edgeOfB);
            least = least < 0 ? squared : std::min(least, squared);
        }
    return std::sqrt(static_cast<double>(least)) - radiusOf(a) - radiusOf(b);
}

/// True when no way shorter than `length` by a hundredth parts the shapes, among those to many sides.
bool isShortest(const Shape &a, const Shape &b, double length)
{
    constexpr int sides = 90;
    for (int i = 0; i < sides; ++i) {
        const double angle = 2 * std::numbers::pi * i / sides;
        for (const double part : {0.99, 0.7, 0.35}) {
            const Point way = Point{std::cos(angle), std::sin(angle)} * (length * part);
            if (isParted(*relate(a, shapeMovedBy(b, way))))
                return false;
        }
    }
    return true;
}

/// Of points on the line at this height, in the same places for the same seed.
std::vector<Point> backAndForth(double y, std::size_t count)
{
    Random random(410);
    std::vector<Point> points(count);
    for (Point &p : points)
        p = {random.between(0.0, 100.0), y};
    return points;
}

/// Teeth to the right or, turned, downwards: every tooth of one crosses every tooth of the other.
Ring comb(int teeth, bool isTurned)
{
    Ring ring{{-2, -2}};
    for (int i = 0; i < teeth; ++i)
        ring.insert(ring.end(), {{-1, 2.0 * i}, {2.0 * teeth, 2.0 * i}, {2.0 * teeth, 2.0 * i + 1}, {-1, 2.0 * i + 1}});
    ring.push_back({-2, 2.0 * teeth});
    if (isTurned)
        for (Point &p : ring)
            p = {p.y, p.x};
    return ring;
}

} // namespace

class SeparationTest : public QObject
{
    Q_OBJECT

private slots:
    void isZeroExactlyWhereShapesShareAPoint();
    void measuresTheSameTheOtherWayRound();
    void measuresBetweenTheNearestEdges();
    void measuresBetweenRoundShapes();
    void measuresLongOutlines();
    void isInfiniteWithoutPoints();
    void closestPointsLieOnBothShapes();
    void answersForEveryMagnitude();
    void endsQuicklyForAMillionPoints();
    void pushesBoxesOutTheShortWay();
    void pushesCirclesApart();
    void pushesOutOfANotchRatherThanThroughTheWall();
    void pushesIntoAPocketThatFits();
    void pushesIntoAHoleThatFits();
    void pushesOutOfARegionPastAHoleTooNarrow();
    void leavesShapesThatOnlyTouchWhereTheyAre();
    void partsWhatItPushes();
    void findsNoLongerPushThanNeeded();
    void isTheOppositeTheOtherWayRound();
    void partsPolygonsWhoseRoundedAreasCannotBeCut();
    void tellsAPushThatOverflowsFromNone();
    void measuresPointsThatRunBackAndForth();
    void takesRingsWithoutAShape();
    void isCutShortWhereTheBudgetEnds();
};

void SeparationTest::isZeroExactlyWhereShapesShareAPoint()
{
    Random random(401);
    for (int i = 0; i < caseCount(); ++i) {
        const bool isInTenths = i % 2 == 0;
        const Shape a = isInTenths ? inTenths(anyShape(random)) : anyShape(random);
        const Shape b = isInTenths ? inTenths(anyShape(random)) : anyShape(random);
        const double measured = *distance(a, b);
        QVERIFY2((measured > 0) == (relate(a, b) == Relation::Separate), HITBOX_CASE(i, numbersOf(a, b)));
        QVERIFY2(distance(b, a) == measured, HITBOX_CASE(i, numbersOf(a, b)));
    }
}

void SeparationTest::measuresTheSameTheOtherWayRound()
{
    // Radii subtracted one after the other would be rounded in another order.
    const Circle a{{-0.33333333333333315, -1.9999999999999993}, 2.0000000000000013};
    const Circle b{{-1.9999999999999996, 0}, 0.33333333333333331};
    QVERIFY(*distance(a, b) > 0);
    QVERIFY(distance(a, b) == distance(b, a));
}

void SeparationTest::measuresBetweenTheNearestEdges()
{
    Random random(402);
    for (int i = 0; i < caseCount() / 4; ++i) {
        const Shape a = anyShape(random);
        const Shape b = shapeMovedBy(anyShape(random), {random.between(-9, 9) * 1.25, random.between(-9, 9) * 0.75});
        if (relate(a, b) != Relation::Separate)
            continue;
        const double expected = bruteDistance(a, b);
        QVERIFY2(std::abs(*distance(a, b) - expected) <= 1e-14 * (expected + 20), HITBOX_CASE(i, numbersOf(a, b)));
    }
}

void SeparationTest::measuresBetweenRoundShapes()
{
    QCOMPARE(distance(Circle{{0, 0}, 1}, Circle{{3, 4}, 1}), 3.0);
    QCOMPARE(distance(Circle{{0, 0}, 2}, Circle{{3, 4}, 3}), 0.0);
    QCOMPARE(distance(Capsule{{0, 0}, {10, 0}, 1}, Capsule{{5, 5}, {5, 9}, 2}), 2.0);
    QCOMPARE(distance(Circle{{5, 5}, 1}, Box{{10, 0}, {20, 10}}), 4.0);
    QCOMPARE(distance(Shape(Point{0, 3}), Shape(Segment{{-1, 0}, {1, 0}})), 3.0);
    // A hair apart, less than rounding shows: still not 0.
    QVERIFY(*distance(Circle{{0, 0}, 0.1}, Circle{{0.30000000000000004, 0}, 0.2}) > 0);
}

void SeparationTest::measuresLongOutlines()
{
    Random random(403);
    for (int i = 0; i < 5; ++i) {
        const Ring a = coastRing(random, 300);
        const Ring b = moved(coastRing(random, 200), [&](Point p) { return p + Point{1200, 150}; });
        double least = infinity;
        for (const Point p : a)
            least = std::min(least, nearestEdge(p, b, LineEnds::Closed)->distance);
        for (const Point p : b)
            least = std::min(least, nearestEdge(p, a, LineEnds::Closed)->distance);
        QCOMPARE(distance(Polygon{a}, Polygon{b}), least);
    }
}

void SeparationTest::isInfiniteWithoutPoints()
{
    const std::vector<Shape> nothing{Chain{},
                                     Polygon{},
                                     Region{},
                                     Region{{{}, {}}},
                                     Point{0, notANumber},
                                     Circle{{0, 0}, infinity},
                                     Circle{{0, 0}, notANumber},
                                     Box{{0, 0}, {infinity, 1}}};
    for (const Shape &a : nothing) {
        QCOMPARE(distance(a, Shape(Point{0, 0})), infinity);
        QCOMPARE(distance(Shape(Box{{0, 0}, {1, 1}}), a), infinity);
        QVERIFY(!*closestPoints(a, Circle{{0, 0}, 1}));
        QCOMPARE(smallestPush(a, Circle{{0, 0}, 1}), (Point{0, 0}));
        QCOMPARE(smallestPush(Circle{{0, 0}, 1}, a), (Point{0, 0}));
    }
}

void SeparationTest::closestPointsLieOnBothShapes()
{
    Random random(404);
    for (int i = 0; i < caseCount() / 2; ++i) {
        const Shape a = anyShape(random);
        const Shape b = shapeMovedBy(anyShape(random), {random.between(-5, 5) * 1.25, random.between(-5, 5) * 0.75});
        const ClosestPoints closest = **closestPoints(a, b);
        QVERIFY2(distance(closest.onA, a) < 1e-13, HITBOX_CASE(i, numbersOf(a, b)));
        QVERIFY2(distance(closest.onB, b) < 1e-13, HITBOX_CASE(i, numbersOf(a, b)));
        QCOMPARE(closest.distance, distance(a, b));
        QVERIFY2(std::abs(distance(closest.onA, closest.onB) - closest.distance) < 1e-13,
                 HITBOX_CASE(i, numbersOf(a, b)));
    }
}

void SeparationTest::answersForEveryMagnitude()
{
    const double huge = std::numeric_limits<double>::max();
    const double tiny = std::numeric_limits<double>::denorm_min();
    const std::vector<Shape> extremes{Point{huge, tiny},
                                      Segment{{-huge, huge}, {tiny, -tiny}},
                                      Chain{{{huge, 0}, {1, 1}, {-huge, 1e300}}},
                                      Circle{{-huge, 1e-300}, huge},
                                      Circle{{tiny, tiny}, tiny},
                                      Box{{-huge, -tiny}, {huge, huge}},
                                      Box{{-tiny, -tiny}, {tiny, tiny}},
                                      Capsule{{tiny, 0}, {huge, huge}, 1e300},
                                      Polygon{{{huge, -huge}, {-huge, tiny}, {tiny, huge}, {-tiny, 1}, {1e300, 1}}},
                                      Region{{{{0, 0}, {0, tiny}, {tiny, tiny}}, {{1, 1}, {1, huge}, {huge, 1}}}}};
    for (const Shape &a : extremes)
        for (const Shape &b : extremes) {
            QCOMPARE(*distance(a, b) > 0, relate(a, b) == Relation::Separate);
            QVERIFY(closestPoints(a, b)->has_value());
            const auto push = smallestPush(a, b);
            QVERIFY(push ? std::isfinite(push->x) && std::isfinite(push->y) : push == Failure::OutOfRange);
        }
}

void SeparationTest::endsQuicklyForAMillionPoints()
{
    constexpr std::size_t count = 1'000'000;
    const Polygon equal{Ring(count, Point{3, 4})};
    QCOMPARE(distance(equal, Box{{0, 8}, {10, 10}}), 4.0);
    QCOMPARE(smallestPush(equal, Box{{0, 0}, {10, 5}}), (Point{0, -1}));
    Polygon comb;
    Chain line;
    for (std::size_t i = 0; i < count; ++i) {
        comb.points.push_back({static_cast<double>(i), i % 2 == 0 ? 0.0 : -5.0});
        line.points.push_back({static_cast<double>(i), 3});
    }
    QCOMPARE(distance(comb, line), 3.0);
    QCOMPARE(distance(Circle{{500'000.5, -12}, 2}, line), 13.0);
    // Its last edge crosses all the others: more than the default budget has memory for.
    QVERIFY(smallestPush(comb, Box{{10, -4}, {20, 3}}) == Failure::CutShort);
    QCOMPARE(smallestPush(comb, Box{{10, -4}, {20, 3}}, Budget::unlimited()), (Point{0, 4}));
    QCOMPARE(smallestPush(line, Circle{{500'000, 3}, 2})->x, 0.0);
}

void SeparationTest::pushesBoxesOutTheShortWay()
{
    const Box a{{0, 0}, {10, 10}};
    QCOMPARE(smallestPush(a, Box{{8, 1}, {18, 11}}), (Point{2, 0}));
    QCOMPARE(smallestPush(a, Box{{1, -7}, {11, 3}}), (Point{0, -3}));
    QCOMPARE(smallestPush(a, Box{{1, 4}, {9, 5}}), (Point{0, -5}));
    QCOMPARE(smallestPush(a, Point{9, 5}), (Point{1, 0}));
    QCOMPARE(smallestPush(Segment{{3, 4}, {20, 4}}, a), (Point{0, 4}));
}

void SeparationTest::pushesCirclesApart()
{
    QVERIFY(lengthOf(*smallestPush(Circle{{0, 0}, 3}, Circle{{3, 4}, 7}) - Point{3, 4}) < 1e-14);
    QCOMPARE(lengthOf(*smallestPush(Circle{{0, 0}, 3}, Circle{{0, 0}, 2})), 5.0);
    QCOMPARE(smallestPush(Capsule{{0, 0}, {10, 0}, 1}, Circle{{5, 1}, 1}), (Point{0, 1}));
    QCOMPARE(smallestPush(Box{{0, 0}, {10, 10}}, Circle{{11, 5}, 2}), (Point{1, 0}));
    const Point offCorner = *smallestPush(Box{{0, 0}, {10, 10}}, Circle{{13, 14}, 6});
    QVERIFY(lengthOf(offCorner - Point{0.6, 0.8}) < 1e-14);
}

void SeparationTest::pushesOutOfANotchRatherThanThroughTheWall()
{
    // A letter U with a deep floor: a box in its floor leaves upwards into the notch.
    const Polygon u{{{0, 0}, {0, 30}, {30, 30}, {30, 0}, {20, 0}, {20, 20}, {10, 20}, {10, 0}}};
    QCOMPARE(smallestPush(u, Box{{12, 15}, {18, 22}}), (Point{0, -2}));
    // Too wide for the notch: the floor's other side is nearest.
    QCOMPARE(smallestPush(u, Box{{8, 24}, {22, 28}}), (Point{0, 6}));
}

void SeparationTest::pushesIntoAPocketThatFits()
{
    // The notch is exactly as wide as the box: only a move to the middle of it, which no single edge tells, will do.
    const Polygon u{{{0, 0}, {0, 30}, {30, 30}, {30, 0}, {20, 0}, {20, 20}, {10, 20}, {10, 0}}};
    QCOMPARE(smallestPush(u, Box{{11, 12}, {21, 21}}), (Point{-1, -1}));
    QCOMPARE(smallestPush(u, Box{{11, 12}, {21, 22}}), (Point{-1, -2}));
}

void SeparationTest::pushesIntoAHoleThatFits()
{
    const Region frame{{{{0, 0}, {0, 40}, {40, 40}, {40, 0}}, {{10, 10}, {30, 10}, {30, 30}, {10, 30}}}};
    QCOMPARE(relate(frame, Box{{8, 15}, {16, 25}}), Relation::Overlapping);
    QCOMPARE(smallestPush(frame, Box{{8, 15}, {16, 25}}), (Point{2, 0}));
    QCOMPARE(smallestPush(frame, Box{{12, 9}, {32, 29}}), (Point{-2, 1}));
    QCOMPARE(smallestPush(Box{{8, 15}, {16, 25}}, frame), (Point{-2, 0}));
    // The same area as a polygon that goes in to the hole and out again.
    const Polygon slit{{{0, 0}, {0, 40}, {40, 40}, {40, 0}, {0, 0}, {10, 10}, {30, 10}, {30, 30}, {10, 30}, {10, 10}}};
    QCOMPARE(smallestPush(slit, Box{{8, 15}, {16, 25}}), (Point{2, 0}));
}

void SeparationTest::pushesOutOfARegionPastAHoleTooNarrow()
{
    const Region frame{{{{0, 0}, {0, 40}, {40, 40}, {40, 0}}, {{10, 10}, {30, 10}, {30, 30}, {10, 30}}}};
    QCOMPARE(smallestPush(frame, Box{{9, 5}, {31, 21}}), (Point{0, -21}));
    QCOMPARE(smallestPush(frame, Box{{12, 12}, {28, 28}}), (Point{0, 0}));
}

void SeparationTest::leavesShapesThatOnlyTouchWhereTheyAre()
{
    Random random(405);
    for (int i = 0; i < caseCount() / 2; ++i) {
        const Shape a = anyShape(random);
        const Shape b = anyShape(random);
        if (isParted(*relate(a, b)))
            QVERIFY2((smallestPush(a, b) == Point{0, 0}), HITBOX_CASE(i, numbersOf(a, b)));
    }
}

void SeparationTest::partsWhatItPushes()
{
    Random random(406);
    for (int i = 0; i < caseCount() / 5; ++i) {
        const bool isInTenths = i % 2 == 0;
        const Shape a = isInTenths ? inTenths(anyShape(random)) : anyShape(random);
        const Shape b = isInTenths ? inTenths(anyShape(random)) : anyShape(random);
        const Point push = *smallestPush(a, b);
        if (push == Point{0, 0})
            QVERIFY2(isParted(*relate(a, b)) || (*area(a) == 0 && *area(b) == 0), HITBOX_CASE(i, numbersOf(a, b)));
        else
            QVERIFY2(isParted(*relate(a, shapeMovedBy(b, push))), HITBOX_CASE(i, numbersOf(a, b)));
    }
}

void SeparationTest::findsNoLongerPushThanNeeded()
{
    Random random(407);
    for (int i = 0; i < caseCount() / 25; ++i) {
        const Shape a = i % 3 == 0 ? roundShape(random) : Shape(Polygon{starRing(random, Family::Plain, 7)});
        const Shape b = i % 3 == 1 ? roundShape(random) : Shape(Polygon{starRing(random, Family::Lattice, 6)});
        const auto *polygonA = std::get_if<Polygon>(&a);
        const auto *polygonB = std::get_if<Polygon>(&b);
        if ((polygonA != nullptr && !isSimple(polygonA->points)) ||
            (polygonB != nullptr && !isSimple(polygonB->points)))
            continue;
        const Point push = *smallestPush(a, b);
        QVERIFY2(push == (Point{0, 0}) || isShortest(a, b, lengthOf(push)), HITBOX_CASE(i, numbersOf(a, b)));
    }
}

void SeparationTest::partsPolygonsWhoseRoundedAreasCannotBeCut()
{
    const Box box{{16, 16}, {32, 32}};
    const Polygon folded{{{1, 2},
                          {57.77738752949453, 47.936640789065876},
                          {50, 44},
                          {54.32651048664559, 46.18992786349651},
                          {42.63035492957928, 36.42561831559233},
                          {54.614390134210694, 46.335642444215146}}};
    QVERIFY(isParted(*relate(folded, shapeMovedBy(box, *smallestPush(folded, box)))));
    Random random(409);
    for (int i = 0; i < test::caseCount() / 4; ++i) {
        // Corners on lines between others, so that what is filled has slivers.
        Ring ring{{1, 2}, {50, 44}};
        while (ring.size() < 6) {
            const Point from = ring[static_cast<std::size_t>(random.below(static_cast<int>(ring.size())))];
            const Point to =
                random.chance(0.5) ? ring.back() : Point{random.between(0.0, 64.0), random.between(0.0, 64.0)};
            ring.push_back(test::between(from, to, random.between(-0.5, 1.5)));
        }
        const Polygon polygon{ring};
        QVERIFY2(isParted(*relate(polygon, shapeMovedBy(box, *smallestPush(polygon, box)))), HITBOX_CASE(i, ring));
    }
}

void SeparationTest::isTheOppositeTheOtherWayRound()
{
    Random random(408);
    for (int i = 0; i < caseCount() / 10; ++i) {
        const Shape a = anyShape(random);
        const Shape b = anyShape(random);
        const double there = lengthOf(*smallestPush(a, b));
        const double back = lengthOf(*smallestPush(b, a));
        QVERIFY2(std::abs(there - back) <= 1e-9 * (there + 1), HITBOX_CASE(i, numbersOf(a, b)));
    }
}

void SeparationTest::tellsAPushThatOverflowsFromNone()
{
    const double huge = 1.7e308;
    const Box all{{-huge, -huge}, {huge, huge}};
    QVERIFY(smallestPush(all, all) == Failure::OutOfRange);
    QCOMPARE(smallestPush(Box{{0, 0}, {4, 4}}, Box{{5, 0}, {9, 4}}), (Point{0, 0}));
    QCOMPARE(smallestPush(Box{{0, 0}, {4, 4}}, Box{{4, 0}, {9, 4}}), (Point{0, 0}));
    QCOMPARE(smallestPush(Segment{{0, 0}, {4, 4}}, Segment{{0, 4}, {4, 0}}), (Point{0, 0})); // no depth
}

void SeparationTest::measuresPointsThatRunBackAndForth()
{
    constexpr Budget budget{60'000'000, std::size_t{64} << 20};
    constexpr std::size_t many = 100'000;
    const Chain above{backAndForth(0, many)};
    const Chain below{backAndForth(3, many)};
    QVERIFY(distance(above, below, budget) == 3.0);
    QVERIFY(distance(below, above, budget) == 3.0);
    QVERIFY(distance(Polygon{above.points}, below, budget) == 3.0);
    const auto closest = closestPoints(above, below, budget);
    QVERIFY(closest && closest->has_value());
    QCOMPARE((*closest)->distance, 3.0);
}

void SeparationTest::takesRingsWithoutAShape()
{
    Random random(411);
    for (int i = 0; i < caseCount() / 20; ++i) {
        const Ring a = randomRing(random, familyOf(i), 5);
        const Ring b = randomRing(random, familyOf(i), 4);
        const std::span<const Point> spanOfA(a);
        const std::span<const Point> spanOfB(b);
        QVERIFY2(distance(spanOfA, spanOfB) == distance(Polygon{a}, Polygon{b}), HITBOX_CASE(i, a));
        QVERIFY2(distance(spanOfA, Shape(Polygon{b})) == distance(Polygon{a}, Polygon{b}), HITBOX_CASE(i, a));
        QVERIFY2(smallestPush(spanOfA, spanOfB) == smallestPush(Polygon{a}, Polygon{b}), HITBOX_CASE(i, a));
        QVERIFY2(relate(spanOfA, spanOfB) == relate(Polygon{a}, Polygon{b}), HITBOX_CASE(i, a));
        QVERIFY2(relate(spanOfA, Shape(Polygon{b})) == relate(Polygon{a}, Polygon{b}), HITBOX_CASE(i, a));
    }
}

void SeparationTest::isCutShortWhereTheBudgetEnds()
{
    const Polygon a{comb(30, false)};
    const Polygon b{comb(30, true)};
    const Budget little{2000, SIZE_MAX};
    QVERIFY(smallestPush(a, b, little) == Failure::CutShort);
    QVERIFY(distance(a, Circle{{-9, 9}, 1}, {10, SIZE_MAX}) == Failure::CutShort);
    QVERIFY(closestPoints(a, Circle{{-9, 9}, 1}, {10, SIZE_MAX}) == Failure::CutShort);
    const auto push = smallestPush(a, b);
    QVERIFY(push ? isParted(*relate(a, shapeMovedBy(b, *push))) : push == Failure::CutShort);
    // Every point of one is as far from every edge of the other, but for rounding.
    Ring inner;
    Ring outer;
    for (int i = 0; i < 20'000; ++i) {
        const double angle = 2 * std::numbers::pi * i / 20'000;
        inner.push_back({1e-6 * std::cos(angle), 1e-6 * std::sin(angle)});
        outer.push_back({1e6 * std::cos(angle), 1e6 * std::sin(angle)});
    }
    const auto gap = distance(Chain{inner}, Chain{outer});
    QVERIFY(gap ? *gap > 9e5 : gap == Failure::CutShort);
}

HITBOX_TEST(SeparationTest)
#include "separation_test.moc"
