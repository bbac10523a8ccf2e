#include <QTest>

#include "geometry/overlay/region_checks.h"
#include "test_class.h"

using namespace hitbox::geometry;
using namespace hitbox::geometry::test;

namespace {

std::ptrdiff_t edgesWithin(double distance, Point p, const Ring &ring)
{
    std::ptrdiff_t count = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point edge[] = {ring[i], ring[(i + 1) % ring.size()]};
        count += nearestEdge(p, edge, LineEnds::Open)->distance <= distance ? 1 : 0;
    }
    return count;
}

/// To which the corners were rounded before they settled; 0 where they settled as they were. Crossings that were made
/// then, fewer than the corners, are no multiples.
double stepOf(const Region &region)
{
    std::vector<Point> corners;
    for (const Ring &ring : region.rings)
        corners.insert(corners.end(), ring.begin(), ring.end());
    if (corners.empty())
        return 0;
    const double step = std::scalbn(1.0, std::ilogb(magnitude(corners)) - 46);
    const auto rounded = std::ranges::count_if(
        corners, [step](Point p) { return std::fmod(p.x, step) == 0 && std::fmod(p.y, step) == 0; });
    return 2 * rounded >= std::ssize(corners) ? step : 0;
}

} // namespace

class RegionLawsTest : public QObject
{
    Q_OBJECT

private slots:
    void matchesExactAreas();
    void matchesExactAreasOfManyRings();
    void addsUpToTheUnion();
    void partsTheUnionIntoPiecesThatDoNotOverlap();
    void combinesUnderTheNonZeroRule();
    void keepsExactlyThePointsThatTheOperationKeeps();
    void makesSoundRegions();
    void keepsWhatItGetsWhenCombinedWithItself();
    void staysTrueWhenResultsAreCombinedAgain();
    void doesNotDependOnNumberingMirrorsTurnsOrScale();
};

void RegionLawsTest::matchesExactAreas()
{
    Random random(201);
    for (int i = 0; i < pairCount() / 6; ++i) {
        const RingPair pair = randomPair(random, i);
        const oracle::PartAreas parts = oracle::partAreas({&pair.a, 1}, {&pair.b, 1});
        const double tolerance = areaRoundingOf(pair.all());
        const auto matches = [&](RegionOperation operation, const oracle::Rational &expected) {
            return isNear(exactArea(combined(pair, operation)), static_cast<double>(expected), tolerance);
        };
        QVERIFY2(matches(RegionOperation::Intersection, parts.both), HITBOX_CASE(i, pair.all()));
        QVERIFY2(matches(RegionOperation::Difference, parts.onlyA), HITBOX_CASE(i, pair.all()));
        QVERIFY2(matches(RegionOperation::SymmetricDifference, parts.onlyA + parts.onlyB), HITBOX_CASE(i, pair.all()));
        QVERIFY2(matches(RegionOperation::Union, parts.onlyA + parts.onlyB + parts.both), HITBOX_CASE(i, pair.all()));
    }
}

void RegionLawsTest::matchesExactAreasOfManyRings()
{
    Random random(209);
    for (int i = 0; i < pairCount() / 400; ++i) {
        Region a;
        Region b;
        std::vector<Point> all;
        for (int ring = 0; ring < 2; ++ring) {
            const RingPair pair = randomPair(random, i);
            a.rings.push_back(pair.a);
            b.rings.push_back(pair.b);
            const std::vector<Point> points = pair.all();
            all.insert(all.end(), points.begin(), points.end());
        }
        const oracle::PartAreas parts = oracle::partAreas(a.rings, b.rings);
        const double tolerance = areaRoundingOf(all);
        const auto areaOf = [&](RegionOperation operation) { return exactArea(*combine(a, b, operation)); };
        QVERIFY2(isNear(areaOf(RegionOperation::Intersection), static_cast<double>(parts.both), tolerance),
                 HITBOX_CASE(i, all));
        QVERIFY2(isNear(areaOf(RegionOperation::Difference), static_cast<double>(parts.onlyA), tolerance),
                 HITBOX_CASE(i, all));
    }
}

