#include <QTest>

#include <cmath>
#include <limits>
#include <numbers>

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/region.h>

#include "region_oracle.h"

using namespace hitbox::geometry;
using test::Random;
using test::RingPair;

namespace {

constexpr RegionOperation allOperations[] = {RegionOperation::Intersection, RegionOperation::Union,
                                             RegionOperation::Difference, RegionOperation::SymmetricDifference};

int pairCount()
{
    return test::caseCount() / 2;
}

bool keeps(RegionOperation operation, bool inA, bool inB)
{
    switch (operation) {
    case RegionOperation::Intersection: return inA && inB;
    case RegionOperation::Union: return inA || inB;
    case RegionOperation::Difference: return inA && !inB;
    case RegionOperation::SymmetricDifference: return inA != inB;
    }
    return false;
}

double magnitude(std::span<const Point> points)
{
    double largest = 0;
    for (const Point p : points)
        largest = std::max({largest, std::abs(p.x), std::abs(p.y)});
    return largest;
}

double extent(std::span<const Point> points)
{
    const auto box = bounds(points);
    return box ? box->width() + box->height() : 0;
}

/// How far rounded corners may be off, in pixels.
double roundingOf(std::span<const Point> points)
{
    return magnitude(points) * 0x1p-52;
}

/// How far exact areas of results may be off because their corners are rounded.
double areaRoundingOf(std::span<const Point> points)
{
    return extent(points) * roundingOf(points) * 4 * static_cast<double>(points.size());
}

double exactArea(const Region &region)
{
    oracle::Rational sum = 0;
    for (const Ring &ring : region.rings)
        sum += oracle::signedArea(ring);
    return static_cast<double>(sum);
}

bool isNear(double actual, double expected, double tolerance)
{
    return std::abs(actual - expected) <= tolerance;
}

Region combined(const RingPair &pair, RegionOperation operation)
{
    return combine({{pair.a}}, {{pair.b}}, operation);
}

Ring square(double left, double top, double size)
{
    return {{left, top}, {left, top + size}, {left + size, top + size}, {left + size, top}};
}

/// Meetings of two edges of different rings, or far ones of one ring, that a region may not have: ones that cross or
/// overlap. Touching in a point is allowed.
bool crosses(const Segment &a, const Segment &b)
{
    const MeetingKind kind = meeting(a, b).kind;
    return kind == MeetingKind::Crossing || kind == MeetingKind::Overlapping;
}

bool ringsCross(const Ring &a, const Ring &b)
{
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t k = 0; k < b.size(); ++k)
            if (crosses(edge(a, i), edge(b, k)))
                return true;
    return false;
}

/// Rings are simple, do not cross each other, and run counter-clockwise exactly when an even number of others is around
/// them. An edge's middle tells what is around: it is rounded, but off the other rings by far more than that.
bool isValid(const Region &region)
{
    for (std::size_t i = 0; i < region.rings.size(); ++i) {
        if (!isSimple(region.rings[i]))
            return false;
        int around = 0;
        const Segment side = edge(region.rings[i], 0);
        const Point middle = test::between(side.from, side.to, 0.5);
        for (std::size_t k = 0; k < region.rings.size(); ++k) {
            if (k == i)
                continue;
            if (k < i && ringsCross(region.rings[i], region.rings[k]))
                return false;
            around += locate(middle, region.rings[k]) == Location::Inside ? 1 : 0;
        }
        const Orientation expected = around % 2 == 0 ? Orientation::CounterClockwise : Orientation::Clockwise;
        if (winding(region.rings[i]) != expected)
            return false;
    }
    return true;
}

/// Features of these kinds are far larger than what rounding moves.
bool staysValidWhenRounded(int index)
{
    const int kind = index % test::pairKinds;
    return kind == 0 || kind == 1 || kind == 5 || kind == 6 || kind == 7;
}

double distanceToRings(Point p, const Region &region)
{
    double nearest = std::numeric_limits<double>::infinity();
    for (const Ring &ring : region.rings)
        nearest = std::min(nearest, nearestEdge(p, ring, LineEnds::Closed)->distance);
    return nearest;
}

Region moved(Region region, Point (*move)(Point))
{
    for (Ring &ring : region.rings)
        ring = test::moved(ring, move);
    return region;
}

} // namespace

