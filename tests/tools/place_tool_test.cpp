#include "overlay_bench.h"
#include "test_class.h"
#include "tool_bench.h"

#include <QTest>

#include <hitbox/geometry/distance.h>

using namespace hitbox;
using geometry::Point;
using Outcome = ToolAnswer::Outcome;

namespace {

/// Two ships of 64 x 64 pixels about their middles.
ToolBench staged()
{
    ToolBench bench;
    bench.tool = makePlaceTool();
    bench.document = documentWith({squareAt(0, 0, 64)});
    Stage stage;
    stage.name = QStringLiteral("duel");
    for (const Point position : {Point{0, 0}, Point{200, 0}})
        stage.instances.append({QStringLiteral("ship"), QStringLiteral("ship_0"), position, 0, {1, 1}, {}});
    bench.document = addStage(std::move(bench.document), stage);
    return bench;
}

const Instance &instance(const ToolBench &bench, int index)
{
    return bench.document.stages[0].instances[index];
}

} // namespace

class PlaceToolTest : public QObject
{
    Q_OBJECT

private slots:
    void aDragThatMissedItsReleaseIsDropped()
    {
        ToolBench bench = staged();
        const Document before = bench.document;
        bench.press({5, 5});
        bench.moveHolding({25, 25}, Qt::LeftButton);
        QVERIFY(bench.tool->busy());
        QCOMPARE(bench.moveHolding({30, 30}, Qt::NoButton).outcome, Outcome::Cancel);
        QVERIFY(!bench.tool->busy());
        bench.release({30, 30});
        QCOMPARE(bench.document, before);
    }

    void clicksSelectInstances()
    {
        ToolBench bench = staged();
        bench.click({5, 5});
        QCOMPARE(bench.selectedInstances(), (QList<int>{0}));
        bench.held = Qt::ShiftModifier;
        bench.click({205, 5});
        QCOMPARE(bench.selectedInstances(), (QList<int>{0, 1}));
        bench.click({5, 5});
        QCOMPARE(bench.selectedInstances(), (QList<int>{1}));
        bench.held = {};
        bench.click({100, 100});
        QVERIFY(bench.selection.empty());
    }

    void aDragMovesThePivotOnTheGrid()
    {
        ToolBench bench = staged();
        bench.drag({5, 5}, {15.3, 9.8});
        QCOMPARE(instance(bench, 0).position, (Point{10, 5}));
        QCOMPARE(bench.steps, QStringList{"Move ship"});
    }

    void allSelectedInstancesMoveTogether()
    {
        ToolBench bench = staged();
        bench.selectInstances({0, 1});
        bench.drag({5, 5}, {15, 5});
        QCOMPARE(instance(bench, 0).position, (Point{10, 0}));
        QCOMPARE(instance(bench, 1).position, (Point{210, 0}));
        QCOMPARE(bench.steps, QStringList{"Move 2 instances"});
    }

    void controlAndShiftChangeTheMove()
    {
        ToolBench bench = staged();
        bench.press({5, 5});
        bench.held = Qt::ControlModifier;
        bench.move({15.25, 9.5});
        bench.release({15.25, 9.5});
        QCOMPARE(instance(bench, 0).position, (Point{10.25, 4.5}));
        bench.held = {};
        bench.press({205, 5});
        bench.held = Qt::ShiftModifier;
        bench.move({215, 9});
        bench.release({215, 9});
        QCOMPARE(instance(bench, 1).position, (Point{210, 0}));
    }

    void altMovesTheSelectionFromAnywhere()
    {
        ToolBench bench = staged();
        bench.selectInstances({1});
        bench.held = Qt::AltModifier;
        bench.drag({5, 5}, {15, 6});
        QCOMPARE(instance(bench, 0).position, (Point{0, 0}));
        QCOMPARE(instance(bench, 1).position, (Point{210, 1}));
    }

    void aMarqueeSelectsWhatItTouches()
    {
        ToolBench bench = staged();
        bench.drag({100, 100}, {180, -100});
        QCOMPARE(bench.selectedInstances(), (QList<int>{1}));
        bench.held = Qt::ShiftModifier;
        bench.drag({5, 5}, {10, 10});
        QCOMPARE(bench.selectedInstances(), (QList<int>{0, 1}));
        QVERIFY(bench.steps.isEmpty());
    }

