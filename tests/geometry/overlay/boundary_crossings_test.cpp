#include <QTest>

#include <cmath>
#include <limits>
#include <numbers>
#include <set>

#include <hitbox/geometry/boundary_crossings.h>
#include <hitbox/geometry/distance.h>

#include "geometry/shape_families.h"
#include "test_class.h"

using namespace hitbox::geometry;
using namespace hitbox::geometry::test;

namespace {

using Meetings = std::vector<BoundaryMeeting>;

BoundaryMeeting crossing(double x, double y)
{
    return {MeetingKind::Crossing, {x, y}, {x, y}};
}

BoundaryMeeting touch(double x, double y)
{
    return {MeetingKind::Touching, {x, y}, {x, y}};
}

BoundaryMeeting piece(Point first, Point last)
{
    return {MeetingKind::Overlapping, first, last};
}

bool areNear(const Meetings &found, const Meetings &expected)
{
    return std::ranges::equal(found, expected, [](const BoundaryMeeting &a, const BoundaryMeeting &b) {
        return a.kind == b.kind && distance(a.first, b.first) < 1e-14 && distance(a.last, b.last) < 1e-14;
    });
}

/// How often an edge goes in or out of the round shape, or touches it: from exact distances alone.
int placesOn(const Segment &side, const oracle::RoundShape &round)
{
    const oracle::Rational reach = round.radius * round.radius;
    const oracle::Rational nearest = oracle::squaredDistance(side, round.spine);
    if (nearest >= reach)
        return nearest == reach ? 1 : 0;
    return (oracle::squaredDistance(side.from, round.spine) >= reach ? 1 : 0) +
           (oracle::squaredDistance(side.to, round.spine) >= reach ? 1 : 0);
}

} // namespace

class BoundaryCrossingsTest : public QObject
{
    Q_OBJECT

private slots:
    void listsCrossingsInOrder();
    void listsSharedPiecesAndNotTheirEnds();
    void listsNothingForAShapeInside();
    void listsWhereLinesEnter();
    void listsWhereCirclesCrossAndGraze();
    void listsWhereCapsulesMeetEdges();
    void listsNothingForShapesThatAreNotFinite();
    void answersForEveryMagnitude();
    void matchesTheExactPlacesOfStraightShapes();
    void matchesTheExactPlacesOnEdgesOfRoundShapes();
    void placesLieOnBothBoundaries();
    void roundShapesMeetWhereTheRelationSaysSo();
    void listsTheFirstOfManyPlaces();
    void isCutShortWhereTheBudgetEnds();
};

void BoundaryCrossingsTest::listsCrossingsInOrder()
{
    const Box a{{0, 0}, {10, 10}};
    QCOMPARE(boundaryCrossings(a, Box{{5, -5}, {15, 5}}), (Meetings{crossing(5, 0), crossing(10, 5)}));
    QCOMPARE(boundaryCrossings(a, Polygon{{{10, 3}, {15, 0}, {15, 9}}}), (Meetings{touch(10, 3)}));
    QCOMPARE(boundaryCrossings(a, Box{{10, 10}, {12, 12}}), (Meetings{touch(10, 10)}));
    QCOMPARE(boundaryCrossings(Point{0, 5}, a), (Meetings{touch(0, 5)}));
}

void BoundaryCrossingsTest::listsSharedPiecesAndNotTheirEnds()
{
    const Box a{{0, 0}, {10, 10}};
    QCOMPARE(boundaryCrossings(a, Box{{10, 2}, {20, 6}}), (Meetings{piece({10, 2}, {10, 6})}));
    QCOMPARE(boundaryCrossings(a, a), (Meetings{piece({0, 0}, {0, 10}), piece({0, 0}, {10, 0}),
                                                piece({0, 10}, {10, 10}), piece({10, 0}, {10, 10})}));
    QCOMPARE(boundaryCrossings(Segment{{8, 8}, {0, 0}}, Chain{{{1, 1}, {3, 3}, {9, 9}}}),
             (Meetings{piece({1, 1}, {3, 3}), piece({3, 3}, {8, 8})}));
}

void BoundaryCrossingsTest::listsNothingForAShapeInside()
{
    const Box a{{0, 0}, {10, 10}};
    QCOMPARE(boundaryCrossings(a, Box{{1, 1}, {9, 9}}), Meetings{});
    QCOMPARE(boundaryCrossings(a, Circle{{5, 5}, 4}), Meetings{});
    QCOMPARE(boundaryCrossings(Circle{{5, 5}, 40}, a), Meetings{});
    QCOMPARE(boundaryCrossings(Circle{{5, 5}, 40}, Circle{{5, 5}, 4}), Meetings{});
    QCOMPARE(boundaryCrossings(a, Point{5, 5}), Meetings{});
}