class RegionTest : public QObject
{
    Q_OBJECT

private slots:
    void cutsACornerOutOfTwoSquares();
    void joinsSquaresThatShareASide();
    void leavesAHoleWhereAnInnerSquareIsTakenAway();
    void keepsAHoleThatTouchesTheOuterRingAsARingOfItsOwn();
    void splitsSquaresThatTouchInACornerIntoTwoRings();
    void findsNothingSharedBySquaresThatOnlyTouch();
    void removesCornersThatLieStraightOn();
    void startsRingsAtTheirLeastPointInOrder();
    void fillsASelfCrossingRingByEitherRule();
    void dropsSpikesAndDoubledEdges();
    void findsTheOverlapsThatOtherProgramsMiss_data();
    void findsTheOverlapsThatOtherProgramsMiss();
    void matchesExactAreas();
    void addsUpToTheUnion();
    void keepsExactlyThePointsThatTheOperationKeeps();
    void makesValidRegions();
    void keepsWhatItGetsWhenCombinedWithItself();
    void staysTrueWhenResultsAreCombinedAgain();
    void doesNotDependOnNumberingMirrorsTurnsOrScale();
    void answersForCoordinatesOfAnySize();
    void answersNothingForCoordinatesThatAreNotFinite();
    void turnsEveryShapeIntoARegion();
    void sharesTheLensOfTwoCircles();
    void computesAreas();
};

void RegionTest::cutsACornerOutOfTwoSquares()
{
    const Region a{{square(0, 0, 10)}};
    const Region b{{square(5, 5, 10)}};
    QCOMPARE(combine(a, b, RegionOperation::Intersection), (Region{{square(5, 5, 5)}}));
    const Region expected{{{{0, 0}, {0, 10}, {5, 10}, {5, 5}, {10, 5}, {10, 0}}}};
    QCOMPARE(combine(a, b, RegionOperation::Difference), expected);
    QCOMPARE(area(combine(a, b, RegionOperation::Union)), 175.0);
}

void RegionTest::joinsSquaresThatShareASide()
{
    const Region joined = combine({{square(0, 0, 10)}}, {{square(10, 0, 10)}}, RegionOperation::Union);
    QCOMPARE(joined, (Region{{{{0, 0}, {0, 10}, {20, 10}, {20, 0}}}}));
}

void RegionTest::leavesAHoleWhereAnInnerSquareIsTakenAway()
{
    const Region ring = combine({{square(0, 0, 10)}}, {{square(2, 2, 6)}}, RegionOperation::Difference);
    const Ring hole{{2, 2}, {8, 2}, {8, 8}, {2, 8}};
    QCOMPARE(ring, (Region{{square(0, 0, 10), hole}}));
    QCOMPARE(area(ring), 64.0);
}

void RegionTest::keepsAHoleThatTouchesTheOuterRingAsARingOfItsOwn()
{
    const Ring triangle{{0, 5}, {3, 3}, {3, 7}};
    const Region result = combine({{square(0, 0, 10)}}, {{triangle}}, RegionOperation::Difference);
    QCOMPARE(result, (Region{{{{0, 0}, {0, 5}, {0, 10}, {10, 10}, {10, 0}}, triangle}}));
    QVERIFY(isValid(result));
}

void RegionTest::splitsSquaresThatTouchInACornerIntoTwoRings()
{
    const Region result = combine({{square(0, 0, 10)}}, {{square(10, 10, 10)}}, RegionOperation::Union);
    QCOMPARE(result, (Region{{square(0, 0, 10), square(10, 10, 10)}}));
}

void RegionTest::findsNothingSharedBySquaresThatOnlyTouch()
{
    for (const Ring &other : {square(10, 0, 10), square(10, 10, 10), square(10, 2, 3), square(11, 0, 5)})
        QVERIFY(combine({{square(0, 0, 10)}}, {{other}}, RegionOperation::Intersection).rings.empty());
}

void RegionTest::removesCornersThatLieStraightOn()
{
    const Ring ring{{0, 0}, {0, 3}, {0, 10}, {5, 10}, {10, 10}, {10, 0}, {1, 0}};
    QCOMPARE(regionOf(Polygon{ring}), (Region{{square(0, 0, 10)}}));
    // Thirds are no doubles: these corners are off the line by rounding, and stay.
    const Ring rounded{{0, 0}, {1.0 / 3, 0.1}, {1, 0.3}, {1, 5}};
    QCOMPARE(regionOf(Polygon{rounded}).rings.at(0).size(), std::size_t{4});
}

