#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>
#include <hitbox/geometry/untangle.h>

#include "geometry/oracle.h"
#include "geometry/overlay/region_oracle.h"
#include "geometry/random_shapes.h"
#include "test_class.h"

using namespace hitbox::geometry;
using test::Family;
using test::Random;

namespace {

constexpr FillRule bothRules[] = {FillRule::EvenOdd, FillRule::NonZero};
constexpr double step = 1.0 / 256;

/// Rings of every kind; those on a lattice also as small as the grid, where every rounding decision shows.
Ring tangledRing(Random &random, int index)
{
    const Family family = test::familyOf(index);
    const auto count = static_cast<std::size_t>(random.between(3, 12));
    Ring ring = index / test::familyCount % 3 == 0 ? test::starRing(random, family, count)
                                                   : test::randomRing(random, family, count);
    if (index / test::familyCount % 4 == 1 && family != Family::FarFromOrigin)
        for (Point &p : ring)
            p = p * (family == Family::Plain || family == Family::NearDegenerate ? 0x1p-13 : 3 * step);
    return ring;
}

Answer<Region> snappedRing(const Ring &ring, FillRule rule)
{
    return snapped(ring, rule);
}

bool isOnGrid(std::span<const Point> points)
{
    return std::ranges::all_of(
        points, [](Point p) { return std::floor(p.x / step) * step == p.x && std::floor(p.y / step) * step == p.y; });
}

bool meetInVerticesOnly(const Ring &a, const Ring &b)
{
    const auto isVertex = [](const Ring &ring, Point p) { return std::ranges::find(ring, p) != ring.end(); };
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t k = 0; k < b.size(); ++k) {
            const SegmentMeeting met = meeting(edge(a, i), edge(b, k));
            if (met.kind == MeetingKind::None)
                continue;
            if (met.kind != MeetingKind::Touching || !isVertex(a, met.first) || !isVertex(b, met.first))
                return false;
        }
    return true;
}

/// Off the boundaries of all rings that meet in vertices only.
Point middleOfEdge(const Ring &ring)
{
    return test::between(ring[0], ring[1], 0.5);
}

bool isValid(const Region &region)
{
    for (std::size_t i = 0; i < region.rings.size(); ++i) {
        if (!isSimple(region.rings[i]) || !isOnGrid(region.rings[i]))
            return false;
        int around = 0;
        for (std::size_t k = 0; k < region.rings.size(); ++k) {
            if (k == i)
                continue;
            if (k < i && !meetInVerticesOnly(region.rings[i], region.rings[k]))
                return false;
            around += locate(middleOfEdge(region.rings[i]), region.rings[k]) == Location::Inside ? 1 : 0;
        }
        const Orientation expected = around % 2 == 0 ? Orientation::CounterClockwise : Orientation::Clockwise;
        if (winding(region.rings[i]) != expected)
            return false;
    }
    return true;
}

double sharedArea(const Polygon &a, const Polygon &b)
{
    return *area(*sharedRegion(a, b));
}

bool areValidParts(const std::vector<Polygon> &parts)
{
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Ring &ring = parts[i].points;
        if (!isSimple(ring) || !isOnGrid(ring) || winding(ring) != Orientation::CounterClockwise)
            return false;
        for (std::size_t k = 0; k < ring.size(); ++k)
            if (orientation(ring[k], ring[(k + 1) % ring.size()], ring[(k + 2) % ring.size()]) ==
                Orientation::Collinear)
                return false;
        for (std::size_t k = 0; k < i; ++k)
            if (sharedArea(parts[i], parts[k]) != 0)
                return false;
    }
    return true;
}

double areaOfRings(const std::vector<Polygon> &parts)
{
    double sum = 0;
    for (const Polygon &part : parts)
        sum += signedArea(part.points);
    return sum;
}

double perimeter(std::span<const Point> ring)
{
    double sum = 0;
    for (std::size_t i = 0; i < ring.size(); ++i)
        sum += std::hypot(edge(ring, i).to.x - edge(ring, i).from.x, edge(ring, i).to.y - edge(ring, i).from.y);
    return sum;
}

