#include <QTest>

#include <cmath>
#include <limits>

#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/relation.h>

#include "geometry/random_shapes.h"
#include "geometry/special_numbers.h"
#include "relations/relation_figure.h"
#include "test_class.h"

using namespace hitbox::geometry;
using test::notANumber;
using test::Random;

namespace {

Polygon squarePolygon(double left, double top, double size)
{
    return {{{left, top}, {left, top + size}, {left + size, top + size}, {left + size, top}}};
}

/// A polygon below the line y = 0, whose upper side runs to and fro along that line.
Polygon withTorturousSide(std::uint64_t seed, double depth, std::size_t count)
{
    Random random(seed);
    Ring ring{{0, 0}};
    while (ring.size() < count)
        ring.push_back({random.between(0.0, 100.0), 0});
    ring.insert(ring.end(), {{100, 0}, {100, depth}, {0, depth}});
    return {ring};
}

/// The same set of points, each edge cut into as many pieces: a power of two, so that pieces of lattice edges are
/// exact.
Polygon cutIntoPieces(const Ring &ring, int pieces)
{
    Ring cut;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Segment side = edge(ring, i);
        for (int k = 0; k < pieces; ++k)
            cut.push_back(test::between(side.from, side.to, static_cast<double>(k) / pieces));
    }
    return {cut};
}

} // namespace

class RelationTest : public QObject
{
    Q_OBJECT

private slots:
    void tellsSquaresApart_data();
    void tellsSquaresApart();
    void reportsAPolygonInsideAnotherAsContained();
    void judgesLinesByTheLengthTheyShare();
    void judgesPoints();
    void judgesLinesAgainstAreas();
    void tellsCirclesApart_data();
    void tellsCirclesApart();
    void tellsACircleThatTouchesFromInside();
    void treatsDegenerateShapesAsWhatTheyAre();
    void seesTheHolesOfSelfCrossingPolygons();
    void countsSpikesAsBoundary();
    void seesTheHolesOfRegions();
    void tellsTrianglesApartThatOtherLibrariesConfuse();
    void tellsIdenticalAndCollinearSegments();
    void isNotFooledByARayThroughAVertex();
    void judgesACircleAroundAVertex();
    void judgesRingsThatShareEdges();
    void judgesLongLinesThatRunAlongEachOther();
    void endsQuicklyForAMillionPoints();
    void isSeparateForShapesWithoutPointsOrNotFinite();
    void answersForCoordinatesOfAnySize();
    void knowsCoordinatesWhoseProductsAreExact();
    void doesNotDependOnTheNumberOfPoints();
    void takesPointsThatRunBackAndForth();
    void isCutShortWhereTheBudgetEnds();
};

void RelationTest::tellsSquaresApart_data()
{
    QTest::addColumn<double>("left");
    QTest::addColumn<double>("top");
    QTest::addColumn<double>("size");
    QTest::addColumn<int>("expected");
    const auto row = [](const char *name, double left, double top, double size, Relation expected) {
        QTest::newRow(name) << left << top << size << static_cast<int>(expected);
    };
    row("apart", 11, 0, 5, Relation::Separate);
    row("sharing a side", 10, 0, 10, Relation::Touching);
    row("sharing a part of a side", 10, 3, 2, Relation::Touching);
    row("sharing a corner", 10, 10, 3, Relation::Touching);
    row("overlapping in a corner", 5, 5, 10, Relation::Overlapping);
    row("inside", 2, 2, 3, Relation::Containing);
    row("inside, along a side", 0, 2, 3, Relation::Containing);
    row("inside, in a corner", 0, 0, 3, Relation::Containing);
    row("around", -1, -1, 12, Relation::Contained);
    row("the same", 0, 0, 10, Relation::Equal);
}

void RelationTest::tellsSquaresApart()
{
    QFETCH(double, left);
    QFETCH(double, top);
    QFETCH(double, size);
    QFETCH(int, expected);
    const Box a{{0, 0}, {10, 10}};
    const Box b{{left, top}, {left + size, top + size}};
    QCOMPARE(static_cast<int>(*relate(a, b)), expected);
    QCOMPARE(static_cast<int>(*relate(squarePolygon(0, 0, 10), b)), expected);
    QCOMPARE(static_cast<int>(*relate(squarePolygon(0, 0, 10), squarePolygon(left, top, size))), expected);
}

