#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include <hitbox/geometry/region.h>
#include <hitbox/geometry/triangulation.h>

#include "geometry/oracle.h"
#include "geometry/random_shapes.h"
#include "geometry/special_numbers.h"
#include "test_class.h"

using namespace hitbox::geometry;
using test::Family;
using test::notANumber;
using test::Random;

namespace {

Ring corners(const Triangle &triangle, std::span<const Point> points)
{
    return {points[triangle.a], points[triangle.b], points[triangle.c]};
}

oracle::Rational areaOfTriangles(const std::vector<Triangle> &cut, std::span<const Point> points)
{
    oracle::Rational sum = 0;
    for (const Triangle &triangle : cut)
        sum += oracle::signedArea(corners(triangle, points));
    return sum;
}

/// Areas that are positive and add up to that of the ring leave no room for overlaps outside of it: what is left to
/// ask is whether sides cross the ring. Sides inside run in both directions once, the ring's own in its direction.
bool sidesMatch(const std::vector<Triangle> &cut, std::size_t pointCount, bool isReversed)
{
    std::vector<std::pair<std::size_t, std::size_t>> sides;
    for (const auto [a, b, c] : cut)
        sides.insert(sides.end(), {{a, b}, {b, c}, {c, a}});
    std::ranges::sort(sides);
    if (std::ranges::adjacent_find(sides) != sides.end())
        return false;
    const auto has = [&](std::size_t from, std::size_t to) {
        return std::ranges::binary_search(sides, std::pair{from, to});
    };
    for (std::size_t i = 0; i < pointCount; ++i) {
        const std::size_t next = (i + 1) % pointCount;
        if (isReversed ? !has(next, i) : !has(i, next))
            return false;
    }
    const auto isSingle = [&](const auto &side) { return !has(side.second, side.first); };
    return static_cast<std::size_t>(std::ranges::count_if(sides, isSingle)) == pointCount;
}

bool allTurnLeft(const std::vector<Triangle> &cut, std::span<const Point> points)
{
    return std::ranges::all_of(cut, [&](const Triangle &triangle) {
        return oracle::orientation(points[triangle.a], points[triangle.b], points[triangle.c]) ==
               Orientation::CounterClockwise;
    });
}

Ring ringToTriangulate(Random &random, int index)
{
    while (true) {
        const auto size = static_cast<std::size_t>(random.between(3, 40));
        Ring ring = index % 3 == 0 ? test::coastRing(random, size)
                                   : test::starRing(random, test::familyOf(index), std::max<std::size_t>(size, 3));
        if (index % 5 == 0)
            for (Point &p : ring)
                p = {std::round(p.x / 16), std::round(p.y / 16)};
        if (index % 2 == 0)
            std::ranges::reverse(ring);
        if (isSimple(ring))
            return ring;
        index += 3;
    }
}

Ring withUnitSteps(const Ring &ring)
{
    Ring steps;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point from = ring[i];
        const Point way = ring[(i + 1) % ring.size()] - from;
        const double length = std::max(std::abs(way.x), std::abs(way.y));
        for (int step = 0; step < length; ++step)
            steps.push_back(from + way * (step / length));
    }
    return steps;
}

Ring allPoints(const Region &region)
{
    Ring points;
    for (const Ring &ring : region.rings)
        points.insert(points.end(), ring.begin(), ring.end());
    return points;
}

} // namespace

class TriangulationTest : public QObject
{
    Q_OBJECT

private slots:
    void cutsASquareInTwo()
    {
        const Ring square{{0, 0}, {0, 10}, {10, 10}, {10, 0}};
        const auto cut = triangles(square);
        QCOMPARE(cut.size(), std::size_t{2});
        QVERIFY(allTurnLeft(cut, square));
    }

    void takesARingRunEitherWay()
    {
        const Ring ring{{0, 0}, {10, 0}, {10, 10}, {5, 5}, {0, 10}};
        const auto cut = triangles(ring);
        QCOMPARE(cut.size(), std::size_t{3});
        QVERIFY(allTurnLeft(cut, ring));
        QVERIFY(sidesMatch(cut, ring.size(), true));
    }

    void usesVerticesThatLieStraightOn()
    {
        const Ring square{{0, 0}, {0, 4}, {0, 7}, {0, 10}, {3, 10}, {10, 10}, {10, 0}, {5, 0}};
        const auto cut = triangles(square);
        QCOMPARE(cut.size(), square.size() - 2);
        QVERIFY(allTurnLeft(cut, square));
        QVERIFY(sidesMatch(cut, square.size(), false));
    }

