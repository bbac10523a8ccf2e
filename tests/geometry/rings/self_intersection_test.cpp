#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <new>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/self_intersection.h>

#include "geometry/oracle.h"
#include "geometry/random_shapes.h"
#include "geometry/special_numbers.h"
#include "test_class.h"

using namespace hitbox::geometry;
using test::infinity;

namespace {

std::size_t allocationCount = 0;

} // namespace

void *operator new(std::size_t size)
{
    ++allocationCount;
    if (void *memory = std::malloc(size))
        return memory;
    throw std::bad_alloc();
}

void *operator new(std::size_t size, const std::nothrow_t &) noexcept
{
    ++allocationCount;
    return std::malloc(size);
}

void operator delete(void *memory) noexcept
{
    std::free(memory);
}

void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}

namespace {

const Ring soundSquare{{0, 0}, {0, 10}, {10, 10}, {10, 0}};

std::vector<oracle::EdgePair> pairsOf(const std::vector<EdgeMeeting> &meetings)
{
    std::vector<oracle::EdgePair> pairs;
    for (const EdgeMeeting &met : meetings)
        pairs.push_back({met.first, met.second, met.meeting.kind});
    return pairs;
}

std::vector<RingDefect> defectsOfKind(const Ring &ring, RingDefectKind kind)
{
    std::vector<RingDefect> defects = ringDefects(ring);
    std::erase_if(defects, [&](const RingDefect &defect) { return defect.kind != kind; });
    return defects;
}

Ring randomCase(test::Random &random, int index)
{
    const auto family = test::familyOf(index);
    const auto count = static_cast<std::size_t>(random.between(2, 8));
    return random.chance(0.4) ? test::starRing(random, family, count) : test::randomRing(random, family, count);
}

} // namespace

class SelfIntersectionTest : public QObject
{
    Q_OBJECT

private slots:
    void findsEveryPairThatMeets()
    {
        test::Random random(61);
        for (int i = 0; i < test::caseCount(); ++i) {
            const Ring ring = randomCase(random, i);
            const auto expected = oracle::selfIntersections(ring);
            QVERIFY2(pairsOf(*selfIntersections(ring)) == expected, HITBOX_CASE(i, ring));
            if (ring.size() > 3)
                QVERIFY2(isSimple(ring) == expected.empty(), HITBOX_CASE(i, ring));
        }
    }

    void findsTheSameInLongRingsAsEdgeByEdge()
    {
        test::Random random(62);
        for (int i = 0; i < std::max(1, test::caseCount() / 50); ++i) {
            const auto family = test::familyOf(i);
            const auto count = static_cast<std::size_t>(random.between(33, 150));
            const Ring ring = random.chance(0.3)   ? test::randomRing(random, family, count)
                              : random.chance(0.5) ? test::starRing(random, family, count)
                                                   : test::coastRing(random, count);
            std::vector<EdgeMeeting> expected;
            for (std::size_t a = 0; a < ring.size(); ++a)
                for (std::size_t b = a + 1; b < ring.size(); ++b) {
                    const SegmentMeeting met = meeting(edge(ring, a), edge(ring, b));
                    const bool isJoined = b == a + 1 || (a == 0 && b + 1 == ring.size());
                    if (met.kind == MeetingKind::Overlapping || (met.kind != MeetingKind::None && !isJoined))
                        expected.push_back({a, b, met});
                }
            QVERIFY2(*selfIntersections(ring) == expected, HITBOX_CASE(i, ring));
            QCOMPARE(isSimple(ring), expected.empty());
        }
    }

    void listsTheFirstPairsUpToTheLimit()
    {
        test::Random random(63);
        for (const std::size_t count : {20U, 100U}) {
            const Ring ring = test::randomRing(random, test::Family::Plain, count);
            const auto all = *selfIntersections(ring);
            QVERIFY(all.size() > 10);
            QCOMPARE(*selfIntersections(ring, 7), std::vector<EdgeMeeting>(all.begin(), all.begin() + 7));
            QVERIFY(selfIntersections(ring, 0)->empty());
        }
    }

