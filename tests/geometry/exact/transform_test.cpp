#include <QTest>

#include <cmath>
#include <numbers>

#include <hitbox/geometry/location.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/transform.h>

#include "exact/unit_circle.h"
#include "geometry/random_shapes.h"
#include "test_class.h"

using namespace hitbox::geometry;

namespace {

Placement turnedBy(double degrees)
{
    return {{0, 0}, {0, 0}, degrees, {1, 1}};
}

Point randomPixel(test::Random &random)
{
    return {random.between(-4096, 4096) / 4.0, random.between(-4096, 4096) / 4.0};
}

Placement randomPlacement(test::Random &random)
{
    return {randomPixel(random),
            randomPixel(random),
            random.between(-720.0, 720.0),
            {random.between(0.25, 4.0) * (random.chance(0.5) ? 1 : -1), random.between(0.25, 4.0)}};
}

bool areNearPlaced(Point a, Point b, double tolerance)
{
    return std::abs(a.x - b.x) <= tolerance && std::abs(a.y - b.y) <= tolerance;
}

} // namespace

class TransformTest : public QObject
{
    Q_OBJECT

private slots:
    void thePivotLandsOnThePosition()
    {
        test::Random random(81);
        for (int i = 0; i < test::caseCount(); ++i) {
            const Placement placement = randomPlacement(random);
            QCOMPARE(placed(placement.pivot, placement), placement.position);
        }
    }

    void turnsClockwiseOnScreen()
    {
        QCOMPARE(placed(Point{1, 0}, turnedBy(90)), (Point{0, 1}));
        QCOMPARE(placed(Point{0, 1}, turnedBy(90)), (Point{-1, 0}));
        const Point eighth = placed(Point{1, 0}, turnedBy(45));
        QVERIFY(areNearPlaced(eighth, {std::sqrt(0.5), std::sqrt(0.5)}, 1e-15));
    }

    void scalesBeforeItTurns()
    {
        QCOMPARE(placed(Point{11, 5}, {{10, 5}, {100, 200}, 90, {3, 1}}), (Point{100, 203}));
        QCOMPARE(placed(Point{11, 7}, {{10, 5}, {100, 200}, 0, {-1, 1}}), (Point{99, 202}));
    }

    void quarterTurnsMirrorsAndWholePixelMovesAreExact()
    {
        test::Random random(82);
        for (int i = 0; i < test::caseCount(); ++i) {
            const Point p = randomPixel(random);
            const Point move = randomPixel(random);
            const Point pivot = randomPixel(random);
            const int quarters = random.between(-9, 9);
            Point expected = p - pivot;
            if (random.chance(0.5))
                expected = test::mirrored(expected);
            const bool isMirrored = expected != p - pivot;
            for (int k = 0; k < ((quarters % 4) + 4) % 4; ++k)
                expected = test::quarterTurned(expected);
            const Placement placement{pivot, move, quarters * 90.0, {isMirrored ? -1.0 : 1.0, 1}};
            QCOMPARE(placed(p, placement), move + expected);
            QCOMPARE(unplaced(placed(p, placement), placement), p);
        }
    }

    void everyKindOfShapeIsMovedExactly()
    {
        test::Random random(86);
        const auto pixel = [&] { return Point{random.between(-400, 400) / 256.0, random.between(-400, 400) / 256.0}; };
        for (int i = 0; i < test::caseCount() / 10; ++i) {
            const Region region{{{pixel(), pixel(), pixel()}, {pixel(), pixel(), pixel(), pixel()}}};
            const Point p = pixel();
            const Box box{p, p + Point{3, 2}};
            const std::vector<Shape> shapes{p,   Segment{p, pixel()},      Chain{region.rings[1]},   Circle{p, 0.1},
                                            box, Capsule{p, pixel(), 0.3}, Polygon{region.rings[0]}, region};
            const Point pivot = pixel();
            const Placement there{pivot, pixel(), random.between(-9, 9) * 90.0, {random.chance(0.5) ? -1.0 : 1.0, 1}};
            // The way back: the turn undone first, then the mirror.
            const bool isMirror = there.scale.x < 0;
            const Placement back{there.position, pivot, isMirror ? there.rotation : -there.rotation, there.scale};
            for (const Shape &shape : shapes)
                QVERIFY(placed(placed(shape, there), back) == shape);
        }
    }

