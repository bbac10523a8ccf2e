#include <hitbox/geometry/simplification.h>

#include <limits>

#include <QTest>

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/outline.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>
#include <hitbox/geometry/segment_meeting.h>
#include <hitbox/geometry/self_intersection.h>

#include "exact/farthest_grid_point.h"
#include "exact/farthest_point.h"
#include "geometry/random_masks.h"
#include "geometry/special_numbers.h"
#include "test_class.h"

namespace {

using namespace hitbox::geometry;
using namespace hitbox::geometry::test;

#define MASK_CASE(mask) qPrintable(QString::fromStdString(description(mask)))

std::size_t cornerCount(const Region &region)
{
    std::size_t count = 0;
    for (const Ring &ring : region.rings)
        count += ring.size();
    return count;
}

bool doRingsCross(const Ring &a, const Ring &b)
{
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = 0; j < b.size(); ++j) {
            const MeetingKind kind = meeting(edge(a, i), edge(b, j)).kind;
            if (kind == MeetingKind::Crossing || kind == MeetingKind::Overlapping)
                return true;
        }
    }
    return false;
}

/// Rings are simple and do not cross. What they fill is what they run around, so none is on the wrong side of another.
bool isSound(const Region &region)
{
    if (!std::ranges::all_of(region.rings, isSimple))
        return false;
    for (std::size_t i = 0; i < region.rings.size(); ++i)
        for (std::size_t j = i + 1; j < region.rings.size(); ++j)
            if (doRingsCross(region.rings[i], region.rings[j]))
                return false;
    const double difference = *area(*filledRegion(region.rings)) - *area(region);
    return std::abs(difference) <= 1e-9 * (1 + *area(region));
}

bool keepsRingsAndTheirDirections(const Region &before, const Region &after)
{
    return std::ranges::equal(before.rings, after.rings,
                              [](const Ring &a, const Ring &b) { return winding(a) == winding(b); });
}

/// How far a corner of one region is from the other's rings of the same place at most.
double farthestCorner(const Region &corners, const Region &lines)
{
    double farthest = 0;
    for (std::size_t r = 0; r < corners.rings.size(); ++r)
        for (const Point p : corners.rings[r])
            farthest = std::max(farthest, nearestEdge(p, lines.rings[r], LineEnds::Closed)->distance);
    return farthest;
}

bool covers(const Region &large, const Region &small)
{
    return combine(small, large, RegionOperation::Difference)->rings.empty();
}

Ring simpleCoast(Random &random, std::size_t count)
{
    for (;;) {
        Ring ring = coastRing(random, count);
        std::ranges::reverse(ring);
        if (winding(ring) != Orientation::CounterClockwise)
            std::ranges::reverse(ring);
        if (isSimple(ring))
            return ring;
    }
}

class SimplificationTest : public QObject
{
    Q_OBJECT

private slots:
    void makesAStaircaseALine()
    {
        const Region stairs{{{{0, 0}, {0, 4}, {4, 4}, {4, 3}, {3, 3}, {3, 2}, {2, 2}, {2, 1}, {1, 1}, {1, 0}}}};
        const Region simpler = *simplified(stairs, 1.5);
        QCOMPARE(simpler.rings.size(), std::size_t{1});
        QVERIFY(simpler.rings[0].size() <= 4);
    }

    void staysSoundAndWithinTheTolerance_data() { addSides(); }
    void staysSoundAndWithinTheTolerance()
    {
        QFETCH(const OutlineSide, side);
        Random random(1);
        for (int i = 0; i < caseCount() / 10; ++i) {
            const PixelMask mask = i % 2 == 0 ? randomMask(random, 14) : blobMask(random, 24);
            const Region before = outline(view(mask));
            const double tolerance = random.between(0.3, 4.0);
            const Region after = *simplified(before, tolerance, side);
            QVERIFY2(isSound(after), MASK_CASE(mask));
            QVERIFY2(keepsRingsAndTheirDirections(before, after), MASK_CASE(mask));
            QVERIFY2(farthestCorner(before, after) <= tolerance + 1e-9, MASK_CASE(mask));
            QVERIFY2(farthestCorner(after, before) <= tolerance + 1e-9, MASK_CASE(mask));
            if (side == OutlineSide::Outside)
                QVERIFY2(covers(after, before), MASK_CASE(mask));
        }
    }

    void staysSoundForManyRings()
    {
        Random random(9);
        for (int i = 0; i < caseCount() / 100; ++i) {
            const Region before = outline(view(randomMask(random, 32)));
            const Region after = *simplified(before, random.between(0.3, 2.0));
            QVERIFY(isSound(after));
            QVERIFY(keepsRingsAndTheirDirections(before, after));
        }
    }

