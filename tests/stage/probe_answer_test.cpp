#include "stage/probe_answer.h"
#include "test_class.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace hitbox;
using geometry::Location;
using geometry::MeetingKind;
using geometry::Point;
using geometry::Relation;

namespace {

PlacedShape placed(const geometry::Shape &shape, int instance = 0)
{
    return {instance, {instance + 1}, QStringLiteral("shape %1").arg(instance), {}, shape};
}

ProbeAnswer ask(const Outline &probe, const QList<geometry::Shape> &shapes)
{
    std::vector<PlacedShape> all;
    for (const geometry::Shape &shape : shapes)
        all.push_back(placed(shape, static_cast<int>(all.size())));
    return probeAnswer(probe, all, boxesAround(all));
}

Outline pointAt(Point p)
{
    return geometry::Circle{p, 0};
}

Outline segment(Point from, Point to)
{
    return ChainLine{{from, to}};
}

ProbeMeeting crossing(Point p, int edge)
{
    return {MeetingKind::Crossing, p, p, edge};
}

ProbeMeeting touching(Point p, int edge)
{
    return {MeetingKind::Touching, p, p, edge};
}

const geometry::Polygon kite{{{0, -10}, {10, 0}, {0, 10}, {-10, 0}}};
const geometry::Box tile{{0, 0}, {10, 10}};
/// A star drawn in one line: it winds twice around its middle, which even-odd leaves open.
const geometry::Polygon star{{{0, -10}, {6, 8}, {-10, -3}, {10, -3}, {-6, 8}}};

} // namespace

class ProbeAnswerTest : public QObject
{
    Q_OBJECT

private slots:
    void tellsInsideBoundaryAndOutside()
    {
        const ProbeAnswer inside = ask(pointAt({3, 5}), {tile});
        QCOMPARE(inside.hits.size(), 1);
        QCOMPARE(inside.hits[0].where, Location::Inside);
        QCOMPARE(inside.hits[0].relation, Relation::Contained);
        QCOMPARE(*inside.hits[0].way, (ProbeWay{3, {3, 5}, {0, 5}, 3}));

        const ProbeAnswer boundary = ask(pointAt({10, 4}), {tile});
        QCOMPARE(boundary.hits[0].where, Location::Boundary);
        QCOMPARE(*boundary.hits[0].way, (ProbeWay{0, {10, 4}, {10, 4}, 1}));

        const ProbeAnswer outside = ask(pointAt({13, 14}), {tile, kite});
        QVERIFY(outside.hits.isEmpty());
        QCOMPARE(outside.beside->target.instance, 0);
        QCOMPARE(*outside.beside->way, (ProbeWay{5, {13, 14}, {10, 10}, 1}));
    }

    void findsARayThroughAVertexOutsideAndInside()
    {
        // Level with the kite's left and right corners: a ray to the right passes through vertices.
        QCOMPARE(ask(pointAt({-5, 0}), {kite}).hits[0].where, Location::Inside);
        QVERIFY(ask(pointAt({-15, 0}), {kite}).hits.isEmpty());
        QVERIFY(ask(pointAt({-15, -10}), {kite}).hits.isEmpty());
    }

    void findsAPointOnAVertexAndOnALevelEdge()
    {
        QCOMPARE(ask(pointAt({10, 0}), {kite}).hits[0].where, Location::Boundary);
        QCOMPARE(ask(pointAt({4, 0}), {tile}).hits[0].where, Location::Boundary);
        QVERIFY(ask(pointAt({-4, 0}), {tile}).hits.isEmpty());
        QVERIFY(ask(pointAt({14, 10}), {tile}).hits.isEmpty());
    }

    void fillsASelfCrossingPolygonEvenOdd()
    {
        QCOMPARE(ask(pointAt({0, 0}), {star}).hits.size(), 0);
        QCOMPARE(ask(pointAt({0, -8}), {star}).hits[0].where, Location::Inside);
        QCOMPARE(ask(pointAt({0, -3}), {star}).hits[0].where, Location::Boundary);
    }