void RegionTest::startsRingsAtTheirLeastPointInOrder()
{
    const Region result =
        combine({{square(20, 0, 5)}}, {{test::renumbered(square(-3, 8, 5), 2)}}, RegionOperation::Union);
    QCOMPARE(result, (Region{{square(-3, 8, 5), square(20, 0, 5)}}));
}

void RegionTest::fillsASelfCrossingRingByEitherRule()
{
    const Ring bow{{0, 0}, {10, 10}, {0, 10}, {10, 0}};
    const Region halves{{{{0, 0}, {5, 5}, {10, 0}}, {{0, 10}, {10, 10}, {5, 5}}}};
    QCOMPARE(filledRegion(std::span(&bow, 1), FillRule::EvenOdd), halves);
    QCOMPARE(filledRegion(std::span(&bow, 1), FillRule::NonZero), halves);

    Ring pentagram;
    for (int i = 0; i < 5; ++i)
        pentagram.push_back({100 * std::cos(i * 0.8 * std::numbers::pi), 100 * std::sin(i * 0.8 * std::numbers::pi)});
    const Region evenOdd = filledRegion(std::span(&pentagram, 1), FillRule::EvenOdd);
    const Region nonZero = filledRegion(std::span(&pentagram, 1), FillRule::NonZero);
    QCOMPARE(evenOdd.rings.size(), std::size_t{5});
    QCOMPARE(nonZero.rings.size(), std::size_t{1});
    QCOMPARE(nonZero.rings[0].size(), std::size_t{10});

    const std::vector<Ring> twice{square(0, 0, 10), square(5, 0, 10)};
    QCOMPARE(area(filledRegion(twice, FillRule::EvenOdd)), 100.0);
    QCOMPARE(area(filledRegion(twice, FillRule::NonZero)), 150.0);
}

void RegionTest::dropsSpikesAndDoubledEdges()
{
    const Ring spiked{{0, 0}, {0, 10}, {0, 25}, {0, 10}, {10, 10}, {10, 0}};
    QCOMPARE(regionOf(Polygon{spiked}), (Region{{square(0, 0, 10)}}));
    // A hole reached by a cut that is passed twice.
    const Ring cut{{0, 0}, {2, 2}, {8, 2}, {8, 8}, {2, 8}, {2, 2}, {0, 0}, {0, 10}, {10, 10}, {10, 0}};
    QCOMPARE(regionOf(Polygon{cut}).rings.size(), std::size_t{2});
    QCOMPARE(area(Polygon{cut}), 64.0);
    QVERIFY(regionOf(Polygon{{{0, 0}, {5, 5}, {9, 9}}}).rings.empty());
    QVERIFY(regionOf(Polygon{{{1, 1}, {1, 1}}}).rings.empty());
    QVERIFY(regionOf(Polygon{}).rings.empty());
}

void RegionTest::findsTheOverlapsThatOtherProgramsMiss_data()
{
    QTest::addColumn<Ring>("a");
    QTest::addColumn<Ring>("b");
    QTest::addColumn<double>("expected");
    QTest::newRow("QPainterPath finds none")
        << Ring{{15, 33}, {83, 87}, {16, 81}} << Ring{{55.8, 65.4}, {76.2, 81.6}, {38, 67}} << 160.5;
    QTest::newRow("Boost finds none") << Ring{{58, 84}, {28, 1}, {80, 66}}
                                      << Ring{{55, 75.7}, {40, 34.2}, {55.333333333333336, 50.333333333333336}}
                                      << 197.16666666666666;
    QTest::newRow("GEOS finds none") << Ring{{497.87175343219872, 797.92328457015276},
                                             {-443.20519947035433, 513.07664762312083},
                                             {-470.1924424870968, -124.49177725272303},
                                             {14.712060176828375, -658.24131108360598},
                                             {303.77123526430046, -99.499164857803308}}
                                     << Ring{{95.945921985200584, 676.26774828621194},
                                             {-197.79722047521591, 587.35711669754676},
                                             {34.528341839101913, 349.48934662111344}}
                                     << 45264.12;
    QTest::newRow("far from the origin") << square(0, 1e12, 1) << square(0.5, 1e12 + 0.5, 1) << 0.25;
}