void RelationTest::reportsAPolygonInsideAnotherAsContained()
{
    // No edges cross: asking for crossing edges alone would find nothing.
    QCOMPARE(relate(squarePolygon(4, 4, 2), squarePolygon(0, 0, 10)), Relation::Contained);
    QCOMPARE(relate(squarePolygon(0, 0, 10), squarePolygon(4, 4, 2)), Relation::Containing);
}

void RelationTest::judgesLinesByTheLengthTheyShare()
{
    const Segment line{{0, 0}, {10, 10}};
    QCOMPARE(relate(line, Segment{{0, 10}, {10, 0}}), Relation::Touching);
    QCOMPARE(relate(line, Segment{{10, 10}, {20, 0}}), Relation::Touching);
    QCOMPARE(relate(line, Segment{{10, 10}, {20, 20}}), Relation::Touching);
    QCOMPARE(relate(line, Segment{{5, 5}, {20, 20}}), Relation::Overlapping);
    QCOMPARE(relate(line, Segment{{5, 5}, {7, 7}}), Relation::Containing);
    QCOMPARE(relate(line, Segment{{10, 10}, {0, 0}}), Relation::Equal);
    QCOMPARE(relate(line, Segment{{11, 11}, {20, 20}}), Relation::Separate);
    QCOMPARE(relate(line, Chain{{{0, 0}, {5, 5}, {10, 10}}}), Relation::Equal);
    QCOMPARE(relate(line, Chain{{{5, 5}, {10, 10}, {5, 15}}}), Relation::Overlapping);
    QCOMPARE(relate(line, Chain{{{-1, -1}, {10, 10}, {5, 15}}}), Relation::Contained);
}

void RelationTest::judgesPoints()
{
    QCOMPARE(relate(Point{1, 1}, Point{1, 1}), Relation::Equal);
    QCOMPARE(relate(Point{1, 1}, Point{1, 2}), Relation::Separate);
    QCOMPARE(relate(Point{1, 1}, Segment{{0, 0}, {2, 2}}), Relation::Touching);
    QCOMPARE(relate(Point{1, 1}, squarePolygon(0, 0, 2)), Relation::Contained);
    QCOMPARE(relate(Point{0, 1}, squarePolygon(0, 0, 2)), Relation::Touching);
    QCOMPARE(relate(squarePolygon(0, 0, 2), Point{1, 1}), Relation::Containing);
    QCOMPARE(relate(Point{3, 4}, Circle{{0, 0}, 5}), Relation::Touching);
    QCOMPARE(relate(Point{3, 3}, Circle{{0, 0}, 5}), Relation::Contained);
    QCOMPARE(relate(Capsule{{0, 0}, {10, 0}, 5}, Point{5, 5}), Relation::Touching);
}

void RelationTest::judgesLinesAgainstAreas()
{
    const Polygon area = squarePolygon(0, 0, 10);
    QCOMPARE(relate(area, Segment{{2, 2}, {8, 8}}), Relation::Containing);
    QCOMPARE(relate(area, Segment{{0, 0}, {10, 10}}), Relation::Containing);
    QCOMPARE(relate(area, Segment{{5, 5}, {15, 5}}), Relation::Overlapping);
    QCOMPARE(relate(area, Segment{{-5, 5}, {15, 5}}), Relation::Overlapping);
    QCOMPARE(relate(area, Segment{{0, 2}, {0, 8}}), Relation::Touching);
    QCOMPARE(relate(area, Segment{{-5, 0}, {15, 0}}), Relation::Touching);
    QCOMPARE(relate(area, Segment{{-5, 5}, {5, -5}}), Relation::Touching);
    QCOMPARE(relate(area, Chain{{{0, 0}, {0, 10}, {10, 10}, {10, 0}, {0, 0}}}), Relation::Touching);
}