    void listsBothEdgesWhereASegmentGoesThroughAVertex()
    {
        const ProbeAnswer answer = ask(segment({-20, 0}, {0, 0}), {kite});
        QCOMPARE(answer.hits[0].relation, Relation::Overlapping);
        QCOMPARE(answer.hits[0].meetings, (QList<ProbeMeeting>{touching({-10, 0}, 2), touching({-10, 0}, 3)}));
    }

    void ordersMeetingsAsTheSegmentRuns()
    {
        const QList<ProbeMeeting> right{crossing({0, 5}, 3), crossing({10, 5}, 1)};
        QCOMPARE(ask(segment({-5, 5}, {15, 5}), {tile}).hits[0].meetings, right);
        const QList<ProbeMeeting> left{crossing({10, 5}, 1), crossing({0, 5}, 3)};
        QCOMPARE(ask(segment({15, 5}, {-5, 5}), {tile}).hits[0].meetings, left);
    }

    void givesThePieceThatACollinearSegmentShares()
    {
        const ProbeAnswer answer = ask(segment({4, 0}, {20, 0}), {tile});
        QCOMPARE(answer.hits[0].relation, Relation::Touching);
        const ProbeMeeting piece{MeetingKind::Overlapping, {4, 0}, {10, 0}, 0};
        QCOMPARE(answer.hits[0].meetings, (QList<ProbeMeeting>{piece, touching({10, 0}, 1)}));
    }

    void findsIdenticalSegmentsEqual()
    {
        const geometry::Chain chain{{{1, 2}, {7, 5}}};
        const ProbeAnswer same = ask(segment({1, 2}, {7, 5}), {chain});
        QCOMPARE(same.hits[0].relation, Relation::Equal);
        QCOMPARE(same.hits[0].meetings, (QList<ProbeMeeting>{{MeetingKind::Overlapping, {1, 2}, {7, 5}, 0}}));
        const ProbeAnswer turned = ask(segment({7, 5}, {1, 2}), {chain});
        QCOMPARE(turned.hits[0].meetings, (QList<ProbeMeeting>{{MeetingKind::Overlapping, {7, 5}, {1, 2}, 0}}));
    }

    void findsTouchingEndPoints()
    {
        const geometry::Chain chain{{{0, 0}, {5, 5}}};
        const ProbeAnswer answer = ask(segment({5, 5}, {9, 2}), {chain});
        QCOMPARE(answer.hits[0].relation, Relation::Touching);
        QCOMPARE(answer.hits[0].meetings, (QList<ProbeMeeting>{touching({5, 5}, 0)}));
    }

    void findsASegmentInsideThatCrossesNoEdge()
    {
        const ProbeAnswer answer = ask(segment({2, 2}, {8, 8}), {tile});
        QCOMPARE(answer.hits[0].relation, Relation::Contained);
        QVERIFY(answer.hits[0].meetings.isEmpty());
    }

    void findsACircleInsideAndOneAround()
    {
        QCOMPARE(ask(geometry::Circle{{5, 5}, 1}, {tile}).hits[0].relation, Relation::Contained);
        QCOMPARE(ask(geometry::Circle{{5, 5}, 90}, {tile}).hits[0].relation, Relation::Containing);
    }

    void findsACircleCentredOnAVertex()
    {
        const ProbeAnswer answer = ask(geometry::Circle{{10, 10}, 2}, {tile});
        QCOMPARE(answer.hits[0].relation, Relation::Overlapping);
        QCOMPARE(answer.hits[0].meetings, (QList<ProbeMeeting>{crossing({8, 10}, 2), crossing({10, 8}, 1)}));
    }

