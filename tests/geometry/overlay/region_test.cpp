#include <QTest>

#include <cmath>
#include <limits>
#include <numbers>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/relation.h>

#include "geometry/overlay/region_checks.h"
#include "test_class.h"

using namespace hitbox::geometry;
using test::allOperations;
using test::exactArea;
using test::isNear;
using test::isSound;
using test::Random;
using test::RingPair;
using test::square;

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
    void combinesSelfCrossingRingsByEitherRule();
    void dropsSpikesAndDoubledEdges();
    void cutsManyHolesOutOfOneSquare();
    void endsQuicklyOnAMillionPointsThatSayNothing();
    void endsQuicklyWhereManyRingsShareACorner();
    void endsQuicklyOnManyLongSpikes();
    void findsTheOverlapsThatOtherProgramsMiss_data();
    void findsTheOverlapsThatOtherProgramsMiss();
    void answersForCoordinatesOfAnySize();
    void cutsShortWhatIsTooMuchOfATangle();
    void takesAFillRuleForEachOfTwo();
    void refusesCoordinatesThatAreNotFinite();
    void turnsEveryShapeIntoARegion();
    void sharesTheLensOfTwoCircles();
    void computesAreas();
};

void RegionTest::cutsACornerOutOfTwoSquares()
{
    const Region a{{square(0, 0, 10)}};
    const Region b{{square(5, 5, 10)}};
    QCOMPARE(*combine(a, b, RegionOperation::Intersection), (Region{{square(5, 5, 5)}}));
    const Region expected{{{{0, 0}, {0, 10}, {5, 10}, {5, 5}, {10, 5}, {10, 0}}}};
    QCOMPARE(*combine(a, b, RegionOperation::Difference), expected);
    QCOMPARE(*area(*combine(a, b, RegionOperation::Union)), 175.0);
}

void RegionTest::joinsSquaresThatShareASide()
{
    const Region joined = *combine({{square(0, 0, 10)}}, {{square(10, 0, 10)}}, RegionOperation::Union);
    QCOMPARE(joined, (Region{{{{0, 0}, {0, 10}, {20, 10}, {20, 0}}}}));
}

void RegionTest::leavesAHoleWhereAnInnerSquareIsTakenAway()
{
    const Region ring = *combine({{square(0, 0, 10)}}, {{square(2, 2, 6)}}, RegionOperation::Difference);
    const Ring hole{{2, 2}, {8, 2}, {8, 8}, {2, 8}};
    QCOMPARE(ring, (Region{{square(0, 0, 10), hole}}));
    QCOMPARE(*area(ring), 64.0);
}

void RegionTest::keepsAHoleThatTouchesTheOuterRingAsARingOfItsOwn()
{
    const Ring triangle{{0, 5}, {3, 3}, {3, 7}};
    const Region result = *combine({{square(0, 0, 10)}}, {{triangle}}, RegionOperation::Difference);
    QCOMPARE(result, (Region{{{{0, 0}, {0, 5}, {0, 10}, {10, 10}, {10, 0}}, triangle}}));
    QVERIFY(isSound(result));
}

void RegionTest::splitsSquaresThatTouchInACornerIntoTwoRings()
{
    const Region result = *combine({{square(0, 0, 10)}}, {{square(10, 10, 10)}}, RegionOperation::Union);
    QCOMPARE(result, (Region{{square(0, 0, 10), square(10, 10, 10)}}));
}

void RegionTest::findsNothingSharedBySquaresThatOnlyTouch()
{
    for (const Ring &other : {square(10, 0, 10), square(10, 10, 10), square(10, 2, 3), square(11, 0, 5)})
        QVERIFY(combine({{square(0, 0, 10)}}, {{other}}, RegionOperation::Intersection)->rings.empty());
}

void RegionTest::removesCornersThatLieStraightOn()
{
    const Ring ring{{0, 0}, {0, 3}, {0, 10}, {5, 10}, {10, 10}, {10, 0}, {1, 0}};
    QCOMPARE(*regionOf(Polygon{ring}), (Region{{square(0, 0, 10)}}));
    // Thirds are no doubles: these corners are off the line by rounding, and stay.
    const Ring rounded{{0, 0}, {1.0 / 3, 0.1}, {1, 0.3}, {1, 5}};
    QCOMPARE(regionOf(Polygon{rounded})->rings.at(0).size(), std::size_t{4});
}

void RegionTest::startsRingsAtTheirLeastPointInOrder()
{
    const Region result =
        *combine({{square(20, 0, 5)}}, {{test::renumbered(square(-3, 8, 5), 2)}}, RegionOperation::Union);
    QCOMPARE(result, (Region{{square(-3, 8, 5), square(20, 0, 5)}}));
}