    void arrowsNudge()
    {
        ToolBench bench = staged();
        bench.selectInstances({0});
        bench.key(Qt::Key_Right);
        bench.held = Qt::ShiftModifier;
        bench.key(Qt::Key_Down);
        QCOMPARE(instance(bench, 0).position, (Point{1, 10}));
        QVERIFY(!bench.last.mergeKey.isEmpty());
    }

    void gripsShowForASingleInstance()
    {
        ToolBench bench = staged();
        bench.move({100, 100});
        QVERIFY(!placeOf(Mark::Sign::Round, bench.overlay()));
        bench.selectInstances({0});
        QCOMPARE(*placeOf(Mark::Sign::Round, bench.overlay()), (Point{0, -38})); // three pick radii above the frame
        QCOMPARE(*placeOf(Mark::Sign::Square, bench.overlay()), (Point{32, 32}));
        bench.selectInstances({0, 1});
        QCOMPARE(*placeOf(Mark::Sign::Square, bench.overlay()), (Point{232, 32}));
        QCOMPARE(bench.overlay().find<Lines>()->role, Lines::Role::Group);
    }

    void severalTurnAndScaleTogether()
    {
        ToolBench bench = staged();
        bench.selectInstances({0, 1});
        bench.drag({100, -38}, {138, 0});
        QVERIFY(std::abs(instance(bench, 0).position.y + 100) < 1e-9);
        QCOMPARE(instance(bench, 1).rotation, 90.0);
        bench.key(Qt::Key_Z);
        bench.drag(*placeOf(Mark::Sign::Square, bench.overlay()), {232 + 132, 32 + 32});
        QCOMPARE(instance(bench, 0).scale, (Point{2, 2}));
        QCOMPARE(bench.steps, (QStringList{"Rotate 2 instances", "Turn 2 instances", "Scale 2 instances"}));
    }

    void whatIsLockedOrHiddenCannotBeTaken()
    {
        for (const bool visible : {true, false}) {
            ToolBench bench = staged();
            bench.document.stages[0].layers = {{.name = "rocks", .visible = visible, .locked = visible}};
            bench.document.stages[0].instances[0].layer = "rocks";
            const Document before = bench.document;
            bench.drag({5, 5}, {50, 50});
            bench.selectInstances({0});
            QVERIFY(!placeOf(Mark::Sign::Round, bench.overlay()));
            bench.held = Qt::AltModifier;
            bench.drag({150, 100}, {180, 130});
            QCOMPARE(bench.document, before);
            bench.held = {};
            bench.drag({-90, -90}, {90, 90});
            QVERIFY(bench.selection.instances.isEmpty());
        }
    }

    void aDragKeepsToOtherInstancesAndTellsSo()
    {
        ToolBench bench = staged();
        bench.snap.to = SnapKind::Pivot;
        bench.press({5, 5});
        bench.move({104, 106.6});
        bench.move({204, 106.6});
        QCOMPARE(bench.overlay().find<SnapResult>()->kind, std::optional(SnapKind::Pivot));
        bench.release({204, 106.6});
        QCOMPARE(instance(bench, 0).position, (Point{200, 102}));
    }

    void theRoundGripTurns()
    {
        ToolBench bench = staged();
        bench.selectInstances({0});
        bench.drag({0, -38}, {38, 0});
        QCOMPARE(instance(bench, 0).rotation, 90.0);
        QCOMPARE(instance(bench, 0).position, (Point{0, 0}));
        QCOMPARE(bench.steps, QStringList{"Rotate ship"});
    }

    void theRoundGripStandsBelowWhereAboveIsOutOfView()
    {
        ToolBench bench = staged();
        bench.selectInstances({0});
        bench.sight = CanvasSight{{{-90, -39}, {300, 90}}, 2};
        QCOMPARE(*placeOf(Mark::Sign::Round, bench.overlay()), (Point{0, 38}));
        bench.press({0, 38});
        bench.move({38, 0});
        QCOMPARE(bench.overlay().readout, QStringLiteral("-90°"));
        // It goes along with its side, wherever that comes to be.
        QVERIFY(geometry::distance(*placeOf(Mark::Sign::Round, bench.overlay()), Point{38, 0}) < 1e-9);
        bench.release({38, 0});
        QCOMPARE(instance(bench, 0).rotation, -90.0);
    }