void RelationTest::tellsCirclesApart_data()
{
    QTest::addColumn<Circle>("a");
    QTest::addColumn<Circle>("b");
    QTest::addColumn<int>("expected");
    const auto row = [](const char *name, Circle a, Circle b, Relation expected) {
        QTest::newRow(name) << a << b << static_cast<int>(expected);
    };
    const Circle unit{{0, 0}, 1};
    row("apart", unit, {{3, 0}, 1}, Relation::Separate);
    row("touching, 3-4-5", {{0, 0}, 2}, {{3, 4}, 3}, Relation::Touching);
    // 0.1 + 0.2 is more than 0.3 in doubles, and 0.30000000000000004 is what a rounded sum would say.
    row("a hair apart", {{0, 0}, 0.1}, {{0.30000000000000004, 0}, 0.2}, Relation::Separate);
    row("a hair over", {{0, 0}, 0.1}, {{0.3, 0}, 0.2}, Relation::Overlapping);
    row("inside, touching", {{0, 0}, 10}, {{3, 4}, 5}, Relation::Containing);
    row("hardly sticking out", {{0, 0}, 10}, {{3, 4}, 5.0000000000000009}, Relation::Overlapping);
    row("the same", unit, unit, Relation::Equal);
    row("around the same centre", {{0, 0}, 2}, unit, Relation::Containing);
}

void RelationTest::tellsCirclesApart()
{
    QFETCH(Circle, a);
    QFETCH(Circle, b);
    QFETCH(int, expected);
    QCOMPARE(static_cast<int>(*relate(a, b)), expected);
    QCOMPARE(relate(b, a), converse(static_cast<Relation>(expected)));
    QCOMPARE(static_cast<int>(*relate(Capsule{a.center, a.center, a.radius}, b)), expected);
}

void RelationTest::tellsACircleThatTouchesFromInside()
{
    const Circle circle{{5, 5}, 5};
    QCOMPARE(relate(circle, squarePolygon(0, 0, 10)), Relation::Contained);
    QCOMPARE(relate(circle, squarePolygon(10, 0, 10)), Relation::Touching);
    QCOMPARE(relate(circle, Box{{0.5, 0}, {10, 10}}), Relation::Overlapping);
    QCOMPARE(relate(circle, Box{{2, 1}, {8, 9}}), Relation::Containing);
    QCOMPARE(relate(circle, Box{{1, 1}, {9, 9}}), Relation::Overlapping);
    QCOMPARE(relate(circle, Box{{11, 0}, {12, 9}}), Relation::Separate);
    QCOMPARE(relate(circle, Segment{{0, 10}, {10, 10}}), Relation::Touching);
    QCOMPARE(relate(circle, Segment{{0, 5}, {10, 5}}), Relation::Containing);
    QCOMPARE(relate(circle, Segment{{0, 5}, {11, 5}}), Relation::Overlapping);
}

void RelationTest::treatsDegenerateShapesAsWhatTheyAre()
{
    const Point p{3, 4};
    const std::vector<Shape> points{p,         Segment{p, p},    Chain{{p}},   Chain{{p, p, p}},  Circle{p, 0},
                                    Box{p, p}, Capsule{p, p, 0}, Polygon{{p}}, Polygon{{p, p, p}}};
    const Point q{6, 8};
    const std::vector<Shape> lines{Segment{p, q},    Chain{{p, q}},   Chain{{q, p, q}},
                                   Capsule{p, q, 0}, Polygon{{p, q}}, Polygon{{p, q, q, {4.5, 6}}}};
    for (const Shape &a : points) {
        for (const Shape &b : points)
            QCOMPARE(relate(a, b), Relation::Equal);
        for (const Shape &b : lines)
            QCOMPARE(relate(a, b), Relation::Touching);
        QCOMPARE(relate(a, Circle{{0, 0}, 5}), Relation::Touching);
        QCOMPARE(relate(a, Circle{{1, 0}, 5}), Relation::Contained);
    }
    for (const Shape &a : lines) {
        for (const Shape &b : lines)
            QCOMPARE(relate(a, b), Relation::Equal);
        QCOMPARE(relate(Circle{{0, 0}, 10}, a), Relation::Containing);
    }
    QCOMPARE(relate(Box{{0, 0}, {0, 5}}, Segment{{0, 0}, {0, 5}}), Relation::Equal);
    QCOMPARE(relate(Capsule{p, p, 2}, Circle{p, 2}), Relation::Equal);
}