void RegionTest::fillsASelfCrossingRingByEitherRule()
{
    const Ring bow{{0, 0}, {10, 10}, {0, 10}, {10, 0}};
    const Region halves{{{{0, 0}, {5, 5}, {10, 0}}, {{0, 10}, {10, 10}, {5, 5}}}};
    QCOMPARE(*filledRegion(std::span(&bow, 1), FillRule::EvenOdd), halves);
    QCOMPARE(*filledRegion(std::span(&bow, 1), FillRule::NonZero), halves);

    Ring pentagram;
    for (int i = 0; i < 5; ++i)
        pentagram.push_back({100 * std::cos(i * 0.8 * std::numbers::pi), 100 * std::sin(i * 0.8 * std::numbers::pi)});
    const Region evenOdd = *filledRegion(std::span(&pentagram, 1), FillRule::EvenOdd);
    const Region nonZero = *filledRegion(std::span(&pentagram, 1), FillRule::NonZero);
    QCOMPARE(evenOdd.rings.size(), std::size_t{5});
    QCOMPARE(nonZero.rings.size(), std::size_t{1});
    QCOMPARE(nonZero.rings[0].size(), std::size_t{10});

    const std::vector<Ring> twice{square(0, 0, 10), square(5, 0, 10)};
    QCOMPARE(*area(*filledRegion(twice, FillRule::EvenOdd)), 100.0);
    QCOMPARE(*area(*filledRegion(twice, FillRule::NonZero)), 150.0);
}

void RegionTest::combinesSelfCrossingRingsByEitherRule()
{
    // Wound around twice: even-odd leaves nothing, non-zero all.
    Ring twice = square(0, 0, 10);
    twice.insert(twice.end(), {{0, 0}, {0, 10}, {10, 10}, {10, 0}});
    const Region other{{square(5, 5, 10)}};
    QVERIFY(combine({{twice}}, other, RegionOperation::Intersection)->rings.empty());
    QCOMPARE(*combine({{twice}}, other, RegionOperation::Intersection, FillRule::NonZero), (Region{{square(5, 5, 5)}}));
}

void RegionTest::cutsManyHolesOutOfOneSquare()
{
    Region holes;
    for (int column = 0; column < 40; ++column)
        for (int row = 0; row < 40; ++row)
            holes.rings.push_back(square(1 + 3 * column, 1 + 3 * row, 2));
    const Region sieve = *combine({{square(0, 0, 121)}}, holes, RegionOperation::Difference);
    QCOMPARE(sieve.rings.size(), std::size_t{1601});
    QCOMPARE(*area(sieve), 121.0 * 121 - 1600 * 4);
    QVERIFY(*combine(sieve, sieve, RegionOperation::Intersection) == sieve);
    QCOMPARE(*combine(sieve, holes, RegionOperation::Union), (Region{{square(0, 0, 121)}}));
}

void RegionTest::endsQuicklyOnAMillionPointsThatSayNothing()
{
    constexpr std::size_t million = 1'000'000;
    Random random(212);
    const Region other{{square(0, 0, 10)}};
    Ring collinear;
    Ring shuffled;
    Ring toAndFro;
    for (std::size_t i = 0; i < million; ++i) {
        const auto x = static_cast<double>(i);
        collinear.push_back({x, x / 2});
        shuffled.push_back(Point{2, 1} * random.below(1000));
        toAndFro.push_back({static_cast<double>(i % 2), 0});
    }
    for (const Ring &ring : {Ring(million, {1, 2}), collinear, shuffled, toAndFro})
        QVERIFY(*combine({{ring}}, other, RegionOperation::Union) == other);
}

/// Triangles around one corner, 30,000 points: were each two of them compared, it would take ten seconds.
void RegionTest::endsQuicklyWhereManyRingsShareACorner()
{
    constexpr int count = 10'000;
    const auto onCircle = [](int step) {
        const double angle = step * std::numbers::pi / count;
        return Point{400 * std::cos(angle), 400 * std::sin(angle)};
    };
    std::vector<Ring> apart;
    std::vector<Ring> sideBySide;
    for (int i = 0; i < 2 * count; i += 2) {
        apart.push_back({{0, 0}, onCircle(i), onCircle(i + 1)});
        sideBySide.push_back({{0, 0}, onCircle(i), onCircle((i + 2) % (2 * count))});
    }
    const Region fan = *filledRegion(apart);
    QCOMPARE(fan.rings.size(), std::size_t{count});
    const Region disc = *filledRegion(sideBySide);
    QCOMPARE(disc.rings.size(), std::size_t{1});
    QCOMPARE(disc.rings[0].size(), std::size_t{count});
    QCOMPARE(relate(Shape(fan), Shape(disc)), Relation::Overlapping);
}