    void shiftTurnsInStepsOf15Degrees()
    {
        ToolBench bench = staged();
        bench.selectInstances({0});
        bench.press({0, -38});
        bench.held = Qt::ShiftModifier;
        bench.move({38, -30});
        QCOMPARE(bench.overlay().readout, QStringLiteral("45°"));
        bench.release({38, -30});
        QCOMPARE(instance(bench, 0).rotation, 45.0);
    }

    void theCornerGripScales()
    {
        ToolBench bench = staged();
        bench.selectInstances({0});
        bench.drag({32, 32}, {64, 64});
        QCOMPARE(instance(bench, 0).scale, (Point{2, 2}));
        QCOMPARE(bench.steps, QStringList{"Scale ship"});
    }

    void mirroringAndTurningAreUndoneByTheirOpposites()
    {
        ToolBench bench = staged();
        bench.selectInstances({0, 1});
        const Document before = bench.document;
        for (const int key : {Qt::Key_X, Qt::Key_Y}) {
            bench.key(key);
            QVERIFY(bench.document != before);
            bench.key(key);
            QCOMPARE(bench.document, before);
        }
        for (int i = 0; i < 4; ++i)
            bench.key(Qt::Key_Z);
        QCOMPARE(bench.document, before);
        bench.key(Qt::Key_Z);
        bench.held = Qt::ShiftModifier;
        bench.key(Qt::Key_Z);
        QCOMPARE(bench.document, before);
    }

    void deleteRemovesTheSelectedInstances()
    {
        ToolBench bench = staged();
        bench.selectInstances({0});
        bench.key(Qt::Key_Delete);
        QCOMPARE(bench.document.stages[0].instances.size(), 1);
        QCOMPARE(instance(bench, 0).position, (Point{200, 0}));
        QVERIFY(bench.selection.empty());
    }

    void escapeCancelsTheDrag()
    {
        ToolBench bench = staged();
        const Document before = bench.document;
        bench.press({5, 5});
        bench.move({50, 50});
        QCOMPARE(bench.key(Qt::Key_Escape).outcome, Outcome::Cancel);
        bench.release({50, 50});
        QCOMPARE(bench.document, before);
    }

    void aDragWhoseSelectionIsTakenAwayMovesNothing()
    {
        ToolBench bench = staged();
        const Document before = bench.document;
        bench.selectInstances({0});
        bench.held = Qt::AltModifier;
        bench.press({100, 100});
        bench.selection = {};
        bench.move({120, 100});
        bench.release({120, 100});
        QCOMPARE(bench.document, before);
    }

    void withoutAStageNothingIsTaken()
    {
        ToolBench bench = staged();
        bench.stage = -1;
        QCOMPARE(bench.press({5, 5}).outcome, Outcome::Ignored);
        QCOMPARE(bench.key(Qt::Key_Delete).outcome, Outcome::Ignored);
    }

    void instancesOfMissingSpritesDoNoHarm()
    {
        ToolBench bench = staged();
        bench.document.stages[0].instances.append(Instance{});
        bench.selectInstances({2});
        QVERIFY(!placeOf(Mark::Sign::Round, bench.overlay()));
        bench.key(Qt::Key_Right);
        QCOMPARE(instance(bench, 2).position, (Point{1, 0}));
    }

    void theCursorTellsWhatAPressWouldDo()
    {
        ToolBench bench = staged();
        QCOMPARE(bench.overlay().cursor, CursorLook::Arrow);
        bench.click({0, 0});
        bench.move({5, 5});
        QCOMPARE(bench.overlay().cursor, CursorLook::Move);
        bench.move(*placeOf(Mark::Sign::Round, bench.overlay()));
        QCOMPARE(bench.overlay().cursor, CursorLook::Turn);
    }
};

HITBOX_TEST(PlaceToolTest)
#include "place_tool_test.moc"
