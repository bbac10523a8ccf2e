#include <QTest>

#include <cmath>
#include <limits>

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/location.h>
#include <hitbox/geometry/polygon.h>

#include "geometry/oracle.h"
#include "geometry/random_shapes.h"
#include "geometry/special_numbers.h"
#include "test_class.h"

using namespace hitbox::geometry;
using test::infinity;

namespace {

const Ring nearSquare{{0, 0}, {0, 10}, {10, 10}, {10, 0}};

/// Within a few units in the last place of the true root.
bool isRootOf(double distance, const oracle::Rational &squared)
{
    const oracle::Rational low(distance * (1 - 8e-16));
    const oracle::Rational high(distance * (1 + 8e-16));
    return low * low <= squared && squared <= high * high;
}

} // namespace

class DistanceTest : public QObject
{
    Q_OBJECT

private slots:
    void theNearestPointOfASegmentIsRoundedFromTheTrueOne()
    {
        test::Random random(71);
        for (int i = 0; i < test::caseCount(); ++i) {
            const auto p = test::randomPoints(random, test::familyOf(i), 3);
            const Point nearest = nearestPoint(p[0], {p[1], p[2]});
            const oracle::ExactPoint truth = oracle::nearestPoint(p[0], {p[1], p[2]});
            QVERIFY2(oracle::isNearestDouble(nearest.x, truth.x), HITBOX_CASE(i, p));
            QVERIFY2(oracle::isNearestDouble(nearest.y, truth.y), HITBOX_CASE(i, p));
        }
    }

    void distancesAreGoodToTheLastPlaces()
    {
        test::Random random(72);
        for (int i = 0; i < test::caseCount(); ++i) {
            const auto p = test::randomPoints(random, test::familyOf(i), 3);
            QVERIFY2(isRootOf(distance(p[0], p[1]), oracle::squaredDistance(p[0], {p[1], p[1]})), HITBOX_CASE(i, p));
            QVERIFY2(isRootOf(distance(p[0], Segment{p[1], p[2]}), oracle::squaredDistance(p[0], {p[1], p[2]})),
                     HITBOX_CASE(i, p));
        }
    }

    void theDistanceIsZeroExactlyOnTheSegment()
    {
        test::Random random(73);
        for (int i = 0; i < test::caseCount(); ++i) {
            auto p = test::randomPoints(random, test::familyOf(i), 2);
            p.push_back(test::pointNearLine(random, p[0], p[1]));
            QVERIFY2((distance(p[2], Segment{p[0], p[1]}) == 0) == oracle::isOn({p[0], p[1]}, p[2]), HITBOX_CASE(i, p));
        }
    }

    void measuresFromTheEdgeOfEveryShape()
    {
        QCOMPARE(distance({3, 4}, Shape(Point{0, 0})), 5.0);
        QCOMPARE(distance({3, 4}, Shape(Segment{{0, 0}, {10, 0}})), 4.0);
        QCOMPARE(distance({3, 4}, Shape(Chain{{{0, 0}, {10, 0}, {10, 9}}})), 4.0);
        QCOMPARE(distance({3, 4}, Shape(Chain{{{0, 0}}})), 5.0);
        QCOMPARE(distance({3, 4}, Shape(Chain{})), infinity);
        QCOMPARE(distance({13, 14}, Shape(Polygon{nearSquare})), 5.0);
        QCOMPARE(distance({13, 14}, Shape(Box{{0, 0}, {10, 10}})), 5.0);
        QCOMPARE(distance({6, 8}, Shape(Circle{{0, 0}, 4})), 6.0);
        QCOMPARE(distance({6, 8}, Shape(Capsule{{0, 0}, {10, 0}, 3})), 5.0);
    }

    void isZeroInsideButNotToTheBoundary()
    {
        for (const Shape &shape : {Shape(Polygon{nearSquare}), Shape(Box{{0, 0}, {10, 10}}), Shape(Circle{{5, 5}, 6}),
                                   Shape(Capsule{{0, 5}, {10, 5}, 5})}) {
            QCOMPARE(distance({4, 5}, shape), 0.0);
            QVERIFY(distanceToBoundary({4, 5}, shape) > 0);
        }
        QCOMPARE(distanceToBoundary({4, 5}, Shape(Polygon{nearSquare})), 4.0);
        QCOMPARE(distanceToBoundary({4, 5}, Shape(Box{{0, 0}, {10, 10}})), 4.0);
        QCOMPARE(distanceToBoundary({4, 5}, Shape(Circle{{5, 5}, 6})), 5.0);
        QCOMPARE(distanceToBoundary({4, 5}, Shape(Capsule{{0, 5}, {10, 5}, 5})), 5.0);
    }