/// A ring of 100,000 edges most boxes of which meet.
void RegionTest::endsQuicklyOnManyLongSpikes()
{
    Random random(213);
    const Ring spikes = test::starRing(random, test::Family::Plain, 100'000);
    const Region region = *filledRegion(std::span(&spikes, 1));
    QVERIFY(isNear(*area(region), std::abs(signedArea(spikes)), 1e-6));
}

void RegionTest::dropsSpikesAndDoubledEdges()
{
    const Ring spiked{{0, 0}, {0, 10}, {0, 25}, {0, 10}, {10, 10}, {10, 0}};
    QCOMPARE(*regionOf(Polygon{spiked}), (Region{{square(0, 0, 10)}}));
    // A hole reached by a cut that is passed twice.
    const Ring cut{{0, 0}, {2, 2}, {8, 2}, {8, 8}, {2, 8}, {2, 2}, {0, 0}, {0, 10}, {10, 10}, {10, 0}};
    QCOMPARE(regionOf(Polygon{cut})->rings.size(), std::size_t{2});
    QCOMPARE(*area(Polygon{cut}), 64.0);
    QVERIFY(regionOf(Polygon{{{0, 0}, {5, 5}, {9, 9}}})->rings.empty());
    QVERIFY(regionOf(Polygon{{{1, 1}, {1, 1}}})->rings.empty());
    QVERIFY(regionOf(Polygon{})->rings.empty());
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
    const Region shared = *sharedRegion(Polygon{a}, Polygon{b});
    QVERIFY(isNear(exactArea(shared), expected, 0.005));
    QVERIFY(isNear(exactArea(shared), static_cast<double>(oracle::partAreas({&a, 1}, {&b, 1}).both), 1e-9));
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
        const Region result = *combine({{scaled(pair.a)}}, {{scaled(pair.b)}}, RegionOperation::Intersection);
        QCOMPARE(result.rings.size(), expected.rings.size());
        for (std::size_t i = 0; i < result.rings.size(); ++i)
            QCOMPARE(result.rings[i], scaled(expected.rings[i]));
    }
    // The largest doubles there are, next to the smallest: whatever the answer, there is one, and it is finite.
    const double huge = std::numeric_limits<double>::max();
    const double tiny = std::numeric_limits<double>::denorm_min();
    const Ring extreme{{huge, -huge}, {-huge, tiny}, {tiny, huge}, {-tiny, 1}, {1e300, 1e-300}, {1, 1}};
    for (const RegionOperation operation : allOperations) {
        const auto result = combine({{extreme}}, {{test::reversed(extreme), square(-1, -1, 2)}}, operation);
        QVERIFY(result);
        for (const Ring &ring : result->rings)
            for (const Point p : ring)
                QVERIFY(std::isfinite(p.x) && std::isfinite(p.y));
    }
}

