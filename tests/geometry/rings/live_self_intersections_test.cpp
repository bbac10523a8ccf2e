#include <QTest>

#include <hitbox/geometry/live_self_intersections.h>

#include "geometry/random_shapes.h"
#include "test_class.h"

using namespace hitbox::geometry;

namespace {

std::vector<EdgeMeeting> listed(const LiveSelfIntersections &live)
{
    return {live.pairs().begin(), live.pairs().end()};
}

Point anyPoint(test::Random &random, int index, std::span<const Point> ring)
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    if (random.chance(0.02))
        return {random.chance(0.5) ? nan : 1e305, nan};
    if (!ring.empty() && random.chance(0.2))
        return ring[static_cast<std::size_t>(random.below(static_cast<int>(ring.size())))];
    return test::randomPoint(random, test::familyOf(index));
}

Ring changingRing(test::Random &random, int index)
{
    const auto count = static_cast<std::size_t>(random.between(3, index % 10 == 0 ? 300 : 24));
    switch (random.below(3)) {
    case 0: return test::randomRing(random, test::familyOf(index), count);
    case 1: return test::starRing(random, test::familyOf(index), count);
    default: return test::coastRing(random, count);
    }
}

/// Does the same to both: one to three random changes.
void change(test::Random &random, int index, LiveSelfIntersections &live, Ring &ring)
{
    const auto anyIndex = [&] { return static_cast<std::size_t>(random.below(static_cast<int>(ring.size()))); };
    const int kind = random.below(10);
    if (ring.empty() || kind == 0) {
        const std::size_t at = ring.empty() ? 0 : anyIndex() + static_cast<std::size_t>(random.below(2));
        const Point point = anyPoint(random, index, ring);
        ring.insert(ring.begin() + static_cast<std::ptrdiff_t>(at), point);
        live.insertPoint(at, point);
    } else if (kind == 1) {
        const std::size_t at = anyIndex();
        ring.erase(ring.begin() + static_cast<std::ptrdiff_t>(at));
        live.removePoint(at);
    } else if (kind < 7) {
        const PointMove move{anyIndex(), anyPoint(random, index, ring)};
        ring[move.index] = move.to;
        live.movePoint(move.index, move.to);
    } else {
        std::vector<PointMove> moves;
        for (int i = random.below(4); i >= 0; --i) {
            moves.push_back({anyIndex(), anyPoint(random, index, ring)});
            ring[moves.back().index] = moves.back().to;
        }
        live.movePoints(moves);
    }
}

bool areSamePoints(std::span<const Point> a, std::span<const Point> b)
{
    // Not a number differs from itself.
    return std::ranges::equal(a, b, [](Point p, Point q) { return p == q || p.y != p.y; });
}

} // namespace

class LiveSelfIntersectionsTest : public QObject
{
    Q_OBJECT

private slots:
    void isAlwaysWhatAskingForEverythingFinds()
    {
        test::Random random(301);
        for (int i = 0; i < test::caseCount() / 10 + 1; ++i) {
            Ring ring = changingRing(random, i);
            const std::size_t limit = random.chance(0.3) ? static_cast<std::size_t>(random.below(12)) : SIZE_MAX;
            LiveSelfIntersections live(ring, limit);
            for (int step = 0; step < 10; ++step) {
                change(random, i, live, ring);
                const SelfIntersectionList expected = *firstSelfIntersections(ring, limit);
                QVERIFY2(areSamePoints(live.ring(), ring), HITBOX_CASE(i, ring));
                QVERIFY2(listed(live) == expected.pairs, HITBOX_CASE(i, ring));
                QVERIFY2(live.isComplete() == expected.isComplete, HITBOX_CASE(i, ring));
            }
        }
    }

    void aPointDraggedThereAndBackLeavesNoTrace()
    {
        test::Random random(302);
        const Ring ring = test::coastRing(random, 3000);
        LiveSelfIntersections live(ring);
        const auto before = listed(live);
        for (int i = 0; i < 300; ++i) {
            const auto index = static_cast<std::size_t>(random.below(3000));
            live.movePoint(index, test::randomPoint(random, test::Family::Plain));
            live.movePoint(index, ring[index]);
            QCOMPARE(listed(live), before);
        }
    }

    void saysWhenTheLimitCutsAndWhenNoLonger()
    {
        // A zigzag whose closing edge crosses all of it; then it is pulled away.
        Ring ring{{-1, 0}};
        for (int i = 0; i < 100; ++i)
            ring.push_back({static_cast<double>(i), i % 2 == 0 ? -1.0 : 1.0});
        ring.push_back({100, 0});
        LiveSelfIntersections live(ring, 10);
        QVERIFY(!live.isComplete());
        QCOMPARE(live.pairs().size(), std::size_t(10));
        live.movePoints(std::vector<PointMove>{{0, {-1, 50}}, {101, {100, 50}}});
        QVERIFY(live.isComplete());
        QVERIFY(live.pairs().empty());
    }

    void canBeMovedAndMayBecomeEmpty()
    {
        LiveSelfIntersections first(Ring{{0, 0}, {10, 10}, {10, 0}, {0, 10}});
        LiveSelfIntersections second = std::move(first);
        QCOMPARE(second.pairs().size(), std::size_t(1));
        for (int i = 0; i < 4; ++i)
            second.removePoint(0);
        QVERIFY(second.ring().empty() && second.pairs().empty() && second.isComplete());
        second.insertPoint(0, {1, 1});
        second.movePoint(0, {2, 2});
        QCOMPARE(second.ring()[0], (Point{2, 2}));
    }

    /// A square with a fold that stands aside until its point is drawn through all of a comb.
    void listsNothingOnceAMoveTakesMoreThanTheBudget()
    {
        Ring ring{{0, 100}, {0, -100}, {-1, 0}};
        for (int i = 0; i < 600; ++i)
            ring.push_back({1.0 + i, i % 2 == 0 ? -50.0 : 50.0});
        ring.push_back({700, 100});
        const Budget budget{UINT64_MAX, 80'000};
        LiveSelfIntersections live(ring, SIZE_MAX, budget);
        QVERIFY(live.isComplete());
        const std::size_t few = live.pairs().size();
        live.movePoint(1, {650, 0}); // both of its edges lie across the comb
        QVERIFY(!selfIntersections(live.ring(), SIZE_MAX, budget));
        QVERIFY(live.pairs().empty() && !live.isComplete());
        live.movePoint(1, {0, -100});
        QVERIFY(live.isComplete());
        QCOMPARE(live.pairs().size(), few);
    }

    void listsNothingAsIncompleteWhereTheBudgetEnds()
    {
        LiveSelfIntersections live(test::tangle(301), SIZE_MAX, {UINT64_MAX, 100'000});
        QVERIFY(live.pairs().empty() && !live.isComplete());
        live.movePoint(0, {1, 1});
        QVERIFY(live.pairs().empty() && !live.isComplete());
    }
};

HITBOX_TEST(LiveSelfIntersectionsTest)
#include "live_self_intersections_test.moc"