void BoundaryCrossingsTest::listsWhereLinesEnter()
{
    const Circle circle{{0, 0}, 5};
    QVERIFY(areNear(*boundaryCrossings(circle, Segment{{-9, 3}, {9, 3}}), {crossing(-4, 3), crossing(4, 3)}));
    QVERIFY(areNear(*boundaryCrossings(circle, Segment{{0, 0}, {6, 8}}), {crossing(3, 4)}));
    QCOMPARE(boundaryCrossings(circle, Segment{{0, 0}, {3, 4}}), (Meetings{touch(3, 4)}));
    QCOMPARE(boundaryCrossings(circle, Segment{{-9, 5}, {9, 5}}), (Meetings{touch(0, 5)}));
    QCOMPARE(boundaryCrossings(circle, Segment{{-1, 0}, {1, 0}}), Meetings{});
}

void BoundaryCrossingsTest::listsWhereCirclesCrossAndGraze()
{
    const Circle circle{{0, 0}, 5};
    QVERIFY(areNear(*boundaryCrossings(circle, Circle{{6, 0}, 5}), {crossing(3, -4), crossing(3, 4)}));
    QVERIFY(areNear(*boundaryCrossings(circle, Circle{{9, 12}, 10}), {touch(3, 4)}));
    QVERIFY(areNear(*boundaryCrossings(circle, Circle{{1.5, 2}, 2.5}), {touch(3, 4)}));
    QCOMPARE(boundaryCrossings(circle, circle), Meetings{});
    QVERIFY(areNear(*boundaryCrossings(Capsule{{0, 0}, {10, 0}, 1}, Capsule{{2, 3}, {20, 3}, 2}),
                    {touch(2, 1), touch(10, 1)}));
}

void BoundaryCrossingsTest::listsWhereCapsulesMeetEdges()
{
    const Capsule capsule{{0, 0}, {10, 0}, 2};
    QCOMPARE(boundaryCrossings(capsule, Segment{{-5, 2}, {8, 2}}), (Meetings{piece({0, 2}, {8, 2})}));
    QCOMPARE(boundaryCrossings(capsule, Segment{{10, 2}, {15, 2}}), (Meetings{touch(10, 2)}));
    QVERIFY(areNear(*boundaryCrossings(capsule, Box{{4, -5}, {6, 5}}),
                    {crossing(4, -2), crossing(4, 2), crossing(6, -2), crossing(6, 2)}));
}

void BoundaryCrossingsTest::listsNothingForShapesThatAreNotFinite()
{
    for (const double bad : {std::numeric_limits<double>::infinity(), std::numeric_limits<double>::quiet_NaN()})
        for (const Shape &shape : {Shape(Point{bad, 0}), Shape(Circle{{0, 0}, bad}), Shape(Polygon{{{0, 0}, {0, bad}}}),
                                   Shape(Region{{{{0, bad}}}}), Shape(Chain{})}) {
            QCOMPARE(boundaryCrossings(shape, Box{{0, 0}, {1, 1}}), Meetings{});
            QCOMPARE(boundaryCrossings(Circle{{0, 0}, 1}, shape), Meetings{});
        }
}

void BoundaryCrossingsTest::answersForEveryMagnitude()
{
    const double huge = std::numeric_limits<double>::max();
    const double tiny = std::numeric_limits<double>::denorm_min();
    const std::vector<Shape> extremes{Point{huge, tiny},
                                      Segment{{-huge, huge}, {tiny, -tiny}},
                                      Circle{{-huge, 1e-300}, huge},
                                      Circle{{tiny, tiny}, tiny},
                                      Box{{-huge, -tiny}, {huge, huge}},
                                      Box{{-tiny, -tiny}, {tiny, tiny}},
                                      Capsule{{tiny, 0}, {huge, huge}, 1e300},
                                      Capsule{{tiny, 0}, {huge, 0}, 1},
                                      Polygon{{{huge, -huge}, {-huge, tiny}, {tiny, huge}, {-tiny, 1}, {1e300, 1}}}};
    for (const Shape &a : extremes)
        for (const Shape &b : extremes)
            for (const BoundaryMeeting &met : *boundaryCrossings(a, b))
                QVERIFY(std::isfinite(met.first.x) && std::isfinite(met.last.y));
}