void RelationTest::seesTheHolesOfSelfCrossingPolygons()
{
    // Twice around: the middle square is wound twice, and so is a hole.
    const Polygon knot{{{0, 0}, {0, 8}, {8, 8}, {8, 2}, {2, 2}, {2, 6}, {6, 6}, {6, 0}}};
    QCOMPARE(relate(knot, Box{{3, 3}, {5, 5}}), Relation::Separate);
    QCOMPARE(relate(knot, Circle{{4, 4}, 1}), Relation::Separate);
    QCOMPARE(relate(knot, Circle{{4, 4}, 2}), Relation::Touching);
    QCOMPARE(relate(knot, Circle{{4, 4}, 2.5}), Relation::Overlapping);
    QCOMPARE(relate(knot, Circle{{4, 4}, 6}), Relation::Contained);
    QCOMPARE(relate(knot, Circle{{1, 4}, 1}), Relation::Containing);
    QCOMPARE(relate(knot, Box{{2, 2}, {6, 6}}), Relation::Touching);
}

void RelationTest::countsSpikesAsBoundary()
{
    // locate() finds a spike's points on the boundary, so they are points of the polygon.
    const Polygon spiked{{{0, 0}, {0, 10}, {10, 10}, {10, 5}, {20, 5}, {10, 5}, {10, 0}}};
    QCOMPARE(relate(spiked, Box{{0, 0}, {10, 10}}), Relation::Containing);
    QCOMPARE(relate(spiked, Point{15, 5}), Relation::Touching);
    QCOMPARE(relate(spiked, Box{{20, 0}, {30, 10}}), Relation::Touching);
    QCOMPARE(relate(spiked, Box{{19, 0}, {30, 10}}), Relation::Overlapping);
    QCOMPARE(relate(spiked, Circle{{22, 5}, 2}), Relation::Touching);
    QCOMPARE(relate(spiked, Circle{{20, 5}, 2}), Relation::Overlapping);
    QCOMPARE(relate(spiked, Circle{{5, 5}, 20}), Relation::Contained);
}

void RelationTest::seesTheHolesOfRegions()
{
    const Region frame{{squarePolygon(0, 0, 10).points, {{2, 2}, {8, 2}, {8, 8}, {2, 8}}}};
    QCOMPARE(relate(frame, Box{{3, 3}, {7, 7}}), Relation::Separate);
    QCOMPARE(relate(frame, Box{{2, 2}, {8, 8}}), Relation::Touching);
    QCOMPARE(relate(frame, Circle{{5, 5}, 3}), Relation::Touching);
    QCOMPARE(relate(frame, Circle{{5, 5}, 3.5}), Relation::Overlapping);
    QCOMPARE(relate(frame, Circle{{1, 5}, 1}), Relation::Containing);
    QCOMPARE(relate(frame, squarePolygon(1, 1, 8)), Relation::Overlapping);
    QCOMPARE(relate(frame, squarePolygon(0, 0, 10)), Relation::Contained);
    QCOMPARE(relate(frame, squarePolygon(-1, -1, 12)), Relation::Contained);
    QCOMPARE(relate(frame, Segment{{5, 5}, {5, 20}}), Relation::Overlapping);
    QCOMPARE(relate(frame, Region{{frame.rings[1], frame.rings[0]}}), Relation::Equal);
    QCOMPARE(relate(frame, Point{5, 5}), Relation::Separate);
    // Fills the hole and more: no line of either lies outside of the other.
    const Region plug{{squarePolygon(1, 1, 8).points}};
    QCOMPARE(relate(plug, Region{{frame.rings[0], {{3, 3}, {7, 3}, {7, 7}, {3, 7}}}}), Relation::Overlapping);
}

