#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/self_intersection.h>

#include "exact/point_order.h"
#include "geometry/oracle.h"
#include "geometry/random_shapes.h"
#include "index/edge_pair.h"
#include "pieces/sweep_status.h"
#include "rings/chain_sweep.h"
#include "test_class.h"

using namespace hitbox::geometry;
using namespace hitbox::geometry::detail;

namespace {

Ring chainedRing(test::Random &random, int index)
{
    const auto family = test::familyOf(index);
    const auto count = static_cast<std::size_t>(random.between(3, index % 200 == 0 ? 200 : 12));
    switch (random.below(4)) {
    case 0: return test::coastRing(random, count);
    case 1: return test::randomRing(random, family, count);
    default: return test::starRing(random, family, count);
    }
}

/// The pairs that the oracle or, for longer rings, a scan finds.
std::vector<std::pair<std::size_t, std::size_t>> forbiddenPairs(const Ring &ring)
{
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    if (ring.size() <= 5) {
        for (const oracle::EdgePair &pair : oracle::selfIntersections(ring))
            pairs.emplace_back(pair.first, pair.second);
        return pairs;
    }
    for (std::size_t i = 0; i < ring.size(); ++i)
        for (std::size_t j = i + 1; j < ring.size(); ++j)
            if (forbiddenMeeting(ring, i, j).kind != MeetingKind::None)
                pairs.emplace_back(i, j);
    return pairs;
}

/// Whether the order has each number of a point once, by x and then y.
bool isInOrderOfX(std::vector<std::uint32_t> order, const std::vector<Point> &points)
{
    const bool isInOrder =
        std::ranges::is_sorted(order, [&](std::uint32_t a, std::uint32_t b) { return isBefore(points[a], points[b]); });
    std::ranges::sort(order);
    for (std::uint32_t k = 0; k < order.size(); ++k)
        if (order[k] != k)
            return false;
    return isInOrder && order.size() == points.size();
}

} // namespace

class ChainSweepTest : public QObject
{
    Q_OBJECT

private slots:
    void withoutTheEdgesInTheWayNothingMeets()
    {
        test::Random random(311);
        for (int i = 0; i < test::caseCount(); ++i) {
            const Ring ring = chainedRing(random, i);
            const EdgesInTheWay found = edgesInTheWay(ring, SIZE_MAX - 1);
            QVERIFY(found.isComplete && std::ranges::is_sorted(found.edges));
            const auto isOut = [&](std::size_t edge) { return std::ranges::binary_search(found.edges, edge); };
            for (const auto &[first, second] : forbiddenPairs(ring))
                QVERIFY2(isOut(first) || isOut(second), HITBOX_CASE(i, ring));
        }
    }

    void findsNoneInSimpleRingsAndSomeInOthers()
    {
        test::Random random(312);
        for (int i = 0; i < test::caseCount(); ++i) {
            const Ring ring = chainedRing(random, i);
            bool hasEmptyEdge = false;
            for (std::size_t k = 0; k < ring.size(); ++k)
                hasEmptyEdge |= edge(ring, k).from == edge(ring, k).to;
            const bool isClean = !hasEmptyEdge && forbiddenPairs(ring).empty();
            const EdgesInTheWay found = edgesInTheWay(ring, 0);
            QVERIFY2(found.edges.empty() == isClean, HITBOX_CASE(i, ring));
            QVERIFY2(found.isComplete == isClean, HITBOX_CASE(i, ring));
        }
    }

    void tellsAnEndOnAnEdgeFromOneNextToIt()
    {
        // Closer to the edge than the products in a filter are to their exact values, on it, and on the other side.
        test::Random random(316);
        constexpr double infinity = std::numeric_limits<double>::infinity();
        for (int i = 0; i < test::caseCount(); ++i) {
            const Point a{random.between(-9.0, -5.0), random.between(-3.0, 3.0)};
            const Point b{random.between(5.0, 9.0), random.between(-3.0, 3.0)};
            const double t = random.between(0.1, 0.9);
            Point tip = a + (b - a) * t;
            for (int steps = random.between(-2, 2); steps != 0; steps += steps > 0 ? -1 : 1)
                tip.y = std::nextafter(tip.y, steps > 0 ? infinity : -infinity);
            Ring ring{a, b, {b.x, 20}, tip, {a.x, 20}};
            const bool isApart = crossSign(a, b, a, tip) > 0;
            if (random.chance(0.5))
                std::ranges::transform(ring, ring.begin(), [](Point p) { return Point{p.x, -p.y}; });
            if (random.chance(0.5))
                std::ranges::transform(ring, ring.begin(), [](Point p) { return Point{-p.x, p.y}; });
            QVERIFY2(edgesInTheWay(ring, 0).edges.empty() == isApart, HITBOX_CASE(i, ring));
        }
    }