    void regionsStayRegionsUnderAMirror()
    {
        const Region frame{{{{0, 0}, {0, 9}, {9, 9}, {9, 0}}, {{3, 3}, {6, 3}, {6, 6}, {3, 6}}}};
        const Shape mirror = placed(Shape(frame), {{0, 0}, {0, 0}, 0, {-1, 1}});
        const Region &region = std::get<Region>(mirror);
        QCOMPARE(winding(region.rings[0]), Orientation::CounterClockwise);
        QCOMPARE(winding(region.rings[1]), Orientation::Clockwise);
        QCOMPARE(signedArea(region), 72.0);
        QCOMPARE(signedArea(std::get<Region>(placed(Shape(frame), {{0, 0}, {0, 0}, 90, {2, -3}}))), 432.0);
    }

    void aFurtherQuarterTurnIsExactAtEveryAngle()
    {
        test::Random random(83);
        for (int i = 0; i < test::caseCount(); ++i) {
            const Point p = test::randomPoint(random, test::Family::Plain);
            const double degrees = random.between(-1440, 1440) / 4.0;
            QCOMPARE(placed(p, turnedBy(degrees + 90)), test::quarterTurned(placed(p, turnedBy(degrees))));
            QCOMPARE(placed(p, turnedBy(degrees + 360)), placed(p, turnedBy(degrees)));
        }
    }

    void turnsByTheExactRemainderOfQuarters()
    {
        const auto expected = [](double degrees) {
            int quarters = 0;
            const double rest = std::remquo(degrees, 90, &quarters);
            const double diagonal = std::numbers::sqrt2 / 2;
            Point p = std::abs(rest) == 45 ? Point{diagonal, std::copysign(diagonal, rest)}
                                           : detail::onUnitCircle(rest * std::numbers::pi / 180);
            for (int i = 0; i < (quarters & 3); ++i)
                p = test::quarterTurned(p);
            return p;
        };
        test::Random random(841);
        for (int i = 0; i < test::caseCount(); ++i) {
            // Beside the middle between two quarters as near as doubles are, where rounding may choose either.
            const double middle = 45 + 90 * std::trunc(std::ldexp(random.between(-1.0, 1.0), random.between(0, 33)));
            const double anywhere = std::ldexp(random.between(-1.0, 1.0), random.between(-60, 60));
            for (const double degrees : {std::nextafter(middle, 0.0), std::nextafter(middle, 1e300), anywhere})
                QCOMPARE(placed({1, 0}, turnedBy(degrees)), expected(degrees));
        }
    }

    void unplacedGoesBack()
    {
        test::Random random(84);
        for (int i = 0; i < test::caseCount(); ++i) {
            const Placement placement = randomPlacement(random);
            const Point p = randomPixel(random);
            QVERIFY(areNearPlaced(unplaced(placed(p, placement), placement), p, 1e-9));
        }
    }

    void aScaleOfZeroGoesBackToThePivot()
    {
        const Placement flat{{3, 4}, {10, 10}, 90, {0, 2}};
        QCOMPARE(unplaced(placed(Point{8, 6}, flat), flat), (Point{3, 6}));
    }

