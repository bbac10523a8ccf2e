#include <hitbox/geometry/sweep.h>

#include <QTest>

#include <limits>

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/separation.h>
#include <hitbox/geometry/transform.h>

#include "geometry/shape_families.h"
#include "test_class.h"

using namespace hitbox::geometry;
using namespace hitbox::geometry::test;

namespace {

using oracle::Rational;

const Shape sweptSquare = Box{{0, 0}, {10, 10}};

/// What coordinates of a few dozen pixels may be off by.
constexpr double nearlyNothing = 1e-12;

std::optional<SweepContact> contactAt(double moment, Point at)
{
    return SweepContact{moment, at};
}

Shape sweptBy(const Shape &shape, Point way)
{
    return placed(shape, {{0, 0}, way, 0, {1, 1}});
}

/// The spine or the edges, and how far the shape reaches around them.
struct Outlined {
    std::vector<Segment> edges;
    std::vector<Point> points;
    Rational radius = 0;
};

Outlined outlined(const Shape &shape)
{
    if (const auto straight = oracle::straightShape(shape))
        return {straight->edges(), straight->points()};
    const oracle::RoundShape round = exactRound(shape);
    return {{round.spine}, {round.spine.from, round.spine.to}, round.radius};
}

/// The least squared distance on the way, but for edges that pass over each other, where it is that of a corner.
Rational leastSquaredDistance(const Outlined &moving, Point by, const Outlined &target)
{
    Rational least = 1'000'000;
    const auto compare = [&](const Segment &a, const Segment &b) {
        least = std::min(least, oracle::squaredDistance(a, b));
    };
    for (const Segment &edge : target.edges) {
        for (const Point p : moving.points)
            compare({p, p + by}, edge);
        for (const Segment &other : moving.edges) {
            compare(other, edge);
            compare({other.from + by, other.to + by}, edge);
        }
    }
    for (const Segment &edge : moving.edges)
        for (const Point p : target.points)
            compare({p, p - by}, edge);
    return least;
}

/// When a point on its way is first on the edge, if ever.
std::optional<Rational> momentOnEdge(Point p, Point by, const Segment &edge)
{
    const auto way = oracle::exact(by);
    const auto start = oracle::exact(p);
    const auto from = oracle::exact(edge.from);
    const auto along = oracle::exact(edge.to) - from;
    const Rational speed = oracle::cross(along, way);
    std::vector<Rational> moments;
    if (speed != 0)
        moments.push_back(oracle::cross(along, from - start) / speed);
    for (const Point end : {edge.from, edge.to})
        moments.push_back(oracle::dot(oracle::exact(end) - start, way) / oracle::dot(way, way));
    std::optional<Rational> first;
    for (const Rational &moment : moments) {
        const bool isOnTheWay = moment >= 0 && moment <= 1 && (!first || moment < *first);
        if (isOnTheWay && oracle::isOn(edge, start + way * moment))
            first = moment;
    }
    return first;
}

/// Of straight shapes that are apart at first.
std::optional<Rational> firstMoment(const Outlined &moving, Point by, const Outlined &target)
{
    std::optional<Rational> first;
    const auto compare = [&](const std::optional<Rational> &moment) {
        if (moment && (!first || *moment < *first))
            first = moment;
    };
    for (const Segment &edge : target.edges)
        for (const Point p : moving.points)
            compare(momentOnEdge(p, by, edge));
    for (const Segment &edge : moving.edges)
        for (const Point p : target.points)
            compare(momentOnEdge(p, by * -1, edge));
    return first;
}

Point latticeWay(Random &random)
{
    const double x = random.between(-9, 9);
    const double y = random.between(-9, 9);
    return {x, y};
}

/// From places all around, so that most are apart at first.
Shape besides(Random &random, const Shape &shape)
{
    return sweptBy(shape, latticeWay(random));
}

} // namespace

class SweepTest : public QObject
{
    Q_OBJECT

private slots:
    void meetsWhereTheWayBeginsWhenTheyOverlapAlready()
    {
        QCOMPARE(firstContact(Point{5, 5}, {100, 0}, sweptSquare), contactAt(0, {5, 5}));
        QCOMPARE(firstContact(Point{10, 5}, {100, 0}, sweptSquare), contactAt(0, {10, 5}));
        QCOMPARE(firstContact(Point{10, 5}, {0, 0}, sweptSquare), contactAt(0, {10, 5}));
    }

    void meetsWhereTheWayEnds()
    {
        QCOMPARE(firstContact(Point{-8, 5}, {8, 0}, sweptSquare), contactAt(1, {0, 5}));
        QCOMPARE(firstContact(Circle{{-8, 5}, 2}, {6, 0}, sweptSquare), contactAt(1, {0, 5}));
        QCOMPARE((*firstContact(Box{{-8, 2}, {-4, 4}}, {4, 0}, sweptSquare))->moment, 1.0);
    }

