#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

#include <hitbox/geometry/lattice.h>

#include "geometry/oracle.h"
#include "geometry/random_shapes.h"
#include "geometry/special_numbers.h"
#include "test_class.h"

using namespace hitbox::geometry;
using test::infinity;

class LatticeTest : public QObject
{
    Q_OBJECT

private slots:
    void turnsOnASmallLatticeAreExact()
    {
        test::Random random(321);
        int count = 0;
        for (int i = 0; i < test::caseCount(); ++i) {
            std::vector<Point> p = test::randomPoints(random, test::familyOf(i), 3);
            if (random.chance(0.5)) {
                const double step = std::ldexp(1.0, random.between(-400, 400));
                const auto any = [&] { return random.between(-(1 << 25) + 1, (1 << 25) - 1) * step; };
                std::ranges::generate(p, [&] { return Point{any(), any()}; });
                if (random.chance(0.5))
                    p[2] = {p[0].x + step, p[0].y};
                QVERIFY2(isOnSmallLattice(p) || p[2].x == std::ldexp(step, 25), HITBOX_CASE(i, p));
            }
            if (!isOnSmallLattice(p))
                continue;
            ++count;
            QVERIFY2(latticeOrientation(p[0], p[1], p[2]) == oracle::orientation(p[0], p[1], p[2]), HITBOX_CASE(i, p));
            for (const auto move : {test::mirrored, test::quarterTurned, test::doubled})
                QVERIFY2(isOnSmallLattice(test::moved(p, move)), HITBOX_CASE(i, p));
        }
        QVERIFY(count > test::caseCount() / 4);
    }

    void knowsWhereTheLatticeEnds()
    {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        QVERIFY(isOnSmallLattice({}));
        QVERIFY(isOnSmallLattice(Ring{{0, 0}, {-0.0, 0}}));
        QVERIFY(isOnSmallLattice(Ring{{1, 0}, {33554431, -33554431}}));
        QVERIFY(isOnSmallLattice(Ring{{2, 0}, {33554432, 4}}));
        QVERIFY(!isOnSmallLattice(Ring{{1, 0}, {33554432, 4}}));
        QVERIFY(!isOnSmallLattice(Ring{{0.1, 0}}));
        QVERIFY(!isOnSmallLattice(Ring{{nan, 0}}) && !isOnSmallLattice(Ring{{0, infinity}}));
        QVERIFY(!isOnSmallLattice(Ring{{5e-324, 0}}) && !isOnSmallLattice(Ring{{1e300, 0}}));
    }
};

HITBOX_TEST(LatticeTest)
#include "lattice_test.moc"
