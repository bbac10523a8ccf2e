#include "exact/unit_circle.h"

#include <cmath>
#include <limits>
#include <numbers>

#include <QTest>
#include <boost/multiprecision/cpp_bin_float.hpp>

#include "exact/plain_vectors.h"
#include "geometry/random_shapes.h"
#include "test_class.h"

using namespace hitbox::geometry;

namespace {

using Long = boost::multiprecision::cpp_bin_float_50;

/// How many units in the last place of itself a number is off.
double unitsOff(double number, const Long &truth)
{
    const double unit = std::nextafter(std::abs(number), std::numeric_limits<double>::infinity()) - std::abs(number);
    return static_cast<double>(abs(Long(number) - truth) / unit);
}

} // namespace

class UnitCircleTest : public QObject
{
    Q_OBJECT

private slots:
    void isNearTheTrueSineAndCosine()
    {
        test::Random random(1);
        for (int i = 0; i < 20 * test::caseCount(); ++i) {
            const double radians = random.chance(0.5) ? random.between(-16.0, 16.0) : random.between(-1.0, 1.0);
            const Point p = detail::onUnitCircle(radians);
            // Near a zero the reduced angle itself is known to 2^-100 only.
            QVERIFY2(unitsOff(p.x, cos(Long(radians))) < 1.1, qPrintable(QString::number(radians, 'g', 17)));
            QVERIFY2(unitsOff(p.y, sin(Long(radians))) < 1.1, qPrintable(QString::number(radians, 'g', 17)));
        }
    }

    void answersZeroAndQuartersAsTheyAre()
    {
        QCOMPARE(detail::onUnitCircle(0), (Point{1, 0}));
        const Point quarter = detail::onUnitCircle(std::numbers::pi / 2);
        QCOMPARE(quarter.y, 1.0);
        QCOMPARE(quarter.x, 6.123233995736766e-17); // what pi / 2 lacks of a quarter turn
        QCOMPARE(detail::onUnitCircle(5e-324).y, 5e-324);
    }

    void lengthsAreNearTheTrueOnes()
    {
        test::Random random(2);
        for (int i = 0; i < 20 * test::caseCount(); ++i) {
            const double size = std::ldexp(1.0, random.between(-1000, 1000));
            const Point p{random.between(-size, size),
                          random.between(-size, size) * std::ldexp(1.0, -random.below(60))};
            const double length = detail::lengthOf(p);
            const double off = unitsOff(length, sqrt(Long(p.x) * p.x + Long(p.y) * p.y));
            QVERIFY2(off <= 1.5, qPrintable(QString("%1 of %2").arg(off).arg(length)));
            QVERIFY(length >= std::abs(p.x) && length >= std::abs(p.y));
        }
    }

    void lengthsOfWholeTriplesAreWhole()
    {
        for (int m = 2; m < 200; ++m) {
            for (int n = 1; n < m; ++n)
                QCOMPARE(detail::lengthOf({double(m * m - n * n), 2.0 * m * n}), double(m * m + n * n));
        }
    }

    void noLengthOverflowsOrVanishes()
    {
        constexpr double greatest = std::numeric_limits<double>::max();
        constexpr double least = std::numeric_limits<double>::denorm_min();
        QCOMPARE(detail::lengthOf({0, 0}), 0.0);
        QCOMPARE(detail::lengthOf({3 * least, -4 * least}), 5 * least);
        QCOMPARE(detail::lengthOf({-greatest, 0}), greatest);
        QCOMPARE(detail::lengthOf({0x1.8p1000, 0x1p1001}), 0x1.4p1001);
        QCOMPARE(detail::lengthOf({std::numeric_limits<double>::infinity(), 1}),
                 std::numeric_limits<double>::infinity());
        QVERIFY(std::isnan(detail::lengthOf({std::nan(""), 1})));
    }
};

HITBOX_TEST(UnitCircleTest)
#include "unit_circle_test.moc"
