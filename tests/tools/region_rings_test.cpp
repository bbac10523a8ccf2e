#include "test_class.h"
#include "tools/region_rings.h"

#include "tool_bench.h"

#include <QTest>

#include <cmath>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>
#include <hitbox/geometry/self_intersection.h>

using namespace hitbox;
using geometry::Point;
using geometry::Region;
using geometry::Ring;

namespace {

Ring squareRing(double x, double y, double side)
{
    return {{x, y}, {x, y + side}, {x + side, y + side}, {x + side, y}};
}

} // namespace

class RegionRingsTest : public QObject
{
    Q_OBJECT

private slots:
    void aHoleIsCutOpenIntoTwoSimpleRings()
    {
        const std::vector<Ring> rings{squareRing(0, 0, 20), squareRing(5, 5, 10)};
        const std::vector<Ring> pieces = ringsWithoutHoles(*geometry::filledRegion(rings));
        QCOMPARE(pieces.size(), size_t(2));
        for (const Ring &piece : pieces) {
            QVERIFY(geometry::isSimple(piece));
            QCOMPARE(std::abs(geometry::signedArea(piece)), 150.0);
        }
    }

    void manyHolesLeaveNoneAndKeepTheArea()
    {
        std::vector<Ring> rings{squareRing(0, 0, 100), squareRing(200, 0, 10)};
        for (int i = 0; i < 25; ++i)
            rings.push_back(squareRing(5 + 20 * (i % 5), 5 + 20 * (i / 5), 8));
        rings.push_back(squareRing(7, 7, 2));
        const Region region = *geometry::filledRegion(rings);
        double area = 0;
        for (const Ring &piece : ringsWithoutHoles(region)) {
            QVERIFY(geometry::isSimple(piece));
            QCOMPARE(geometry::winding(piece), geometry::Orientation::CounterClockwise);
            area += std::abs(geometry::signedArea(piece));
        }
        QCOMPARE(area, *geometry::area(region));
    }

    void aHoleThatNoUprightLineGoesThroughIsFilled()
    {
        const Ring outer{{0, 0}, {200, 0}, {200, 20}, {0, 20}};
        const double beyond = std::nextafter(100.0, 200.0);
        for (const Ring &sliver :
             {Ring{{100, 10}, {beyond, 0.5}, {beyond, 19.5}}, Ring{{100, 0.5}, {beyond, 10}, {100, 19.5}},
              Ring{{100, 0.5}, {beyond, 0.5}, {beyond, 19.5}, {100, 19.5}}}) {
            const geometry::Answer<Region> region =
                geometry::combine({{outer}}, {{sliver}}, geometry::RegionOperation::Difference);
            QVERIFY(region);
            const std::vector<Ring> rings = ringsWithoutHoles(*region);
            QCOMPARE(rings.size(), size_t(1));
            QCOMPARE(rings[0].size(), outer.size());
        }
    }

    /// Whose middle line may go through a corner alone.
    void narrowHolesAreCutUntilNoneIsLeft()
    {
        const Ring outer{{0, 0}, {200, 0}, {200, 20}, {0, 20}};
        for (int ulps = 2; ulps < 40; ++ulps) {
            const double far = 100 + ulps * (std::nextafter(100.0, 200.0) - 100);
            const double middle = 100 + ulps / 2 * (std::nextafter(100.0, 200.0) - 100);
            const std::vector<Ring> hourglass{{{100, 1}, {middle, 10}, {100, 19}}, {{middle, 10}, {far, 1}, {far, 19}}};
            const geometry::Answer<Region> region =
                geometry::combine({{outer}}, {hourglass}, geometry::RegionOperation::Difference);
            QVERIFY(region);
            double area = 0;
            for (const Ring &ring : ringsWithoutHoles(*region)) {
                QVERIFY(geometry::isSimple(ring));
                area += std::abs(geometry::signedArea(ring));
            }
            QVERIFY(std::abs(area - 4000) < 1e-9);
        }
    }

    void onlyNewPointsGoOntoTheGrid()
    {
        const Ring old = {{0.3, 0.3}, {10, 0}, {10, 10}};
        const Ring made = {{0.3, 0.3}, {10, 0}, {10, 10}, {4.6, 5.2}};
        const std::vector<Ring> settled = settledOnGrid({made}, {&old, 1}, {});
        QCOMPARE(settled[0], (Ring{{0.3, 0.3}, {10, 0}, {10, 10}, {5, 5}}));
    }

    void aRingThatWouldCrossItselfOnTheGridStaysOffIt()
    {
        const Ring thin = {{0.1, 0.1}, {0.4, 0.1}, {0.4, 10.2}};
        QCOMPARE(settledOnGrid({thin}, {}, {})[0], thin);
    }

    void everythingButAChainHasARing()
    {
        QCOMPARE(ringAround(geometry::Box{{0, 0}, {2, 1}})->size(), size_t(4));
        QVERIFY(ringAround(geometry::Circle{{0, 0}, 10})->size() >= 8);
        QVERIFY(!ringAround(ChainLine{{{0, 0}, {1, 1}}}));
    }
};

HITBOX_TEST(RegionRingsTest)
#include "region_rings_test.moc"