void RegionLawsTest::addsUpToTheUnion()
{
    Random random(202);
    for (int i = 0; i < pairCount(); ++i) {
        const RingPair pair = randomPair(random, i);
        const double onlyA = exactArea(combined(pair, RegionOperation::Difference));
        const double onlyB = exactArea(combined({pair.b, pair.a}, RegionOperation::Difference));
        const double both = exactArea(combined(pair, RegionOperation::Intersection));
        const double either = exactArea(combined(pair, RegionOperation::Union));
        const double tolerance = areaRoundingOf(pair.all());
        QVERIFY2(isNear(onlyA + onlyB + both, either, tolerance), HITBOX_CASE(i, pair.all()));
        QVERIFY2(isNear(exactArea(combined(pair, RegionOperation::SymmetricDifference)), onlyA + onlyB, tolerance),
                 HITBOX_CASE(i, pair.all()));
    }
}

void RegionLawsTest::partsTheUnionIntoPiecesThatDoNotOverlap()
{
    Random random(210);
    for (int i = 0; i < pairCount() / 2; ++i) {
        const RingPair pair = randomPair(random, i);
        const Region onlyA = combined(pair, RegionOperation::Difference);
        const Region onlyB = combined({pair.b, pair.a}, RegionOperation::Difference);
        const Region both = combined(pair, RegionOperation::Intersection);
        const double tolerance = 8 * areaRoundingOf(pair.all());
        const auto overlap = [](const Region &a, const Region &b) {
            return exactArea(*combine(a, b, RegionOperation::Intersection));
        };
        QVERIFY2(isNear(overlap(onlyA, onlyB), 0, tolerance), HITBOX_CASE(i, pair.all()));
        QVERIFY2(isNear(overlap(onlyA, both), 0, tolerance), HITBOX_CASE(i, pair.all()));
        QVERIFY2(isNear(overlap(onlyB, both), 0, tolerance), HITBOX_CASE(i, pair.all()));
        const Region joined = *combine(*combine(onlyA, onlyB, RegionOperation::Union), both, RegionOperation::Union);
        const Region missing =
            *combine(joined, combined(pair, RegionOperation::Union), RegionOperation::SymmetricDifference);
        QVERIFY2(isNear(exactArea(missing), 0, tolerance), HITBOX_CASE(i, pair.all()));
    }
}

/// Filling both first and combining then rounds once more, but means the same.
void RegionLawsTest::combinesUnderTheNonZeroRule()
{
    Random random(211);
    for (int i = 0; i < pairCount() / 2; ++i) {
        const RingPair pair = randomPair(random, i);
        const Region a = *filledRegion(std::span(&pair.a, 1), FillRule::NonZero);
        const Region b = *filledRegion(std::span(&pair.b, 1), FillRule::NonZero);
        for (const RegionOperation operation : allOperations) {
            const Region atOnce = *combine({{pair.a}}, {{pair.b}}, operation, FillRule::NonZero);
            QVERIFY2(isNear(exactArea(atOnce), exactArea(*combine(a, b, operation)), 8 * areaRoundingOf(pair.all())),
                     HITBOX_CASE(i, pair.all()));
        }
    }
}

void RegionLawsTest::keepsExactlyThePointsThatTheOperationKeeps()
{
    Random random(203);
    int asked = 0;
    int tooNear = 0;
    for (int i = 0; i < pairCount(); ++i) {
        const RingPair pair = randomPair(random, i);
        const std::vector<Point> all = pair.all();
        // A point of a triangle of three of the corners: where something happens.
        const auto corner = [&] { return all[static_cast<std::size_t>(random.below(static_cast<int>(all.size())))]; };
        const Segment side{corner(), corner()};
        const Point onSide = between(side.from, side.to, random.unit());
        const Segment inwards{onSide, corner()};
        const Point p = between(inwards.from, inwards.to, random.unit());
        const Location inA = oracle::locate(p, pair.a);
        const Location inB = oracle::locate(p, pair.b);
        if (inA == Location::Boundary || inB == Location::Boundary)
            continue;
        for (const RegionOperation operation : allOperations) {
            const Region result = combined(pair, operation);
            ++asked;
            // Edges between rounded corners may pass on the other side of a point that is this near, and slivers of
            // this width, which have it near two edges, may vanish.
            const double tolerance = 4 * std::max(roundingOf(all), stepOf(result));
            const bool isInSliver = edgesWithin(tolerance, p, pair.a) + edgesWithin(tolerance, p, pair.b) >= 2;
            if (isInSliver || distanceToRings(p, result) <= tolerance) {
                ++tooNear;
                continue;
            }
            const bool expected = keeps(operation, inA == Location::Inside, inB == Location::Inside);
            QVERIFY2((locate(p, result) == Location::Inside) == expected, HITBOX_CASE(i, all));
        }
    }
    QVERIFY(asked > 2 * pairCount());
    QVERIFY(tooNear < asked / 5);
}