    void listsTheFirstPairsOfLongOutlinesUpToTheLimit()
    {
        test::Random random(67);
        for (int i = 0; i < std::max(1, test::caseCount() / 100); ++i) {
            Ring ring = test::coastRing(random, 300);
            for (int k = random.below(8); k > 0; --k)
                ring[static_cast<std::size_t>(random.below(300))] = ring[static_cast<std::size_t>(random.below(300))];
            auto all = *selfIntersections(ring);
            for (const std::size_t limit : {std::size_t{0}, all.size() / 2, all.size()}) {
                const SelfIntersectionList some = *firstSelfIntersections(ring, limit);
                QCOMPARE(some.isComplete, limit == all.size());
                QCOMPARE(some.pairs, std::vector<EdgeMeeting>(all.begin(), all.begin() + std::ptrdiff_t(limit)));
                if (all.empty())
                    break;
            }
        }
    }

    void starsOfManyThousandPointsAreJudgedBySweeping()
    {
        test::Random random(68);
        constexpr std::size_t count = 250'000;
        Ring ring(count);
        for (std::size_t i = 0; i < count; ++i) { // ascending angles, so that no two edges cross
            const double angle = static_cast<double>(i) / count * 6.283185;
            ring[i] = Point{std::cos(angle), std::sin(angle)} * random.between(20.0, 400.0);
        }
        QVERIFY(isSimple(ring));
        QVERIFY(selfIntersections(ring)->empty());
        std::swap(ring[1000], ring[1003]);
        QVERIFY(!isSimple(ring));
        QVERIFY(!selfIntersections(ring)->empty());
    }

    void simplicityDoesNotChangeWithNumberingOrMoves()
    {
        test::Random random(64);
        for (int i = 0; i < test::caseCount(); ++i) {
            const Ring ring = randomCase(random, i);
            const std::size_t pairCount = selfIntersections(ring)->size();
            QVERIFY2(selfIntersections(test::renumbered(ring, 1))->size() == pairCount, HITBOX_CASE(i, ring));
            QVERIFY2(selfIntersections(Ring(ring.rbegin(), ring.rend()))->size() == pairCount, HITBOX_CASE(i, ring));
            for (const auto move : {test::mirrored, test::quarterTurned, test::doubled})
                QVERIFY2(pairsOf(*selfIntersections(test::moved(ring, move))) == pairsOf(*selfIntersections(ring)),
                         HITBOX_CASE(i, ring));
        }
    }

    void smallRingsAllocateNothingButTheAnswer()
    {
        test::Random random(68);
        for (const std::size_t count : {3U, 8U, 32U, 64U}) {
            const Ring coast = test::coastRing(random, count);
            const Ring wild = test::randomRing(random, test::Family::Plain, count);
            const std::size_t before = allocationCount;
            bool areAll = isSimple(coast);
            areAll &= isSimple(wild);
            areAll &= selfIntersections(wild, 0)->empty();
            QCOMPARE(allocationCount, before);
            QVERIFY(!areAll || count == 3);
        }
    }

    void millionsOfEqualOrCollinearPointsEndQuickly()
    {
        constexpr std::size_t count = 1'000'000;
        Ring ring(count, Point{3, 4});
        QVERIFY(!isSimple(ring));
        QCOMPARE(firstSelfIntersections(ring, 100)->pairs.size(), std::size_t(100));
        for (std::size_t i = 0; i < count; ++i)
            ring[i] = {static_cast<double>(i), 0};
        QVERIFY(!isSimple(ring));
        const SelfIntersectionList some = *firstSelfIntersections(ring, 100);
        QVERIFY(some.pairs.size() == 100 && !some.isComplete);
    }