    void cutsNoCornerOffThatAPointOnTheCutTouches()
    {
        for (const double x : {2.0, std::nextafter(2.0, 0.0), std::nextafter(2.0, 4.0)}) {
            const Ring ring{{0, 0}, {0, 4}, {4, 4}, {x, 2}, {4, 0}};
            for (std::size_t i = 0; i < ring.size(); ++i) {
                const Ring other = test::renumbered(ring, i);
                const auto cut = triangles(other);
                QCOMPARE(cut.size(), std::size_t{3});
                QVERIFY(allTurnLeft(cut, other));
                QVERIFY(sidesMatch(cut, other.size(), false));
                QCOMPARE(areaOfTriangles(cut, other), oracle::signedArea(other));
            }
        }
    }

    void coversEverySimpleRingOnce()
    {
        Random random(801);
        for (int i = 0; i < test::caseCount(); ++i) {
            const Ring ring = ringToTriangulate(random, i);
            const auto cut = triangles(ring);
            const auto area = oracle::signedArea(ring);
            QVERIFY2(cut.size() == ring.size() - 2, HITBOX_CASE(i, ring));
            QVERIFY2(allTurnLeft(cut, ring), HITBOX_CASE(i, ring));
            QVERIFY2(areaOfTriangles(cut, ring) == abs(area), HITBOX_CASE(i, ring));
            QVERIFY2(sidesMatch(cut, ring.size(), area < 0), HITBOX_CASE(i, ring));
        }
    }

    /// Of unit squares, with a vertex at each unit: most lie straight on, and many on the way between two others.
    void coversSmallRingsOfManyStraightVertices()
    {
        Random random(804);
        for (int i = 0; i < test::caseCount(); ++i) {
            for (const Ring &outline : test::randomPixels(random, 2 + i % 3, 0.6).rings) {
                const Ring ring = withUnitSteps(outline);
                if (!isSimple(ring) || oracle::signedArea(ring) < 0)
                    continue;
                const auto cut = triangles(ring);
                QVERIFY2(cut.size() == ring.size() - 2, HITBOX_CASE(i, ring));
                QVERIFY2(allTurnLeft(cut, ring), HITBOX_CASE(i, ring));
                QVERIFY2(areaOfTriangles(cut, ring) == oracle::signedArea(ring), HITBOX_CASE(i, ring));
                QVERIFY2(sidesMatch(cut, ring.size(), false), HITBOX_CASE(i, ring));
            }
        }
    }

    void coversRingsThatLookFlatFromTheirFirstPoint()
    {
        // Seen from there all others have the same coordinate as floats.
        Random random(75);
        for (int i = 0; i < test::caseCount() / 50; ++i) {
            Ring ring{{-0x1p40, 0}, {0, -100}};
            for (int x = 1, last = random.between(4, 28); x < last; ++x)
                ring.push_back({static_cast<double>(x), static_cast<double>(random.between(-30, 30))});
            ring.push_back({static_cast<double>(ring.size()), 100});
            if (i % 2 == 0) {
                for (Point &p : ring)
                    p = {p.y, p.x};
            }
            const auto cut = triangles(ring);
            QVERIFY2(cut.size() == ring.size() - 2, HITBOX_CASE(i, ring));
            QVERIFY2(allTurnLeft(cut, ring), HITBOX_CASE(i, ring));
            QVERIFY2(sidesMatch(cut, ring.size(), i % 2 != 0), HITBOX_CASE(i, ring));
        }
    }

    void staysValidWhenMovedAndRenumbered()
    {
        Random random(802);
        for (int i = 0; i < test::caseCount() / 4; ++i) {
            const Ring ring = ringToTriangulate(random, i);
            for (const Ring &other :
                 {test::moved(ring, test::mirrored), test::moved(ring, test::quarterTurned),
                  test::moved(ring, test::doubled), test::renumbered(ring, static_cast<std::size_t>(i))}) {
                const auto cut = triangles(other);
                QVERIFY2(cut.size() == other.size() - 2, HITBOX_CASE(i, other));
                QVERIFY2(areaOfTriangles(cut, other) == abs(oracle::signedArea(other)), HITBOX_CASE(i, other));
            }
        }
    }

    void cutsARegionAroundItsHole()
    {
        const Region frame{{{{0, 0}, {0, 9}, {9, 9}, {9, 0}}, {{3, 3}, {6, 3}, {6, 6}, {3, 6}}}};
        const Ring points = allPoints(frame);
        const auto cut = *triangles(frame);
        QCOMPARE(cut.size(), std::size_t{8});
        QVERIFY(allTurnLeft(cut, points));
        QCOMPARE(areaOfTriangles(cut, points), oracle::Rational(72));
    }

