#include <hitbox/geometry/hausdorff_distance.h>

#include <QTest>

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/polygon.h>

#include "geometry/random_shapes.h"
#include "geometry/special_numbers.h"
#include "test_class.h"

namespace {

using namespace hitbox::geometry;
using namespace hitbox::geometry::test;

/// The answer at many points of each edge: never more than the true one.
double sampledDistance(const Ring &from, const Ring &to)
{
    double farthest = 0;
    for (std::size_t i = 0; i < from.size(); ++i)
        for (int step = 0; step < 64; ++step)
            farthest = std::max(
                farthest, nearestEdge(between(edge(from, i).from, edge(from, i).to, step / 64.0), to, LineEnds::Closed)
                              ->distance);
    return farthest;
}

double longestEdge(const Ring &ring)
{
    double longest = 0;
    for (std::size_t i = 0; i < ring.size(); ++i)
        longest = std::max(longest, distance(edge(ring, i).from, edge(ring, i).to));
    return longest;
}

class HausdorffDistanceTest : public QObject
{
    Q_OBJECT

private slots:
    void measuresBetweenTheEdgesNotOnlyAtVertices()
    {
        // The middle of the long edge is farthest from the two walls.
        const Ring line{{0, 0}, {10, 0}};
        const Ring walls{{0, 0}, {0, 50}, {10, 50}, {10, 0}, {10, 60}, {0, 60}};
        QVERIFY(std::abs(*directedHausdorffDistance(line, walls) - 5) < 1e-8);
        QCOMPARE(*directedHausdorffDistance(walls, line), 60.0);
        QCOMPARE(*hausdorffDistance(line, walls), 60.0);
    }

    void isZeroForTheSameRingHoweverNumbered()
    {
        Random random(1);
        for (int i = 0; i < caseCount() / 50; ++i) {
            const Ring ring = coastRing(random, static_cast<std::size_t>(random.between(3, 60)));
            QCOMPARE(*hausdorffDistance(ring, renumbered(ring, 2)), 0.0);
        }
    }

    void liesBetweenItsBounds()
    {
        Random random(2);
        for (int i = 0; i < caseCount() / 50; ++i) {
            const auto size = [&] { return static_cast<std::size_t>(random.between(2, 12)); };
            const Ring a = randomRing(random, familyOf(i), size());
            const Ring b = randomRing(random, familyOf(i), size());
            const double found = *directedHausdorffDistance(a, b);
            const double sampled = sampledDistance(a, b);
            QVERIFY2(found >= sampled * (1 - 1e-9), HITBOX_CASE(i, a));
            QVERIFY2(found <= (sampled + longestEdge(a) / 128) * (1 + 1e-9), HITBOX_CASE(i, a));
            QCOMPARE(*hausdorffDistance(a, b), *hausdorffDistance(b, a));
        }
    }

    void doublesWithTheRings()
    {
        Random random(3);
        for (int i = 0; i < caseCount() / 50; ++i) {
            const Ring a = coastRing(random, 20);
            const Ring b = coastRing(random, 30);
            const double found = *hausdorffDistance(a, b);
            const double twice = *hausdorffDistance(moved(a, doubled), moved(b, doubled));
            QVERIFY(std::abs(twice - 2 * found) <= 1e-8 * found);
        }
    }

    void answersForRingsWithFewOrNoPointsAndThatAreNotFinite()
    {
        const Ring square{{0, 0}, {0, 1}, {1, 1}, {1, 0}};
        QCOMPARE(*directedHausdorffDistance({}, square), 0.0);
        QCOMPARE(*directedHausdorffDistance(square, {}), infinity);
        QCOMPARE(*directedHausdorffDistance(square, Ring{{infinity, 0}}), infinity);
        QCOMPARE(*directedHausdorffDistance(Ring{{3, 0}}, square), 2.0);
        QCOMPARE(*directedHausdorffDistance(square, Ring{{1, 1}}), std::sqrt(2));
    }

    void endsQuicklyForLargeRingsCloseTogether()
    {
        Random random(4);
        const Ring coast = coastRing(random, 20000);
        const Ring near = moved(coast, [](Point p) { return p + Point{0.01, 0}; });
        const double found = *hausdorffDistance(coast, near);
        QVERIFY(found <= 0.01 * (1 + 1e-9));
        QVERIFY(found >= 0.009);
    }

    void endsQuicklyWhereManyPlacesAreEquallyFar()
    {
        const Ring square{{0, 0}, {0, 1000}, {1000, 1000}, {1000, 0}};
        for (const int count : {1000, 1200, 1600}) {
            Ring zigzag;
            for (int i = 0; i < count; ++i)
                zigzag.push_back({i % 2 == 0 ? 0.0 : 1000.0, static_cast<double>(i)});
            const double found = *directedHausdorffDistance(square, zigzag);
            const double sampled = sampledDistance(square, zigzag);
            QVERIFY(found >= sampled * (1 - 1e-9));
            QVERIFY(found <= sampled + 1000.0 / 128);
        }
    }

    void endsQuicklyForEqualPointsAndRepeatedEdges()
    {
        const Ring equal(100000, Point{3, 4});
        QCOMPARE(*hausdorffDistance(equal, equal), 0.0);
        QCOMPARE(*directedHausdorffDistance(equal, Ring{{0, 0}, {0, 1}, {0, 0}}), std::sqrt(18));
        Ring backAndForth;
        for (int i = 0; i < 4000; ++i)
            backAndForth.push_back({i % 2 == 0 ? 0.0 : 10.0, 0});
        QCOMPARE(*hausdorffDistance(backAndForth, backAndForth), 0.0);
        QCOMPARE(*directedHausdorffDistance(Ring{{0, 5}, {10, 5}}, backAndForth), 5.0);
    }

    void cutsShortWhatTakesTooLong()
    {
        const Ring a = test::tangle(301);
        const Ring b = test::tangle(303, 200);
        QVERIFY(hausdorffDistance(a, b));
        QVERIFY(hausdorffDistance(a, b, {1000, SIZE_MAX}) == Failure::CutShort);
        QVERIFY(directedHausdorffDistance(a, b, {UINT64_MAX, 1000}) == Failure::CutShort);
    }
};

} // namespace

HITBOX_TEST(HausdorffDistanceTest)
#include "hausdorff_distance_test.moc"