void BoundaryCrossingsTest::matchesTheExactPlacesOfStraightShapes()
{
    Random random(421);
    for (int i = 0; i < caseCount(); ++i) {
        const Shape a = straightShape(random);
        const Shape b = straightShape(random);
        const Meetings found = *boundaryCrossings(a, b);
        std::set<std::pair<double, double>> expected;
        std::size_t pieces = 0;
        for (const Segment &edgeOfA : oracle::straightShape(a)->edges())
            for (const Segment &edgeOfB : oracle::straightShape(b)->edges()) {
                const oracle::Meeting met = oracle::meeting(edgeOfA, edgeOfB);
                pieces += met.kind == MeetingKind::Overlapping ? 1 : 0;
                if (met.kind != MeetingKind::None)
                    for (const oracle::ExactPoint &p : {met.first, met.last})
                        expected.emplace(static_cast<double>(p.x), static_cast<double>(p.y));
            }
        std::set<std::pair<double, double>> places;
        for (const BoundaryMeeting &met : found)
            for (const Point p : {met.first, met.last})
                places.emplace(p.x, p.y);
        QVERIFY2(places == expected, HITBOX_CASE(i, numbersOf(a, b)));
        QVERIFY2((pieces > 0) ==
                     std::ranges::any_of(
                         found, [](const BoundaryMeeting &met) { return met.kind == MeetingKind::Overlapping; }),
                 HITBOX_CASE(i, numbersOf(a, b)));
        QVERIFY2(boundaryCrossings(b, a) == found, HITBOX_CASE(i, numbersOf(a, b)));
    }
}

void BoundaryCrossingsTest::matchesTheExactPlacesOnEdgesOfRoundShapes()
{
    Random random(422);
    for (int i = 0; i < caseCount(); ++i) {
        const bool isInTenths = i % 2 == 0;
        const Shape round = isInTenths ? inTenths(roundShape(random)) : roundShape(random);
        const Segment lattice{latticePoint(random), latticePoint(random)};
        const Shape line = isInTenths ? inTenths(lattice) : Shape(lattice);
        const Segment side = std::get<Segment>(line);
        if (side.from == side.to)
            continue;
        const auto found = *boundaryCrossings(round, line);
        QVERIFY2(static_cast<int>(found.size()) == placesOn(side, exactRound(round)),
                 HITBOX_CASE(i, numbersOf(round, line)));
    }
}

void BoundaryCrossingsTest::placesLieOnBothBoundaries()
{
    Random random(423);
    for (int i = 0; i < caseCount(); ++i) {
        const Shape a = anyShape(random);
        const Shape b = anyShape(random);
        for (const BoundaryMeeting &met : *boundaryCrossings(a, b))
            for (const Point p : {met.first, met.last}) {
                QVERIFY2(distanceToBoundary(p, a) < 1e-11, HITBOX_CASE(i, numbersOf(a, b)));
                QVERIFY2(distanceToBoundary(p, b) < 1e-11, HITBOX_CASE(i, numbersOf(a, b)));
            }
    }
}

void BoundaryCrossingsTest::roundShapesMeetWhereTheRelationSaysSo()
{
    Random random(424);
    for (int i = 0; i < caseCount(); ++i) {
        const Shape a = roundShape(random);
        const Shape b = roundShape(random);
        const Relation relation = *relate(a, b);
        const Meetings found = *boundaryCrossings(a, b);
        if (relation == Relation::Separate || relation == Relation::Equal)
            QVERIFY2(found.empty(), HITBOX_CASE(i, numbersOf(a, b)));
        if (relation == Relation::Touching || relation == Relation::Overlapping)
            QVERIFY2(!found.empty(), HITBOX_CASE(i, numbersOf(a, b)));
    }
}

void BoundaryCrossingsTest::listsTheFirstOfManyPlaces()
{
    Random random(425);
    for (int i = 0; i < caseCount() / 20; ++i) {
        const Shape a = anyShape(random);
        const Shape b = anyShape(random);
        const Meetings all = *boundaryCrossings(a, b);
        const auto most = static_cast<std::size_t>(i % 5);
        const Meetings first(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(std::min(most, all.size())));
        QVERIFY2(boundaryCrossings(a, b, most) == first, HITBOX_CASE(i, numbersOf(a, b)));
    }
}

void BoundaryCrossingsTest::isCutShortWhereTheBudgetEnds()
{
    // Every chord of one circle crosses most of those of the other.
    Ring a;
    Ring b;
    for (int i = 0; i < 4001; ++i) {
        const double angle = std::numbers::pi * 4000 / 4001 * i;
        a.push_back({100 * std::cos(angle), 100 * std::sin(angle)});
        b.push_back({1 + 100 * std::cos(angle), 100 * std::sin(angle)});
    }
    QVERIFY(boundaryCrossings(Polygon{a}, Polygon{b}) == Failure::CutShort);
    QVERIFY(boundaryCrossings(Polygon{a}, Polygon{b}, 10, {1'000'000, SIZE_MAX}) == Failure::CutShort);
    QVERIFY(boundaryCrossings(Polygon{a}, Polygon{b}, 10, {UINT64_MAX, 1'000'000}) == Failure::CutShort);
    QCOMPARE(boundaryCrossings(Polygon{a}, Segment{{-200, 0}, {-150, 0}}), Meetings{});
}

HITBOX_TEST(BoundaryCrossingsTest)
#include "boundary_crossings_test.moc"