    void staysApartFromWhatItFallsShortOf()
    {
        QCOMPARE(firstContact(Point{-8, 5}, {7.999999, 0}, sweptSquare), std::nullopt);
        QCOMPARE(firstContact(Circle{{-8, 5}, 2}, {5.999999, 0}, sweptSquare), std::nullopt);
        QCOMPARE(firstContact(Point{-8, 5}, {0, 0}, sweptSquare), std::nullopt);
    }

    void meetsTheNearSideOfWhatItFliesThrough()
    {
        QCOMPARE(firstContact(Point{-100, 5}, {400, 0}, sweptSquare), contactAt(0.25, {0, 5}));
        QCOMPARE(firstContact(Circle{{-102, 5}, 2}, {400, 0}, sweptSquare), contactAt(0.25, {0, 5}));
        QCOMPARE(firstContact(Point{5, 116}, {0, -424}, sweptSquare), contactAt(0.25, {5, 10}));
    }

    void meetsACornerThatItsEdgeRunsInto()
    {
        const Polygon wedge{{{100, 5}, {200, -50}, {200, 60}}};
        QCOMPARE(firstContact(Box{{-10, -100}, {0, 100}}, {200, 0}, wedge), contactAt(0.5, {100, 5}));
    }

    /// However near it begins.
    void doesNotMeetWhatItGoesAwayFrom()
    {
        const Ring cup{{-1, 0}, {0.3, 0}, {0.3, 9}, {10, 9}, {10, 0}, {11, 0}, {11, 10}, {-1, 10}};
        for (const double beside : {0.1 + 0.2, std::nextafter(0.3, 1.0), 0.3 + 1e-13, 0.3 + 1e-9}) {
            const Point from{beside, 5};
            for (const Shape &target : {Shape(Polygon{cup}), Shape(Chain{cup})}) {
                const auto contact = *firstContact(Shape(from), {20, 0}, target);
                QVERIFY(contact);
                QVERIFY(std::abs(contact->moment - (10 - beside) / 20) < 1e-12);
                QCOMPARE(contact->at, (Point{10, 5}));
                const auto back = *firstContact(Shape(from), {-20, 0}, target);
                QVERIFY(back && back->moment < 1e-9);
            }
        }
        const auto corner = *firstContact(Shape(Point{0.1 + 0.2, 5}), {20, 1}, Shape(Chain{{{0.3, 5}, {0.3, 9}}}));
        QVERIFY(!corner);
        const auto disc = *firstContact(Shape(Circle{{3 + 1e-12, 0}, 1}), {9, 0}, Shape(Circle{{0, 0}, 2}));
        QVERIFY(!disc);
    }

    void grazesAreContacts()
    {
        QCOMPARE(firstContact(Point{-10, 0}, {40, 0}, sweptSquare), contactAt(0.25, {0, 0}));
        QCOMPARE(firstContact(Circle{{-10, -2}, 2}, {40, 0}, sweptSquare), contactAt(0.25, {0, 0}));
        QCOMPARE(firstContact(Circle{{-20, -5}, 2}, {40, 0}, Circle{{0, 0}, 3}), contactAt(0.5, {0, -3}));
    }

    void meetsExactlyWhereTheRationalsSay()
    {
        Random random(1);
        for (int i = 0; i < caseCount(); ++i) {
            const Shape target = anyShape(random);
            const Shape moving = besides(random, anyShape(random));
            const Point by = latticeWay(random);
            if (relate(moving, target) != Relation::Separate)
                continue;
            const Outlined a = outlined(moving);
            const Outlined b = outlined(target);
            const Rational radius = a.radius + b.radius;
            const bool meets = leastSquaredDistance(a, by, b) <= radius * radius;
            QVERIFY2(firstContact(moving, by, target)->has_value() == meets, HITBOX_CASE(i, numbersOf(moving, target)));
        }
    }

    void meetsStraightShapesWhenTheRationalsSay()
    {
        Random random(2);
        for (int i = 0; i < caseCount(); ++i) {
            const Shape target = straightShape(random);
            const Shape moving = besides(random, straightShape(random));
            const Point by = latticeWay(random);
            const auto contact = *firstContact(moving, by, target);
            if (!contact || contact->moment == 0)
                continue;
            const auto expected = firstMoment(outlined(moving), by, outlined(target));
            QVERIFY2(expected.has_value(), HITBOX_CASE(i, numbersOf(moving, target)));
            QVERIFY2(std::abs(contact->moment - static_cast<double>(*expected)) <= nearlyNothing,
                     HITBOX_CASE(i, numbersOf(moving, target)));
        }
    }