    void staysSoundForCoasts_data() { addSides(); }
    void staysSoundForCoasts()
    {
        QFETCH(const OutlineSide, side);
        Random random(2);
        for (int i = 0; i < caseCount() / 20; ++i) {
            const Region before{{simpleCoast(random, static_cast<std::size_t>(random.between(4, 60)))}};
            const double tolerance = random.between(1.0, 200.0);
            const Region after = *simplified(before, tolerance, side);
            QVERIFY2(isSound(after), HITBOX_CASE(i, before.rings[0]));
            QVERIFY2(keepsRingsAndTheirDirections(before, after), HITBOX_CASE(i, before.rings[0]));
            QVERIFY2(farthestCorner(before, after) <= tolerance + 1e-9, HITBOX_CASE(i, before.rings[0]));
            QVERIFY2(farthestCorner(after, before) <= tolerance + 1e-9, HITBOX_CASE(i, before.rings[0]));
        }
    }

    void bringsASimpleRingToExactlyTheCornersAskedFor()
    {
        Random random(3);
        for (int i = 0; i < caseCount() / 20; ++i) {
            const auto count = static_cast<std::size_t>(random.between(4, 60));
            const Region before{{simpleCoast(random, count)}};
            const auto wanted = static_cast<std::size_t>(random.between(3, static_cast<int>(count)));
            const Region after = *simplifiedTo(before, wanted);
            QCOMPARE(cornerCount(after), std::min(wanted, before.rings[0].size()));
            QVERIFY2(isSound(after), HITBOX_CASE(i, before.rings[0]));
        }
    }

    void keepsToTheCornerCountAndCoversAllWhenAskedTo()
    {
        Random random(4);
        for (int i = 0; i < caseCount() / 20; ++i) {
            const PixelMask mask = blobMask(random, 24);
            const Region before = outline(view(mask));
            const Region after = *simplifiedTo(before, 8, OutlineSide::Outside);
            QVERIFY2(isSound(after), MASK_CASE(mask));
            QVERIFY2(covers(after, before), MASK_CASE(mask));
            if (before.rings.size() == 1)
                QVERIFY2(cornerCount(after) <= 8, HITBOX_CASE(i, after.rings[0]));
        }
    }

    void staysSoundForNoiseBroughtToFewCorners_data() { addSides(); }
    void staysSoundForNoiseBroughtToFewCorners()
    {
        QFETCH(const OutlineSide, side);
        Random random(5);
        for (int i = 0; i < caseCount() / 10; ++i) {
            const PixelMask mask = randomMask(random, 12);
            const Region before = outline(view(mask));
            const Region after = *simplifiedTo(before, static_cast<std::size_t>(random.below(30)), side);
            QVERIFY2(isSound(after), MASK_CASE(mask));
            QVERIFY2(keepsRingsAndTheirDirections(before, after), MASK_CASE(mask));
            if (side == OutlineSide::Outside)
                QVERIFY2(covers(after, before), MASK_CASE(mask));
        }
    }

    void doesNotLetAHoleSlipOutOfItsIsland()
    {
        // Straight along the bulge, the line would pass the hole without meeting it.
        const Region before{
            {{{0, 0}, {0, 10}, {20, 10}, {20, 0}, {12, 0}, {10, -2}, {8, 0}}, {{9.8, -0.8}, {10.2, -0.8}, {10, -0.4}}}};
        const Region after = *simplified(before, 3);
        QVERIFY(isSound(after));
        QVERIFY(after.rings[0].size() > 4);
    }

    void keepsTheDirectionOfACrescent()
    {
        const Region before{{{{0, 0}, {5, 1.2}, {10, 0}, {5, 1}}}};
        const Region after = *simplified(before, 0.5);
        QVERIFY(isSound(after));
        QVERIFY(keepsRingsAndTheirDirections(before, after));
    }

    void leavesRegionsThatAreNotFiniteAndTolerancesThatAreNoneAsTheyAre()
    {
        const Region square{{{{0, 0}, {0, 1}, {1, 1}, {1, 0}}}};
        const Region endless{{{{0, 0}, {0, 1}, {1, infinity}, {1, 0}, {0.5, -0.1}}}};
        QCOMPARE(simplified(endless, 5), endless);
        QCOMPARE(simplifiedTo(endless, 3), endless);
        QCOMPARE(simplified(square, notANumber), square);
        QCOMPARE(simplified(square, -1), square);
        QVERIFY(simplified({}, 1)->rings.empty());
        QCOMPARE(simplified({{{}, {{1, 1}}, {{1, 1}, {2, 2}}}}, 1)->rings.size(), std::size_t{3});
    }

