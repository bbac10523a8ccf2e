#include "stage/probe_answer.h"
#include "stage/stage_bench.h"
#include "test_class.h"

#include <QTest>

#include <hitbox/geometry/untangle.h>

using namespace hitbox;
using geometry::Box;
using geometry::Circle;
using geometry::Location;
using geometry::MeetingKind;
using geometry::Point;
using geometry::Polygon;
using geometry::Relation;
using stage_test::relationOf;

namespace {

/// Where a point lies, as a probe on the stage says it.
Location whereIs(Point point, const Outline &outline)
{
    const std::vector<PlacedShape> shapes{{0, {1}, {}, {}, geometryOf(outline)}};
    const ProbeAnswer answer = probeAnswer(Circle{point, 0}, shapes, boxesAround(shapes));
    return answer.hits.isEmpty() ? Location::Outside : answer.hits.first().where;
}

const PolygonOutline diamond{{{0, -10}, {10, 0}, {0, 10}, {-10, 0}}};
const PolygonOutline smallDiamond{{{0, -2}, {2, 0}, {0, 2}, {-2, 0}}};
/// Open at the top, its teeth and its ground at the same heights.
const PolygonOutline comb{
    {{0, 0}, {4, 0}, {4, 8}, {8, 8}, {8, 0}, {12, 0}, {12, 8}, {16, 8}, {16, 0}, {20, 0}, {20, 12}, {0, 12}}};
const PolygonOutline pentagram{{{0, -10}, {6, 8}, {-10, -3}, {10, -3}, {-6, 8}}};
const Circle middleOfPentagram{{0, 0}, 1};

} // namespace

/// What pages that teach collision get wrong, each by its name.
class ClassicMistakesTest : public QObject
{
    Q_OBJECT

private slots:
    void aPolygonInsideAnotherIsNoLessWithinItForCrossingNoEdge()
    {
        QCOMPARE(relationOf(diamond, smallDiamond), Relation::Containing);
        QCOMPARE(relationOf(smallDiamond, diamond), Relation::Contained);
        QCOMPARE(relationOf(diamond, Circle{{0, 0}, 1}), Relation::Containing);
        QCOMPARE(relationOf(Circle{{0, 0}, 1}, diamond), Relation::Contained);
    }

    void aRayThroughAVertexCountsOnce()
    {
        for (const double x : {-9.0, -5.0, 0.0, 5.0, 9.0})
            QCOMPARE(whereIs({x, 0}, diamond), Location::Inside);
        for (const double x : {-20.0, -11.0, 11.0, 20.0})
            QCOMPARE(whereIs({x, 0}, diamond), Location::Outside);
        for (const double x : {-5.0, 5.0}) {
            QCOMPARE(whereIs({x, -10}, diamond), Location::Outside);
            QCOMPARE(whereIs({x, 10}, diamond), Location::Outside);
        }
    }

    void aRayAlongAHorizontalEdgeCountsNeitherOfItsEndsTwice()
    {
        for (const double x : {-1.0, 6.0, 14.0, 21.0})
            QCOMPARE(whereIs({x, 0}, comb), Location::Outside);
        for (const double x : {2.0, 10.0, 18.0})
            QCOMPARE(whereIs({x, 8}, comb), Location::Inside);
        for (const double x : {4.0, 6.0, 8.0, 14.0})
            QCOMPARE(whereIs({x, 8}, comb), Location::Boundary);
        QCOMPARE(whereIs({22, 12}, comb), Location::Outside);
    }

    void collinearSegmentsMeetInAPiece()
    {
        const ChainLine line{{{0, 0}, {10, 5}}};
        QCOMPARE(relationOf(line, ChainLine{{{4, 2}, {14, 7}}}), Relation::Overlapping);
        QCOMPARE(relationOf(line, ChainLine{{{4, 2}, {6, 3}}}), Relation::Containing);
        QCOMPARE(relationOf(line, ChainLine{{{12, 6}, {14, 7}}}), Relation::Separate);
        QCOMPARE(relationOf(line, ChainLine{{{0, 1}, {10, 6}}}), Relation::Separate);

        const std::vector<PlacedShape> shapes{{0, {1}, {}, {}, geometryOf(line)}};
        const ProbeAnswer answer = probeAnswer(ChainLine{{{4, 2}, {14, 7}}}, shapes, boxesAround(shapes));
        QCOMPARE(answer.hits.first().meetings, (QList<ProbeMeeting>{{MeetingKind::Overlapping, {4, 2}, {10, 5}, 0}}));
    }