    void isZeroExactlyWhereThePointIsNotOutside()
    {
        test::Random random(74);
        for (int i = 0; i < test::caseCount(); ++i) {
            const auto p = test::randomPoints(random, test::familyOf(i), 5);
            for (const Shape &shape : {Shape(Polygon{{p[1], p[2], p[3], p[4]}}), Shape(Chain{{p[1], p[2], p[3]}}),
                                       Shape(Capsule{p[1], p[2], 1.5}), Shape(Circle{p[1], distance(p[3], p[4])})}) {
                const Location location = locate(p[0], shape);
                // Outside by less than the last place of a radius is a distance that rounds to 0.
                QVERIFY2(location == Location::Outside || distance(p[0], shape) == 0, HITBOX_CASE(i, p));
                QVERIFY2(location != Location::Boundary || distanceToBoundary(p[0], shape) == 0, HITBOX_CASE(i, p));
                QVERIFY2(distance(p[0], shape) <= distanceToBoundary(p[0], shape), HITBOX_CASE(i, p));
            }
        }
    }

    void picksTheNearestVertexAndTheFirstOfEquals()
    {
        QVERIFY(!nearestVertex({0, 0}, {}).has_value());
        const auto nearest = nearestVertex({5, 1}, nearSquare);
        QVERIFY(nearest.has_value());
        QCOMPARE(nearest->index, std::size_t(0));
        QCOMPARE(nearest->point, (Point{0, 0}));
        QCOMPARE(nearestVertex({9, 9}, nearSquare)->index, std::size_t(2));
        QCOMPARE(nearestVertex({9, 9}, nearSquare)->distance, std::sqrt(2.0));
    }

    void picksTheNearestEdgeAndTheFirstOfEquals()
    {
        const auto nearest = nearestEdge({4, 8}, nearSquare, LineEnds::Closed);
        QVERIFY(nearest.has_value());
        QCOMPARE(nearest->index, std::size_t(1));
        QCOMPARE(nearest->distance, 2.0);
        QCOMPARE(nearest->point, (Point{4, 10}));
        QCOMPARE(nearestEdge({5, 5}, nearSquare, LineEnds::Closed)->index, std::size_t(0));
        QCOMPARE(nearestEdge({5, 1}, nearSquare, LineEnds::Closed)->index, std::size_t(3));
        QVERIFY(nearestEdge({5, 1}, nearSquare, LineEnds::Open)->index != 3);
        QVERIFY(!nearestEdge({5, 1}, Ring{{0, 0}}, LineEnds::Closed).has_value());
    }

    void theNearestEdgeIsTheNearestOfAllEdges()
    {
        test::Random random(75);
        for (int i = 0; i < test::caseCount(); ++i) {
            const auto p = test::randomPoints(random, test::familyOf(i), 9);
            const auto line = std::span<const Point>(p).subspan(1);
            const auto nearest = nearestEdge(p[0], line, LineEnds::Closed);
            for (std::size_t k = 0; k < line.size(); ++k) {
                const double other = distance(p[0], edge(line, k));
                QVERIFY2(k < nearest->index ? nearest->distance < other : nearest->distance <= other,
                         HITBOX_CASE(i, p));
            }
        }
    }

    void scalingByAPowerOfTwoScalesTheDistance()
    {
        test::Random random(76);
        constexpr double large = 0x1p960; // products of such coordinates overflow
        for (int i = 0; i < test::caseCount(); ++i) {
            const auto p = test::randomPoints(random, test::familyOf(i), 3);
            const double expected = distance(p[0], Segment{p[1], p[2]});
            const double scaled = distance(p[0] * large, Segment{p[1] * large, p[2] * large}) / large;
            QVERIFY2(expected == 0 || std::abs(scaled - expected) <= expected * 8e-16, HITBOX_CASE(i, p));
        }
    }

    void answersForEveryMagnitude()
    {
        for (const double small : {0.0, 1e-200, 1e-121, 1e-120, 1e-100})
            QCOMPARE(distance({0, small}, Segment{{-1e300, 0}, {1e300, 0}}), small);
        const double belowMiddle = 1.3 * 0x1p-386 / std::sqrt(2);
        QVERIFY(std::abs(distance({0x1p512, 0x1p512}, Segment{{1.3 * 0x1p-385, 0}, {0x1p513, 0x1p513}}) / belowMiddle -
                         1) < 1e-12);
        QVERIFY(std::abs(distance({1, 0}, Segment{{0, 0}, {1.5e308, 1.5e308}}) - std::sqrt(0.5)) < 1e-12);
        QCOMPARE(distance({1, 1}, Segment{{0, 0}, {1.5e308, 1.5e308}}), 0.0);
        QCOMPARE(distance({0, 0}, Point{3e300, 4e300}), 5e300);
        QCOMPARE(distance({0, 5}, Segment{{-1e300, 0}, {1e300, 0}}), 5.0);
        const double values[] = {1e308, -1e308, 5e-324, 0, infinity, std::numeric_limits<double>::quiet_NaN()};
        for (const double a : values)
            for (const double b : values)
                for (const Shape &shape :
                     {Shape(Segment{{a, b}, {b, 1}}), Shape(Polygon{{{a, b}, {1, a}, {b, b}}}),
                      Shape(Circle{{a, 1}, b}), Shape(Capsule{{a, 1}, {b, a}, 1}), Shape(Box{{a, a}, {b, b}})})
                    QVERIFY(!(distance({1, 2}, shape) < 0));
    }
};

HITBOX_TEST(DistanceTest)
#include "distance_test.moc"