    void findsTheFarthestPointTheSameWayWithAndWithoutVectors()
    {
        Random random(7);
        for (int i = 0; i < caseCount(); ++i) {
            const auto count = static_cast<std::size_t>(random.between(0, 20));
            const std::vector<Point> points = randomPoints(random, familyOf(i), count + 2);
            const Segment segment{points[0], points[1]};
            const auto rest = std::span(points).subspan(2);
            const detail::FarthestPoint found = detail::farthestPoint(rest, segment);
            const detail::FarthestPoint portable = detail::farthestPointPortably(rest, segment);
            QCOMPARE(found.index, portable.index);
            QCOMPARE(found.squaredDistance, portable.squaredDistance);
            if (count > 0) {
                const double exact = distance(rest[found.index], segment);
                QVERIFY(std::abs(std::sqrt(found.squaredDistance) - exact) <= 1e-9 * (1 + exact));
            }
        }
    }

    void findsTheFarthestGridPointAsAmongOtherPoints()
    {
        Random random(8);
        for (int i = 0; i < caseCount(); ++i) {
            const auto count = static_cast<std::size_t>(random.between(3, 24));
            const double extent = i % 3 == 0 ? detail::farthestOnGrid : 20;
            std::vector<Point> points(count);
            for (Point &p : points)
                p = {std::round(random.between(-extent, extent)), std::round(random.between(-extent, extent))};
            const Point origin = i % 2 == 0 ? Point{} : Point{1e9, -0.5};
            std::vector<Point> moved;
            for (const Point p : points)
                moved.push_back(p + origin);
            std::vector<detail::ShortPoint> grid(count);
            std::vector<detail::ShortPoint> portable(count);
            QVERIFY(detail::fillGrid(moved, origin, grid));
            QVERIFY(detail::fillGridPortably(moved, origin, portable));
            for (std::size_t k = 0; k < count; ++k) {
                QVERIFY(grid[k].x == points[k].x && grid[k].y == points[k].y);
                QVERIFY(portable[k].x == points[k].x && portable[k].y == points[k].y);
            }
            if (i % 5 == 0) {
                grid[1] = grid[0];
                points[1] = points[0];
            }
            const auto rest = std::span(grid).subspan(2);
            const detail::FarthestPoint vectored = detail::farthestGridPoint(rest, grid[0], grid[1]);
            const detail::FarthestPoint plain = detail::farthestGridPointPortably(rest, grid[0], grid[1]);
            const auto expected = detail::farthestPoint(std::span(points).subspan(2), {points[0], points[1]});
            for (const detail::FarthestPoint &found : {vectored, plain}) {
                QCOMPARE(found.index, expected.index);
                QCOMPARE(found.squaredDistance, expected.squaredDistance);
            }
        }
    }

    void measuresTheLongestDistanceOnTheGrid()
    {
        constexpr std::int16_t far = detail::farthestOnGrid;
        const std::vector<detail::ShortPoint> points{{far, far - 1}, {0, 0}, {far - 1, far}, {far, far}, {far, far}};
        const detail::ShortPoint from{-far, -far};
        for (const auto farthest : {detail::farthestGridPoint, detail::farthestGridPointPortably}) {
            const detail::FarthestPoint found = farthest(points, from, from);
            QCOMPARE(found.index, std::size_t{3});
            QCOMPARE(found.squaredDistance, 536'870'912.0);
        }
    }

    void putsOnlySmallWholeNumbersOnAGrid_data()
    {
        QTest::addColumn<double>("coordinate");
        QTest::addColumn<bool>("isOnGrid");
        QTest::newRow("whole") << -8192.0 << true;
        QTest::newRow("half") << 0.5 << false;
        QTest::newRow("greatest") << 8192.0 << true;
        QTest::newRow("large") << 8193.0 << false;
        QTest::newRow("large and negative") << -8193.0 << false;
        QTest::newRow("more than 16 bits") << 65'537.0 << false;
        QTest::newRow("more than 16 bits and negative") << -65'537.0 << false;
        QTest::newRow("more than 32 bits") << 4'294'967'297.0 << false;
        QTest::newRow("huge") << 1e300 << false;
        QTest::newRow("not a number") << std::numeric_limits<double>::quiet_NaN() << false;
    }
    void putsOnlySmallWholeNumbersOnAGrid()
    {
        QFETCH(const double, coordinate);
        QFETCH(const bool, isOnGrid);
        for (std::size_t i = 0; i < 6; ++i) {
            std::vector<Point> points(6, Point{1, 2});
            std::vector<detail::ShortPoint> grid(6);
            points[i].y = coordinate;
            QCOMPARE(detail::fillGrid(points, {}, grid), isOnGrid);
            QCOMPARE(detail::fillGridPortably(points, {}, grid), isOnGrid);
        }
    }

