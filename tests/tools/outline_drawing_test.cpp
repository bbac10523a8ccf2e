#include "test_class.h"
#include "tools/outline_drawing.h"

#include "overlay_bench.h"
#include "tool_bench.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;
using Outcome = ToolAnswer::Outcome;

namespace {

ToolBench drawing(std::unique_ptr<Tool> tool)
{
    ToolBench bench;
    bench.tool = std::move(tool);
    bench.document = documentWith({});
    return bench;
}

void clickAll(ToolBench &bench, const QList<Point> &points)
{
    for (const Point p : points)
        bench.click(p);
}

const QList<Point> triangle = {{0, 0}, {20, 0}, {20, 20}};

} // namespace

class OutlineDrawingTest : public QObject
{
    Q_OBJECT

private slots:
    void aClickOnTheFirstPointFinishes()
    {
        ToolBench bench = drawing(makePolygonTool());
        clickAll(bench, triangle);
        bench.click({0.8, 0.4});
        QCOMPARE(bench.points(1), triangle);
        QCOMPARE(bench.shapes().first().category, QStringLiteral("hit"));
        QCOMPARE(bench.selection.shapes, (QSet<ShapeId>{{1}}));
        QVERIFY(!bench.tool->busy());
        QCOMPARE(bench.steps.size(), 1);
    }

    void keysWorkOnTheShapeThatWasJustDrawn()
    {
        ToolBench bench = drawing(makePolygonTool());
        clickAll(bench, triangle);
        bench.key(Qt::Key_Return);
        const Outline drawn = bench.outline(1);
        bench.key(Qt::Key_Right);
        QVERIFY(bench.outline(1) != drawn);
        bench.key(Qt::Key_Left);
        QCOMPARE(bench.outline(1), drawn);
        QCOMPARE(bench.key(Qt::Key_X).outcome, Outcome::Commit);
        bench.key(Qt::Key_Escape);
        QVERIFY(bench.selection.empty());
        bench.selection.shapes = {{1}};
        bench.key(Qt::Key_Delete);
        QVERIFY(bench.shapes().isEmpty());
    }

    void oneBackspaceTooManyLeavesTheShapeBefore()
    {
        ToolBench bench = drawing(makePolygonTool());
        clickAll(bench, triangle);
        QVERIFY(bench.tool->finishable());
        bench.key(Qt::Key_Return);
        bench.click({40, 40});
        QVERIFY(!bench.tool->finishable());
        bench.key(Qt::Key_Backspace);
        QCOMPARE(bench.key(Qt::Key_Backspace).outcome, Outcome::Ignored);
        QCOMPARE(bench.shapes().size(), 1);
    }

    void enterFinishes()
    {
        for (const int key : {Qt::Key_Return, Qt::Key_Enter}) {
            ToolBench bench = drawing(makePolygonTool());
            clickAll(bench, triangle);
            bench.move({30, 30});
            bench.key(key);
            QCOMPARE(bench.points(1), triangle); // the cursor's point is no part of it
        }
    }

    void aDoubleClickFinishesWithoutARepeatedPoint()
    {
        ToolBench bench = drawing(makePolygonTool());
        clickAll(bench, {{0, 0}, {20, 0}});
        bench.doubleClick({20, 20});
        QCOMPARE(bench.points(1), triangle);
    }

    void aDoubleClickWithAnUnsteadyHandLeavesOnePoint()
    {
        ToolBench bench = drawing(makePolygonTool());
        clickAll(bench, {{0, 0}, {20, 0}});
        bench.click({20, 20});
        bench.press({21, 20});
        bench.feed({ToolInput::Kind::DoubleClick, {21, 20}, Qt::LeftButton, {}, 0, 0});
        QCOMPARE(bench.points(1), triangle);
    }

    void aDoubleClickOnTheFirstPointDoesNotBeginAnother()
    {
        ToolBench bench = drawing(makePolygonTool());
        clickAll(bench, triangle);
        bench.doubleClick({0, 0});
        QCOMPARE(bench.shapes().size(), 1);
        QVERIFY(!bench.tool->busy());
    }

    void twoPointsAreNotEnough()
    {
        ToolBench bench = drawing(makePolygonTool());
        clickAll(bench, {{0, 0}, {20, 0}});
        QCOMPARE(bench.key(Qt::Key_Return).outcome, Outcome::Continue);
        bench.click({0, 0});
        QVERIFY(bench.tool->busy());
        QVERIFY(bench.shapes().isEmpty());
    }

