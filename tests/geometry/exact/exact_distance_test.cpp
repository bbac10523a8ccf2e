#include <QTest>

#include <cmath>
#include <limits>

#include "exact/exact_distance.h"
#include "geometry/oracle.h"
#include "geometry/random_shapes.h"
#include "geometry/special_numbers.h"
#include "test_class.h"

using namespace hitbox::geometry;
using namespace hitbox::geometry::detail;
using hitbox::geometry::oracle::Rational;
using test::infinity;

namespace {

int order(std::strong_ordering ordering)
{
    return ordering < 0 ? -1 : static_cast<int>(ordering > 0);
}

int orderOfSquares(const Rational &squaredDistance, const Rational &radius)
{
    return radius < 0 ? 1 : (squaredDistance - radius * radius).sign();
}

/// Radii at which the answer hangs on the last bit: the distance as rounded, its neighbours, or small whole numbers.
double randomRadius(test::Random &random, double distance)
{
    if (distance == 0)
        return random.chance(0.5) ? 0 : 1e-60;
    switch (random.below(4)) {
    case 0: return std::nextafter(distance, 0);
    case 1: return std::nextafter(distance, 2 * distance + 1);
    case 2: return random.between(0, 5);
    default: return distance;
    }
}

double rounded(const Rational &squaredDistance)
{
    return std::sqrt(squaredDistance.convert_to<double>());
}

} // namespace

class ExactDistanceTest : public QObject
{
    Q_OBJECT

private slots:
    void comparesTwoPointsExactly()
    {
        test::Random random(31);
        for (int i = 0; i < test::caseCount(); ++i) {
            const auto p = test::randomPoints(random, test::familyOf(i), 2);
            const Rational squared = oracle::squaredDistance(p[0], {p[1], p[1]});
            const double radius = randomRadius(random, rounded(squared));
            QVERIFY2(order(compareDistance(p[0], p[1], radiusOf(radius))) == orderOfSquares(squared, Rational(radius)),
                     HITBOX_CASE(i, p));
        }
    }

    void comparesAPointAndASegmentExactly()
    {
        test::Random random(32);
        for (int i = 0; i < test::caseCount(); ++i) {
            const auto p = test::randomPoints(random, test::familyOf(i), 3);
            const Rational squared = oracle::squaredDistance(p[0], {p[1], p[2]});
            const double radius = randomRadius(random, rounded(squared));
            QVERIFY2(order(compareDistance(p[0], Segment{p[1], p[2]}, radiusOf(radius))) ==
                         orderOfSquares(squared, Rational(radius)),
                     HITBOX_CASE(i, p));
        }
    }

    void comparesTwoSegmentsWithSumsAndDifferencesOfRadiiExactly()
    {
        test::Random random(33);
        for (int i = 0; i < test::caseCount(); ++i) {
            const auto p = test::randomPoints(random, test::familyOf(i), 4);
            const Segment a{p[0], p[1]};
            const Segment b{p[2], p[3]};
            const Rational squared = oracle::squaredDistance(a, b);
            const double distance = rounded(squared);
            const double first = distance * random.unit();
            const double second = randomRadius(random, distance) - first;
            QVERIFY2(order(compareDistance(a, b, sum(first, second))) ==
                         orderOfSquares(squared, Rational(first) + Rational(second)),
                     HITBOX_CASE(i, p));
            QVERIFY2(order(compareDistance(a, b, difference(first, -second))) ==
                         orderOfSquares(squared, Rational(first) + Rational(second)),
                     HITBOX_CASE(i, p));
            QCOMPARE(compareDistance(a, b, radiusOf(first)), compareDistance(b, a, radiusOf(first)));
        }
    }

    void pythagoreanTriplesAreEqual()
    {
        const Segment diagonal{{0, 0}, {8, 6}};
        QVERIFY(compareDistance(Point{0, 0}, Point{3e9, 4e9}, radiusOf(5e9)) == 0);
        QVERIFY(compareDistance(Point{4 - 3, 3 + 4}, diagonal, radiusOf(5)) == 0);
        QVERIFY(compareDistance(Point{4 - 3, 3 + 4}, diagonal, radiusOf(std::nextafter(5, 6))) < 0);
        QVERIFY(compareDistance(Point{4 - 3, 3 + 4}, diagonal, radiusOf(std::nextafter(5, 4))) > 0);
    }

    void sumsOfRadiiAreNotRounded()
    {
        // 1 + 2^-60 is no double, yet a distance of 1 is less.
        QVERIFY(compareDistance(Point{0, 0}, Point{1, 0}, sum(1, 0x1p-60)) < 0);
        QVERIFY(compareDistance(Point{0, 0}, Point{1, 0}, difference(1, 0x1p-60)) > 0);
        QVERIFY(compareDistance(Point{0, 0}, Segment{{1, -1}, {1, 1}}, sum(1, 0x1p-60)) < 0);
        QVERIFY(compareDistance(Segment{{0, -1}, {0, 1}}, {{1, -1}, {1, 1}}, difference(1, 0x1p-60)) > 0);
    }

    void aNegativeRadiusIsLessThanAnyDistance()
    {
        QVERIFY(compareDistance(Point{3, 3}, Point{3, 3}, difference(1, 2)) > 0);
        QVERIFY(compareDistance(Point{3, 3}, Segment{{3, 3}, {4, 4}}, difference(1, 2)) > 0);
        QVERIFY(compareDistance(Segment{{3, 3}, {4, 4}}, Segment{{3, 3}, {4, 4}}, difference(1, 2)) > 0);
        QVERIFY(compareDistance(Segment{{3, 3}, {4, 4}}, Segment{{3, 3}, {4, 4}}, difference(2, 2)) == 0);
    }

    void answersForEveryMagnitude()
    {
        QVERIFY(compareDistance(Point{0, 0}, Point{1e300, 0}, radiusOf(1e299)) > 0);
        QVERIFY(compareDistance(Point{0, 0}, Point{1e300, 0}, radiusOf(1e301)) < 0);
        QVERIFY(compareDistance(Point{0, 5}, Segment{{-1e300, 0}, {1e300, 0}}, radiusOf(1e200)) < 0);
        const double extremes[] = {1e308,
                                   -1e308,
                                   5e-324,
                                   0,
                                   std::numeric_limits<double>::infinity(),
                                   std::numeric_limits<double>::quiet_NaN()};
        for (const double a : extremes)
            for (const double b : extremes)
                for (const double r : extremes) {
                    QVERIFY(std::abs(order(compareDistance(Point{a, b}, Point{b, 1}, radiusOf(r)))) <= 1);
                    QVERIFY(std::abs(order(compareDistance(Point{a, b}, Segment{{b, 1}, {2, a}}, radiusOf(r)))) <= 1);
                }
    }

    void whatIsNotFiniteIsFurtherThanAnyRadius()
    {
        QVERIFY(compareDistance(Point{0, 0}, Point{infinity, 0}, radiusOf(1e308)) > 0);
        QVERIFY(compareDistance(Point{0, std::numeric_limits<double>::quiet_NaN()}, Point{0, 0}, radiusOf(5)) > 0);
    }
};

HITBOX_TEST(ExactDistanceTest)
#include "exact_distance_test.moc"