void RelationTest::tellsTrianglesApartThatOtherLibrariesConfuse()
{
    // A bottom side of one is rounded onto a side of the other. QPainterPath, Boost and GEOS find no overlap.
    const Polygon a{{{15, 33}, {83, 87}, {16, 81}}};
    const Polygon b{{{55.8, 65.4}, {76.2, 81.6}, {38, 67}}};
    QCOMPARE(relate(a, b), Relation::Overlapping);
    const Polygon c{{{58, 84}, {28, 1}, {80, 66}}};
    const Polygon d{{{55, 75.7}, {40, 34.2}, {55.333333333333336, 50.333333333333336}}};
    QCOMPARE(relate(c, d), Relation::Overlapping);
    const Polygon e{{{497.87175343219872, 797.92328457015276},
                     {-443.20519947035433, 513.07664762312083},
                     {-470.1924424870968, -124.49177725272303},
                     {14.712060176828375, -658.24131108360598},
                     {303.77123526430046, -99.499164857803308}}};
    const Polygon f{{{95.945921985200584, 676.26774828621194},
                     {-197.79722047521591, 587.35711669754676},
                     {34.528341839101913, 349.48934662111344}}};
    QVERIFY(relate(e, f) == Relation::Overlapping || relate(e, f) == Relation::Containing);
    QCOMPARE(relate(f, e), converse(*relate(e, f)));
}

void RelationTest::tellsIdenticalAndCollinearSegments()
{
    const Segment line{{0, 0}, {3, 1}};
    QCOMPARE(relate(line, line), Relation::Equal);
    QCOMPARE(relate(line, Segment{{3, 1}, {6, 2}}), Relation::Touching);
    QCOMPARE(relate(line, Segment{{6, 2}, {9, 3}}), Relation::Separate);
    QCOMPARE(relate(line, Segment{{3, 1}, {-3, -1}}), Relation::Contained);
    // Parallel and a hair beside.
    QCOMPARE(relate(line, Segment{{0, 1e-16}, {3, 1.0000000000000002}}), Relation::Separate);
}

void RelationTest::isNotFooledByARayThroughAVertex()
{
    // Rays to the right from the inner square run through corners of the outer one.
    const Polygon outer{{{0, 5}, {5, 10}, {10, 5}, {5, 0}}};
    QCOMPARE(relate(outer, Box{{4, 4}, {6, 5}}), Relation::Containing);
    QCOMPARE(relate(outer, Box{{-3, 4}, {-2, 5}}), Relation::Separate);
    QCOMPARE(relate(Polygon{{{0, 0}, {0, 10}, {5, 5}, {10, 10}, {10, 0}}}, Box{{1, 4}, {2, 5}}), Relation::Containing);
}

void RelationTest::judgesACircleAroundAVertex()
{
    const Polygon area = squarePolygon(0, 0, 10);
    QCOMPARE(relate(area, Circle{{0, 0}, 1}), Relation::Overlapping);
    QCOMPARE(relate(area, Circle{{0, 0}, 15}), Relation::Contained);
    QCOMPARE(relate(Chain{{{0, 0}, {5, 5}}}, Circle{{0, 0}, 1}), Relation::Overlapping);
    QCOMPARE(relate(Chain{{{0, 0}, {3, 4}}}, Circle{{0, 0}, 5}), Relation::Contained);
    // Its centre on an edge that bounds nothing, for another lies on it.
    const Polygon slit{{{0, 0}, {0, 10}, {10, 10}, {10, 5}, {4, 5}, {10, 5}, {10, 0}}};
    QCOMPARE(relate(slit, Circle{{6, 5}, 2}), Relation::Containing);
    QCOMPARE(relate(slit, Circle{{9, 5}, 2}), Relation::Overlapping);
}

void RelationTest::judgesRingsThatShareEdges()
{
    const Polygon l{{{0, 0}, {0, 10}, {10, 10}, {10, 5}, {5, 5}, {5, 0}}};
    QCOMPARE(relate(l, squarePolygon(5, 0, 5)), Relation::Touching);
    QCOMPARE(relate(l, squarePolygon(0, 5, 5)), Relation::Containing);
    QCOMPARE(relate(l, squarePolygon(0, 0, 10)), Relation::Contained);
    QCOMPARE(relate(l, Polygon{{{5, 5}, {10, 5}, {10, 0}}}), Relation::Touching);
    QCOMPARE(relate(l, Polygon{{{5, 5}, {0, 10}, {10, 10}}}), Relation::Containing);
    QCOMPARE(relate(l, Polygon{{{5, 0}, {5, 10}, {10, 10}, {10, 0}}}), Relation::Overlapping);
    QCOMPARE(relate(l, Polygon{{{5, 0}, {0, 0}, {0, 5}, {0, 10}, {10, 10}, {10, 5}, {5, 5}}}), Relation::Equal);
}

