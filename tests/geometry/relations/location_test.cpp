#include <QTest>

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

#include <hitbox/geometry/location.h>
#include <hitbox/geometry/polygon.h>

#include "geometry/oracle.h"
#include "geometry/random_shapes.h"
#include "geometry/special_numbers.h"
#include "index/ray_winding.h"
#include "test_class.h"

using namespace hitbox::geometry;
using test::infinity;

namespace {

const Ring locatedSquare{{0, 0}, {0, 10}, {10, 10}, {10, 0}};

/// A point where mistakes would show: on a vertex, rounded onto an edge, level with a vertex, or anywhere.
Point randomQuery(test::Random &random, test::Family family, const Ring &ring)
{
    const std::size_t i = static_cast<std::size_t>(random.below(static_cast<int>(ring.size())));
    const Segment side = edge(ring, i);
    switch (random.below(5)) {
    case 0: return side.from;
    case 1: return test::pointNearLine(random, side.from, side.to);
    case 2: return {randomPoint(random, family).x, side.from.y};
    case 3: return test::between(side.from, side.to, 0.5);
    default: return randomPoint(random, family);
    }
}

/// Walks up and down in long strides, so that many points in a row are on one side of most levels; on whole pixels, so
/// that some are level.
Ring wanderingRing(test::Random &random, std::size_t count)
{
    Ring ring;
    Point at{0, 0};
    Point stride{1, 0};
    while (ring.size() < count) {
        if (random.below(40) == 0)
            stride = {static_cast<double>(random.between(-2, 2)), static_cast<double>(random.between(-1, 1))};
        at = at + stride;
        ring.push_back(at);
    }
    return ring;
}

/// Edge by edge.
detail::Winding slowWinding(Point p, const Ring &ring)
{
    detail::Winding total;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const detail::Winding part = detail::windingOfEdge(p, edge(ring, i));
        if (part.touches)
            return {true, 0};
        total.number += part.number;
    }
    return total;
}

/// Numbers of which many share their upper half, where doubles are compared by that half first.
std::vector<double> numbersAround(double value)
{
    std::vector<double> numbers{value, -value, 0.0, -0.0, infinity, -infinity, 5e-324, -5e-324};
    const auto bits = std::bit_cast<std::uint64_t>(value);
    constexpr std::uint64_t lowerHalf = 0xffffffff;
    for (const std::uint64_t near : {bits - 1, bits + 1, bits & ~lowerHalf, bits | lowerHalf, (bits & ~lowerHalf) - 1,
                                     (bits | lowerHalf) + 1, bits - lowerHalf, bits + lowerHalf}) {
        if (!std::isnan(std::bit_cast<double>(near)))
            numbers.push_back(std::bit_cast<double>(near));
    }
    return numbers;
}

/// A ring of spikes up and down, so that most edges straddle the height in their middle.
Ring zigzag(test::Random &random, std::size_t count)
{
    Ring ring;
    for (std::size_t i = 0; i < count; ++i)
        ring.push_back({random.between(-9.0, 9.0), i % 2 == 0 ? random.between(-9.0, -5.0) : random.between(5.0, 9.0)});
    return ring;
}

std::vector<Point> withQuery(const Ring &ring, Point p)
{
    std::vector<Point> points = ring;
    points.push_back(p);
    return points;
}

} // namespace

