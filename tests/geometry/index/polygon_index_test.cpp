#include <QTest>

#include <array>
#include <cmath>
#include <limits>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/polygon_index.h>

#include "geometry/oracle.h"
#include "geometry/random_shapes.h"
#include "geometry/special_numbers.h"
#include "index/grid_frame.h"
#include "test_class.h"

using namespace hitbox::geometry;
using test::infinity;

namespace {

const Ring indexedSquare{{0, 0}, {0, 10}, {10, 10}, {10, 0}};

Ring indexedRing(test::Random &random, test::Family family, std::size_t count)
{
    return random.chance(0.5) ? test::randomRing(random, family, count) : test::starRing(random, family, count);
}

Point anyOf(test::Random &random, const Ring &ring)
{
    return ring[static_cast<std::size_t>(random.below(static_cast<int>(ring.size())))];
}

/// As locate() is asked where mistakes would show: on vertices and edges, level with them, on borders between cells.
Point indexQuery(test::Random &random, test::Family family, const Ring &ring)
{
    const auto at = static_cast<std::size_t>(random.below(static_cast<int>(ring.size())));
    const Segment side = edge(ring, at);
    const Point other = anyOf(random, ring);
    const detail::GridFrame frame = detail::gridFrameFor(ring);
    const auto column = static_cast<std::size_t>(random.below(static_cast<int>(frame.x.count)));
    const auto row = static_cast<std::size_t>(random.below(static_cast<int>(frame.y.count)));
    const Point border{frame.x.low + static_cast<double>(column) * frame.x.cellSize,
                       frame.y.low + static_cast<double>(row) * frame.y.cellSize};
    switch (random.below(9)) {
    case 0: return side.from;
    case 1: return test::pointNearLine(random, side.from, side.to);
    case 2: return {other.x, side.from.y};
    case 3: return test::between(side.from, side.to, 0.5);
    case 4: return test::between(side.from, other, random.unit());
    case 5: return border;
    case 6: return {border.x, other.y};
    case 7: return {other.x, border.y};
    default: return randomPoint(random, family);
    }
}

std::vector<Point> withIndexQuery(const Ring &ring, Point p)
{
    std::vector<Point> points = ring;
    points.push_back(p);
    return points;
}

/// Whether the sets have a point in common: an edge of each, or a vertex of one in the other.
bool haveCommonPoint(const Ring &a, FillRule ruleA, const Ring &b, FillRule ruleB)
{
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t k = 0; k < b.size(); ++k)
            if (oracle::meeting(edge(a, i), edge(b, k)).kind != MeetingKind::None)
                return true;
    return oracle::locate(a.front(), b, ruleB) != Location::Outside ||
           oracle::locate(b.front(), a, ruleA) != Location::Outside;
}

Ring ringMovedBy(const Ring &ring, Point way)
{
    return test::moved(ring, [way](Point p) { return p + way; });
}

} // namespace