void RegionTest::findsTheOverlapsThatOtherProgramsMiss()
{
    QFETCH(Ring, a);
    QFETCH(Ring, b);
    QFETCH(double, expected);
    const Region shared = sharedRegion(Polygon{a}, Polygon{b});
    QVERIFY(isNear(exactArea(shared), expected, 0.005));
    QVERIFY(isNear(exactArea(shared), static_cast<double>(oracle::partAreas({&a, 1}, {&b, 1}).both), 1e-9));
}

void RegionTest::matchesExactAreas()
{
    Random random(201);
    for (int i = 0; i < pairCount() / 6; ++i) {
        const RingPair pair = test::randomPair(random, i);
        const oracle::PartAreas parts = oracle::partAreas({&pair.a, 1}, {&pair.b, 1});
        const double tolerance = areaRoundingOf(pair.all());
        const auto matches = [&](RegionOperation operation, const oracle::Rational &expected) {
            return isNear(exactArea(combined(pair, operation)), static_cast<double>(expected), tolerance);
        };
        QVERIFY2(matches(RegionOperation::Intersection, parts.both), HITBOX_CASE(i, pair.all()));
        QVERIFY2(matches(RegionOperation::Difference, parts.onlyA), HITBOX_CASE(i, pair.all()));
        QVERIFY2(matches(RegionOperation::SymmetricDifference, parts.onlyA + parts.onlyB), HITBOX_CASE(i, pair.all()));
        QVERIFY2(matches(RegionOperation::Union, parts.onlyA + parts.onlyB + parts.both), HITBOX_CASE(i, pair.all()));
    }
}

void RegionTest::addsUpToTheUnion()
{
    Random random(202);
    for (int i = 0; i < pairCount(); ++i) {
        const RingPair pair = test::randomPair(random, i);
        const double onlyA = exactArea(combined(pair, RegionOperation::Difference));
        const double onlyB = exactArea(combined({pair.b, pair.a}, RegionOperation::Difference));
        const double both = exactArea(combined(pair, RegionOperation::Intersection));
        const double either = exactArea(combined(pair, RegionOperation::Union));
        const double tolerance = areaRoundingOf(pair.all());
        QVERIFY2(isNear(onlyA + onlyB + both, either, tolerance), HITBOX_CASE(i, pair.all()));
        QVERIFY2(isNear(exactArea(combined(pair, RegionOperation::SymmetricDifference)), onlyA + onlyB, tolerance),
                 HITBOX_CASE(i, pair.all()));
    }
}

void RegionTest::keepsExactlyThePointsThatTheOperationKeeps()
{
    Random random(203);
    int asked = 0;
    int tooNear = 0;
    for (int i = 0; i < pairCount(); ++i) {
        const RingPair pair = test::randomPair(random, i);
        const std::vector<Point> all = pair.all();
        // A point of a triangle of three of the corners: where something happens.
        const auto corner = [&] { return all[static_cast<std::size_t>(random.below(static_cast<int>(all.size())))]; };
        const Segment side{corner(), corner()};
        const Point onSide = test::between(side.from, side.to, random.unit());
        const Segment inwards{onSide, corner()};
        const Point p = test::between(inwards.from, inwards.to, random.unit());
        const Location inA = oracle::locate(p, pair.a);
        const Location inB = oracle::locate(p, pair.b);
        if (inA == Location::Boundary || inB == Location::Boundary)
            continue;
        for (const RegionOperation operation : allOperations) {
            const Region result = combined(pair, operation);
            ++asked;
            // Edges between rounded corners may pass on the other side of a point that is this near, and slivers of
            // this width, which have it near both rings, may vanish.
            const double tolerance = 4 * roundingOf(all);
            const bool isInSliver =
                distanceToRings(p, {{pair.a}}) <= tolerance && distanceToRings(p, {{pair.b}}) <= tolerance;
            if (isInSliver || distanceToRings(p, result) <= tolerance) {
                ++tooNear;
                continue;
            }
            const bool expected = keeps(operation, inA == Location::Inside, inB == Location::Inside);
            QVERIFY2((locate(p, result) == Location::Inside) == expected, HITBOX_CASE(i, all));
        }
    }
    QVERIFY(asked > 2 * pairCount());
    QVERIFY(tooNear < asked / 10);
}

