#include <QTest>

#include <hitbox/geometry/region.h>
#include <hitbox/geometry/relation.h>

#include "geometry/shape_families.h"
#include "test_class.h"

using namespace hitbox::geometry;
using namespace hitbox::geometry::test;

namespace {

/// Whether a point may lie so in two shapes of that relation.
bool isPossible(Relation relation, Location inA, Location inB)
{
    const bool isCommon = inA != Location::Outside && inB != Location::Outside;
    switch (relation) {
    case Relation::Separate: return !isCommon;
    case Relation::Touching: return !isCommon || (inA == Location::Boundary && inB == Location::Boundary);
    case Relation::Overlapping: return true;
    case Relation::Containing: return inA != Location::Outside || inB == Location::Outside;
    case Relation::Contained: return inB != Location::Outside || inA == Location::Outside;
    case Relation::Equal: return (inA == Location::Outside) == (inB == Location::Outside);
    }
    return false;
}

} // namespace

class RelationLawsTest : public QObject
{
    Q_OBJECT

private slots:
    void matchesTheExactRelationOfStraightShapes();
    void matchesTheExactRelationOfRingPairs();
    void matchesTheExactRelationOfRoundShapes();
    void matchesTheExactRelationOfRoundAndStraightShapes();
    void agreesWithWherePointsLie();
    void agreesWithTheAreasThatCombineFinds();
    void isTheConverseTheOtherWayRound();
    void isEqualToItself();
    void doesNotDependOnMirrorsTurnsOrScale();
};

void RelationLawsTest::matchesTheExactRelationOfStraightShapes()
{
    Random random(301);
    for (int i = 0; i < caseCount() / 4; ++i) {
        const Shape a = straightShape(random);
        const Shape b = straightShape(random);
        const Relation expected = oracle::relate(*oracle::straightShape(a), *oracle::straightShape(b));
        QVERIFY2(relate(a, b) == expected, HITBOX_CASE(i, numbersOf(a, b)));
    }
}

void RelationLawsTest::matchesTheExactRelationOfRingPairs()
{
    Random random(302);
    for (int i = 0; i < caseCount() / 20; ++i) {
        const RingPair pair = randomPair(random, i);
        const Relation expected = oracle::relate(oracle::StraightShape{{pair.a}, true}, {{pair.b}, true});
        QVERIFY2(relate(Polygon{pair.a}, Polygon{pair.b}) == expected, HITBOX_CASE(i, pair.all()));
    }
}

void RelationLawsTest::matchesTheExactRelationOfRoundShapes()
{
    Random random(303);
    for (int i = 0; i < caseCount(); ++i) {
        const bool isInTenths = i % 2 == 0;
        const Shape a = isInTenths ? inTenths(roundShape(random)) : roundShape(random);
        const Shape b = isInTenths ? inTenths(roundShape(random)) : roundShape(random);
        QVERIFY2(relate(a, b) == oracle::relate(exactRound(a), exactRound(b)), HITBOX_CASE(i, numbersOf(a, b)));
    }
}

void RelationLawsTest::matchesTheExactRelationOfRoundAndStraightShapes()
{
    Random random(304);
    for (int i = 0; i < caseCount() / 3; ++i) {
        const bool isInTenths = i % 2 == 0;
        const Shape a = isInTenths ? inTenths(roundShape(random)) : roundShape(random);
        const Shape b = isInTenths ? inTenths(straightShape(random)) : straightShape(random);
        const Relation expected = oracle::relate(exactRound(a), *oracle::straightShape(b));
        QVERIFY2(relate(a, b) == expected, HITBOX_CASE(i, numbersOf(a, b)));
    }
}

void RelationLawsTest::agreesWithWherePointsLie()
{
    Random random(305);
    for (int i = 0; i < caseCount() / 2; ++i) {
        const Shape a = anyShape(random);
        const Shape b = anyShape(random);
        const Relation relation = *relate(a, b);
        for (int k = 0; k < 40; ++k) {
            const double x = random.between(-8, 56) / 8.0;
            const double y = random.between(-8, 56) / 8.0;
            QVERIFY2(isPossible(relation, locate({x, y}, a), locate({x, y}, b)), HITBOX_CASE(i, numbersOf(a, b)));
        }
    }
}

void RelationLawsTest::agreesWithTheAreasThatCombineFinds()
{
    Random random(306);
    for (int i = 0; i < caseCount() / 2; ++i) {
        const RingPair pair = randomPair(random, i);
        if (!isSimple(pair.a) || !isSimple(pair.b))
            continue;
        const Region a{{pair.a}};
        const Region b{{pair.b}};
        const bool both = !combine(a, b, RegionOperation::Intersection)->rings.empty();
        const bool onlyA = !combine(a, b, RegionOperation::Difference)->rings.empty();
        const bool onlyB = !combine(b, a, RegionOperation::Difference)->rings.empty();
        const Relation relation = *relate(Polygon{pair.a}, Polygon{pair.b});
        // Rounding may swallow a sliver: an empty result says less than one with rings.
        if (both)
            QVERIFY2(relation != Relation::Separate && relation != Relation::Touching, HITBOX_CASE(i, pair.all()));
        if (both && onlyA)
            QVERIFY2(relation != Relation::Contained && relation != Relation::Equal, HITBOX_CASE(i, pair.all()));
        if (both && onlyB)
            QVERIFY2(relation != Relation::Containing && relation != Relation::Equal, HITBOX_CASE(i, pair.all()));
        if (relation == Relation::Equal)
            QVERIFY2(both && !onlyA && !onlyB, HITBOX_CASE(i, pair.all()));
    }
}

void RelationLawsTest::isTheConverseTheOtherWayRound()
{
    Random random(307);
    for (int i = 0; i < caseCount(); ++i) {
        const Shape a = anyShape(random);
        const Shape b = anyShape(random);
        QVERIFY2(relate(b, a) == converse(*relate(a, b)), HITBOX_CASE(i, numbersOf(a, b)));
    }
}

void RelationLawsTest::isEqualToItself()
{
    Random random(308);
    for (int i = 0; i < caseCount() / 2; ++i) {
        const Shape a = anyShape(random);
        QVERIFY2(relate(a, a) == Relation::Equal, HITBOX_CASE(i, numbersOf(a)));
        if (const auto *polygon = std::get_if<Polygon>(&a)) {
            const Polygon same{renumbered(reversed(polygon->points), 3)};
            QVERIFY2(relate(a, same) == Relation::Equal, HITBOX_CASE(i, numbersOf(a)));
        }
    }
}

void RelationLawsTest::doesNotDependOnMirrorsTurnsOrScale()
{
    Random random(309);
    for (int i = 0; i < caseCount() / 2; ++i) {
        const Shape a = anyShape(random);
        const Shape b = anyShape(random);
        const Relation relation = *relate(a, b);
        const auto sameAfter = [&](Point (*move)(Point), double scale) {
            return relate(moved(a, move, scale), moved(b, move, scale)) == relation;
        };
        QVERIFY2(sameAfter(mirrored, 1), HITBOX_CASE(i, numbersOf(a, b)));
        QVERIFY2(sameAfter(quarterTurned, 1), HITBOX_CASE(i, numbersOf(a, b)));
        QVERIFY2(sameAfter(doubled, 2), HITBOX_CASE(i, numbersOf(a, b)));
    }
}

HITBOX_TEST(RelationLawsTest)
#include "relation_laws_test.moc"