/// To within a millionth of the distance: for points that only need to be well away.
double distanceTo(std::span<const Point> ring, Point p)
{
    double nearest = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const auto [from, to] = edge(ring, i);
        const Point way = to - from;
        const Point toPoint = p - from;
        const double squaredLength = way.x * way.x + way.y * way.y;
        const double share = squaredLength == 0 ? 0 : (toPoint.x * way.x + toPoint.y * way.y) / squaredLength;
        const Point off = toPoint - way * std::clamp(share, 0.0, 1.0);
        nearest = std::min(nearest, std::hypot(off.x, off.y));
    }
    return nearest;
}

std::vector<Ring> ringsOf(const std::vector<Polygon> &parts)
{
    std::vector<Ring> rings;
    for (const Polygon &part : parts)
        rings.push_back(part.points);
    return rings;
}

oracle::Rational exactArea(std::span<const Ring> rings)
{
    oracle::Rational sum = 0;
    for (const Ring &ring : rings)
        sum += oracle::signedArea(ring);
    return sum;
}

/// What is in one of the sets, filled even-odd, but not in the other.
oracle::Rational areaOfDifference(std::span<const Ring> a, std::span<const Ring> b)
{
    const oracle::PartAreas areas = oracle::partAreas(a, b);
    return areas.onlyA + areas.onlyB;
}

/// By rational numbers: no two edges cross, and where they touch, it is an end of each.
bool meetInEndsOnly(std::span<const Ring> rings)
{
    std::vector<Segment> edges;
    for (const Ring &ring : rings)
        for (std::size_t i = 0; i < ring.size(); ++i)
            edges.push_back(edge(ring, i));
    const auto isEnd = [](const Segment &edge, const oracle::ExactPoint &p) {
        return oracle::exact(edge.from) == p || oracle::exact(edge.to) == p;
    };
    for (std::size_t i = 0; i < edges.size(); ++i)
        for (std::size_t k = 0; k < i; ++k) {
            const oracle::Meeting met = oracle::meeting(edges[i], edges[k]);
            if (met.kind == MeetingKind::None)
                continue;
            if (met.kind != MeetingKind::Touching || !isEnd(edges[i], met.first) || !isEnd(edges[k], met.first))
                return false;
        }
    return true;
}

Location locateIn(const std::vector<Polygon> &parts, Point p)
{
    Location result = Location::Outside;
    for (const Polygon &part : parts)
        result = std::max(result, locate(p, part.points));
    return result;
}

} // namespace

class UntangleTest : public QObject
{
    Q_OBJECT

private slots:
    void makesValidRegions();
    void answersItselfWhenRepeated();
    void cutsIntoValidParts();
    void keepsWhatIsFilled();
    void agreesWithRationalNumbers();
    void movesWithWholePixels();
    void cutsAHoleOpen();
    void cutsManyHolesOpen();
    void outlinesWithoutHoles();
    void choosesACoarserGridFarOut();
    void refusesWhatItCannotSnap();
    void endsQuicklyOnManyPoints();
};

void UntangleTest::makesValidRegions()
{
    Random random(701);
    for (int i = 0; i < test::caseCount(); ++i) {
        const Ring ring = tangledRing(random, i);
        for (const FillRule rule : bothRules) {
            const auto region = snappedRing(ring, rule);
            QVERIFY2(region.hasValue() && isValid(*region), HITBOX_CASE(i, ring));
        }
    }
}

void UntangleTest::answersItselfWhenRepeated()
{
    Random random(702);
    for (int i = 0; i < test::caseCount(); ++i) {
        const Ring ring = tangledRing(random, i);
        for (const FillRule rule : bothRules) {
            const auto region = snappedRing(ring, rule);
            QVERIFY(region.hasValue());
            for (const FillRule again : bothRules)
                QVERIFY2(snapped(region->rings, again) == region, HITBOX_CASE(i, ring));
            const auto parts = untangled(ring, rule);
            QVERIFY2(parts.hasValue(), HITBOX_CASE(i, ring));
            for (const Polygon &part : *parts)
                for (const FillRule again : bothRules)
                    QVERIFY2(untangled(part.points, again) == std::vector{part}, HITBOX_CASE(i, ring));
        }
    }
}