void RegionTest::makesValidRegions()
{
    Random random(204);
    for (int i = 0; i < pairCount(); ++i) {
        const RingPair pair = test::randomPair(random, i);
        if (!staysValidWhenRounded(i))
            continue;
        for (const RegionOperation operation : allOperations)
            QVERIFY2(isValid(combined(pair, operation)), HITBOX_CASE(i, pair.all()));
        const std::vector<Ring> both{pair.a, pair.b};
        QVERIFY2(isValid(filledRegion(both, FillRule::NonZero)), HITBOX_CASE(i, pair.all()));
    }
}

void RegionTest::keepsWhatItGetsWhenCombinedWithItself()
{
    Random random(205);
    for (int i = 0; i < pairCount(); ++i) {
        const RingPair pair = test::randomPair(random, i);
        if (!staysValidWhenRounded(i))
            continue;
        const Region region = combined(pair, RegionOperation::SymmetricDifference);
        QVERIFY2(combine(region, region, RegionOperation::Union) == region, HITBOX_CASE(i, pair.all()));
        QVERIFY2(combine(region, region, RegionOperation::Intersection) == region, HITBOX_CASE(i, pair.all()));
        QVERIFY2(combine(region, {}, RegionOperation::Union) == region, HITBOX_CASE(i, pair.all()));
        QVERIFY2(combine(region, region, RegionOperation::Difference).rings.empty(), HITBOX_CASE(i, pair.all()));
        QVERIFY2(filledRegion(region.rings, FillRule::NonZero) == region, HITBOX_CASE(i, pair.all()));
    }
}

void RegionTest::staysTrueWhenResultsAreCombinedAgain()
{
    Random random(206);
    for (int i = 0; i < pairCount(); ++i) {
        const RingPair pair = test::randomPair(random, i);
        const Region both = combined(pair, RegionOperation::Intersection);
        const Region either = combined(pair, RegionOperation::Union);
        // Regions with holes, whose edges lie on each other, apart by rounding only.
        const Region around = combine(either, both, RegionOperation::Difference);
        const Region again = combine(around, both, RegionOperation::Union);
        const double tolerance = 8 * areaRoundingOf(pair.all());
        QVERIFY2(isNear(exactArea(around), exactArea(combined(pair, RegionOperation::SymmetricDifference)), tolerance),
                 HITBOX_CASE(i, pair.all()));
        QVERIFY2(isNear(exactArea(again), exactArea(either), tolerance), HITBOX_CASE(i, pair.all()));
    }
}

void RegionTest::doesNotDependOnNumberingMirrorsTurnsOrScale()
{
    Random random(207);
    for (int i = 0; i < pairCount() / 4; ++i) {
        const RingPair pair = test::randomPair(random, i);
        const Region a{{pair.a}};
        const Region b{{pair.b}};
        for (const RegionOperation operation : allOperations) {
            const Region result = combine(a, b, operation);
            const Region renumbered = combine({{test::renumbered(pair.a, 2)}}, {{test::reversed(pair.b)}}, operation);
            QVERIFY2(renumbered == result, HITBOX_CASE(i, pair.all()));
            // Turning and mirroring back brings rings to another start and sense, which filling them sets right.
            for (const auto move : {&test::mirrored, &test::quarterTurned, &test::doubled}) {
                const Region movedResult = combine(moved(a, move), moved(b, move), operation);
                Region expected = moved(result, move);
                if (staysValidWhenRounded(i))
                    expected = filledRegion(expected.rings);
                else if (move != &test::doubled)
                    continue;
                QVERIFY2(movedResult == expected, HITBOX_CASE(i, pair.all()));
            }
        }
    }
}

void RegionTest::answersForCoordinatesOfAnySize()
{
    Random random(208);
    const RingPair pair = test::randomPair(random, 0);
    const Region expected = combined(pair, RegionOperation::Intersection);
    for (const int exponent : {990, 300, -300, -900}) {
        const auto scaled = [exponent](Ring ring) {
            for (Point &p : ring)
                p = {std::scalbn(p.x, exponent), std::scalbn(p.y, exponent)};
            return ring;
        };
        const Region result = combine({{scaled(pair.a)}}, {{scaled(pair.b)}}, RegionOperation::Intersection);
        QCOMPARE(result.rings.size(), expected.rings.size());
        for (std::size_t i = 0; i < result.rings.size(); ++i)
            QCOMPARE(result.rings[i], scaled(expected.rings[i]));
    }
    // The largest doubles there are, next to the smallest: whatever the answer, there is one, and it is finite.
    const double huge = std::numeric_limits<double>::max();
    const double tiny = std::numeric_limits<double>::denorm_min();
    const Ring extreme{{huge, -huge}, {-huge, tiny}, {tiny, huge}, {-tiny, 1}, {1e300, 1e-300}, {1, 1}};
    for (const RegionOperation operation : allOperations)
        for (const Ring &ring : combine({{extreme}}, {{test::reversed(extreme), square(-1, -1, 2)}}, operation).rings)
            for (const Point p : ring)
                QVERIFY(std::isfinite(p.x) && std::isfinite(p.y));
}