void RegionLawsTest::makesSoundRegions()
{
    Random random(204);
    for (int i = 0; i < pairCount(); ++i) {
        const RingPair pair = randomPair(random, i);
        for (const RegionOperation operation : allOperations)
            QVERIFY2(isSound(combined(pair, operation)), HITBOX_CASE(i, pair.all()));
        const std::vector<Ring> both{pair.a, pair.b};
        QVERIFY2(isSound(*filledRegion(both, FillRule::NonZero)), HITBOX_CASE(i, pair.all()));
    }
}

void RegionLawsTest::keepsWhatItGetsWhenCombinedWithItself()
{
    Random random(205);
    for (int i = 0; i < pairCount(); ++i) {
        const RingPair pair = randomPair(random, i);
        const Region region = combined(pair, RegionOperation::SymmetricDifference);
        QVERIFY2(*combine(region, region, RegionOperation::Union) == region, HITBOX_CASE(i, pair.all()));
        QVERIFY2(*combine(region, region, RegionOperation::Intersection) == region, HITBOX_CASE(i, pair.all()));
        QVERIFY2(*combine(region, {}, RegionOperation::Union) == region, HITBOX_CASE(i, pair.all()));
        QVERIFY2(combine(region, region, RegionOperation::Difference)->rings.empty(), HITBOX_CASE(i, pair.all()));
        QVERIFY2(*filledRegion(region.rings, FillRule::NonZero) == region, HITBOX_CASE(i, pair.all()));
    }
}

void RegionLawsTest::staysTrueWhenResultsAreCombinedAgain()
{
    Random random(206);
    for (int i = 0; i < pairCount(); ++i) {
        const RingPair pair = randomPair(random, i);
        const Region both = combined(pair, RegionOperation::Intersection);
        const Region either = combined(pair, RegionOperation::Union);
        // Regions with holes, whose edges lie on each other, apart by rounding only.
        const Region around = *combine(either, both, RegionOperation::Difference);
        const Region again = *combine(around, both, RegionOperation::Union);
        const double tolerance = 8 * areaRoundingOf(pair.all());
        QVERIFY2(isNear(exactArea(around), exactArea(combined(pair, RegionOperation::SymmetricDifference)), tolerance),
                 HITBOX_CASE(i, pair.all()));
        QVERIFY2(isNear(exactArea(again), exactArea(either), tolerance), HITBOX_CASE(i, pair.all()));
    }
}

void RegionLawsTest::doesNotDependOnNumberingMirrorsTurnsOrScale()
{
    Random random(207);
    for (int i = 0; i < pairCount() / 4; ++i) {
        const RingPair pair = randomPair(random, i);
        const Region a{{pair.a}};
        const Region b{{pair.b}};
        for (const RegionOperation operation : allOperations) {
            const Region result = *combine(a, b, operation);
            const Region renumbered = *combine({{test::renumbered(pair.a, 2)}}, {{reversed(pair.b)}}, operation);
            QVERIFY2(renumbered == result, HITBOX_CASE(i, pair.all()));
            // Turning and mirroring back brings rings to another start and sense, which filling them sets right.
            for (const auto move : {&mirrored, &quarterTurned, &doubled}) {
                const Region movedResult = *combine(moved(a, move), moved(b, move), operation);
                const Region expected = *filledRegion(moved(result, move).rings);
                QVERIFY2(movedResult == expected, HITBOX_CASE(i, pair.all()));
            }
        }
    }
}

HITBOX_TEST(RegionLawsTest)
#include "region_laws_test.moc"