void RelationTest::judgesLongLinesThatRunAlongEachOther()
{
    Chain stairs;
    for (int i = 0; i < 50'000; ++i)
        stairs.points.push_back({i * 0.5, i % 2 * 0.5 + i});
    Chain upperHalf{{stairs.points.begin() + 25'000, stairs.points.end()}};
    QCOMPARE(relate(stairs, stairs), Relation::Equal);
    QCOMPARE(relate(stairs, upperHalf), Relation::Containing);
    upperHalf.points.push_back({0, 60'000});
    QCOMPARE(relate(stairs, upperHalf), Relation::Overlapping);

    // Spikes cross over half of the area, so that the corners alone do not tell.
    Polygon area{stairs.points};
    area.points.push_back({0, 60'000});
    Polygon spiked = area;
    spiked.points.insert(spiked.points.end(), {{2'000, 30'000}, {0, 60'000}});
    QCOMPARE(relate(area, spiked), Relation::Equal);
    spiked.points.insert(spiked.points.end(), {{-2'000, 30'000}, {0, 60'000}});
    QCOMPARE(relate(area, spiked), Relation::Contained);
}

void RelationTest::endsQuicklyForAMillionPoints()
{
    constexpr std::size_t count = 1'000'000;
    const Polygon equal{Ring(count, Point{3, 4})};
    QCOMPARE(relate(equal, Box{{0, 0}, {10, 10}}), Relation::Contained);
    Polygon collinear;
    for (std::size_t i = 0; i < count; ++i)
        collinear.points.push_back({static_cast<double>(i), 5});
    QCOMPARE(relate(collinear, Box{{-10, -10}, {-1, 10}}), Relation::Separate);
    QCOMPARE(relate(collinear, Circle{{-5, 5}, 5}), Relation::Touching);
    QCOMPARE(relate(collinear, Circle{{500'000, 5}, 3}), Relation::Overlapping);
    QCOMPARE(relate(collinear, Box{{-1, 0}, {count, 10}}), Relation::Contained);
}

void RelationTest::isSeparateForShapesWithoutPointsOrNotFinite()
{
    const double infinite = std::numeric_limits<double>::infinity();
    std::vector<Shape> nothing{Chain{}, Polygon{}};
    for (const double bad : {infinite, -infinite, notANumber}) {
        const std::vector<Shape> broken{Point{bad, 0},
                                        Segment{{0, 0}, {1, bad}},
                                        Chain{{{0, 0}, {bad, 1}}},
                                        Circle{{0, bad}, 1},
                                        Circle{{0, 0}, bad},
                                        Box{{0, 0}, {bad, 1}},
                                        Capsule{{bad, 0}, {1, 1}, 1},
                                        Capsule{{0, 0}, {1, 1}, bad},
                                        Polygon{{{0, 0}, {bad, 1}, {3, 3}}}};
        nothing.insert(nothing.end(), broken.begin(), broken.end());
    }
    std::vector<Shape> any{Point{0, 0},         Segment{{0, 0}, {5, 5}},    Circle{{0, 0}, 5},
                           Box{{0, 0}, {5, 5}}, Capsule{{0, 0}, {1, 1}, 1}, squarePolygon(0, 0, 5)};
    any.insert(any.end(), nothing.begin(), nothing.end());
    for (const Shape &a : nothing)
        for (const Shape &b : any) {
            QCOMPARE(relate(a, b), Relation::Separate);
            QCOMPARE(relate(b, a), Relation::Separate);
        }
}

void RelationTest::answersForCoordinatesOfAnySize()
{
    for (const double scale : {0x1p990, 0x1p300, 0x1p-300, 0x1p-900}) {
        const Polygon a = squarePolygon(0, 0, 10 * scale);
        QCOMPARE(relate(a, squarePolygon(2 * scale, 2 * scale, 3 * scale)), Relation::Containing);
        QCOMPARE(relate(a, squarePolygon(5 * scale, 5 * scale, 10 * scale)), Relation::Overlapping);
        QCOMPARE(relate(a, squarePolygon(10 * scale, 5 * scale, 10 * scale)), Relation::Touching);
        QCOMPARE(relate(a, Segment{{0, 0}, {20 * scale, 20 * scale}}), Relation::Overlapping);
    }
    const double huge = std::numeric_limits<double>::max();
    const double tiny = std::numeric_limits<double>::denorm_min();
    const std::vector<Shape> extremes{Point{huge, tiny},
                                      Segment{{-huge, huge}, {tiny, -tiny}},
                                      Chain{{{huge, 0}, {1, 1}, {-huge, 1e300}}},
                                      Circle{{-huge, 1e-300}, huge},
                                      Circle{{tiny, tiny}, tiny},
                                      Box{{-huge, -tiny}, {huge, huge}},
                                      Capsule{{tiny, 0}, {huge, huge}, 1e300},
                                      Polygon{{{huge, -huge}, {-huge, tiny}, {tiny, huge}, {-tiny, 1}, {1e300, 1}}}};
    for (const Shape &a : extremes)
        for (const Shape &b : extremes)
            QVERIFY(relate(a, b) == converse(*relate(b, a)));
}

void RelationTest::knowsCoordinatesWhoseProductsAreExact()
{
    const auto isInRange = [](double x, double y) {
        const Ring ring{{1, 1}, {x, y}, {3, 1}, {2, 7}};
        return detail::Figure(ring).isInRange();
    };
    for (const double sign : {1.0, -1.0}) {
        for (const double sound : {0.0, 0x1p-200, 0.5, 0x1p200})
            QVERIFY(isInRange(sign * sound, 2) && isInRange(2, sign * sound));
        for (const double large : {std::nextafter(0x1p200, test::infinity), 0x1p201, test::infinity, notANumber})
            QVERIFY(!isInRange(sign * large, 2) && !isInRange(2, sign * large));
        for (const double small : {std::nextafter(0x1p-200, 0.0), 0x1p-300, 5e-324})
            QVERIFY(!isInRange(sign * small, 2) && !isInRange(2, sign * small));
    }
    // The sum of many sizes is beyond the range, none of them is.
    QVERIFY(detail::Figure(Ring(9, Point{0x1p200, -0x1p199})).isInRange());
}

void RelationTest::doesNotDependOnTheNumberOfPoints()
{
    Random random(61);
    for (int i = 0; i < test::caseCount() / 10; ++i) {
        const Ring a = test::starRing(random, test::Family::Lattice, static_cast<std::size_t>(random.between(3, 9)));
        const Ring b = test::randomRing(random, test::Family::Lattice, static_cast<std::size_t>(random.between(3, 6)));
        const Relation relation = *relate(a, b);
        for (const int pieces : {2, 4, 16})
            QCOMPARE(relate(cutIntoPieces(a, pieces), cutIntoPieces(b, pieces == 4 ? 1 : pieces)), relation);
    }
}

void RelationTest::takesPointsThatRunBackAndForth()
{
    // Every edge of one lies on about every third of the other.
    constexpr Budget budget{20'000'000, std::size_t{64} << 20};
    const Polygon below = withTorturousSide(1, 50, 30'000);
    const Polygon above = withTorturousSide(2, -50, 30'000);
    const Polygon deeper = withTorturousSide(3, 80, 30'000);
    QVERIFY(relate(below, above, budget) == Relation::Touching);
    QVERIFY(relate(deeper, below, budget) == Relation::Containing);
    QVERIFY(relate(below, deeper, budget) == Relation::Contained);
    QVERIFY(relate(below, Chain{above.points}, budget) == Relation::Touching);
    QVERIFY(relate(below, withTorturousSide(4, 50, 20'000), budget) == Relation::Equal);
}

void RelationTest::isCutShortWhereTheBudgetEnds()
{
    Random random(431);
    Chain a{Ring(3000)};
    Chain b{Ring(3000)};
    for (std::size_t i = 0; i < a.points.size(); ++i) {
        a.points[i] = {random.between(0.0, 9.0), random.between(0.0, 9.0)};
        b.points[i] = {random.between(0.0, 9.0), random.between(0.0, 9.0)};
    }
    QVERIFY(relate(a, b, {1'000'000, SIZE_MAX}) == Failure::CutShort);
    QVERIFY(relate(a, b, {UINT64_MAX, 10'000}) == Failure::CutShort);
    QVERIFY(relate(a, b) == Relation::Touching);
}

HITBOX_TEST(RelationTest)
#include "relation_test.moc"