void RegionTest::answersNothingForCoordinatesThatAreNotFinite()
{
    for (const double bad : {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
        const Region broken{{{{0, 0}, {bad, 5}, {5, 5}}}};
        for (const RegionOperation operation : allOperations) {
            QVERIFY(combine(broken, {{square(0, 0, 1)}}, operation).rings.empty());
            QVERIFY(combine({{square(0, 0, 1)}}, broken, operation).rings.empty());
        }
        QVERIFY(regionOf(Circle{{bad, 0}, 5}).rings.empty());
        QVERIFY(regionOf(Circle{{0, 0}, bad}).rings.empty());
        QVERIFY(regionOf(Capsule{{0, 0}, {0, bad}, 1}).rings.empty());
        QVERIFY(regionOf(Box{{0, 0}, {bad, 1}}).rings.empty());
        QCOMPARE(area(Polygon{broken.rings[0]}), 0.0);
    }
}

void RegionTest::turnsEveryShapeIntoARegion()
{
    QCOMPARE(regionOf(Box{{1, 2}, {4, 5}}), (Region{{square(1, 2, 3)}}));
    QCOMPARE(regionOf(Polygon{test::reversed(square(1, 2, 3))}), (Region{{square(1, 2, 3)}}));
    QVERIFY(isNear(area(regionOf(Circle{{3, 4}, 10})), 100 * std::numbers::pi, 1e-9));
    QVERIFY(isNear(area(regionOf(Capsule{{0, 0}, {3, 4}, 10})), 100 * std::numbers::pi + 100, 1e-9));
    for (const Shape &flat : {Shape(Point{1, 1}), Shape(Segment{{0, 0}, {5, 5}}), Shape(Chain{square(0, 0, 5)}),
                              Shape(Box{{1, 1}, {1, 9}}), Shape(Circle{{1, 1}, 0}), Shape(Capsule{{1, 1}, {5, 5}, 0})})
        QVERIFY(regionOf(flat).rings.empty());
}

void RegionTest::sharesTheLensOfTwoCircles()
{
    const double radius = 10;
    const double apart = 12;
    const double lens = 2 * radius * radius * std::acos(apart / (2 * radius)) -
                        apart / 2 * std::sqrt(4 * radius * radius - apart * apart);
    const Region shared = sharedRegion(Circle{{0, 0}, radius}, Circle{{apart, 0}, radius}, 1.0 / 4096);
    QCOMPARE(shared.rings.size(), std::size_t{1});
    QVERIFY(isNear(area(shared), lens, 32.0 / 4096));
    QVERIFY(sharedRegion(Circle{{0, 0}, 5}, Circle{{20, 0}, 5}).rings.empty());
}

void RegionTest::computesAreas()
{
    QCOMPARE(area(Point{1, 1}), 0.0);
    QCOMPARE(area(Segment{{0, 0}, {5, 5}}), 0.0);
    QCOMPARE(area(Chain{square(0, 0, 5)}), 0.0);
    QCOMPARE(area(Box{{1, 2}, {4, 7}}), 15.0);
    QCOMPARE(area(Circle{{1, 2}, 2}), 4 * std::numbers::pi);
    QCOMPARE(area(Capsule{{0, 0}, {3, 4}, 2}), 4 * std::numbers::pi + 20);
    QCOMPARE(area(Polygon{square(0, 0, 5)}), 25.0);
    QCOMPARE(area(Polygon{test::reversed(square(0, 0, 5))}), 25.0);
    // Opposite halves would cancel in a sum of cross products.
    QCOMPARE(area(Polygon{{{0, 0}, {10, 10}, {0, 10}, {10, 0}}}), 50.0);
}

QTEST_APPLESS_MAIN(RegionTest)
#include "region_test.moc"