void UntangleTest::cutsIntoValidParts()
{
    Random random(703);
    for (int i = 0; i < test::caseCount(); ++i) {
        const Ring ring = tangledRing(random, i);
        const FillRule rule = bothRules[i % 2];
        const auto region = snappedRing(ring, rule);
        const auto parts = untangled(ring, rule);
        QVERIFY2(parts.hasValue() && areValidParts(*parts), HITBOX_CASE(i, ring));
        QVERIFY2(std::abs(areaOfRings(*parts) - *area(*region)) <= 1e-9 * *area(*region), HITBOX_CASE(i, ring));
    }
}

void UntangleTest::keepsWhatIsFilled()
{
    // A point moves by at most half a step's diagonal when it is rounded, and an edge by as much again.
    constexpr double farthestMove = 1.5 * step;
    Random random(704);
    for (int i = 0; i < test::caseCount(); ++i) {
        const Ring ring = tangledRing(random, i);
        for (const FillRule rule : bothRules) {
            const auto region = snappedRing(ring, rule);
            const double before = *area(*filledRegion(std::span(&ring, 1), rule));
            const double difference = std::abs(*area(*region) - before);
            QVERIFY2(difference <= (perimeter(ring) + 8 * step) * farthestMove + before * 1e-9, HITBOX_CASE(i, ring));
            for (int k = 0; k < 8; ++k) {
                const Point from = ring[static_cast<std::size_t>(random.below(static_cast<int>(ring.size())))];
                const Point to = ring[static_cast<std::size_t>(random.below(static_cast<int>(ring.size())))];
                const Point p = test::between(from, to, random.between(-0.5, 1.5)) +
                                Point{random.between(-8, 8) * step, random.between(-8, 8) * step};
                if (distanceTo(ring, p) > 2 * farthestMove)
                    QVERIFY2(locate(p, *region) == locate(p, ring, rule), HITBOX_CASE(i, ring));
            }
        }
    }
}

void UntangleTest::agreesWithRationalNumbers()
{
    // Rational numbers take a hundred times as long as all the rest.
    const int count = std::max(test::familyCount * 12, test::caseCount() / 25);
    Random random(708);
    for (int i = 0; i < count; ++i) {
        Ring ring = tangledRing(random, i);
        ring.resize(std::min<std::size_t>(ring.size(), 8));
        for (const FillRule rule : bothRules) {
            const auto region = snappedRing(ring, rule);
            const auto parts = untangled(ring, rule);
            QVERIFY2(region && parts && meetInEndsOnly(region->rings), HITBOX_CASE(i, ring));
            const std::vector<Ring> rings = ringsOf(*parts);
            // Insides that had anything in common would count twice in the sum and not at all even-odd.
            const oracle::PartAreas areas = oracle::partAreas(region->rings, rings);
            QVERIFY2(areas.onlyA == 0 && areas.onlyB == 0, HITBOX_CASE(i, ring));
            QVERIFY2(areas.both == exactArea(rings) && areas.both == exactArea(region->rings), HITBOX_CASE(i, ring));
            if (rule != FillRule::EvenOdd)
                continue;
            const oracle::Rational moved = areaOfDifference(std::span(&ring, 1), region->rings);
            QVERIFY2(moved <= oracle::Rational((perimeter(ring) + 8 * step) * 1.5 * step), HITBOX_CASE(i, ring));
        }
    }
}

void UntangleTest::movesWithWholePixels()
{
    Random random(705);
    for (int i = 0; i < test::caseCount(); ++i) {
        // Coordinates that stay as exact when moved.
        const auto rounded = [](Point p) {
            return Point{std::round(p.x * 4096) / 4096, std::round(p.y * 4096) / 4096};
        };
        const Ring ring = test::moved(tangledRing(random, i), rounded);
        const Point offset{static_cast<double>(random.between(-2000, 2000)),
                           static_cast<double>(random.between(-2000, 2000))};
        const auto move = [offset](Point p) { return p + offset; };
        const auto expected = untangled(ring);
        const auto actual = untangled(test::moved(ring, move));
        QVERIFY(expected.hasValue() && actual.hasValue());
        QCOMPARE(actual->size(), expected->size());
        for (std::size_t k = 0; k < actual->size(); ++k)
            QVERIFY2((*actual)[k].points == test::moved((*expected)[k].points, move), HITBOX_CASE(i, ring));
        const auto renumbered = untangled(test::renumbered(ring, 2));
        QVERIFY2(renumbered == expected, HITBOX_CASE(i, ring));
    }
}

