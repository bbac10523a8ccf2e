#include <QTest>

#include <algorithm>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/self_intersection.h>

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

    void sortsPointsByXAndThenY()
    {
        test::Random random(313);
        for (int i = 0; i < test::caseCount() / 10 + 1; ++i) {
            auto points =
                test::randomPoints(random, test::familyOf(i), static_cast<std::size_t>(random.between(1, 99)));
            const double scales[] = {1, 1e-300, 1e290, 0x1p-1060};
            const double scale = scales[random.below(4)];
            std::ranges::transform(points, points.begin(), [&](Point p) { return p * scale; });
            const auto order = sortedPoints(points);
            QCOMPARE(order.size(), points.size());
            for (std::size_t k = 1; k < order.size(); ++k) {
                const Point p = points[order[k - 1]];
                const Point q = points[order[k]];
                QVERIFY(p.x < q.x || (p.x == q.x && p.y <= q.y));
            }
            auto numbers = order;
            std::ranges::sort(numbers);
            for (std::uint32_t k = 0; k < numbers.size(); ++k)
                QCOMPARE(numbers[k], k);
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
                const auto node = status.insertAbove(place.below, {{{-1, y}, {1, y}}, 0});
                expected.insert(std::ranges::upper_bound(expected, std::pair(y, node)), {y, node});
                QCOMPARE(status.find({0, y}).hit, node);
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