class PolygonIndexTest : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithRationalArithmetic()
    {
        test::Random random(141);
        for (int i = 0; i < test::caseCount(); ++i) {
            const auto family = test::familyOf(i);
            const Ring ring = indexedRing(random, family, static_cast<std::size_t>(random.between(1, 12)));
            const Point p = indexQuery(random, family, ring);
            for (const FillRule rule : {FillRule::EvenOdd, FillRule::NonZero})
                QVERIFY2(locate(p, PolygonIndex(ring, rule)) == oracle::locate(p, ring, rule),
                         HITBOX_CASE(i, withIndexQuery(ring, p)));
        }
    }

    void answersAsWithoutAnIndex()
    {
        test::Random random(142);
        for (int i = 0; i < test::caseCount(); ++i) {
            const auto family = test::familyOf(i);
            const Ring ring = indexedRing(random, family, static_cast<std::size_t>(random.between(1, 60)));
            for (const FillRule rule : {FillRule::EvenOdd, FillRule::NonZero}) {
                const PolygonIndex index(ring, rule);
                for (int k = 0; k < 10; ++k) {
                    const Point p = indexQuery(random, family, ring);
                    QVERIFY2(locate(p, index) == locate(p, ring, rule), HITBOX_CASE(i, withIndexQuery(ring, p)));
                }
            }
        }
    }

    void longRingsAnswerAsWithoutAnIndex()
    {
        test::Random random(143);
        for (const Ring &ring : {test::coastRing(random, 30000), test::starRing(random, test::Family::Plain, 20000),
                                 test::randomRing(random, test::Family::Plain, 3000),
                                 test::randomRing(random, test::Family::Lattice, 3000),
                                 test::starRing(random, test::Family::NearDegenerate, 3000)}) {
            for (const FillRule rule : {FillRule::EvenOdd, FillRule::NonZero}) {
                const PolygonIndex index(ring, rule);
                for (int k = 0; k < 400; ++k) {
                    const Point p = indexQuery(random, test::Family::Plain, ring);
                    QVERIFY2(locate(p, index) == locate(p, ring, rule), HITBOX_CASE(k, withIndexQuery({}, p)));
                }
            }
        }
    }

    void regionsAnswerAsTheirRings()
    {
        test::Random random(144);
        for (int i = 0; i < test::caseCount(); ++i) {
            const auto family = test::familyOf(i);
            Region region;
            for (int k = random.below(4); k >= 0; --k)
                region.rings.push_back(indexedRing(random, family, static_cast<std::size_t>(random.between(1, 20))));
            const Point p = indexQuery(random, family, region.rings.front());
            QVERIFY(locate(p, PolygonIndex(region.rings)) == locate(p, region));
        }
    }

    void findsTheCentreOfAUnitSquareFarAway()
    {
        const double y = 1e12;
        const PolygonIndex far(Ring{{0, y}, {0, y + 1}, {1, y + 1}, {1, y}});
        QCOMPARE(locate({0.5, y + 0.5}, far), Location::Inside);
        QCOMPARE(locate({0.5, y + 1}, far), Location::Boundary);
        QCOMPARE(locate({0.5, y + 1.001}, far), Location::Outside);
    }

    void emptyAndThinShapesHaveAnAnswer()
    {
        QCOMPARE(locate({0, 0}, PolygonIndex()), Location::Outside);
        QCOMPARE(locate({0, 0}, PolygonIndex(Ring{})), Location::Outside);
        QCOMPARE(locate({1, 1}, PolygonIndex(Ring{{1, 1}})), Location::Boundary);
        QCOMPARE(locate({1, 1}, PolygonIndex(Ring{{0, 0}, {2, 2}})), Location::Boundary);
        QCOMPARE(locate({1, 2}, PolygonIndex(Ring{{0, 0}, {2, 2}})), Location::Outside);
        QCOMPARE(locate({0, 5}, PolygonIndex(std::vector<Ring>{{}, indexedSquare, {}})), Location::Boundary);
    }

    void badCoordinatesAnswerAsWithoutAnIndex()
    {
        const std::array values{0.0, 1.0, 3.0, 1e300, -1e300, infinity, std::numeric_limits<double>::quiet_NaN()};
        test::Random random(145);
        const auto any = [&] { return values[static_cast<std::size_t>(random.below(int(values.size())))]; };
        for (int i = 0; i < test::caseCount(); ++i) {
            Ring ring(static_cast<std::size_t>(random.between(1, 9)));
            for (Point &point : ring)
                point = {any(), any()};
            const PolygonIndex index(ring);
            const Point p{any(), any()};
            QVERIFY2(locate(p, index) == locate(p, ring), HITBOX_CASE(i, withIndexQuery(ring, p)));
            QCOMPARE(overlaps(index, PolygonIndex(indexedSquare)), overlaps(PolygonIndex(indexedSquare), index));
        }
        for (const double size : {5e-324, 1e-320, 1e308, 1.7e308}) {
            const PolygonIndex index(Ring{{-size, -size}, {-size, size}, {size, size}, {size, -size}});
            QCOMPARE(locate({size, 0}, index), Location::Boundary);
            QCOMPARE(locate({infinity, 0}, index), Location::Outside);
        }
    }

    void aMillionPointsInOnePlaceOrOnOneLineEndQuickly()
    {
        const PolygonIndex equal(Ring(1000000, Point{1, 2}));
        QCOMPARE(locate({1, 2}, equal), Location::Boundary);
        Ring line;
        for (int i = 0; i < 1000000; ++i)
            line.push_back({double(i), double(i)});
        const PolygonIndex diagonal(line);
        QCOMPARE(locate({500000.5, 500000.5}, diagonal), Location::Boundary);
        QCOMPARE(locate({500000.5, 500000.25}, diagonal), Location::Outside);
        QVERIFY(!overlaps(equal, diagonal));
        QVERIFY(overlaps(diagonal, diagonal));
    }

    void takesAtMost48BytesAPoint()
    {
        test::Random random(146);
        for (const Ring &ring : {test::coastRing(random, 20000), test::starRing(random, test::Family::Plain, 20000),
                                 test::randomRing(random, test::Family::Plain, 20000),
                                 test::randomRing(random, test::Family::Lattice, 20000), Ring(20000, Point{1, 2})})
            QVERIFY(PolygonIndex(ring).byteCount() <= 48 * ring.size());
    }

    void overlapAgreesWithRationalArithmetic()
    {
        test::Random random(147);
        int overlapping = 0;
        for (int i = 0; i < test::caseCount(); ++i) {
            const auto family = test::familyOf(i);
            const Ring a = indexedRing(random, family, static_cast<std::size_t>(random.between(1, 12)));
            const Point way = random.chance(0.5) ? anyOf(random, a) - anyOf(random, a) : Point{};
            const Ring b =
                ringMovedBy(indexedRing(random, family, static_cast<std::size_t>(random.between(1, 12))), way);
            const FillRule rule = random.chance(0.5) ? FillRule::EvenOdd : FillRule::NonZero;
            const bool expected = haveCommonPoint(a, rule, b, rule);
            auto points = a;
            points.insert(points.end(), b.begin(), b.end());
            QVERIFY2(overlaps(PolygonIndex(a, rule), PolygonIndex(b, rule)) == expected, HITBOX_CASE(i, points));
            QVERIFY2(overlaps(PolygonIndex(b, rule), PolygonIndex(a, rule)) == expected, HITBOX_CASE(i, points));
            overlapping += expected ? 1 : 0;
        }
        QVERIFY(overlapping > 0);
    }

    void touchingAndContainmentAreOverlap()
    {
        const PolygonIndex index(indexedSquare);
        QVERIFY(overlaps(index, index));
        QVERIFY(overlaps(index, PolygonIndex(ringMovedBy(indexedSquare, {10, 10}))));
        QVERIFY(overlaps(index, PolygonIndex(ringMovedBy(indexedSquare, {10, 3}))));
        QVERIFY(!overlaps(index, PolygonIndex(ringMovedBy(indexedSquare, {std::nextafter(10.0, 11), 0}))));
        QVERIFY(overlaps(index, PolygonIndex(Ring{{4, 4}, {4, 5}, {5, 5}})));
        QVERIFY(overlaps(PolygonIndex(Ring{{4, 4}, {4, 5}, {5, 5}}), index));
        QVERIFY(!overlaps(index, PolygonIndex()));
        const Ring hole{{2, 2}, {8, 2}, {8, 8}, {2, 8}};
        const PolygonIndex frame(std::vector<Ring>{indexedSquare, hole});
        QVERIFY(!overlaps(frame, PolygonIndex(Ring{{4, 4}, {4, 5}, {5, 5}})));
        QVERIFY(overlaps(frame, PolygonIndex(Ring{{4, 4}, {4, 8}, {5, 5}})));
        QVERIFY(overlaps(PolygonIndex(std::vector<Ring>{ringMovedBy(indexedSquare, {90, 0}), {{4, 4}, {4, 5}, {5, 5}}}),
                         index));
    }

    void theOrderNeverMattersAlsoWhereProductsUnderflow()
    {
        const Ring large{{1.0488954385889123e-250, 5.686080560384479e-270},
                         {-7.914054607373896e+269, 8.4214107464e-314},
                         {-7.9140592507382e+269, -5.3448736865556974e-79}};
        const PolygonIndex wide(large);
        const PolygonIndex tiny(Ring{{6.480876e-318, 0}, {0, 0}, {0, 0}});
        QCOMPARE(overlaps(wide, tiny), overlaps(tiny, wide));
    }

    void longOutlinesOverlapWhenTheirEdgesMeet()
    {
        test::Random random(148);
        for (int i = 0; i < 60; ++i) {
            const Ring a = test::coastRing(random, static_cast<std::size_t>(random.between(3, 400)));
            const double angle = random.between(0.0, 6.3);
            const double far = random.between(500.0, 900.0);
            const Ring b = ringMovedBy(test::coastRing(random, static_cast<std::size_t>(random.between(3, 400))),
                                       {far * std::cos(angle), far * std::sin(angle)});
            const auto rule = FillRule::EvenOdd;
            bool expected = locate(a.front(), b) != Location::Outside || locate(b.front(), a) != Location::Outside;
            for (std::size_t k = 0; k < a.size(); ++k)
                for (std::size_t m = 0; m < b.size(); ++m)
                    expected |= meeting(edge(a, k), edge(b, m)).kind != MeetingKind::None;
            QCOMPARE(overlaps(PolygonIndex(a, rule), PolygonIndex(b, rule)), expected);
        }
    }
};

HITBOX_TEST(PolygonIndexTest)
#include "polygon_index_test.moc"