void UntangleTest::cutsAHoleOpen()
{
    // A square with a square hole, drawn as one line along a seam that is walked there and back.
    const Ring frame{{0, 0}, {0, 9}, {9, 9}, {9, 0}, {0, 0}, {3, 3}, {6, 3}, {6, 6}, {3, 6}, {3, 3}};
    const auto region = snappedRing(frame, FillRule::NonZero);
    QCOMPARE(region->rings.size(), std::size_t{2});
    QCOMPARE(*area(*region), 72.0);
    const auto parts = untangled(frame, FillRule::NonZero);
    QCOMPARE(parts->size(), std::size_t{2});
    QVERIFY(areValidParts(*parts));
    QCOMPARE(areaOfRings(*parts), 72.0);

    // Holes that touch the outline where all around them lies to one side.
    const Ring pinched{{0, 4}, {5, 0}, {5, 3}, {1, 3}, {6, 1}, {6, 1}, {1, 6}, {1, 3}, {5, 5}};
    const Ring knotted{{2, 5}, {6, 1}, {1, 1}, {5, 2}, {2, 0}, {4, 4}, {3, 5}, {3, 4}, {2, 0}};
    for (const Ring &ring : {pinched, knotted}) {
        const auto cut = untangled(ring, FillRule::NonZero);
        QVERIFY(cut && areValidParts(*cut));
    }

    // Many holes, around each other too: islands in the holes of islands.
    Ring nested;
    for (int i = 0; i < 12; ++i) {
        const double low = i;
        const double high = 40 - i;
        nested.insert(nested.end(), {{low, low}, {low, high}, {high, high}, {high, low}, {low, low}});
    }
    for (int i = 11; i-- > 0;)
        nested.push_back({static_cast<double>(i), static_cast<double>(i)});
    const auto rings = untangled(nested, FillRule::EvenOdd);
    QVERIFY(rings && areValidParts(*rings));
    QCOMPARE(areaOfRings(*rings), *area(*snappedRing(nested, FillRule::EvenOdd)));
}

void UntangleTest::cutsManyHolesOpen()
{
    Random random(709);
    Ring tangle(400);
    for (Point &p : tangle)
        p = test::randomPoint(random, Family::Plain);
    // The sides of spikes run side by side from rim to middle.
    Ring spikes;
    for (int i = 0; i < 20'000; ++i) {
        const double angle = 2 * std::numbers::pi * i / 20'000;
        const double radius = random.between(20.0, 400.0);
        spikes.push_back({radius * std::cos(angle), radius * std::sin(angle)});
    }
    for (const Ring &ring : {tangle, spikes})
        for (const FillRule rule : bothRules) {
            const auto region = snappedRing(ring, rule);
            const auto parts = untangled(ring, rule);
            QVERIFY(region && parts);
            const std::vector<Ring> rings = ringsOf(*parts);
            QVERIFY(std::ranges::all_of(rings, [](const Ring &part) { return isSimple(part); }));
            QVERIFY(exactArea(rings) == exactArea(region->rings));
        }
}