class LocationTest : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithRationalArithmetic()
    {
        test::Random random(41);
        for (int i = 0; i < test::caseCount(); ++i) {
            const auto family = test::familyOf(i);
            const auto count = static_cast<std::size_t>(random.between(1, 9));
            const Ring ring =
                random.chance(0.5) ? test::randomRing(random, family, count) : test::starRing(random, family, count);
            const Point p = randomQuery(random, family, ring);
            for (const FillRule rule : {FillRule::EvenOdd, FillRule::NonZero})
                QVERIFY2(locate(p, ring, rule) == oracle::locate(p, ring, rule), HITBOX_CASE(i, withQuery(ring, p)));
        }
    }

    void usesTheCodeItIsBuiltFor()
    {
        const std::string variant = detail::rayWindingVariant();
#ifdef HITBOX_PORTABLE
        QCOMPARE(variant, std::string("portable"));
#elif defined(__x86_64__)
        QCOMPARE(variant, std::string("sse2"));
#endif
    }

    void comparesByUpperHalvesOnlyWhereTheyTell()
    {
        test::Random random(46);
        constexpr double end = 0x1p1017; // read as singles, upper halves are numbers below it
        for (const double value : {1.0, -1.0, 3.7, -3.7, 0.0, -0.0, 1e308, -1e308, 2e-308, -2e-308, 5e-324, -5e-324,
                                   end, -end, std::nextafter(end, 0.0), -std::nextafter(end, 0.0)}) {
            std::vector<double> near = numbersAround(value);
            near.insert(near.end(), {5e-324, -5e-324, end, -end, 1.7e308, -1.7e308});
            for (std::size_t count = 0; count <= detail::levelsPerBlock; ++count) {
                const bool isMixed = count % 2 == 0;
                Ring points;
                detail::Levels expected;
                for (std::size_t i = 0; i < count; ++i) {
                    const double y = isMixed
                                         ? near[static_cast<std::size_t>(random.below(static_cast<int>(near.size())))]
                                         : random.between(-9.0, 9.0);
                    points.push_back({value, y});
                    expected.beyond |= static_cast<std::uint64_t>(y > value) << i;
                    expected.level |= static_cast<std::uint64_t>(y == value) << i;
                }
                const detail::Levels levels = detail::levelsOf<detail::Axis::Y>(points, value);
                QCOMPARE(levels.beyond, expected.beyond);
                QCOMPARE(levels.level, expected.level);
                const auto beyond = detail::beyondOf<detail::Axis::Y>(points, value);
                QCOMPARE(beyond.has_value(), expected.level == 0);
                QVERIFY(!beyond || *beyond == expected.beyond);
                const auto quick = detail::quickBeyondOf<detail::Axis::Y>(points, value);
                QVERIFY(!quick || (*quick == expected.beyond && expected.level == 0));
            }
        }
    }

    void heightsWithOneUpperHalfAreToldApart()
    {
        test::Random random(47);
        for (int i = 0; i < test::caseCount() / 10; ++i) {
            const double height = random.between(-4.0, 4.0);
            const std::vector<double> near = numbersAround(height);
            const auto anyOf = [&](const std::vector<double> &numbers) {
                return numbers[static_cast<std::size_t>(random.below(static_cast<int>(numbers.size())))];
            };
            Ring ring;
            for (int k = random.between(3, 150); k > 0; --k)
                ring.push_back(
                    {random.between(-4.0, 4.0), random.chance(0.3) ? anyOf(near) : random.between(-4.0, 4.0)});
            const Point p{random.chance(0.5) ? ring.front().x : random.between(-4.0, 4.0), height};
            const detail::Winding expected = slowWinding(p, ring);
            const detail::Winding winding = detail::windingOfRing(p, ring);
            QVERIFY2(winding.touches == expected.touches, HITBOX_CASE(i, withQuery(ring, p)));
            QVERIFY2(winding.touches || winding.number == expected.number, HITBOX_CASE(i, withQuery(ring, p)));
        }
    }

    void edgesThatPlainDoublesCannotTellAreFoundInEachPlace()
    {
        test::Random random(48);
        for (int i = 0; i < test::caseCount() / 50; ++i) {
            const Ring ring = zigzag(random, static_cast<std::size_t>(random.between(3, 200)));
            const auto index = static_cast<std::size_t>(random.below(static_cast<int>(ring.size())));
            const Segment side = edge(ring, index);
            const Point on = test::between(side.from, side.to, random.between(0.3, 0.7));
            for (const Point p :
                 {on, Point{std::nextafter(on.x, infinity), on.y}, Point{on.x, std::nextafter(on.y, -infinity)}})
                for (const FillRule rule : {FillRule::EvenOdd, FillRule::NonZero})
                    QVERIFY2(locate(p, ring, rule) == oracle::locate(p, ring, rule),
                             HITBOX_CASE(i, withQuery(ring, p)));
        }
    }

    void longRingsAgreeWithRationalArithmetic()
    {
        test::Random random(44);
        for (int i = 0; i < test::caseCount() / 50; ++i) {
            const auto family = test::familyOf(i);
            // Whole blocks of points that are compared at once, and one more or less.
            const auto count = static_cast<std::size_t>(random.between(10, 133));
            const Ring ring =
                random.chance(0.5) ? test::randomRing(random, family, count) : test::starRing(random, family, count);
            const Point p = randomQuery(random, family, ring);
            for (const FillRule rule : {FillRule::EvenOdd, FillRule::NonZero})
                QVERIFY2(locate(p, ring, rule) == oracle::locate(p, ring, rule), HITBOX_CASE(i, withQuery(ring, p)));
        }
    }

    void longStaysOnOneSideHideNothing()
    {
        test::Random random(45);
        const double bad[] = {test::notANumber, infinity, -infinity};
        for (int i = 0; i < test::caseCount() / 50; ++i) {
            Ring ring = wanderingRing(random, static_cast<std::size_t>(random.between(256, 700)));
            const auto anyPoint = [&] { return random.below(static_cast<int>(ring.size())); };
            const Point corner = ring[static_cast<std::size_t>(anyPoint())];
            if (i % 2 != 0) {
                for (int k = random.below(20); k > 0; --k) {
                    Point &p = ring[static_cast<std::size_t>(anyPoint())];
                    (random.chance(0.5) ? p.x : p.y) = bad[random.below(3)];
                }
            }
            const double shift = static_cast<double>(random.between(-2, 2)) / 2;
            for (const Point p : {corner, corner + Point{shift, 0}, corner + Point{0, shift}}) {
                const detail::Winding winding = detail::windingOfRing(p, ring);
                const detail::Winding expected = slowWinding(p, ring);
                QVERIFY2(winding.touches == expected.touches, HITBOX_CASE(i, withQuery(ring, p)));
                QVERIFY2(winding.touches || winding.number == expected.number, HITBOX_CASE(i, withQuery(ring, p)));
                if (i % 2 == 0)
                    QVERIFY2(locate(p, ring) == oracle::locate(p, ring), HITBOX_CASE(i, withQuery(ring, p)));
            }
        }
    }

    void everyVertexAndEveryLevelEdgeOfALongRingIsBoundary()
    {
        // A comb: its points are level with each other, and each block of them ends in another place.
        Ring comb;
        for (int tooth = 0; tooth < 50; ++tooth)
            for (const Point p : {Point{0, 0}, Point{1, 0}, Point{1, 5}, Point{2, 5}})
                comb.push_back(p + Point{2.0 * tooth, 0});
        comb.insert(comb.end(), {{100, 9}, {0, 9}});
        for (std::size_t i = 0; i < comb.size(); ++i) {
            QCOMPARE(locate(comb[i], comb), Location::Boundary);
            QCOMPARE(locate(test::between(edge(comb, i).from, edge(comb, i).to, 0.5), comb), Location::Boundary);
        }
        for (int tooth = 0; tooth < 50; ++tooth) {
            QCOMPARE(locate({2.0 * tooth + 0.5, 5}, comb), Location::Inside);
            QCOMPARE(locate({2.0 * tooth + 1.5, 0}, comb), Location::Outside);
        }
    }

    void doesNotDependOnNumberingOrDirection()
    {
        test::Random random(42);
        for (int i = 0; i < test::caseCount(); ++i) {
            const auto family = test::familyOf(i);
            const Ring ring = test::randomRing(random, family, static_cast<std::size_t>(random.between(3, 9)));
            const Point p = randomQuery(random, family, ring);
            const Location location = locate(p, ring);
            QVERIFY2(locate(p, test::renumbered(ring, 2)) == location, HITBOX_CASE(i, withQuery(ring, p)));
            QVERIFY2(locate(p, Ring(ring.rbegin(), ring.rend())) == location, HITBOX_CASE(i, withQuery(ring, p)));
            for (const auto move : {test::mirrored, test::quarterTurned, test::doubled})
                QVERIFY2(locate(move(p), test::moved(ring, move)) == location, HITBOX_CASE(i, withQuery(ring, p)));
        }
    }

    void aRayThroughAVertexCountsOnce()
    {
        const Ring diamond{{0, -5}, {-5, 0}, {0, 5}, {5, 0}};
        QCOMPARE(locate({0, 0}, diamond), Location::Inside);
        QCOMPARE(locate({-6, 0}, diamond), Location::Outside);
        QCOMPARE(locate({-6, 5}, diamond), Location::Outside);
        QCOMPARE(locate({-6, -5}, diamond), Location::Outside);
        QCOMPARE(locate({-5, 0}, diamond), Location::Boundary);
    }

    void aRayAlongAnEdgeCountsOnce()
    {
        const Ring step{{0, 0}, {0, 10}, {20, 10}, {20, 5}, {10, 5}, {10, 0}};
        QCOMPARE(locate({5, 5}, step), Location::Inside);
        QCOMPARE(locate({-5, 5}, step), Location::Outside);
        QCOMPARE(locate({15, 5}, step), Location::Boundary);
        QCOMPARE(locate({25, 5}, step), Location::Outside);
    }

    void findsTheCentreOfAUnitSquareFarAway()
    {
        const double y = 1e12;
        const Ring far{{0, y}, {0, y + 1}, {1, y + 1}, {1, y}};
        QCOMPARE(locate({0.5, y + 0.5}, far), Location::Inside);
        QCOMPARE(locate({0.5, y + 1}, far), Location::Boundary);
        QCOMPARE(locate({0.5, y + 1.001}, far), Location::Outside);
    }

    void fillRulesDifferWhereARingWindsTwice()
    {
        const Ring twice{{0, 0}, {0, 10}, {10, 10}, {10, 0}, {0, 0}, {0, 10}, {10, 10}, {10, 0}};
        QCOMPARE(locate({5, 5}, twice, FillRule::EvenOdd), Location::Outside);
        QCOMPARE(locate({5, 5}, twice, FillRule::NonZero), Location::Inside);
    }

    void ringsWithoutAreaAreAllBoundary()
    {
        QCOMPARE(locate({1, 1}, Ring{}), Location::Outside);
        QCOMPARE(locate({1, 1}, Ring{{1, 1}}), Location::Boundary);
        QCOMPARE(locate({1, 1}, Ring{{0, 0}, {2, 2}}), Location::Boundary);
        QCOMPARE(locate({1, 2}, Ring{{0, 0}, {2, 2}}), Location::Outside);
    }

    void aHoleIsOutsideAndItsEdgeIsBoundary()
    {
        const Region region{{locatedSquare, {{2, 2}, {8, 2}, {8, 8}, {2, 8}}, {{4, 4}, {4, 6}, {6, 6}, {6, 4}}}};
        QCOMPARE(locate({1, 1}, region), Location::Inside);
        QCOMPARE(locate({3, 3}, region), Location::Outside);
        QCOMPARE(locate({5, 5}, region), Location::Inside);
        QCOMPARE(locate({8, 5}, region), Location::Boundary);
        QCOMPARE(locate({11, 5}, region), Location::Outside);
        QCOMPARE(locate({11, 5}, Region{}), Location::Outside);
    }

    void knowsEveryShape()
    {
        QCOMPARE(locate({1, 2}, Shape(Point{1, 2})), Location::Boundary);
        QCOMPARE(locate({1, 2}, Shape(Segment{{0, 2}, {5, 2}})), Location::Boundary);
        QCOMPARE(locate({1, 3}, Shape(Chain{{{0, 2}, {5, 2}, {5, 5}}})), Location::Outside);
        QCOMPARE(locate({5, 3}, Shape(Chain{{{0, 2}, {5, 2}, {5, 5}}})), Location::Boundary);
        QCOMPARE(locate({5, 3}, Shape(Chain{{{5, 3}}})), Location::Boundary);
        QCOMPARE(locate({5, 3}, Shape(Chain{})), Location::Outside);
        QCOMPARE(locate({5, 3}, Shape(Polygon{locatedSquare})), Location::Inside);
        const Shape box = Box{{0, 0}, {4, 4}};
        QCOMPARE(locate({2, 2}, box), Location::Inside);
        QCOMPARE(locate({4, 2}, box), Location::Boundary);
        QCOMPARE(locate({5, 2}, box), Location::Outside);
        QCOMPARE(locate({2, 2}, Shape(Box{{2, 0}, {2, 4}})), Location::Boundary);
        const Shape capsule = Capsule{{0, 0}, {8, 6}, 5};
        QCOMPARE(locate({1, 7}, capsule), Location::Boundary);
        QCOMPARE(locate({1, 6}, capsule), Location::Inside);
        QCOMPARE(locate({-5, 0}, capsule), Location::Boundary);
        QCOMPARE(locate({-6, 0}, capsule), Location::Outside);
        QCOMPARE(locate({4, 3}, Shape(Capsule{{0, 0}, {8, 6}, 0})), Location::Boundary);
        QCOMPARE(locate({4, 3}, Shape(Circle{{4, 3}, 0})), Location::Boundary);
    }

    void allShapesAtAPointComeInOrder()
    {
        const std::vector<Shape> shapes{Polygon{locatedSquare}, Circle{{20, 5}, 10}, Box{{10, 0}, {12, 5}},
                                        Point{10, 5}};
        QCOMPARE(shapesAt({10, 5}, shapes), (std::vector<std::size_t>{0, 1, 2, 3}));
        QCOMPARE(shapesAt({15, 5}, shapes), (std::vector<std::size_t>{1}));
        QCOMPARE(shapesAt({10, 9}, shapes), (std::vector<std::size_t>{0}));
        QVERIFY(shapesAt({50, 50}, shapes).empty());
        QVERIFY(shapesAt({50, 50}, {}).empty());
        std::vector<Box> boxes;
        for (const Shape &shape : shapes)
            boxes.push_back(*bounds(shape));
        for (const Point p : {Point{10, 5}, Point{15, 5}, Point{10, 9}, Point{50, 50}})
            QCOMPARE(shapesAt(p, shapes, boxes), shapesAt(p, shapes));
    }

    void edgesThatAreNotFiniteAreLeftOut()
    {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        for (const Point bad : {Point{nan, 3}, Point{3, nan}, Point{infinity, 3}, Point{3, -infinity}}) {
            const Ring ring{bad, {0, 0}, {0, 10}, bad, {10, 10}};
            QCOMPARE(locate({0, 5}, ring), Location::Boundary);
            QCOMPARE(locate({10, 10}, ring), Location::Boundary);
            QCOMPARE(locate({5, 10}, ring), Location::Outside);
            QCOMPARE(locate({5, 3}, ring), Location::Outside);
        }
    }

    void aMillionPointsInOnePlaceOrOnOneLineEndQuickly()
    {
        QCOMPARE(locate({1, 1}, Ring(1000000, Point{1, 2})), Location::Outside);
        QCOMPARE(locate({1, 2}, Ring(1000000, Point{1, 2})), Location::Boundary);
        Ring diagonal;
        for (int i = 0; i < 1000000; ++i)
            diagonal.push_back({i * 1.0, i * 1.0});
        QCOMPARE(locate({0.5, 0.5}, diagonal), Location::Boundary);
        QCOMPARE(locate({0.5, 0.25}, diagonal), Location::Outside);
    }

    void circlesAreExactToTheLastBit()
    {
        const Shape circle = Circle{{0, 0}, 5};
        QCOMPARE(locate({3, 4}, circle), Location::Boundary);
        QCOMPARE(locate({3, std::nextafter(4.0, 5)}, circle), Location::Outside);
        QCOMPARE(locate({3, std::nextafter(4.0, 3)}, circle), Location::Inside);

        test::Random random(43);
        for (int i = 0; i < test::caseCount(); ++i) {
            const Point center = test::randomPoint(random, test::familyOf(i));
            const double radius = random.between(0.0, 50.0);
            const double angle = random.between(0.0, 6.0);
            const Point p = center + Point{std::cos(angle), std::sin(angle)} * radius;
            const auto squared = oracle::squaredDistance(p, {center, center});
            const int side = (squared - oracle::Rational(radius) * oracle::Rational(radius)).sign();
            const Location expected = side < 0 ? Location::Inside : side == 0 ? Location::Boundary : Location::Outside;
            QCOMPARE(locate(p, Shape(Circle{center, radius})), expected);
        }
    }

    void fillsRegionsByEitherRule()
    {
        const Ring inner{{2, 2}, {2, 8}, {8, 8}, {8, 2}};
        const Region twice{{{{0, 0}, {0, 10}, {10, 10}, {10, 0}}, inner}};
        QCOMPARE(locate({5, 5}, twice), Location::Outside);
        QCOMPARE(locate({5, 5}, twice, FillRule::NonZero), Location::Inside);
        QCOMPARE(locate({2, 5}, twice, FillRule::NonZero), Location::Boundary);
        QCOMPARE(locate({11, 5}, twice, FillRule::NonZero), Location::Outside);
        const Region frame{{twice.rings[0], {inner.rbegin(), inner.rend()}}};
        for (const FillRule rule : {FillRule::EvenOdd, FillRule::NonZero})
            QCOMPARE(locate({5, 5}, frame, rule), Location::Outside);
    }

    void answersForEveryMagnitude()
    {
        const Ring huge{{-1e300, -1e300}, {-1e300, 1e300}, {1e300, 1e300}, {1e300, -1e300}};
        QCOMPARE(locate({0, 0}, huge), Location::Inside);
        QCOMPARE(locate({2e300, 0}, huge), Location::Outside);
        const double nan = std::numeric_limits<double>::quiet_NaN();
        QCOMPARE(locate({nan, 0}, locatedSquare), Location::Outside);
        QCOMPARE(locate({infinity, 0}, locatedSquare), Location::Outside);
        for (const double bad : {infinity, -infinity, nan, 5e-324}) {
            const Ring ring{{0, 0}, {bad, 5}, {5, bad}};
            QCOMPARE(locate({2, 2}, Shape(Polygon{ring})), locate({2, 2}, ring));
            for (const Shape &shape : {Shape(Polygon{ring}), Shape(Circle{{bad, 0}, 5}), Shape(Circle{{0, 0}, bad}),
                                       Shape(Capsule{{0, bad}, {1, 1}, 2}), Shape(Box{{0, 0}, {bad, 5}}),
                                       Shape(Chain{{{0, 0}, {bad, bad}}})}) {
                for (const Point nowhere : {Point{nan, 2}, Point{2, nan}, Point{infinity, -infinity}})
                    QCOMPARE(locate(nowhere, shape), Location::Outside);
            }
        }
    }
};

HITBOX_TEST(LocationTest)
#include "location_test.moc"