void RegionTest::cutsShortWhatIsTooMuchOfATangle()
{
    const Polygon few{test::tangle(201)};
    const Polygon many{test::tangle(4001)};
    const Box box{{0, 0}, {100, 100}};
    QVERIFY(regionOf(few) && sharedRegion(few, box) && area(few));
    QVERIFY(regionOf(many) == Failure::CutShort);
    QVERIFY(sharedRegion(many, box) == Failure::CutShort);
    QVERIFY(area(many) == Failure::CutShort);
    QVERIFY(area(Region{{many.points}}) == Failure::CutShort);
    QVERIFY(filledRegion(many.points) == Failure::CutShort);
    for (const RegionOperation operation : allOperations)
        QVERIFY(combine({{few.points}}, {{many.points}}, operation) == Failure::CutShort);
    // Too little of either is too little, and enough changes nothing.
    const Answer<Region> region = filledRegion(few.points);
    QVERIFY(filledRegion(few.points, FillRule::EvenOdd, {1000, SIZE_MAX}) == Failure::CutShort);
    QVERIFY(filledRegion(few.points, FillRule::EvenOdd, {UINT64_MAX, 100'000}) == Failure::CutShort);
    QVERIFY(filledRegion(few.points, FillRule::EvenOdd, Budget::unlimited()) == region);
}

void RegionTest::takesAFillRuleForEachOfTwo()
{
    // A square within a square, run the same way: a frame, or all of it.
    const Region frame{{square(0, 0, 9), square(3, 3, 3)}};
    const auto areaUnder = [&](FillRules rules) {
        return signedArea(*combine(frame, frame, RegionOperation::Intersection, rules));
    };
    QCOMPARE(areaUnder(FillRule::NonZero), 81.0);
    QCOMPARE(areaUnder(FillRule::EvenOdd), 72.0);
    QCOMPARE(areaUnder({FillRule::NonZero, FillRule::EvenOdd}), 72.0);
    QCOMPARE(signedArea(*combine(frame, frame, RegionOperation::Difference, {FillRule::NonZero, FillRule::EvenOdd})),
             9.0);
    QVERIFY(combine(frame, frame, RegionOperation::Difference, {FillRule::EvenOdd, FillRule::NonZero})->rings.empty());
}

void RegionTest::refusesCoordinatesThatAreNotFinite()
{
    for (const double bad : {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
        const Region broken{{{{0, 0}, {bad, 5}, {5, 5}}}};
        for (const RegionOperation operation : allOperations) {
            QVERIFY(combine(broken, {{square(0, 0, 1)}}, operation) == Failure::NotFinite);
            QVERIFY(combine({{square(0, 0, 1)}}, broken, operation) == Failure::NotFinite);
        }
        const Shape shapes[] = {Circle{{bad, 0}, 5},
                                Circle{{0, 0}, bad},
                                Capsule{{0, 0}, {0, bad}, 1},
                                Capsule{{0, 0}, {0, 1}, bad},
                                Box{{0, 0}, {bad, 1}},
                                Polygon{broken.rings[0]},
                                Shape(broken)};
        for (const Shape &shape : shapes) {
            QVERIFY(regionOf(shape) == Failure::NotFinite);
            QVERIFY(sharedRegion(shape, Box{{0, 0}, {1, 1}}) == Failure::NotFinite);
            QVERIFY(area(shape) == Failure::NotFinite);
        }
        QVERIFY(area(Point{bad, 0}) == Failure::NotFinite);
        QVERIFY(area(Segment{{0, 0}, {0, bad}}) == Failure::NotFinite);
        QVERIFY(area(Chain{broken.rings[0]}) == Failure::NotFinite);
    }
}

void RegionTest::turnsEveryShapeIntoARegion()
{
    QCOMPARE(*regionOf(Box{{1, 2}, {4, 5}}), (Region{{square(1, 2, 3)}}));
    QCOMPARE(*regionOf(Polygon{test::reversed(square(1, 2, 3))}), (Region{{square(1, 2, 3)}}));
    QVERIFY(isNear(*area(*regionOf(Circle{{3, 4}, 10})), 100 * std::numbers::pi, 1e-9));
    QVERIFY(isNear(*area(*regionOf(Capsule{{0, 0}, {3, 4}, 10})), 100 * std::numbers::pi + 100, 1e-9));
    for (const Shape &flat : {Shape(Point{1, 1}), Shape(Segment{{0, 0}, {5, 5}}), Shape(Chain{square(0, 0, 5)}),
                              Shape(Box{{1, 1}, {1, 9}}), Shape(Circle{{1, 1}, 0}), Shape(Capsule{{1, 1}, {5, 5}, 0})})
        QVERIFY(regionOf(flat)->rings.empty());
}

void RegionTest::sharesTheLensOfTwoCircles()
{
    const double radius = 10;
    const double apart = 12;
    const double lens = 2 * radius * radius * std::acos(apart / (2 * radius)) -
                        apart / 2 * std::sqrt(4 * radius * radius - apart * apart);
    const Region shared = *sharedRegion(Circle{{0, 0}, radius}, Circle{{apart, 0}, radius}, 1.0 / 4096);
    QCOMPARE(shared.rings.size(), std::size_t{1});
    QVERIFY(isNear(*area(shared), lens, 32.0 / 4096));
    QVERIFY(sharedRegion(Circle{{0, 0}, 5}, Circle{{20, 0}, 5})->rings.empty());
}

void RegionTest::computesAreas()
{
    QCOMPARE(*area(Point{1, 1}), 0.0);
    QCOMPARE(*area(Segment{{0, 0}, {5, 5}}), 0.0);
    QCOMPARE(*area(Chain{square(0, 0, 5)}), 0.0);
    QCOMPARE(*area(Box{{1, 2}, {4, 7}}), 15.0);
    QCOMPARE(*area(Circle{{1, 2}, 2}), 4 * std::numbers::pi);
    QCOMPARE(*area(Capsule{{0, 0}, {3, 4}, 2}), 4 * std::numbers::pi + 20);
    QCOMPARE(*area(Polygon{square(0, 0, 5)}), 25.0);
    QCOMPARE(*area(Polygon{test::reversed(square(0, 0, 5))}), 25.0);
    // Opposite halves would cancel in a sum of cross products.
    QCOMPARE(*area(Polygon{{{0, 0}, {10, 10}, {0, 10}, {10, 0}}}), 50.0);
}

HITBOX_TEST(RegionTest)
#include "region_test.moc"
