#include <QTest>

#include <algorithm>
#include <cmath>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/repairs.h>
#include <hitbox/geometry/untangle.h>

#include "geometry/oracle.h"
#include "geometry/overlay/region_oracle.h"
#include "geometry/random_shapes.h"
#include "geometry/special_numbers.h"
#include "test_class.h"

using namespace hitbox::geometry;
using test::Family;
using test::infinity;
using test::notANumber;
using test::Random;

namespace {

Ring ringToRepair(Random &random, int index)
{
    const auto count = static_cast<std::size_t>(random.between(3, 10));
    return index / test::familyCount % 3 == 0 ? test::starRing(random, test::familyOf(index), count)
                                              : test::randomRing(random, test::familyOf(index), count);
}

std::vector<Point> sorted(std::vector<Point> points)
{
    std::ranges::sort(points, [](Point a, Point b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
    return points;
}

bool isSubsequence(const Ring &part, const Ring &whole)
{
    auto next = whole.begin();
    for (const Point p : part) {
        next = std::find(next, whole.end(), p);
        if (next++ == whole.end())
            return false;
    }
    return true;
}

bool hasCollinearCorner(const Ring &ring)
{
    for (std::size_t i = 0; i < ring.size(); ++i)
        if (oracle::orientation(ring[i], ring[(i + 1) % ring.size()], ring[(i + 2) % ring.size()]) ==
            Orientation::Collinear)
            return true;
    return false;
}

/// In square pixels: how much rounding one crossing may change areas.
double roundingOf(const Ring &ring)
{
    double reach = 0;
    for (const Point p : ring)
        reach = std::max({reach, std::abs(p.x - ring[0].x), std::abs(p.y - ring[0].y)});
    return 4 * reach * std::max(snapStep(std::span(&ring, 1)).value_or(0), 1.0 / 256);
}

} // namespace

class RepairsTest : public QObject
{
    Q_OBJECT

private slots:
    void dropsPointsThatAddNothing();
    void keepsTheSetWithoutDefects();
    void splitsABowInTwo();
    void splitsWhereAVertexTouches();
    void keepsAllPointsAndTheAreaWhenSplitting();
    void splitsNothingWhereNoEdgesMeet();
    void putsTheCornersOfASquareInOrder();
    void reordersToASimpleRingOfTheSamePoints();
    void reordersHundredsOfRandomPoints();
    void leavesBadInputAlone();
    void endsQuicklyOnManyPoints();
};

void RepairsTest::dropsPointsThatAddNothing()
{
    const Ring clean{{0, 0}, {0, 4}, {4, 4}, {4, 0}};
    QCOMPARE(withoutDefects(clean), clean);
    QCOMPARE(withoutDefects(Ring{{0, 0}, {0, 2}, {0, 4}, {0, 4}, {4, 4}, {9, 4}, {4, 4}, {4, 0}, {2, 0}}), clean);
    // A spike on a spike, and one at the point where the ring closes.
    QCOMPARE(withoutDefects(Ring{{0, 0}, {0, 4}, {4, 4}, {4, 0}, {0, 0}, {-3, 0}, {-3, 5}, {-3, 0}}), clean);
    QCOMPARE(withoutDefects(Ring{{0, 0}, {1, 1}, {5, 5}, {2, 2}}), Ring{});
}

void RepairsTest::keepsTheSetWithoutDefects()
{
    Random random(801);
    for (int i = 0; i < test::caseCount(); ++i) {
        const Ring ring = ringToRepair(random, i);
        const Ring clean = withoutDefects(ring);
        QVERIFY2(clean.empty() || clean.size() >= 3, HITBOX_CASE(i, ring));
        QVERIFY2(isSubsequence(clean, ring) && !hasCollinearCorner(clean), HITBOX_CASE(i, ring));
        QVERIFY2(withoutDefects(clean) == clean, HITBOX_CASE(i, ring));
        QVERIFY2(oracle::signedArea(clean) == oracle::signedArea(ring), HITBOX_CASE(i, ring));
        if (i % 25 != 0)
            continue;
        const oracle::PartAreas areas = oracle::partAreas(std::span(&ring, 1), std::span(&clean, 1));
        QVERIFY2(areas.onlyA == 0 && areas.onlyB == 0, HITBOX_CASE(i, ring));
    }
}

void RepairsTest::splitsABowInTwo()
{
    const Ring bow{{0, 0}, {8, 8}, {8, 0}, {0, 8}};
    const auto split = splitAt(bow, selfIntersections(bow)->at(0));
    QVERIFY(split == (SplitRing{{{0, 0}, {4, 4}, {0, 8}}, {{4, 4}, {8, 8}, {8, 0}}}));

    // A crossing off the grid moves onto it, but not where that would make a ring cross again.
    const Ring wide{{0, 0}, {7, 3}, {7, 0}, {0, 5}};
    const auto onGrid = splitAt(wide, selfIntersections(wide)->at(0));
    QVERIFY(onGrid && onGrid->second[0] == (Point{std::round(onGrid->second[0].x * 256) / 256,
                                                  std::round(onGrid->second[0].y * 256) / 256}));
    const double low = 0x1p-10;
    const double high = low + 0x1p-20;
    const Ring flat{{0, low}, {7, high}, {7, low}, {0, high}, {-1, high}, {-1, low / 2}, {8, low / 2}};
    const auto offGrid = splitAt(flat, selfIntersections(flat)->at(0));
    QVERIFY(offGrid && isSimple(offGrid->first) && isSimple(offGrid->second));
    QCOMPARE(offGrid->second[0], (Point{3.5, (low + high) / 2}));
}

void RepairsTest::splitsWhereAVertexTouches()
{
    const Ring onEdge{{0, 0}, {2, 4}, {4, 0}, {8, 8}, {2, 4}, {0, 8}};
    for (const EdgeMeeting &where : *selfIntersections(onEdge)) {
        const auto split = splitAt(onEdge, where);
        QVERIFY(split == (SplitRing{{{0, 0}, {2, 4}, {0, 8}}, {{2, 4}, {4, 0}, {8, 8}}}));
    }
    const Ring toSide{{0, 0}, {0, 8}, {8, 8}, {0, 4}, {8, 0}};
    const auto split = splitAt(toSide, selfIntersections(toSide)->at(0));
    QVERIFY(split && isSimple(split->first) && isSimple(split->second));
    QCOMPARE(split->first, (Ring{{0, 0}, {0, 4}, {8, 0}}));
}

void RepairsTest::keepsAllPointsAndTheAreaWhenSplitting()
{
    Random random(802);
    for (int i = 0; i < test::caseCount(); ++i) {
        const Ring ring = ringToRepair(random, i);
        for (const EdgeMeeting &where : *selfIntersections(ring, 4)) {
            const auto split = splitAt(ring, where);
            if (!split)
                continue;
            QVERIFY2(split->first.front() == ring.front(), HITBOX_CASE(i, ring));
            QVERIFY2(split->first.size() >= 3 && split->second.size() >= 3, HITBOX_CASE(i, ring));
            for (const Point p : ring)
                QVERIFY2(std::ranges::count(split->first, p) + std::ranges::count(split->second, p) > 0,
                         HITBOX_CASE(i, ring));
            const oracle::Rational sum = oracle::signedArea(split->first) + oracle::signedArea(split->second);
            const oracle::Rational change = abs(sum - oracle::signedArea(ring));
            if (test::familyOf(i) == Family::Plain && selfIntersections(ring, 2)->size() == 1)
                QVERIFY2(isSimple(split->first) && isSimple(split->second), HITBOX_CASE(i, ring));
            const bool isNewPoint = where.meeting.kind == MeetingKind::Crossing;
            QVERIFY2(change <= oracle::Rational(isNewPoint ? roundingOf(ring) : 0), HITBOX_CASE(i, ring));
        }
    }
}

void RepairsTest::splitsNothingWhereNoEdgesMeet()
{
    const Ring square{{0, 0}, {0, 4}, {4, 4}, {4, 0}};
    QVERIFY(!splitAt(square, {0, 2, {}}).has_value());
    QVERIFY(!splitAt(square, {0, 1, {}}).has_value());
    QVERIFY(!splitAt(square, {2, 2, {}}).has_value());
    QVERIFY(!splitAt(square, {1, 9, {}}).has_value());
    QVERIFY(!splitAt({}, {}).has_value());
    const Ring spike{{0, 0}, {0, 4}, {4, 4}, {9, 4}, {4, 4}, {4, 0}};
    for (const EdgeMeeting &where : *selfIntersections(spike))
        QVERIFY(!splitAt(spike, where).has_value());
}

void RepairsTest::putsTheCornersOfASquareInOrder()
{
    QVERIFY(reordered(Ring{{0, 0}, {8, 8}, {8, 0}, {0, 8}}) == (Ring{{0, 0}, {8, 0}, {8, 8}, {0, 8}}));
    const Ring simple{{0, 0}, {0, 4}, {4, 4}, {2, 2}};
    QVERIFY(reordered(simple) == simple);
    // No order of points on one line is simple, nor is any of points that come twice.
    QVERIFY(reordered(Ring{{0, 0}, {2, 2}, {1, 1}, {5, 5}}) == Failure::NotSimple);
    QVERIFY(reordered(Ring{{0, 0}, {8, 8}, {8, 0}, {8, 8}, {0, 8}}) == Failure::NotSimple);
}

void RepairsTest::reordersToASimpleRingOfTheSamePoints()
{
    Random random(803);
    int solved = 0;
    int solvable = 0;
    for (int i = 0; i < test::caseCount(); ++i) {
        const Ring ring = ringToRepair(random, i);
        const auto order = reordered(ring);
        const Family family = test::familyOf(i);
        if (family == Family::Plain)
            QVERIFY2(order.hasValue(), HITBOX_CASE(i, ring));
        const std::vector<Point> points = sorted(ring);
        if (std::ranges::adjacent_find(points) == points.end() && !withoutDefects(ring).empty())
            ++solvable;
        if (!order)
            continue;
        ++solved;
        QVERIFY2(isSimple(*order) && order->front() == ring.front(), HITBOX_CASE(i, ring));
        QVERIFY2(sorted(*order) == points, HITBOX_CASE(i, ring));
        QVERIFY2(!isSimple(ring) || order == ring, HITBOX_CASE(i, ring));
    }
    // Points in line may leave nothing that makes the ring shorter.
    QVERIFY2(solved >= solvable * 9 / 10, qPrintable(QStringLiteral("%1 of %2").arg(solved).arg(solvable)));
}

void RepairsTest::reordersHundredsOfRandomPoints()
{
    Random random(804);
    Ring tangle(300);
    for (Point &p : tangle)
        p = test::randomPoint(random, Family::Plain);
    const auto order = reordered(tangle);
    QVERIFY(order && isSimple(*order));
    QVERIFY(reordered(tangle, {100'000, SIZE_MAX}) == Failure::CutShort);
}

void RepairsTest::leavesBadInputAlone()
{
    for (const double bad : {infinity, -infinity, notANumber}) {
        const Ring ring{{0, 0}, {8, 8}, {8, bad}, {0, 8}};
        QCOMPARE(withoutDefects(ring).size(), ring.size());
        QVERIFY(!splitAt(ring, {0, 2, {}}).has_value());
        QVERIFY(reordered(ring) == Failure::NotFinite);
    }
    for (const Ring &ring : {Ring{}, Ring{{1, 1}}, Ring{{1, 1}, {2, 2}}}) {
        QCOMPARE(withoutDefects(ring), Ring{});
        QVERIFY(reordered(ring) == Failure::NotSimple);
        QVERIFY(!splitAt(ring, {0, 1, {}}).has_value());
    }
    for (const double scale : {1e300, 1e-60}) {
        const Ring bow{{0, 0}, {8 * scale, 8 * scale}, {8 * scale, 0}, {0, 8 * scale}};
        QCOMPARE(withoutDefects(bow), bow);
        QVERIFY(splitAt(bow, {0, 2, {}}).has_value());
        QVERIFY(reordered(bow).hasValue());
    }
}

void RepairsTest::endsQuicklyOnManyPoints()
{
    constexpr std::size_t many = 1'000'000;
    QCOMPARE(withoutDefects(Ring(many, Point{3, 4})), Ring{});
    QVERIFY(reordered(Ring(many, Point{3, 4})) == Failure::NotSimple);
    Ring line(many);
    for (std::size_t i = 0; i < many; ++i)
        line[i] = {static_cast<double>(i), static_cast<double>(i)};
    QCOMPARE(withoutDefects(line), Ring{});
    QVERIFY(!splitAt(line, {0, many - 1, {}}).has_value());
}

HITBOX_TEST(RepairsTest)
#include "repairs_test.moc"
