#include <hitbox/geometry/coverage.h>

#include <algorithm>

#include <QTest>

#include <hitbox/geometry/outline.h>
#include <hitbox/geometry/simplification.h>

#include "geometry/oracle.h"
#include "geometry/random_masks.h"
#include "geometry/special_numbers.h"
#include "test_class.h"

namespace {

using namespace hitbox::geometry;
using namespace hitbox::geometry::test;

/// Pixel by pixel, over the rational numbers.
Coverage slowCoverage(const Region &region, const PixelMask &mask)
{
    Coverage coverage;
    for (std::size_t i = 0; i < mask.alpha.size(); ++i) {
        const Point centre{static_cast<double>(i % mask.width) + 0.5, static_cast<double>(i / mask.width) + 0.5};
        bool isInside = false;
        bool isOnEdge = false;
        for (const Ring &ring : region.rings) {
            const Location location = oracle::locate(centre, ring);
            isInside ^= location == Location::Inside;
            isOnEdge |= location == Location::Boundary;
        }
        const bool isInArea = isInside || isOnEdge;
        const bool isOpaque = mask.alpha[i] != 0;
        coverage.covered += isOpaque && isInArea ? 1 : 0;
        coverage.missed += isOpaque && !isInArea ? 1 : 0;
        coverage.excess += !isOpaque && isInArea ? 1 : 0;
    }
    return coverage;
}

class CoverageTest : public QObject
{
    Q_OBJECT

private slots:
    void countsWhatASquareMissesAndHasTooMuch()
    {
        const PixelMask mask = drawnMask("##.. ##.. ..#. ....");
        const Region square{{{{0, 0}, {0, 3}, {2, 3}, {2, 0}}}};
        QCOMPARE(coverage(square, view(mask)), (Coverage{4, 1, 2}));
    }

    void countsACentreOnTheBoundaryAsInTheArea()
    {
        const PixelMask mask = drawnMask("### ### ###");
        const Region triangle{{{{0.5, 0.5}, {0.5, 2.5}, {2.5, 2.5}}}};
        QCOMPARE(coverage(triangle, view(mask)), (Coverage{6, 3, 0}));
    }

    void fitsAnOutlineToItsMaskWithoutFault()
    {
        Random random(1);
        for (int i = 0; i < caseCount(); ++i) {
            const PixelMask mask = randomMask(random, i % 100 == 0 ? 200 : 20);
            const auto opaque = static_cast<std::uint64_t>(std::ranges::count(mask.alpha, 255));
            QCOMPARE(coverage(outline(view(mask)), view(mask)), (Coverage{opaque, 0, 0}));
        }
    }

    void missesNothingAfterSimplifyingOutside()
    {
        Random random(2);
        for (int i = 0; i < caseCount() / 50; ++i) {
            const PixelMask mask = blobMask(random, 40);
            const Region outside = *simplified(outline(view(mask)), 1.5, OutlineSide::Outside);
            QCOMPARE(coverage(outside, view(mask)).missed, std::uint64_t{0});
        }
    }

    void drawsThePixelsThatItCounts()
    {
        Random random(4);
        for (int i = 0; i < caseCount() / 50; ++i) {
            const PixelMask mask = blobMask(random, 70);
            const Region region = *simplified(outline(view(mask)), 2);
            const PixelMask drawn = pixelsIn(region, mask.width, mask.height);
            const Coverage counted = coverage(region, view(mask));
            QCOMPARE(static_cast<std::uint64_t>(std::ranges::count(drawn.alpha, 255)),
                     counted.covered + counted.excess);
            QCOMPARE(coverage(region, view(drawn)), (Coverage{counted.covered + counted.excess, 0, 0}));
        }
        QCOMPARE(pixelsIn({}, 0, 5), PixelMask{});
        QCOMPARE(pixelsIn({}, largestMaskSide + 1, 5), PixelMask{});
    }

    void countsAsTheOracleDoes()
    {
        Random random(3);
        for (int i = 0; i < caseCount() / 25; ++i) {
            const PixelMask mask = randomMask(random, 7);
            Region region;
            for (int ring = random.between(0, 2); ring > 0; --ring) {
                Ring points = randomRing(random, familyOf(i), static_cast<std::size_t>(random.between(0, 6)));
                for (Point &p : points) {
                    if (familyOf(i) == Family::Plain || familyOf(i) == Family::NearDegenerate)
                        p = p * (1.0 / 64) + Point{3.5, 3.5};
                    else if (random.chance(0.5))
                        p = p + Point{0.5, 0.5};
                }
                region.rings.push_back(points);
            }
            QCOMPARE(coverage(region, view(mask)), slowCoverage(region, mask));
        }
    }

    void leavesOutRingsThatAreNotFinite()
    {
        const PixelMask mask = drawnMask("## ##");
        QCOMPARE(coverage({{{{0, 0}, {0, infinity}, {2, 0}}}}, view(mask)), (Coverage{0, 4, 0}));
        QCOMPARE(coverage({{{{-1e300, -1e300}, {-1e300, 1e300}, {1e300, 1e300}, {1e300, -1e300}}}}, view(mask)),
                 (Coverage{4, 0, 0}));
    }

    void countsNothingForMasksThatAreNotUsable()
    {
        const Region square{{{{0, 0}, {0, 3}, {2, 3}, {2, 0}}}};
        QCOMPARE(coverage(square, {}), Coverage{});
        QCOMPARE(coverage(square, {5, 5, 5, {}}), Coverage{});
    }
};

} // namespace

HITBOX_TEST(CoverageTest)
#include "coverage_test.moc"