    void pointsLandOnTheGridUnlessControlIsHeld()
    {
        ToolBench bench = drawing(makePolygonTool());
        clickAll(bench, {{0.4, 0.4}, {20.2, 0.3}});
        bench.held = Qt::ControlModifier;
        bench.click({20.25, 20.5});
        bench.held = {};
        bench.key(Qt::Key_Return);
        QCOMPARE(bench.points(1), (QList<Point>{{0, 0}, {20, 0}, {20.25, 20.5}}));
    }

    void shiftKeepsTheEdgeToStepsOf15Degrees()
    {
        ToolBench bench = drawing(makePolygonTool());
        bench.click({10, 10});
        bench.held = Qt::ShiftModifier;
        bench.click({30, 12});
        bench.click({41, 22});
        bench.click({39, 50});
        bench.key(Qt::Key_Return);
        QCOMPARE(bench.points(1), (QList<Point>{{10, 10}, {30, 10}, {42, 22}, {42, 50}}));
    }

    void backspaceTakesTheLastPointBack()
    {
        ToolBench bench = drawing(makePolygonTool());
        clickAll(bench, {{0, 0}, {20, 0}, {33, 33}});
        bench.key(Qt::Key_Backspace);
        bench.click({20, 20});
        bench.key(Qt::Key_Return);
        QCOMPARE(bench.points(1), triangle);
    }

    void backspaceOnTheOnlyPointEndsTheGesture()
    {
        ToolBench bench = drawing(makePolygonTool());
        bench.click({0, 0});
        QCOMPARE(bench.key(Qt::Key_Backspace).outcome, Outcome::Cancel);
        QVERIFY(!bench.tool->busy());
        QCOMPARE(bench.key(Qt::Key_Backspace).outcome, Outcome::Ignored);
    }

    void escapeDropsTheOutline()
    {
        ToolBench bench = drawing(makePolygonTool());
        clickAll(bench, triangle);
        QCOMPARE(bench.key(Qt::Key_Escape).outcome, Outcome::Cancel);
        QVERIFY(bench.shapes().isEmpty());
        QVERIFY(!bench.draft);
        QCOMPARE(bench.overlay(), Overlay{});
    }

    void theDraftHoldsTheCursorsPointFromThreePointsOn()
    {
        ToolBench bench = drawing(makePolygonTool());
        bench.click({0, 0});
        bench.move({9, 0});
        QVERIFY(findFrame(*bench.draft, {0, 0})->shapes.isEmpty());
        bench.click({20, 0});
        bench.move({20.3, 20.4});
        QCOMPARE(bench.draftPoints(1), triangle);
        QVERIFY(bench.shapes().isEmpty());
    }

    void theDraftNeverRepeatsAPoint()
    {
        ToolBench bench = drawing(makePolygonTool());
        clickAll(bench, {{0, 0}, {20, 0}, {20, 20}, {0, 20}});
        bench.move({0, 20});
        QCOMPARE(bench.draftPoints(1).size(), 4);
        bench.move({0, 0});
        QCOMPARE(bench.draftPoints(1).size(), 4);
    }

    void theFirstPointLightsUpWhenAClickWouldClose()
    {
        ToolBench bench = drawing(makePolygonTool());
        clickAll(bench, triangle);
        bench.move({10, 10});
        QVERIFY(!placeOf(Mark::Sign::Ring, bench.overlay()));
        bench.move({1, 1});
        QCOMPARE(*placeOf(Mark::Sign::Ring, bench.overlay()), (Point{0, 0}));
    }

    void theRubberLineLeadsToTheCursor()
    {
        ToolBench bench = drawing(makePolygonTool());
        bench.click({0, 0});
        bench.move({12, 8});
        QCOMPARE(draftPath(bench.overlay()), (QList<Point>{{0, 0}, {12, 8}}));
        QCOMPARE(bench.overlay().readout, QStringLiteral("12, 8"));
    }

