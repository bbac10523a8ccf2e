#include <QTest>

#include <set>

#include <hitbox/geometry/polygon.h>

#include "geometry/random_shapes.h"
#include "geometry/special_numbers.h"
#include "index/edge_tree.h"
#include "index/edge_tree_join.h"
#include "rings/small_ring.h"
#include "test_class.h"

using namespace hitbox::geometry;
using namespace hitbox::geometry::detail;
using test::infinity;

namespace {

using EdgePair = std::pair<std::size_t, std::size_t>;

bool boxesMeet(const FloatBox &a, const FloatBox &b)
{
    return a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;
}

bool trueBoxesMeet(const Segment &a, const Segment &b)
{
    const Box p = *bounds(Shape(a));
    const Box q = *bounds(Shape(b));
    return p.min.x <= q.max.x && q.min.x <= p.max.x && p.min.y <= q.max.y && q.min.y <= p.max.y;
}

std::vector<EdgePair> pairsByScan(const EdgeTree &tree, std::size_t count)
{
    std::vector<EdgePair> pairs;
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t j = i + 1; j < count; ++j)
            if (boxesMeet(tree.edgeBox(i), tree.edgeBox(j)))
                pairs.emplace_back(i, j);
    return pairs;
}

std::vector<EdgePair> pairsInOrder(const EdgeTree &tree)
{
    std::vector<EdgePair> pairs;
    visitMeetingBoxesInOrder(tree, SIZE_MAX, [&](std::size_t first, std::size_t second) {
        pairs.emplace_back(first, second);
        return true;
    });
    return pairs;
}

std::vector<EdgePair> pairsOfJoin(const EdgeTree &tree)
{
    std::vector<EdgePair> pairs;
    const auto visit = [&](std::size_t first, std::size_t second) {
        pairs.emplace_back(first, second);
        return true;
    };
    if (TreeSelfJoin(tree, SIZE_MAX, visit).run() != JoinEnd::Finished)
        pairs.clear();
    std::ranges::sort(pairs);
    return pairs;
}

/// Rings of one to 1,500 edges, at every magnitude.
Ring treeRing(test::Random &random, int index)
{
    const std::size_t counts[] = {1, 2, 3, 4, 5, 16, 17, 64, 65, 200};
    const std::size_t count = index % 50 == 0 ? 1500 : counts[random.below(10)];
    Ring ring = count < 3 || random.chance(0.5) ? test::randomPoints(random, test::familyOf(index), count)
                                                : test::coastRing(random, count);
    const double scales[] = {1, 1e-300, 1e290, 0x1p-1060};
    const double scale = scales[random.below(4)];
    std::ranges::transform(ring, ring.begin(), [&](Point p) { return p * scale; });
    return ring;
}

} // namespace

class EdgeTreeTest : public QObject
{
    Q_OBJECT

private slots:
    void visitsThePairsThatAScanFinds()
    {
        test::Random random(91);
        for (int i = 0; i < test::caseCount() / 50 + 1; ++i) {
            const Ring ring = treeRing(random, i);
            const EdgeTree tree(ring);
            auto expected = pairsByScan(tree, ring.size());
            QCOMPARE(pairsInOrder(tree), expected);
            std::erase_if(expected, [](const EdgePair &pair) { return pair.second == pair.first + 1; });
            QCOMPARE(pairsOfJoin(tree), expected);
        }
    }

    void noPairOfTrueBoxesThatMeetIsMissed()
    {
        test::Random random(92);
        for (int i = 0; i < test::caseCount() / 50 + 1; ++i) {
            Ring ring = treeRing(random, i);
            ring.resize(std::min<std::size_t>(ring.size(), 64));
            const EdgeTree tree(ring);
            const SmallRing small(ring);
            for (std::size_t a = 0; a < ring.size(); ++a) {
                QCOMPARE(small.laterEdgesMeeting(a) & ((std::uint64_t{2} << a) - 1), std::uint64_t(0));
                for (std::size_t b = a + 1; b < ring.size(); ++b) {
                    if (!trueBoxesMeet(edge(ring, a), edge(ring, b)))
                        continue;
                    QVERIFY2(boxesMeet(tree.edgeBox(a), tree.edgeBox(b)), HITBOX_CASE(i, ring));
                    QVERIFY2((small.laterEdgesMeeting(a) >> b & 1) == 1, HITBOX_CASE(i, ring));
                }
            }
        }
    }

    void aMovedEdgeLeavesTheTreeAsIfBuiltAnew()
    {
        test::Random random(93);
        for (int i = 0; i < test::caseCount() / 50 + 1; ++i) {
            Ring ring = test::coastRing(random, static_cast<std::size_t>(random.between(3, 300)));
            EdgeTree tree(ring);
            for (int step = 0; step < 5; ++step) {
                const auto index = 1 + static_cast<std::size_t>(random.below(static_cast<int>(ring.size()) - 1));
                ring[index] = test::randomPoint(random, test::Family::Plain);
                tree.moveEdge(index - 1, edge(ring, index - 1));
                tree.moveEdge(index, edge(ring, index));
            }
            QCOMPARE(pairsInOrder(tree), pairsByScan(EdgeTree(ring), ring.size()));
        }
    }

    void stopsWhereTheVisitorOrTheBudgetSays()
    {
        test::Random random(94);
        const Ring ring = test::randomRing(random, test::Family::Plain, 200);
        const EdgeTree tree(ring);
        std::size_t calls = 0;
        const auto stopAtThird = [&](std::size_t, std::size_t) { return ++calls < 3; };
        QCOMPARE(TreeSelfJoin(tree, SIZE_MAX, stopAtThird).run(), JoinEnd::Stopped);
        QCOMPARE(calls, std::size_t(3));
        calls = 0;
        const auto goOn = [&](std::size_t, std::size_t) { return ++calls > 0; };
        QCOMPARE(TreeSelfJoin(tree, 10, goOn).run(), JoinEnd::OverBudget);
        QVERIFY(calls < 1000);
        calls = 0;
        visitMeetingBoxesInOrder(tree, SIZE_MAX, stopAtThird);
        QCOMPARE(calls, std::size_t(3));
    }

    void edgesThatAreNotFiniteMeetNothing()
    {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        const EdgeTree tree(Ring{{0, 0}, {nan, 5}, {10, 10}, {10, 0}, {infinity, -infinity}, {30, 3}});
        QCOMPARE(pairsInOrder(tree), (std::vector<EdgePair>{{2, 5}}));
        QVERIFY(pairsInOrder(EdgeTree(Ring{{nan, nan}, {infinity, 0}})).empty());
        QVERIFY(pairsInOrder(EdgeTree(Ring{})).empty());
    }
};

HITBOX_TEST(EdgeTreeTest)
#include "edge_tree_test.moc"
