#include "document/point_edits.h"
#include "overlay_bench.h"
#include "test_class.h"
#include "tool_bench.h"

#include <QTest>

#include <cmath>

using namespace hitbox;
using geometry::Point;
using Outcome = ToolAnswer::Outcome;

namespace {

/// A frame of 64 x 64 pixels with a muzzle at (40, 12) that points to the right, and a frame behind it.
ToolBench aiming()
{
    ToolBench bench;
    bench.tool = makeFramePointTool();
    bench.document = documentWith({});
    Sprite &sprite = bench.document.sprites.first();
    sprite.frames.append(Frame{.name = "ship_1", .rect = {0, 0, 64, 64}, .size = {64, 64}});
    sprite.frames.first().points = {{.name = "muzzle", .at = {40, 12}}};
    return bench;
}

const QList<FramePoint> &points(const ToolBench &bench)
{
    return bench.frameValue().points;
}

void select(ToolBench &bench, int place)
{
    bench.selection.point = points(bench).at(place).id;
}

/// Of a point to the right of it: 34 pixels on screen away, with a pick radius of 8 of them.
double handleDistance(const ToolBench &bench)
{
    return 34 * bench.pickRadius / pickRadiusOnScreen;
}

} // namespace

class FramePointToolTest : public QObject
{
    Q_OBJECT

private slots:
    void aClickSetsAPoint()
    {
        ToolBench bench = aiming();
        bench.click({10.3, 20.4});
        QCOMPARE(points(bench).size(), 2);
        QCOMPARE(points(bench).last(), (FramePoint{.name = "point", .at = {10, 20}}));
        QVERIFY(bench.selection.point == *points(bench).last().id);
        QCOMPARE(bench.steps, QStringList{"Set point point"});
    }

    void dragOnTurnsWhatIsSet()
    {
        ToolBench bench = aiming();
        bench.drag({10, 20}, {10.2, 50});
        QCOMPARE(points(bench).last().at, (Point{10, 20}));
        QCOMPARE(points(bench).last().angle, 90.0);
    }

    void aLevelDragPointsLevelWhereverItSnapped()
    {
        ToolBench bench = aiming();
        bench.drag({10.3, 20.4}, {14.3, 20.4});
        QCOMPARE(points(bench).last().at, (Point{10, 20}));
        QCOMPARE(points(bench).last().angle, 0.0);
    }

    void inTheNextFrameItIsTheSamePoint()
    {
        ToolBench bench = aiming();
        bench.frame = {0, 1};
        bench.click({44, 12});
        QCOMPARE(points(bench).first().name, QString("muzzle"));
        bench.click({20, 60});
        QCOMPARE(points(bench).last().name, QString("point"));
    }

    void aMarkIsSelectedAndMovedOnTheGrid()
    {
        ToolBench bench = aiming();
        const Document before = bench.document;
        bench.click({41, 12});
        QVERIFY(bench.selection.point == *points(bench).first().id);
        QCOMPARE(bench.document, before);
        bench.drag({41, 12}, {51.3, 21.9});
        QCOMPARE(points(bench).first().at, (Point{50, 22}));
        QCOMPARE(bench.steps, QStringList{"Move point muzzle"});
        bench.held = Qt::ControlModifier;
        bench.drag({50, 22}, {50.25, 32.5});
        QCOMPARE(points(bench).first().at, (Point{50.25, 32.5}));
    }

    void withShiftItKeepsToOneAxis()
    {
        ToolBench bench = aiming();
        bench.held = Qt::ShiftModifier;
        bench.drag({40, 12}, {20, 14});
        QCOMPARE(points(bench).first().at, (Point{20, 12}));
    }

    void theHandleTurnsTheSelectedOne()
    {
        ToolBench bench = aiming();
        select(bench, 0);
        const Point handle{40 + handleDistance(bench), 12};
        bench.drag(handle, {40.1, 30});
        QCOMPARE(points(bench).first().angle, 90.0);
        QCOMPARE(points(bench).first().at, (Point{40, 12}));
        QCOMPARE(bench.steps, QStringList{"Turn point muzzle"});
    }

    void theHandleOfAnUnselectedOneIsGround()
    {
        ToolBench bench = aiming();
        bench.click({40 + handleDistance(bench), 12});
        QCOMPARE(points(bench).size(), 2);
    }