    void coversRegionsWithHolesThatTouch()
    {
        Random random(803);
        for (int i = 0; i < test::caseCount() / 2; ++i) {
            const Region region = test::randomPixels(random, 2 + i % 6, 0.3 + 0.1 * (i % 6));
            const Ring points = allPoints(region);
            const auto cut = *triangles(region);
            QVERIFY2(allTurnLeft(cut, points), HITBOX_CASE(i, points));
            oracle::Rational area = 0;
            for (const Ring &ring : region.rings)
                area += oracle::signedArea(ring);
            QVERIFY2(areaOfTriangles(cut, points) == area, HITBOX_CASE(i, points));
        }
    }

    void tellsWhatCannotBeCutFromNoArea()
    {
        const double infinite = std::numeric_limits<double>::infinity();
        for (const Ring &ring : {Ring{}, Ring{{0, 0}, {1, 1}}, Ring{{0, 0}, {1, 1}, {2, 2}}, Ring(5, Point{1, 1}),
                                 Ring{{0, 0}, {notANumber, 5}, {5, 5}}, Ring{{0, 0}, {infinite, 5}, {5, 5}}}) {
            QVERIFY(triangles(ring).empty());
            QVERIFY(triangles(Region{{ring}}) ==
                    (ring.size() == 3 && !std::isfinite(ring[1].x) ? Failure::NotFinite : Failure::NotSimple));
        }
        QVERIFY(triangles(Region{})->empty()); // no area is no failure
        QVERIFY(triangles(Region{{Ring{{0, 0}, {0, 9}, {9, 9}}}}, {10, SIZE_MAX}) == Failure::CutShort);
        const Ring corner{{0, 0}, {0, 9}, {9, 9}};
        QVERIFY(triangles(corner, Budget{10, SIZE_MAX}) == Failure::CutShort);
        QVERIFY(triangles(corner, Budget{SIZE_MAX, 100}) == Failure::CutShort);
        QVERIFY(*triangles(corner, Budget()) == triangles(corner));
        QVERIFY(triangles(Ring{{0, 0}, {INFINITY, 9}, {9, 9}}, Budget()) == Failure::NotFinite);
        QVERIFY(triangles(Ring{{0, 0}, {0, 9}}, Budget()) == Failure::NotSimple);
    }

    void endsForRingsThatAreNotSimple()
    {
        Random random(804);
        for (int i = 0; i < test::caseCount(); ++i) {
            const Ring ring = test::randomRing(random, test::familyOf(i), 3 + static_cast<std::size_t>(i % 30));
            for (const Triangle &triangle : triangles(ring))
                QVERIFY2(std::max({triangle.a, triangle.b, triangle.c}) < ring.size(), HITBOX_CASE(i, ring));
            const Region region{{ring, test::randomRing(random, test::familyOf(i), 5)}};
            if (const auto cut = triangles(region))
                QVERIFY2(allTurnLeft(*cut, allPoints(region)), HITBOX_CASE(i, ring));
        }
    }

    void takesTheLargestAndSmallestCoordinates()
    {
        const double great = std::numeric_limits<double>::max();
        const double least = std::numeric_limits<double>::denorm_min();
        QCOMPARE(triangles(Ring{{-great, -great}, {-great, great}, {great, great}, {great, -great}}).size(),
                 std::size_t{2});
        QVERIFY(triangles(Ring{{0, 0}, {0, least}, {least, least}, {least, 0}}).size() <= 2);
    }

    void endsSoonForAMillionPoints()
    {
        Ring line;
        for (int i = 0; i < 1000000; ++i)
            line.push_back({static_cast<double>(i), 0});
        QVERIFY(triangles(line).empty());
        QVERIFY(triangles(Ring(1000000, Point{3, 4})).empty());
        line.push_back({500000, -10});
        QCOMPARE(triangles(line).size(), line.size() - 2);
    }

    void growsAlmostLinearly()
    {
        // A comb, all of whose edges cross one vertical line: quadratic for whoever looks at neighbours in x.
        Ring comb;
        for (int i = 0; i < 100000; ++i) {
            comb.push_back({i % 2 == 0 ? 0.0 : 1000.0, static_cast<double>(i)});
        }
        comb.push_back({-1, 100000});
        comb.push_back({-1, -1});
        QVERIFY(isSimple(comb));
        QCOMPARE(triangles(comb).size(), comb.size() - 2);
    }
};

HITBOX_TEST(TriangulationTest)
#include "triangulation_test.moc"
