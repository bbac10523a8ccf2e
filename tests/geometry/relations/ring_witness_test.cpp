#include "relations/ring_witness.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

#include <hitbox/geometry/relation.h>

#include "geometry/random_shapes.h"
#include "geometry/relations/relation_oracle.h"
#include "geometry/shape_families.h"
#include "relations/relation_figure.h"
#include "test_class.h"

using namespace hitbox::geometry;
using namespace hitbox::geometry::test;
using detail::BoxedRing;

namespace {

std::optional<Relation> witnessOf(const Ring &a, const Ring &b)
{
    return detail::relateByWitness(*detail::Figure(a).boxedRing(), *detail::Figure(b).boxedRing());
}

Relation trueRelation(const Ring &a, const Ring &b)
{
    return oracle::relate(oracle::StraightShape{{a}, true}, oracle::StraightShape{{b}, true});
}

Ring regular(int corners, double radius, Point middle, double turn)
{
    Ring ring;
    for (int i = 0; i < corners; ++i) {
        const double angle = turn + i * 2 * std::numbers::pi / corners;
        ring.push_back(middle + Point{radius * std::cos(angle), radius * std::sin(angle)});
    }
    return ring;
}

Point middleOf(const Ring &ring)
{
    return bounds(ring)->center();
}

/// As far as the doubles of the way between the middles tell, and no bound is kept.
bool areApartByRoundedReach(const Ring &a, const Ring &b)
{
    const Point way = middleOf(b) * 2 - middleOf(a) * 2;
    const auto reach = [&](Point p) { return p.x * way.x + p.y * way.y; };
    return std::ranges::min(b, {}, reach).x * way.x + std::ranges::min(b, {}, reach).y * way.y >
           std::ranges::max(a, {}, reach).x * way.x + std::ranges::max(a, {}, reach).y * way.y;
}

/// So many doubles on.
double movedBySteps(double value, int steps)
{
    for (; steps != 0; steps += steps < 0 ? 1 : -1)
        value = std::nextafter(value, steps < 0 ? -1e9 : 1e9);
    return value;
}

/// Two triangles that share a corner and else lie on either side of a line through it, or a little over it.
struct CloseTriangles {
    Ring a;
    Ring b;
};

CloseTriangles closeTriangles(Random &random)
{
    const Point corner{random.between(500.0, 1000.0), random.between(500.0, 1000.0)};
    const double angle = random.between(0.1, 1.4);
    const Point across{-std::sin(angle), std::cos(angle)};
    const Point way{std::cos(angle), std::sin(angle)};
    const auto triangle = [&](double side) {
        const double width = random.between(20.0, 60.0);
        const Point away = corner + way * (side * random.between(5.0, 20.0));
        return Ring{corner, away + across * width, away - across * width};
    };
    CloseTriangles close{triangle(-1), triangle(1)};
    const int most = random.chance(0.7) ? 4 : 40;
    close.b[0] = {movedBySteps(corner.x, random.between(-4, most)), movedBySteps(corner.y, random.between(-4, most))};
    return close;
}

/// Two squares on a corner, the middle of whose boxes' common part is (16, 10), and an edge of the first that is drawn
/// in as far as that place, or by as little as doubles can be beside it.
struct CloseEdge {
    Ring a;
    Ring b{{8, 9}, {18, 20}, {28, 11}, {18, 0}};
};

CloseEdge closeEdge(Random &random)
{
    constexpr Point middle{16, 10};
    CloseEdge close;
    close.a = {{4, 9}, {14, 20}, {24, 11}, {14, 0}};
    const Point from{random.between(14.5, 15.5), random.between(14.0, 16.0)};
    const Point way = middle - from;
    Point to = middle + way * random.between(0.5, 1.2);
    to.x = movedBySteps(to.x, random.between(-2, 2));
    // Between the lower and the right corner, and back by a way that is far from the middle.
    close.a.insert(close.a.begin() + 2, {from, to});
    return close;
}

} // namespace

class RingWitnessTest : public QObject
{
    Q_OBJECT

private slots:
    void tellsMostPairsOfRoundishRings();
    void matchesTheExactRelationOfRings();
    void holdsWhereALineHasNoRoomBetweenBoth();
    void holdsWhereAnEdgeRunsThroughThePoint();
    void saysNothingOfWhatIsFilledTwice();
    void saysNothingWhereOneMayHoldTheOther();
    void isTheSameForPreparedShapes();
};