    void endsOnRingsThatAreNotSimple()
    {
        Random random(6);
        for (int i = 0; i < caseCount() / 10; ++i) {
            const Ring ring = randomRing(random, familyOf(i), static_cast<std::size_t>(random.between(0, 30)));
            const Region region{{ring, ring}};
            const OutlineSide side = i % 2 == 0 ? OutlineSide::Either : OutlineSide::Outside;
            QCOMPARE(simplified(region, 1, side)->rings.size(), std::size_t{2});
            QCOMPARE(simplifiedTo(region, 4, side)->rings.size(), std::size_t{2});
        }
    }

    void endsQuicklyOnAMillionPointsInOnePlaceOrOnOneLine()
    {
        const Ring equal(1000000, Point{3, 4});
        QCOMPARE(simplified({{equal}}, 1)->rings[0].size(), equal.size());
        Ring line(1000000);
        for (std::size_t i = 0; i < line.size(); ++i)
            line[i] = {static_cast<double>(i), 0};
        QCOMPARE(simplified({{line}}, 1)->rings[0].size(), std::size_t{3});
    }

    void endsQuicklyOnManyPointsAlongStraightSides_data() { addSides(); }
    void endsQuicklyOnManyPointsAlongStraightSides()
    {
        QFETCH(const OutlineSide, side);
        // It starts in the middle of a side, so that the first point is a straight one too.
        const Ring corners{{0, 0}, {0, 25000}, {25000, 25000}, {25000, 0}};
        Ring ring;
        for (int i = 0; i < 100000; ++i) {
            const int place = (i + 12500) % 100000;
            const auto [from, to] = edge(corners, static_cast<std::size_t>(place / 25000));
            ring.push_back(between(from, to, place % 25000 / 25000.0));
        }
        const Ring left{{0, 25000}, {25000, 25000}, {25000, 0}, {0, 0}};
        const Region few = *simplifiedTo({{ring}}, 4, side);
        const Region near = *simplified({{ring}}, 1, side);
        const Region many = *simplifiedTo({{ring}}, 5000, side);
        QCOMPARE(few, Region{{left}});
        QVERIFY(isSound(near));
        QCOMPARE(cornerCount(near), std::size_t{4});
        QCOMPARE(cornerCount(many), std::size_t{5000});
        QCOMPARE(*area(many), 25000.0 * 25000.0);
    }

    void leavesOutStraightCornersOfEveryRing()
    {
        const Region before{
            {{{0, 5}, {0, 10}, {5, 10}, {10, 10}, {10, 0}, {0, 0}}, {{2, 2}, {4, 2}, {6, 2}, {6, 6}, {2, 6}, {2, 4}}}};
        const Region expected{{{{0, 10}, {10, 10}, {10, 0}, {0, 0}}, {{2, 2}, {6, 2}, {6, 6}, {2, 6}}}};
        QCOMPARE(simplifiedTo(before, 8), expected);
        QCOMPARE(simplifiedTo(before, 8, OutlineSide::Outside), expected);
        QCOMPARE(cornerCount(*simplifiedTo(before, 10)), std::size_t{10});
        QCOMPARE(simplifiedTo(before, 12), before);
        // All on one line: three stay.
        QCOMPARE(cornerCount(*simplifiedTo({{{{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}}}}, 0)), std::size_t{3});
    }

    void endsForAHundredThousandSpikes()
    {
        Ring ring;
        for (int i = 0; i < 50'000; ++i)
            ring.insert(ring.end(), {{i * 1.0, 0}, {i + 0.5, 1e4 + i % 7}});
        ring.insert(ring.end(), {{50'000, -5}, {0, -5}});
        const Region spikes{{ring}};
        for (const OutlineSide side : {OutlineSide::Either, OutlineSide::Outside}) {
            const auto simpler = simplified(spikes, 1.5, side);
            QVERIFY(simpler ? cornerCount(*simpler) <= ring.size() : simpler == Failure::CutShort);
            const auto fewer = simplifiedTo(spikes, 100, side);
            QVERIFY(fewer ? cornerCount(*fewer) <= ring.size() : fewer == Failure::CutShort);
            QVERIFY(simplified(spikes, 1.5, side, {100'000, SIZE_MAX}) == Failure::CutShort);
            QVERIFY(simplifiedTo(spikes, 100, side, {UINT64_MAX, 1'000'000}) == Failure::CutShort);
        }
    }

private:
    void addSides()
    {
        QTest::addColumn<OutlineSide>("side");
        QTest::newRow("either") << OutlineSide::Either;
        QTest::newRow("outside") << OutlineSide::Outside;
    }
};

} // namespace

HITBOX_TEST(SimplificationTest)
#include "simplification_test.moc"