void UntangleTest::outlinesWithoutHoles()
{
    const Ring frame{{0, 0}, {0, 9}, {9, 9}, {9, 0}, {0, 0}, {3, 3}, {6, 3}, {6, 6}, {3, 6}, {3, 3}};
    QVERIFY(outerOutlines(frame) == (std::vector<Polygon>{{{{0, 0}, {0, 9}, {9, 9}, {9, 0}}}}));
    const Ring eight{{0, 0}, {8, 8}, {8, 0}, {0, 8}};
    QCOMPARE(outerOutlines(eight)->size(), std::size_t{2});
    Random random(706);
    for (int i = 0; i < test::caseCount(); ++i) {
        const Ring ring = tangledRing(random, i);
        const auto outlines = outerOutlines(ring);
        QVERIFY2(outlines.hasValue() && areValidParts(*outlines), HITBOX_CASE(i, ring));
        const auto filled = snappedRing(ring, FillRule::NonZero);
        for (const Ring &part : filled->rings)
            QVERIFY2(locateIn(*outlines, middleOfEdge(part)) != Location::Outside, HITBOX_CASE(i, ring));
        for (const Polygon &outline : *outlines)
            QVERIFY2(untangled(outline.points) == std::vector{outline}, HITBOX_CASE(i, ring));
    }
}

void UntangleTest::choosesACoarserGridFarOut()
{
    const auto stepOf = [](const Ring &ring) { return snapStep(std::span(&ring, 1)); };
    QCOMPARE(stepOf({}), step);
    QCOMPARE(stepOf({{1e12, -1e12}, {1e12 + 4, -1e12}}), step);
    QCOMPARE(stepOf({{-0x1p21, 0}, {0x1p21, 0x1p22}}), step);
    QCOMPARE(stepOf({{-0x1p21, 0}, {0x1p21 + 1, 0}}), 2 * step);
    QCOMPARE(stepOf({{0x1p45, 0}}), 2 * step);
    for (const double scale : {0x1p23, 1e18, 1e300, 1e-300}) {
        const Ring bow{{0, 0}, {8 * scale, 8 * scale}, {8 * scale, 0}, {0, 8 * scale}};
        const auto parts = untangled(bow);
        QVERIFY(parts.hasValue());
        QCOMPARE(parts->size(), scale > 1 ? std::size_t{2} : std::size_t{0});
        for (const Polygon &part : *parts)
            QVERIFY(isSimple(part.points) && untangled(part.points) == std::vector{part});
    }
}

void UntangleTest::refusesWhatItCannotSnap()
{
    for (const double bad : {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity(),
                             -std::numeric_limits<double>::infinity(), std::numeric_limits<double>::max()}) {
        const Ring ring{{0, 0}, {bad, 5}, {5, 5}};
        const Failure expected =
            std::abs(bad) < std::numeric_limits<double>::infinity() ? Failure::OutOfRange : Failure::NotFinite;
        QVERIFY(untangled(ring) == expected);
        QVERIFY(snappedRing(ring, FillRule::NonZero) == expected);
        QVERIFY(outerOutlines(ring) == expected);
        QVERIFY(!snapStep(std::span(&ring, 1)).has_value());
    }
    // No area is an answer.
    const double tiny = std::numeric_limits<double>::denorm_min();
    for (const Ring &ring : {Ring{}, Ring{{1, 1}}, Ring{{1, 1}, {2, 2}}, Ring{{0, 0}, {tiny, 0}, {0, tiny}}})
        QVERIFY(untangled(ring) == std::vector<Polygon>{});
    QVERIFY(snapped(std::span<const Ring>{}) == Region{});
}

void UntangleTest::endsQuicklyOnManyPoints()
{
    constexpr std::size_t many = 1'000'000;
    QVERIFY(untangled(Ring(many, Point{3, 4})) == std::vector<Polygon>{});
    Ring line(many);
    Random random(707);
    for (Point &p : line)
        p.x = p.y = random.between(0, 100'000);
    QVERIFY(untangled(line) == std::vector<Polygon>{});
    // More crossings than the default budget bears, then as many as it does.
    for (const std::size_t count : {std::size_t{3001}, std::size_t{501}}) {
        const Ring star = test::tangle(count, 1000);
        const auto region = snappedRing(star, FillRule::NonZero);
        if (count == 501) {
            QVERIFY(region && untangled(star) && outerOutlines(star));
        } else {
            QVERIFY(region == Failure::CutShort);
            QVERIFY(untangled(star) == Failure::CutShort);
            QVERIFY(outerOutlines(star) == Failure::CutShort);
        }
    }
}

HITBOX_TEST(UntangleTest)
#include "untangle_test.moc"