    void givesEntryAndExitOfRoundShapes()
    {
        const ProbeAnswer circle = ask(segment({20, 0}, {-20, 0}), {geometry::Circle{{0, 0}, 5}});
        QCOMPARE(circle.hits[0].meetings, (QList<ProbeMeeting>{crossing({5, 0}, -1), crossing({-5, 0}, -1)}));
        const ProbeAnswer capsule = ask(segment({2, -9}, {2, 9}), {geometry::Capsule{{0, 0}, {8, 0}, 3}});
        QCOMPARE(capsule.hits[0].meetings, (QList<ProbeMeeting>{crossing({2, -3}, -1), crossing({2, 3}, -1)}));
        const ProbeAnswer grazing = ask(segment({-9, 5}, {9, 5}), {geometry::Circle{{0, 0}, 5}});
        QCOMPARE(grazing.hits[0].meetings, (QList<ProbeMeeting>{touching({0, 5}, -1)}));
    }

    void leadsFromAPointToARoundRim()
    {
        const geometry::Capsule capsule{{0, 0}, {8, 0}, 3};
        QCOMPARE(*ask(pointAt({4, 1}), {capsule}).hits[0].way, (ProbeWay{2, {4, 1}, {4, 3}, -1}));
        QCOMPARE(*ask(pointAt({15, 0}), {capsule}).beside->way, (ProbeWay{4, {15, 0}, {11, 0}, -1}));
        const ProbeWay middle = *ask(pointAt({4, 0}), {capsule}).hits[0].way;
        QCOMPARE(middle.distance, 3.0);
        QCOMPARE(std::abs(middle.to.y), 3.0);
    }

    void asksPolygonsAndBoxesToo()
    {
        const ProbeAnswer box = ask(geometry::Box{{5, 5}, {20, 20}}, {tile, kite});
        QCOMPARE(box.hits.size(), 2);
        QCOMPARE(box.hits[0].meetings, (QList<ProbeMeeting>{crossing({5, 10}, 2), crossing({10, 5}, 1)}));
        QCOMPARE(box.hits[1].relation, Relation::Touching);
        const ProbeAnswer polygon = ask(PolygonOutline{{{2, 2}, {4, 2}, {3, 4}}}, {tile});
        QCOMPARE(polygon.hits[0].relation, Relation::Contained);
    }

    void tellsHowFarAProbeThatHitsNothingIsAway()
    {
        const ProbeAnswer answer = ask(geometry::Circle{{16, 5}, 2}, {kite, tile});
        QVERIFY(answer.hits.isEmpty());
        QCOMPARE(answer.beside->target.instance, 1);
        QCOMPARE(*answer.beside->way, (ProbeWay{4, {14, 5}, {10, 5}, 1}));
    }

    void answersNothingOnAnEmptyStage()
    {
        const ProbeAnswer answer = ask(pointAt({0, 0}), {});
        QVERIFY(answer.hits.isEmpty());
        QVERIFY(!answer.beside);
        QVERIFY(!ask(pointAt({0, 0}), {geometry::Polygon{}}).beside);
    }

    void agreesWithAskingEachShapeAmongMany()
    {
        QList<geometry::Shape> shapes;
        for (int i = 0; i < 400; ++i) {
            const Point corner{double(i % 20) * 12, double(i / 20) * 12};
            shapes.append(geometry::Box{corner, corner + Point{8, 8}});
        }
        const Outline probe = segment({3, 1}, {200, 190});
        const auto hits = std::count_if(shapes.cbegin(), shapes.cend(), [&probe](const geometry::Shape &shape) {
            return geometry::relate(probedShape(probe), shape) != Relation::Separate;
        });
        QCOMPARE(ask(probe, shapes).hits.size(), hits);
        QVERIFY(hits > 10 && hits < 100);
        QCOMPARE(ask(pointAt({-30, 50}), shapes).beside->target.instance, 80);
    }
};

HITBOX_TEST(ProbeAnswerTest)

#include "probe_answer_test.moc"