    void sortsPointsByXAndThenY()
    {
        test::Random random(313);
        for (int i = 0; i < test::caseCount() / 10 + 1; ++i) {
            auto points =
                test::randomPoints(random, test::familyOf(i), static_cast<std::size_t>(random.between(1, 99)));
            const double scales[] = {1, 1e-300, 1e290, 0x1p-1060};
            const double scale = scales[random.below(4)];
            std::ranges::transform(points, points.begin(), [&](Point p) { return p * scale; });
            QVERIFY(isInOrderOfX(sortedPoints(points), points));
        }
    }

    void sortsManyPoints()
    {
        // Strewn, in few columns, and all but one so near to each other that they are as one beside that.
        test::Random random(317);
        for (const std::size_t count : {5'000, 300'000}) {
            std::vector<Point> strewn;
            std::vector<Point> inColumns;
            std::vector<Point> together{{1e12, 0}};
            for (std::size_t i = 0; i < count; ++i) {
                strewn.push_back({random.between(-400.0, 400.0), random.between(-400.0, 400.0)});
                inColumns.push_back({static_cast<double>(random.between(-3, 3)), random.between(-400.0, 400.0)});
                together.push_back({random.between(-1.0, 1.0), random.between(-1.0, 1.0)});
            }
            for (const std::vector<Point> &points : {strewn, inColumns, together})
                QVERIFY(isInOrderOfX(sortedPoints(points), points));
        }
    }

    void keepsLevelEdgesInOrderThroughInsertionsAndRemovals()
    {
        test::Random random(314);
        SweepStatus status;
        std::vector<std::pair<double, SweepStatus::Node>> expected;
        for (int i = 0; i < test::caseCount(); ++i) {
            if (!expected.empty() && random.chance(0.45)) {
                const auto at = expected.begin() + random.below(static_cast<int>(expected.size()));
                status.remove(at->second);
                expected.erase(at);
            } else {
                const double y = random.between(-100.0, 100.0);
                const auto place = status.find({0, y});
                QCOMPARE(place.hit, SweepStatus::none);
                for (const auto &[otherY, other] : expected) {
                    QCOMPARE(status.findNear(other, {0, y}).below, place.below);
                    QCOMPARE(status.findNear(other, {0, y}).hit, SweepStatus::none);
                }
                const auto node = status.insertAbove(place.below, {{{-1, y}, {1, y}}, 0});
                expected.insert(std::ranges::upper_bound(expected, std::pair(y, node)), {y, node});
                QCOMPARE(status.find({0, y}).hit, node);
                QCOMPARE(status.findNear(expected[0].second, {0, y}).hit, node);
            }
            if (i % 16 != 0)
                continue;
            SweepStatus::Node node = SweepStatus::none;
            for (const auto &[y, expectedNode] : expected) {
                QCOMPARE(status.below(status.above(node)), node);
                node = status.above(node);
                QCOMPARE(node, expectedNode);
            }
            QCOMPARE(status.above(node), SweepStatus::none);
        }
    }

    void longSpikesAreListedAsAScanListsThem()
    {
        // Too many boxes meet for the tree: the sweep takes over, with none, few and many crossings.
        test::Random random(315);
        for (int i = 0; i < std::max(1, test::caseCount() / 1000); ++i) {
            Ring ring = test::starRing(random, test::Family::Plain, 700);
            for (int swaps = random.below(4) * random.below(30); swaps > 0; --swaps) {
                const auto at = static_cast<std::size_t>(random.below(690));
                std::swap(ring[at], ring[at + static_cast<std::size_t>(random.between(1, 9))]);
            }
            std::vector<EdgeMeeting> expected;
            for (const auto &[first, second] : forbiddenPairs(ring))
                expected.push_back({first, second, forbiddenMeeting(ring, first, second)});
            QCOMPARE(*selfIntersections(ring), expected);
            QCOMPARE(isSimple(ring), expected.empty());
            const SelfIntersectionList some = *firstSelfIntersections(ring, 5);
            QCOMPARE(some.isComplete, expected.size() <= 5);
            expected.resize(std::min<std::size_t>(expected.size(), 5));
            QCOMPARE(some.pairs, expected);
        }
    }
};

HITBOX_TEST(ChainSweepTest)
#include "chain_sweep_test.moc"
