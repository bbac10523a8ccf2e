#include <QTest>

#include <hitbox/geometry/polygon.h>

#include "edge_tree.h"
#include "random_shapes.h"

using namespace hitbox::geometry;
using namespace hitbox::geometry::detail;

namespace {

/// Fails where the buffer on the stack is not enough.
std::pmr::memory_resource *noHeap()
{
    return std::pmr::null_memory_resource();
}

} // namespace

class EdgeTreeTest : public QObject
{
    Q_OBJECT

private slots:
    void findsTheBlocksThatAScanOfAllBlocksFinds()
    {
        test::Random random(91);
        for (const std::size_t count : {1U, 8U, 9U, 33U, 200U, 1500U}) {
            const Ring ring =
                count < 100 ? test::randomRing(random, test::Family::Lattice, count) : test::coastRing(random, count);
            EdgeTree tree(ring, std::pmr::new_delete_resource());
            for (int i = 0; i < 50; ++i) {
                const auto firstBlock = static_cast<std::size_t>(random.below(static_cast<int>(tree.blockCount())));
                const auto index = static_cast<std::size_t>(random.below(static_cast<int>(ring.size())));
                const Box box = tree.edgeBox(index);
                std::vector<std::size_t> expected;
                for (std::size_t block = firstBlock; block < tree.blockCount(); ++block)
                    if (boxesMeet(box, tree.blockBox(block)))
                        expected.push_back(block);
                const auto found = tree.blocksMeeting(box, firstBlock);
                QCOMPARE(std::vector<std::size_t>(found.begin(), found.end()), expected);
            }
        }
    }

    void blocksHoldTheirEdges()
    {
        test::Random random(92);
        const Ring ring = test::coastRing(random, 300);
        const EdgeTree tree(ring, std::pmr::new_delete_resource());
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const Point ends[] = {edge(ring, i).from, edge(ring, i).to};
            QCOMPARE(tree.edgeBox(i), *bounds(ends));
            const Box around = tree.blockBox(i / EdgeTree::edgesPerBlock);
            QVERIFY(around.min.x <= tree.edgeBox(i).min.x && tree.edgeBox(i).max.x <= around.max.x);
            QVERIFY(around.min.y <= tree.edgeBox(i).min.y && tree.edgeBox(i).max.y <= around.max.y);
        }
    }

    void edgesThatAreNotFiniteMeetNothing()
    {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        const Ring ring{{0, 0}, {nan, 5}, {10, 10}, {10, 0}};
        const EdgeTree tree(ring, std::pmr::new_delete_resource());
        QVERIFY(!boxesMeet(tree.edgeBox(0), tree.edgeBox(0)));
        QVERIFY(boxesMeet(tree.edgeBox(2), tree.edgeBox(3)));
        QCOMPARE(tree.blockBox(0), (Box{{0, 0}, {10, 10}}));
    }

    void smallRingsFitOnTheStack()
    {
        test::Random random(93);
        const Ring ring = test::randomRing(random, test::Family::Plain, 32);
        std::array<std::byte, 2048> buffer;
        std::pmr::monotonic_buffer_resource memory(buffer.data(), buffer.size(), noHeap());
        EdgeTree tree(ring, &memory);
        QCOMPARE(tree.blocksMeeting(*bounds(ring), 0).size(), tree.blockCount());
    }
};

QTEST_APPLESS_MAIN(EdgeTreeTest)
#include "edge_tree_test.moc"