    void identicalSegmentsAreEqualWhicheverWayTheyRun()
    {
        const ChainLine line{{{1, 2}, {7, 9}}};
        QCOMPARE(relationOf(line, line), Relation::Equal);
        QCOMPARE(relationOf(line, ChainLine{{{7, 9}, {1, 2}}}), Relation::Equal);
        QCOMPARE(relationOf(line, ChainLine{{{1, 2}, {1, 2}, {7, 9}}}), Relation::Equal);
    }

    void touchingEndPointsAreATouch()
    {
        const ChainLine line{{{0, 0}, {10, 0}}};
        QCOMPARE(relationOf(line, ChainLine{{{10, 0}, {15, 5}}}), Relation::Touching);
        QCOMPARE(relationOf(line, ChainLine{{{10, 0}, {20, 0}}}), Relation::Touching);
        QCOMPARE(relationOf(line, ChainLine{{{5, 0}, {5, 5}}}), Relation::Touching);
        QCOMPARE(relationOf(diamond, diamond, {20, 0}), Relation::Touching);
        QCOMPARE(relationOf(diamond, diamond, {20.0000001, 0}), Relation::Separate);
    }

    void aCircleCentredOnAVertexOverlaps()
    {
        for (const Point vertex : diamond.points) {
            QCOMPARE(relationOf(diamond, Circle{vertex, 3}), Relation::Overlapping);
            QCOMPARE(relationOf(diamond, Circle{vertex, 1e-9}), Relation::Overlapping);
        }
    }

    void aCircleNearAVertexTouchesItNotTheCornerOfABox()
    {
        const Box box{{0, 0}, {10, 10}};
        QCOMPARE(relationOf(box, Circle{{13, 14}, 5}), Relation::Touching);
        QCOMPARE(relationOf(box, Circle{{14, 14}, 5}), Relation::Separate);
        QCOMPARE(relationOf(box, Circle{{12, 14}, 5}), Relation::Overlapping);
    }

    void aSelfCrossingPolygonIsFilledEvenOddUntilItIsUntangled()
    {
        QCOMPARE(whereIs({0, 0}, pentagram), Location::Outside);
        QCOMPARE(relationOf(pentagram, middleOfPentagram), Relation::Separate);
        QCOMPARE(relationOf(pentagram, Circle{{0, -6}, 1}), Relation::Containing);

        const PolygonOutline bowTie{{{0, 0}, {10, 10}, {10, 0}, {0, 10}}};
        QCOMPARE(relationOf(bowTie, Circle{{5, 1}, 1}), Relation::Separate);
        QCOMPARE(relationOf(bowTie, Circle{{1, 5}, 0.5}), Relation::Containing);
        const auto pieces = geometry::untangled({bowTie.points.cbegin(), bowTie.points.cend()});
        QVERIFY(pieces);
        QCOMPARE(pieces->size(), 2u);
        for (const Polygon &piece : *pieces) {
            const PolygonOutline simple{{piece.points.cbegin(), piece.points.cend()}};
            QCOMPARE(relationOf(bowTie, simple), Relation::Containing);
        }
    }

    void aConcavePolygonIsNotItsHull()
    {
        QCOMPARE(relationOf(comb, Box{{5, 1}, {7, 7}}), Relation::Separate);
        QCOMPARE(relationOf(comb, Box{{4, 0}, {8, 8}}), Relation::Touching);
        QCOMPARE(relationOf(comb, Box{{5, 1}, {7, 9}}), Relation::Overlapping);
    }
};

HITBOX_CORE_TEST(ClassicMistakesTest)
#include "classic_mistakes_test.moc"