    void turnsKeepToWholeDegreesShiftTo15AndCtrlToNone()
    {
        ToolBench bench = aiming();
        const auto turnedTo = [&](Point to, Qt::KeyboardModifiers held) {
            bench.document.sprites[0].frames[0].points[0].angle = 0;
            select(bench, 0);
            bench.held = Qt::NoModifier;
            bench.press({40 + handleDistance(bench), 12});
            bench.held = held;
            bench.move(to);
            bench.release(to);
            return points(bench).first().angle;
        };
        const Point to{40 + 20, 12 + 7}; // 19.29 degrees
        QCOMPARE(turnedTo(to, Qt::NoModifier), 19.0);
        QCOMPARE(turnedTo(to, Qt::ShiftModifier), 15.0);
        QCOMPARE(turnedTo(to, Qt::ControlModifier), angleTowards({40, 12}, to));
        QCOMPARE(turnedTo({20, 11.9}, Qt::NoModifier), 180.0);
        QCOMPARE(turnedTo({60, 11.7}, Qt::NoModifier), 359.0);
        QVERIFY(!std::signbit(turnedTo({60, 11.95}, Qt::NoModifier)));
        QCOMPARE(turnedTo({40, 2}, Qt::NoModifier), 270.0);
    }

    void ofPointsInOnePlaceTheSelectedOneIsHeld()
    {
        ToolBench bench = aiming();
        bench.document = addPoint(bench.document, {0, 0}, {.name = "above", .at = {40, 12}});
        bench.drag({40, 12}, {20, 20});
        QCOMPARE(points(bench).last().at, (Point{20, 20}));
        bench.document = addPoint(bench.document, {0, 0}, {.name = "above 2", .at = {40, 12}});
        select(bench, 0);
        bench.drag({40, 12}, {5, 5});
        QCOMPARE(points(bench).first().at, (Point{5, 5}));
    }

    void arrowsNudgeAsOneStep()
    {
        ToolBench bench = aiming();
        QCOMPARE(bench.key(Qt::Key_Left).outcome, Outcome::Ignored);
        select(bench, 0);
        bench.key(Qt::Key_Left);
        const QString merge = bench.last.mergeKey;
        QVERIFY(!merge.isEmpty());
        bench.held = Qt::ShiftModifier;
        bench.key(Qt::Key_Down);
        QCOMPARE(bench.last.mergeKey, merge);
        QCOMPARE(points(bench).first().at, (Point{39, 22}));
    }

    void deleteRemovesTheSelectedOne()
    {
        ToolBench bench = aiming();
        select(bench, 0);
        bench.key(Qt::Key_Delete);
        QVERIFY(points(bench).isEmpty());
        QVERIFY(bench.selection.empty());
        QCOMPARE(bench.steps, QStringList{"Remove point muzzle"});
    }

    void escapeAndALostReleaseDropTheDrag()
    {
        ToolBench bench = aiming();
        const Document before = bench.document;
        bench.press({10, 20});
        QVERIFY(bench.draft);
        QCOMPARE(bench.key(Qt::Key_Escape).outcome, Outcome::Cancel);
        QVERIFY(!bench.draft);
        bench.press({40, 12});
        bench.moveHolding({30, 30}, Qt::LeftButton);
        QCOMPARE(bench.moveHolding({30, 30}, Qt::NoButton).outcome, Outcome::Cancel);
        QCOMPARE(bench.document, before);
        select(bench, 0);
        bench.key(Qt::Key_Escape);
        QVERIFY(bench.selection.empty());
        QCOMPARE(bench.key(Qt::Key_Escape).outcome, Outcome::Ignored);
    }

    void aPointThatGoesMeanwhileLeavesNothing()
    {
        ToolBench bench = aiming();
        bench.press({40, 12});
        bench.move({30, 30});
        bench.document.sprites[0].frames[0].points.clear();
        bench.draft.reset();
        QCOMPARE(bench.release({30, 30}).outcome, Outcome::Cancel);
        QVERIFY(points(bench).isEmpty());
    }

    void theSelectedOneShowsItsHandle()
    {
        ToolBench bench = aiming();
        QVERIFY(!placeOf(Mark::Sign::Round, bench.overlay()));
        select(bench, 0);
        QCOMPARE(placeOf(Mark::Sign::Round, bench.overlay()), std::optional(Point{40, 12}));
        bench.move({40 + handleDistance(bench), 12});
        QVERIFY(placeOf(Mark::Sign::HotRound, bench.overlay()).has_value());
        QCOMPARE(bench.overlay().cursor, CursorLook::Turn);
        bench.move({40, 12});
        QCOMPARE(bench.overlay().cursor, CursorLook::Move);
        bench.leave();
        QCOMPARE(bench.overlay().cursor, CursorLook::Cross);
    }

    void theHintFollowsTheHand()
    {
        ToolBench bench = aiming();
        QVERIFY(bench.tool->hint(bench.context()).contains("Click"));
        select(bench, 0);
        QVERIFY(bench.tool->hint(bench.context()).contains("nudge"));
        bench.press({40, 12});
        QVERIFY(bench.tool->hint(bench.context()).contains("axis"));
        bench.release({40, 12});
        bench.press({5, 5});
        QVERIFY(bench.tool->hint(bench.context()).contains("15°"));
    }
};

HITBOX_CORE_TEST(FramePointToolTest)
#include "frame_point_tool_test.moc"