    void aBowTieCrossesOnce()
    {
        const auto found = *selfIntersections(Ring{{0, 0}, {10, 10}, {10, 0}, {0, 10}});
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0], (EdgeMeeting{0, 2, {MeetingKind::Crossing, {5, 5}, {5, 5}}}));
    }

    void aSpikeOverlapsItself()
    {
        const auto found = *selfIntersections(Ring{{0, 0}, {0, 10}, {10, 10}, {20, 10}, {10, 10}, {10, 0}});
        QCOMPARE(found.size(), std::size_t(4));
        QCOMPARE(pairsOf(found)[0], (oracle::EdgePair{1, 3, MeetingKind::Touching}));
        QCOMPARE(found[2], (EdgeMeeting{2, 3, {MeetingKind::Overlapping, {10, 10}, {20, 10}}}));
    }

    void anEdgeOfLengthZeroLetsItsNeighboursMeet()
    {
        const auto found = *selfIntersections(Ring{{0, 0}, {0, 10}, {0, 10}, {10, 10}, {10, 0}});
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0], (EdgeMeeting{0, 2, {MeetingKind::Touching, {0, 10}, {0, 10}}}));
    }

    void theSmallestRingsHaveTheAnswersTheHeaderGives()
    {
        QVERIFY(selfIntersections(Ring{})->empty());
        QVERIFY(selfIntersections(Ring{{1, 1}})->empty());
        QCOMPARE(pairsOf(*selfIntersections(Ring{{1, 1}, {2, 5}})),
                 (std::vector<oracle::EdgePair>{{0, 1, MeetingKind::Overlapping}}));
        QVERIFY(selfIntersections(Ring{{1, 1}, {1, 1}})->empty());
        QVERIFY(!isSimple(Ring{}) && !isSimple(Ring{{1, 1}}) && !isSimple(Ring{{1, 1}, {2, 5}}));
        QVERIFY(!isSimple(Ring{{1, 1}, {1, 1}, {1, 1}}));
        QVERIFY(!isSimple(Ring{{1, 1}, {2, 2}, {3, 3}}));
        QVERIFY(isSimple(Ring{{1, 1}, {2, 2}, {3, 3.5}}));
    }

    void aVertexRoundedOntoAnotherEdgeIsJudgedByTheExactSide()
    {
        test::Random random(65);
        for (int i = 0; i < test::caseCount(); ++i) {
            const Point a = test::randomPoint(random, test::Family::Plain);
            const Point b = test::randomPoint(random, test::Family::Plain);
            const Point tip = test::between(a, b, random.between(0.2, 0.8));
            const Point across{(b.y - a.y), (a.x - b.x)};
            const Ring ring{a, b, b + across, tip, a + across};
            QVERIFY2(isSimple(ring) == oracle::selfIntersections(ring).empty(), HITBOX_CASE(i, ring));
        }
    }

    void listsDefectsByKindAndThenByIndex()
    {
        using enum RingDefectKind;
        QVERIFY(ringDefects(soundSquare).empty());
        QCOMPARE(ringDefects(Ring{}), (std::vector<RingDefect>{{TooFewPoints, 0}}));
        QCOMPARE(ringDefects(Ring{{3, 3}}), (std::vector<RingDefect>{{TooFewPoints, 0}}));
        QCOMPARE(ringDefects(Ring{{3, 3}, {3, 3}}),
                 (std::vector<RingDefect>{{TooFewPoints, 0}, {RepeatedPoint, 0}, {RepeatedPoint, 1}}));
        QCOMPARE(ringDefects(Ring{{0, 0}, {0, 10}, {0, 10}, {10, 10}, {20, 10}, {10, 10}, {10, 0}}),
                 (std::vector<RingDefect>{{RepeatedPoint, 2}, {Spike, 4}}));
        QCOMPARE(ringDefects(Ring{{0, 0}, {5, 5}, {10, 10}}),
                 (std::vector<RingDefect>{{Spike, 0}, {Spike, 2}, {ZeroArea, 0}}));
        QCOMPARE(ringDefects(Ring{{0, 0}, {10, 10}, {10, 0}, {0, 10}}), (std::vector<RingDefect>{{ZeroArea, 0}}));
    }

    void aSpikeThatStandsStillAtItsTipIsOneSpike()
    {
        const Ring ring{{0, 0}, {0, 10}, {10, 10}, {20, 10}, {20, 10}, {10, 10}, {10, 0}};
        QCOMPARE(defectsOfKind(ring, RingDefectKind::Spike), (std::vector<RingDefect>{{RingDefectKind::Spike, 3}}));
    }

    void aCoordinateThatIsNotFiniteHidesAllOtherDefects()
    {
        using enum RingDefectKind;
        const double nan = std::numeric_limits<double>::quiet_NaN();
        QCOMPARE(ringDefects(Ring{{0, 0}, {nan, 0}, {0, 0}, {0, infinity}}),
                 (std::vector<RingDefect>{{NotFinite, 1}, {NotFinite, 3}}));
        QCOMPARE(ringDefects(Ring{{nan, 0}}), (std::vector<RingDefect>{{TooFewPoints, 0}, {NotFinite, 0}}));
        QVERIFY(!isSimple(Ring{{0, 0}, {infinity, 0}, {5, 5}}));
    }

    void defectsOfRandomRingsHaveTheirCauses()
    {
        test::Random random(66);
        for (int i = 0; i < test::caseCount(); ++i) {
            const Ring ring =
                test::randomRing(random, test::familyOf(i), static_cast<std::size_t>(random.between(3, 8)));
            std::size_t repeated = 0;
            for (std::size_t k = 0; k < ring.size(); ++k)
                repeated += edge(ring, k).from == edge(ring, k).to ? 1 : 0;
            QVERIFY2(defectsOfKind(ring, RingDefectKind::RepeatedPoint).size() == repeated, HITBOX_CASE(i, ring));
            QVERIFY2(defectsOfKind(ring, RingDefectKind::ZeroArea).empty() == (oracle::signedArea(ring) != 0),
                     HITBOX_CASE(i, ring));
            if (!ringDefects(ring).empty())
                QVERIFY2(defectsOfKind(ring, RingDefectKind::ZeroArea).size() == 1 || !isSimple(ring),
                         HITBOX_CASE(i, ring));
        }
    }

    void answersForEveryMagnitude()
    {
        const double big = 1e300;
        QVERIFY(isSimple(Ring{{-big, -big}, {-big, big}, {big, big}, {big, -big}}));
        QCOMPARE(selfIntersections(Ring{{-big, -big}, {big, big}, {-big, big}, {big, -big}})->size(), std::size_t(1));
        test::Random random(67);
        const double values[] = {1e308,
                                 -1e308,
                                 5e-324,
                                 0,
                                 1e-200,
                                 std::numeric_limits<double>::infinity(),
                                 std::numeric_limits<double>::quiet_NaN()};
        for (int i = 0; i < 200; ++i) {
            Ring ring(static_cast<std::size_t>(random.between(1, 60)));
            std::ranges::generate(ring, [&] { return Point{values[random.below(7)], values[random.below(7)]}; });
            QVERIFY(selfIntersections(ring)->size() <= ring.size() * ring.size());
            QVERIFY(ringDefects(ring).size() <= 3 * ring.size() + 2);
        }
    }

    void cutsShortAListThatIsTooLongForMemory()
    {
        const Ring ring = test::tangle(4001);
        QVERIFY(selfIntersections(ring) == Failure::CutShort);
        const auto first = firstSelfIntersections(ring, 1000);
        QVERIFY(first && first->pairs.size() == 1000 && !first->isComplete);
        const Ring small = test::tangle(101);
        QCOMPARE(selfIntersections(small)->size(), std::size_t{101 * 98 / 2});
        QVERIFY(selfIntersections(small, SIZE_MAX, {1000, SIZE_MAX}) == Failure::CutShort);
        QVERIFY(selfIntersections(small, SIZE_MAX, {UINT64_MAX, 1000}) == Failure::CutShort);
    }
};

HITBOX_TEST(SelfIntersectionTest)
#include "self_intersection_test.moc"