    void everyShapeGoesWhereItsPointsGo()
    {
        const Placement placement{{1, 1}, {10, 20}, 30, {2, 2}};
        const auto at = [&](Point p) { return placed(p, placement); };
        QCOMPARE(std::get<Point>(placed(Shape(Point{5, 6}), placement)), at({5, 6}));
        QCOMPARE(std::get<Segment>(placed(Shape(Segment{{5, 6}, {7, 8}}), placement)),
                 (Segment{at({5, 6}), at({7, 8})}));
        QCOMPARE(std::get<Chain>(placed(Shape(Chain{{{5, 6}, {7, 8}}}), placement)), (Chain{{at({5, 6}), at({7, 8})}}));
        QCOMPARE(std::get<Polygon>(placed(Shape(Polygon{{{5, 6}, {7, 8}, {0, 3}}}), placement)),
                 (Polygon{{at({5, 6}), at({7, 8}), at({0, 3})}}));
        QCOMPARE(std::get<Circle>(placed(Shape(Circle{{5, 6}, 3}), placement)), (Circle{at({5, 6}), 6}));
        QCOMPARE(std::get<Capsule>(placed(Shape(Capsule{{5, 6}, {7, 8}, 3}), placement)),
                 (Capsule{at({5, 6}), at({7, 8}), 6}));
    }

    void aBoxStaysABoxUnderQuarterTurnsOnly()
    {
        const Shape box = Box{{0, 0}, {4, 2}};
        QCOMPARE(std::get<Box>(placed(box, turnedBy(90))), (Box{{-2, 0}, {0, 4}}));
        QCOMPARE(std::get<Box>(placed(box, {{0, 0}, {0, 0}, 180, {-2, 1}})), (Box{{0, -2}, {8, 0}}));
        const Shape turned = placed(box, turnedBy(45));
        QCOMPARE(std::get<Polygon>(turned).points.size(), std::size_t(4));
        QVERIFY(isConvex(std::get<Polygon>(turned).points));
    }

    void unevenScalesMakePolygonsOfCurves()
    {
        const Placement wide{{0, 0}, {0, 0}, 0, {4, 1}};
        const Shape ellipse = placed(Shape(Circle{{0, 0}, 10}), wide);
        QVERIFY(std::holds_alternative<Polygon>(ellipse));
        const double tolerance = 1.0 / 256;
        test::Random random(85);
        for (int i = 0; i < 200; ++i) {
            const double angle = random.between(0.0, 6.3);
            const Point onEllipse{40 * std::cos(angle), 10 * std::sin(angle)};
            QCOMPARE(locate(onEllipse * (1 - 2 * tolerance / 10), ellipse), Location::Inside);
            QCOMPARE(locate(onEllipse * (1 + 2 * tolerance / 10), ellipse), Location::Outside);
        }
        QVERIFY(std::holds_alternative<Polygon>(placed(Shape(Capsule{{0, 0}, {5, 0}, 2}), wide)));
        QVERIFY(std::holds_alternative<Circle>(placed(Shape(Circle{{0, 0}, 10}), {{0, 0}, {0, 0}, 12, {-3, 3}})));
    }

    void mirroringTurnsAPolygonsWindingRound()
    {
        const Polygon triangle{{{0, 0}, {0, 5}, {5, 5}}};
        const Shape mirror = placed(Shape(triangle), {{0, 0}, {0, 0}, 17, {-1, 1}});
        QCOMPARE(winding(std::get<Polygon>(mirror).points), opposite(winding(triangle.points)));
    }

    void answersForEveryMagnitude()
    {
        const double values[] = {1e308,
                                 -1e308,
                                 5e-324,
                                 0,
                                 std::numeric_limits<double>::infinity(),
                                 std::numeric_limits<double>::quiet_NaN()};
        for (const double a : values)
            for (const double b : values)
                for (const Shape &shape : {Shape(Box{{0, 0}, {a, b}}), Shape(Circle{{a, 0}, b}), Shape(Point{a, b})}) {
                    const Shape result = placed(shape, {{0, b}, {a, 0}, b, {a, b}});
                    QVERIFY(!result.valueless_by_exception());
                }
    }
};

HITBOX_TEST(TransformTest)
#include "transform_test.moc"