    void theRightButtonNeitherFinishesNorCancels()
    {
        ToolBench bench = drawing(makePolygonTool());
        clickAll(bench, triangle);
        QCOMPARE(bench.press({5, 5}, Qt::RightButton).outcome, Outcome::Ignored);
        QVERIFY(bench.tool->busy());
        QVERIFY(bench.shapes().isEmpty());
    }

    void aCancelledGestureLeavesNothingBehind()
    {
        ToolBench bench = drawing(makePolygonTool());
        clickAll(bench, triangle);
        bench.tool->cancel();
        clickAll(bench, {{40, 40}, {50, 40}, {50, 50}});
        bench.key(Qt::Key_Return);
        QCOMPARE(bench.points(1), (QList<Point>{{40, 40}, {50, 40}, {50, 50}}));
    }

    void crossingPolygonsAreNotRefused()
    {
        ToolBench bench = drawing(makePolygonTool());
        const QList<Point> bowTie = {{0, 0}, {20, 20}, {20, 0}, {0, 20}};
        clickAll(bench, bowTie);
        bench.key(Qt::Key_Return);
        QCOMPARE(bench.points(1), bowTie);
    }

    void aChainNeedsTwoPointsAndMayComeBack()
    {
        ToolBench bench = drawing(makeChainTool());
        bench.click({0, 0});
        bench.key(Qt::Key_Return);
        QVERIFY(bench.shapes().isEmpty());
        clickAll(bench, {{20, 0}, {20, 20}, {0, 0}});
        bench.key(Qt::Key_Return);
        QCOMPARE(std::get<ChainLine>(bench.outline(1)).points, (QList<Point>{{0, 0}, {20, 0}, {20, 20}, {0, 0}}));
    }

    void hintsFollowTheGesture()
    {
        ToolBench bench = drawing(makePolygonTool());
        const QString idle = bench.tool->hint(bench.context());
        bench.click({0, 0});
        const QString first = bench.tool->hint(bench.context());
        clickAll(bench, {{20, 0}, {20, 20}});
        const QString third = bench.tool->hint(bench.context());
        QVERIFY(idle != first && first != third && idle != third);
    }

    void withSymmetryOneHalfIsDrawnAndTheOtherMirrored()
    {
        ToolBench bench = drawing(makePolygonTool());
        bench.symmetry = {true, 20};
        bench.click({19, 5});
        bench.click({30, 10});
        QVERIFY(bench.tool->finishable());
        bench.move({21, 20});
        QCOMPARE(bench.draftPoints(1), (QList<Point>{{20, 5}, {30, 10}, {20, 20}, {10, 10}}));
        bench.click({21, 20});
        bench.key(Qt::Key_Return);
        QCOMPARE(bench.points(1), (QList<Point>{{20, 5}, {30, 10}, {20, 20}, {10, 10}}));
    }

    void chainsAreNotMirrored()
    {
        ToolBench bench = drawing(makeChainTool());
        bench.symmetry = {true, 20};
        bench.click({10, 5});
        bench.click({15, 10});
        bench.key(Qt::Key_Return);
        QCOMPARE(bench.outline(1), Outline(ChainLine{{{10, 5}, {15, 10}}}));
    }

    void pointsLandOnTheVerticesOfOtherShapes()
    {
        const Point odd{10 + 1.0 / 3, 10.1};
        ToolBench bench = drawing(makeChainTool());
        bench.document = documentWith({polygon({odd, {40, 10}, {40, 40}})});
        bench.snap.to = SnapKind::Vertices;
        bench.move({9, 9});
        QCOMPARE(bench.overlay().find<SnapResult>()->mark, odd); // before the first click too
        bench.click({9, 9});
        bench.click({0, 0});
        bench.key(Qt::Key_Return);
        QCOMPARE(std::get<ChainLine>(bench.outline(2)).points, (QList<Point>{odd, {0, 0}}));
    }

    void shiftGoesLevelUpToAVertex()
    {
        ToolBench bench = drawing(makeChainTool());
        bench.document = documentWith({polygon({{20.3, 1}, {40, 10}, {40, 40}})});
        bench.snap.to = SnapKind::Vertices;
        bench.click({5, 2});
        bench.held = Qt::ShiftModifier;
        bench.move({20, 3});
        QCOMPARE(bench.overlay().find<SnapResult>()->place, (Point{20.3, 2}));
    }
};

HITBOX_TEST(OutlineDrawingTest)
#include "outline_drawing_test.moc"