    void isApartAllTheWayBeforeTheContact()
    {
        Random random(3);
        for (int i = 0; i < caseCount(); ++i) {
            const Shape target = anyShape(random);
            const Shape moving = besides(random, anyShape(random));
            const Point by = latticeWay(random);
            const auto contact = *firstContact(moving, by, target);
            const double end = contact ? contact->moment : 1;
            for (int k = 0; end > 0 && k < 8; ++k) {
                QVERIFY2(relate(sweptBy(moving, by * (end * k / 8)), target) == Relation::Separate,
                         HITBOX_CASE(i, numbersOf(moving, target)));
            }
        }
    }

    void touchesBothAtTheContact()
    {
        Random random(7);
        for (int i = 0; i < caseCount(); ++i) {
            const Shape target = inTenths(anyShape(random));
            const Shape moving = inTenths(besides(random, anyShape(random)));
            const Point by = latticeWay(random) * 0.1;
            const auto contact = *firstContact(moving, by, target);
            if (!contact)
                continue;
            QVERIFY2(distance(contact->at, target) <= nearlyNothing, HITBOX_CASE(i, numbersOf(moving, target)));
            QVERIFY2(distance(contact->at, sweptBy(moving, by * contact->moment)) <= nearlyNothing,
                     HITBOX_CASE(i, numbersOf(moving, target)));
        }
    }

    void isThereFromTheFirstExactlyWhereTheyRelate()
    {
        Random random(4);
        for (int i = 0; i < caseCount(); ++i) {
            const Shape target = anyShape(random);
            const Shape moving = anyShape(random);
            const bool isRelated = relate(moving, target) != Relation::Separate;
            const auto contact = *firstContact(moving, latticeWay(random), target);
            QCOMPARE(contact && contact->moment == 0, isRelated);
            QCOMPARE(firstContact(moving, {0, 0}, target)->has_value(), isRelated);
        }
    }

    void meetsWhateverTheEndOfItsWayMeets()
    {
        Random random(5);
        for (int i = 0; i < caseCount(); ++i) {
            const Shape target = inTenths(anyShape(random));
            const Shape moving = inTenths(besides(random, anyShape(random)));
            const Point by = latticeWay(random) * 0.1;
            if (relate(sweptBy(moving, by), target) != Relation::Separate)
                QVERIFY2(*firstContact(moving, by, target), HITBOX_CASE(i, numbersOf(moving, target)));
        }
    }

    void isExactForPointsAndCirclesByTheirPath()
    {
        Random random(6);
        for (int i = 0; i < caseCount(); ++i) {
            const Shape target = inTenths(anyShape(random));
            const Point p = latticePoint(random) * 0.1;
            const Point by = latticeWay(random) * 0.1;
            const double radius = random.between(1, 9) * 0.1;
            QCOMPARE(firstContact(p, by, target)->has_value(),
                     relate(Segment{p, p + by}, target) != Relation::Separate);
            QCOMPARE(firstContact(Circle{p, radius}, by, target)->has_value(),
                     relate(Capsule{p, p + by, radius}, target) != Relation::Separate);
        }
    }

    void endsForCoordinatesOfAnySize()
    {
        for (const double size : {1e-300, 1e-100, 1e30, 1e100, 1e300}) {
            const Box wall{{-size, -size}, {size, size}};
            const auto contact = *firstContact(Point{-3 * size, 0}, {8 * size, 0}, wall);
            QVERIFY(contact);
            QCOMPARE(contact->moment, 0.25);
            QCOMPARE(contact->at.x, -size);
        }
    }

    void isCutShortWhereTheBudgetEnds()
    {
        Random random(532);
        Ring a(300);
        Ring b(300);
        for (std::size_t i = 0; i < a.size(); ++i) {
            a[i] = {random.between(0.0, 9.0), random.between(0.0, 9.0)};
            b[i] = {random.between(20.0, 29.0), random.between(0.0, 9.0)};
        }
        QVERIFY(firstContact(Polygon{a}, {40, 0}, Polygon{b}, {10'000, SIZE_MAX}) == Failure::CutShort);
        const auto contact = firstContact(Polygon{a}, {40, 0}, Polygon{b});
        QVERIFY(contact && contact->has_value());
    }

    void hasNothingForShapesWithoutPoints()
    {
        QCOMPARE(firstContact(Polygon{}, {1, 0}, sweptSquare), std::nullopt);
        QCOMPARE(firstContact(sweptSquare, {1, 0}, Region{}), std::nullopt);
        QCOMPARE(firstContact(Point{5, 5}, {std::numeric_limits<double>::infinity(), 0}, sweptSquare), std::nullopt);
    }
};

HITBOX_CORE_TEST(SweepTest)
#include "sweep_test.moc"
