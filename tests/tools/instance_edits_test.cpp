#include "test_class.h"
#include "tools/instance_edits.h"

#include "stage/placements.h"
#include "tool_bench.h"

#include <hitbox/geometry/transform.h>

#include <QTest>

using namespace hitbox;
using geometry::Point;

namespace {

Instance ship(Point position)
{
    return {QStringLiteral("ship"), QStringLiteral("ship_0"), position, 0, {1, 1}, {}};
}

void comparePoints(Point a, Point b)
{
    QVERIFY2(std::abs(a.x - b.x) < 1e-9 && std::abs(a.y - b.y) < 1e-9,
             qPrintable(QStringLiteral("%1, %2 is not %3, %4").arg(a.x).arg(a.y).arg(b.x).arg(b.y)));
}

} // namespace

class InstanceEditsTest : public QObject
{
    Q_OBJECT

private slots:
    void cornersAreThoseOfThePlacedFrame()
    {
        const Document document = documentWith({});
        QCOMPARE(placedCorners(document, ship({100, 50})), (QList<Point>{{68, 18}, {132, 18}, {132, 82}, {68, 82}}));
        QVERIFY(placedCorners(document, Instance{}).isEmpty());
    }

    void aMarqueeTakesInstancesByShapeOrElseByFrame()
    {
        const Document bare = documentWith({});
        const Document shaped = documentWith({squareAt(28, 28, 8)});
        const Stage stage{QStringLiteral("s"), {ship({0, 0}), ship({200, 0}), Instance{}}, {}};
        QCOMPARE(instancesWithin(bare, stage, {{-40, -40}, {-30, -30}}), idsAt(stage.instances, {0}));
        QVERIFY(instancesWithin(shaped, stage, {{-40, -40}, {-30, -30}}).isEmpty());
        QCOMPARE(instancesWithin(shaped, stage, {{-2, -2}, {300, 2}}), idsAt(stage.instances, {0, 1}));
    }

    void theGripForTurningStandsAboveTheFrame()
    {
        const Document document = documentWith({});
        comparePoints(*rotateHandleOf(document, ship({0, 0}), 10), {0, -42});
        Instance turned = ship({0, 0});
        turned.rotation = 90;
        comparePoints(*rotateHandleOf(document, turned, 10), {42, 0});
        QVERIFY(!rotateHandleOf(document, Instance{}, 10));
    }

    void theGripForScalingIsTheCornerFarthestFromThePivot()
    {
        Document document = documentWith({});
        comparePoints(*scaleHandleOf(document, ship({0, 0})), {32, 32});
        document.sprites[0].frames[0].pivot = {64, 64};
        comparePoints(*scaleHandleOf(document, ship({0, 0})), {-64, -64});
    }

    void turningFollowsTheDragInWholeDegrees()
    {
        const Instance turned = rotatedBy(ship({0, 0}), {0, -10}, {10.0, 0.1}, Fineness::Fine);
        QCOMPARE(turned.rotation, 91.0);
        QCOMPARE(rotatedBy(ship({0, 0}), {0, -10}, {10, 2}, Fineness::Coarse).rotation, 105.0);
        const double free = rotatedBy(ship({0, 0}), {0, -10}, {10, 0.1}, Fineness::Free).rotation;
        QVERIFY(free > 90.5 && free < 90.6);
    }

    void anglesStayBetweenMinus180And180()
    {
        Instance instance = ship({0, 0});
        instance.rotation = 170;
        QCOMPARE(rotatedBy(instance, {10, 0}, {0, 10}, Fineness::Fine).rotation, -100.0);
        instance.rotation = 90;
        QCOMPARE(rotatedBy(instance, {10, 0}, {0, 10}, Fineness::Fine).rotation, 180.0);
        instance.rotation = -90;
        QCOMPARE(rotatedBy(instance, {10, 0}, {0, -10}, Fineness::Fine).rotation, 180.0);
    }

    void scalingFollowsTheDragAndKeepsProportions()
    {
        Instance instance = ship({0, 0});
        instance.scale = {-1, 2};
        const Instance scaled = scaledBy(instance, {10, 10}, {15.1, 15.1}, Fineness::Fine);
        QCOMPARE(scaled.scale, (Point{-1.5, 3}));
        QCOMPARE(scaledBy(instance, {10, 10}, {18, 18}, Fineness::Coarse).scale, (Point{-2, 4}));
    }

    void scalingNeverReachesZeroOrTurnsOver()
    {
        for (const Fineness fineness : {Fineness::Free, Fineness::Fine, Fineness::Coarse}) {
            const Instance scaled = scaledBy(ship({0, 0}), {10, 10}, {-30, -30}, fineness);
            QVERIFY(scaled.scale.x > 0 && scaled.scale.y > 0);
        }
        QCOMPARE(scaledBy(ship({10, 10}), {10, 10}, {50, 50}, Fineness::Fine), ship({10, 10}));
    }

    void aMirroredInstanceShowsTheMirroredPicture()
    {
        const Document document = documentWith({});
        const Frame &frame = document.sprites[0].frames[0];
        Instance instance = ship({30, 7});
        instance.rotation = 30;
        instance.scale = {2, 1.5};
        for (const Axis axis : {Axis::Horizontal, Axis::Vertical}) {
            const Instance mirrored = mirroredInstance(instance, axis, {10, 10});
            for (const Point p : {Point{0, 0}, Point{64, 0}, Point{5, 40}}) {
                Point expected = geometry::placed(p, placementOf(instance, frame));
                if (axis == Axis::Horizontal)
                    expected.x = 20 - expected.x;
                else
                    expected.y = 20 - expected.y;
                comparePoints(geometry::placed(p, placementOf(mirrored, frame)), expected);
            }
        }
    }

    void aTurnedInstanceShowsTheTurnedPicture()
    {
        const Document document = documentWith({});
        const Frame &frame = document.sprites[0].frames[0];
        Instance instance = ship({30, 7});
        instance.rotation = 30;
        instance.scale = {-2, 1.5};
        const Instance turned = turnedInstance(instance, QuarterTurn::Clockwise, {10, 10});
        const Point before = geometry::placed({5, 40}, placementOf(instance, frame));
        const Point after = geometry::placed({5, 40}, placementOf(turned, frame));
        comparePoints(after, {10 - (before.y - 10), 10 + (before.x - 10)});
        QCOMPARE(turnedInstance(turned, QuarterTurn::CounterClockwise, {10, 10}), instance);
    }
};

HITBOX_TEST(InstanceEditsTest)
#include "instance_edits_test.moc"
