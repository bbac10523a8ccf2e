#include <QTest>

#include <cmath>
#include <limits>

#include "exact/expansion.h"
#include "exact/rounded_quotient.h"
#include "geometry/oracle.h"
#include "geometry/random_shapes.h"
#include "test_class.h"

using namespace hitbox::geometry;
using namespace hitbox::geometry::detail;
using hitbox::geometry::oracle::exact;
using hitbox::geometry::oracle::Rational;

namespace {

template <int N>
Rational valueOf(const Expansion<N> &expansion)
{
    Rational value = 0;
    for (int i = 0; i < expansion.size; ++i)
        value += Rational(expansion.term(i));
    return value;
}

template <int N>
bool isInGoodOrder(const Expansion<N> &expansion)
{
    for (int i = 0; i < expansion.size; ++i)
        if (expansion.term(i) == 0 || (i > 0 && std::abs(expansion.term(i - 1)) >= std::abs(expansion.term(i))))
            return false;
    return true;
}

double randomDouble(test::Random &random)
{
    if (random.chance(0.2))
        return random.between(-3, 3);
    return std::ldexp(random.between(-1.0, 1.0), random.between(-40, 40));
}

} // namespace

class ExpansionTest : public QObject
{
    Q_OBJECT

private slots:
    void sumsDifferencesAndProductsAreExact()
    {
        test::Random random(1);
        for (int i = 0; i < test::caseCount(); ++i) {
            const double a = randomDouble(random);
            const double b = randomDouble(random);
            QCOMPARE(valueOf(sum(a, b)), Rational(a) + Rational(b));
            QCOMPARE(valueOf(difference(a, b)), Rational(a) - Rational(b));
            QCOMPARE(valueOf(product(a, b)), Rational(a) * Rational(b));
        }
    }

    void longSumsAndProductsAreExactAndStayInOrder()
    {
        test::Random random(2);
        for (int i = 0; i < test::caseCount(); ++i) {
            const auto a = product(difference(randomDouble(random), randomDouble(random)),
                                   difference(randomDouble(random), randomDouble(random)));
            const auto b = sum(product(randomDouble(random), randomDouble(random)), expansionOf(randomDouble(random)));
            const auto added = sum(a, b);
            const auto multiplied = product(a, b);
            QCOMPARE(valueOf(added), valueOf(a) + valueOf(b));
            QCOMPARE(valueOf(difference(a, b)), valueOf(a) - valueOf(b));
            QCOMPARE(valueOf(multiplied), valueOf(a) * valueOf(b));
            QCOMPARE(valueOf(product(multiplied, 0.1)), valueOf(a) * valueOf(b) * Rational(0.1));
            QCOMPARE(valueOf(compressed(multiplied)), valueOf(multiplied));
            QVERIFY(isInGoodOrder(added));
            QVERIFY(isInGoodOrder(multiplied));
            QCOMPARE(multiplied.sign(), valueOf(multiplied).sign());
        }
    }

    void differenceOfEqualsHasNoTerms()
    {
        const auto a = product(difference(0.1, 0.3), difference(0.7, 1e-9));
        QCOMPARE(difference(a, a).size, 0);
        QCOMPARE(difference(a, a).sign(), 0);
        QCOMPARE(difference(a, a).estimate(), 0.0);
    }

    void signsOfCrossAndDotProductsAreExact()
    {
        test::Random random(3);
        for (int i = 0; i < test::caseCount(); ++i) {
            const auto points = test::randomPoints(random, test::familyOf(i), 4);
            const auto p = exact(points[1]) - exact(points[0]);
            const auto q = exact(points[3]) - exact(points[2]);
            QVERIFY2(crossSign(points[0], points[1], points[2], points[3]) == cross(p, q).sign(),
                     HITBOX_CASE(i, points));
            QVERIFY2(dotSign(points[0], points[1], points[2], points[3]) == dot(p, q).sign(), HITBOX_CASE(i, points));
        }
    }

    void comparesProductsExactly()
    {
        const double next = std::nextafter(3.0, 4.0);
        QCOMPARE(compareProducts(next, next, std::nextafter(next, 4.0), 3.0), 1);
        QCOMPARE(compareProducts(0.1, 0.3, 0.3, 0.1), 0);
        QCOMPARE(compareProducts(0.1, 0.1, 0.01, 1), 1);
    }

    void quotientsAreRoundedToTheNearestDouble()
    {
        test::Random random(4);
        for (int i = 0; i < test::caseCount(); ++i) {
            const auto numerator = product(difference(randomDouble(random), randomDouble(random)),
                                           difference(randomDouble(random), randomDouble(random)));
            const auto denominator = sum(randomDouble(random), randomDouble(random));
            if (denominator.sign() != 0)
                QVERIFY(oracle::isNearestDouble(roundedQuotient(numerator, denominator),
                                                valueOf(numerator) / valueOf(denominator)));
        }
    }

    void quotientsHalfwayBetweenDoublesGoToTheEvenOne()
    {
        QCOMPARE(roundedQuotient(sum(0x1p53, 1.0), expansionOf(1.0)), 0x1p53);
        QCOMPARE(roundedQuotient(sum(0x1p53, 3.0), expansionOf(1.0)), 0x1p53 + 4);
        QCOMPARE(roundedQuotient(sum(-0x1p53, -3.0), expansionOf(1.0)), -0x1p53 - 4);
    }

    void endsOnInputsBeyondTheExactRange()
    {
        const double extremes[] = {1e300,
                                   -1e300,
                                   5e-324,
                                   1e-200,
                                   0,
                                   std::numeric_limits<double>::infinity(),
                                   std::numeric_limits<double>::quiet_NaN()};
        for (const double a : extremes) {
            for (const double b : extremes) {
                const auto p = product(difference(a, b), difference(b, 1.0));
                const auto square = squared(p);
                QVERIFY(std::abs(square.sign()) <= 1);
                QVERIFY(std::abs(compressed(square).sign()) <= 1);
                QVERIFY(std::abs(crossSign({a, b}, {b, a}, {1, a}, {b, 2})) <= 1);
            }
        }
    }

    void crossSignIsExactWhereProductsOverflow()
    {
        QCOMPARE(crossSign({0, 0}, {1e300, 0}, {0, 0}, {0, 1e300}), 1);
        QCOMPARE(crossSign({0, 0}, {1e300, 1e300}, {0, 0}, {2e300, 2e300}), 0);
        QCOMPARE(crossSign({0, 0}, {1e300, 1e300}, {0, 0}, {std::nextafter(1e300, 2e300), 1e300}), -1);
    }
};

HITBOX_TEST(ExpansionTest)
#include "expansion_test.moc"