void RingWitnessTest::tellsMostPairsOfRoundishRings()
{
    Random random(901);
    int pairs = 0;
    int told = 0;
    for (int i = 0; i < caseCount() / 100; ++i) {
        const Ring a = regular(random.between(5, 9), 20, {0, 0}, random.unit());
        const Ring b = regular(random.between(5, 9), random.between(15.0, 25.0),
                               {random.between(-40.0, 40.0), random.between(-40.0, 40.0)}, random.unit());
        if (relate(*bounds(a), *bounds(b)) == Relation::Separate)
            continue;
        ++pairs;
        const std::optional<Relation> relation = witnessOf(a, b);
        told += relation ? 1 : 0;
        if (relation)
            QVERIFY2(*relation == trueRelation(a, b), HITBOX_CASE(i, numbersOf(Polygon{a}, Polygon{b})));
    }
    QVERIFY2(told > pairs * 3 / 4, qPrintable(QStringLiteral("%1 of %2").arg(told).arg(pairs)));
}

void RingWitnessTest::matchesTheExactRelationOfRings()
{
    Random random(902);
    for (int i = 0; i < caseCount() / 40; ++i) {
        const RingPair pair = randomPair(random, i);
        const auto a = detail::Figure(pair.a).boxedRing();
        const auto b = detail::Figure(pair.b).boxedRing();
        if (!a || !b || relate(a->box, b->box) == Relation::Separate)
            continue;
        if (const auto relation = detail::relateByWitness(*a, *b))
            QVERIFY2(*relation == trueRelation(pair.a, pair.b), HITBOX_CASE(i, pair.all()));
    }
}

void RingWitnessTest::holdsWhereALineHasNoRoomBetweenBoth()
{
    Random random(903);
    int separate = 0;
    int wrongWithoutBound = 0;
    for (int i = 0; i < caseCount() / 5; ++i) {
        const auto [a, b] = closeTriangles(random);
        const bool isTold = witnessOf(a, b) == Relation::Separate;
        const bool isSeparate = trueRelation(a, b) == Relation::Separate;
        QVERIFY2(!isTold || isSeparate, HITBOX_CASE(i, numbersOf(Polygon{a}, Polygon{b})));
        separate += isTold ? 1 : 0;
        wrongWithoutBound += areApartByRoundedReach(a, b) && !isSeparate ? 1 : 0;
    }
    QVERIFY(separate > 0);
    QVERIFY(wrongWithoutBound > 0);
}

void RingWitnessTest::holdsWhereAnEdgeRunsThroughThePoint()
{
    Random random(904);
    int told = 0;
    int untold = 0;
    for (int i = 0; i < caseCount() / 40; ++i) {
        const auto [a, b] = closeEdge(random);
        const std::optional<Relation> relation = witnessOf(a, b);
        (relation ? told : untold) += 1;
        if (relation)
            QVERIFY2(*relation == trueRelation(a, b), HITBOX_CASE(i, numbersOf(Polygon{a}, Polygon{b})));
    }
    QVERIFY(told > 0 && untold > 0);
}

void RingWitnessTest::saysNothingOfWhatIsFilledTwice()
{
    // The middle of a pentagram is wound around twice, so it is not filled; its sides face the point all the same.
    Ring pentagram;
    for (const int i : {0, 2, 4, 1, 3})
        pentagram.push_back(regular(5, 20, {0, 0}, 0.1)[static_cast<std::size_t>(i)]);
    const Ring beside = regular(4, 20, {4, 1}, 0.2);
    QVERIFY(!witnessOf(pentagram, beside));
    QVERIFY(!witnessOf(beside, pentagram));
}

void RingWitnessTest::saysNothingWhereOneMayHoldTheOther()
{
    const Ring square{{0, 0}, {0, 10}, {10, 10}, {10, 0}};
    for (const double right : {9.0, 10.0}) {
        const Ring within{{1, 1}, {1, 9}, {right, 9}, {right, 1}};
        QVERIFY(!witnessOf(square, within));
        QVERIFY(!witnessOf(within, square));
    }
    QVERIFY(!witnessOf(square, square));
}

void RingWitnessTest::isTheSameForPreparedShapes()
{
    Random random(905);
    for (int i = 0; i < caseCount() / 20; ++i) {
        const Shape a = anyShape(random);
        const Shape b = anyShape(random);
        const PreparedShape preparedA(a);
        const PreparedShape preparedB(b);
        QVERIFY2(relate(preparedA, preparedB) == *relate(a, b), HITBOX_CASE(i, numbersOf(a, b)));
        QVERIFY2(preparedA.bounds() == bounds(a), HITBOX_CASE(i, numbersOf(a)));
        QVERIFY(relate(PreparedShape(), preparedB) == Relation::Separate);
    }
    QVERIFY(!PreparedShape().bounds());
}

HITBOX_TEST(RingWitnessTest)
#include "ring_witness_test.moc"
