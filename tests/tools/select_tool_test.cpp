#include "overlay_bench.h"
#include "test_class.h"
#include "tool_bench.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;
using Outcome = ToolAnswer::Outcome;

namespace {

ToolBench selectBench(const QList<Outline> &outlines)
{
    ToolBench bench;
    bench.tool = makeSelectTool();
    bench.document = documentWith(outlines);
    return bench;
}

Outline rectangle(Point min, Point max)
{
    return polygon({min, {max.x, min.y}, max, {min.x, max.y}});
}

const QList<Outline> twoSquares = {squareAt(0, 0, 10), squareAt(20, 0, 10)};

} // namespace

class SelectToolTest : public QObject
{
    Q_OBJECT

private slots:
    void aDragThatMissedItsReleaseIsDropped()
    {
        ToolBench bench = selectBench(twoSquares);
        const Document before = bench.document;
        bench.press({5, 5});
        bench.moveHolding({25, 25}, Qt::LeftButton);
        QVERIFY(bench.tool->busy());
        QCOMPARE(bench.moveHolding({30, 30}, Qt::NoButton).outcome, Outcome::Cancel);
        QVERIFY(!bench.tool->busy());
        bench.release({30, 30});
        QCOMPARE(bench.document, before);
    }

    void aClickSelectsOneShape()
    {
        ToolBench bench = selectBench(twoSquares);
        bench.click({5, 5});
        QCOMPARE(bench.selection.shapes, (QSet<ShapeId>{{1}}));
        bench.click({25, 5});
        QCOMPARE(bench.selection.shapes, (QSet<ShapeId>{{2}}));
        QVERIFY(bench.steps.isEmpty());
    }

    void aClickOnEmptyGroundSelectsNothing()
    {
        ToolBench bench = selectBench(twoSquares);
        bench.click({5, 5});
        bench.click({50, 50});
        QVERIFY(bench.selection.empty());
    }

    void shiftAndControlClicksAddAndRemove()
    {
        for (const Qt::KeyboardModifier modifier : {Qt::ShiftModifier, Qt::ControlModifier}) {
            ToolBench bench = selectBench(twoSquares);
            bench.click({5, 5});
            bench.held = modifier;
            bench.click({25, 5});
            QCOMPARE(bench.selection.shapes, (QSet<ShapeId>{{1}, {2}}));
            bench.click({5, 5});
            QCOMPARE(bench.selection.shapes, (QSet<ShapeId>{{2}}));
            bench.click({50, 50});
            QCOMPARE(bench.selection.shapes, (QSet<ShapeId>{{2}}));
        }
    }

    void aDragMovesTheShapeUnderIt()
    {
        ToolBench bench = selectBench(twoSquares);
        bench.drag({5, 5}, {8.3, 9.8});
        QCOMPARE(bench.points(1).first(), (Point{3, 5}));
        QCOMPARE(bench.points(2).first(), (Point{20, 0}));
        QCOMPARE(bench.selection.shapes, (QSet<ShapeId>{{1}}));
        QCOMPARE(bench.steps, QStringList{"Move shape1"});
    }

    void aDragInsideASelectedShapeMovesThatNextToOthersBelow()
    {
        ToolBench bench = selectBench({squareAt(0, 0, 10), squareAt(8, 0, 12)});
        bench.selection.shapes = {{2}};
        bench.drag({11, 5}, {16, 5});
        QCOMPARE(bench.steps, QStringList{"Move shape2"});
        QCOMPARE(bench.points(1).first(), (Point{0, 0}));
        QCOMPARE(bench.points(2).first(), (Point{13, 0}));
    }

    void aDragMovesAllSelectedShapes()
    {
        ToolBench bench = selectBench(twoSquares);
        bench.selection.shapes = {{1}, {2}};
        bench.drag({5, 5}, {6, 8});
        QCOMPARE(bench.points(1).first(), (Point{1, 3}));
        QCOMPARE(bench.points(2).first(), (Point{21, 3}));
        QCOMPARE(bench.steps, QStringList{"Move 2 shapes"});
    }

    void theDraftShowsTheDragAndTheDocumentWaits()
    {
        ToolBench bench = selectBench(twoSquares);
        const Document before = bench.document;
        bench.press({5, 5});
        bench.move({15, 5});
        QCOMPARE(bench.draftPoints(1).first(), (Point{10, 0}));
        QCOMPARE(bench.document, before);
        QVERIFY(bench.tool->busy());
        QCOMPARE(bench.overlay().readout, QStringLiteral("10, 0"));
    }

    void theFirstPointOfAMovedShapeLandsOnTheGrid()
    {
        ToolBench bench = selectBench({polygon({{0.3, 0.6}, {10, 0}, {5, 8}})});
        bench.drag({5, 4}, {10, 4});
        QCOMPARE(bench.points(1).first(), (Point{5, 1}));
    }

    void controlMovesOffTheGrid()
    {
        ToolBench bench = selectBench(twoSquares);
        bench.press({5, 5});
        bench.held = Qt::ControlModifier;
        bench.move({8.25, 5.5});
        bench.release({8.25, 5.5});
        QCOMPARE(bench.points(1).first(), (Point{3.25, 0.5}));
    }

    void controlFromTheStartMovesTooAndSelects()
    {
        ToolBench bench = selectBench(twoSquares);
        bench.held = Qt::ControlModifier;
        bench.drag({5, 5}, {8.25, 5.5});
        QCOMPARE(bench.points(1).first(), (Point{3.25, 0.5}));
        QCOMPARE(bench.selection.shapes, (QSet<ShapeId>{{1}}));
    }

    void shiftWhileMovingKeepsToOneAxis()
    {
        ToolBench bench = selectBench(twoSquares);
        bench.press({5, 5});
        bench.held = Qt::ShiftModifier;
        bench.move({15, 9});
        bench.release({15, 9});
        QCOMPARE(bench.points(1).first(), (Point{10, 0}));
    }

    void altMovesTheSelectionFromAnywhere()
    {
        ToolBench bench = selectBench(twoSquares);
        bench.click({5, 5});
        bench.held = Qt::AltModifier;
        bench.drag({50, 50}, {55, 52});
        QCOMPARE(bench.points(1).first(), (Point{5, 2}));
        QCOMPARE(bench.selection.shapes, (QSet<ShapeId>{{1}}));
    }

    /// For desktops that move windows by a drag with Alt.
    void controlAndShiftDoSoToo()
    {
        ToolBench bench = selectBench(twoSquares);
        bench.click({5, 5});
        bench.held = Qt::ControlModifier | Qt::ShiftModifier;
        bench.press({50, 50});
        bench.held = {};
        bench.move({55, 52});
        bench.release({55, 52});
        QCOMPARE(bench.points(1).first(), (Point{5, 2}));
        QCOMPARE(bench.selection.shapes, (QSet<ShapeId>{{1}}));
    }

    void aDragOverEmptyGroundSelectsWhatItTouches()
    {
        ToolBench bench = selectBench(twoSquares);
        bench.press({40, 40});
        bench.move({25, 5});
        QCOMPARE(bench.overlay().find<Marquee>()->box, (geometry::Box{{25, 5}, {40, 40}}));
        bench.release({25, 5});
        QCOMPARE(bench.selection.shapes, (QSet<ShapeId>{{2}}));
        QVERIFY(!bench.overlay().find<Marquee>());
    }

    void shiftForcesAMarqueeThatAdds()
    {
        ToolBench bench = selectBench(twoSquares);
        bench.click({25, 5});
        bench.held = Qt::ShiftModifier;
        bench.drag({5, 5}, {8, 8});
        QCOMPARE(bench.selection.shapes, (QSet<ShapeId>{{1}, {2}}));
        QVERIFY(bench.steps.isEmpty());
    }

    void aSmallTremorIsStillAClick()
    {
        ToolBench bench = selectBench(twoSquares);
        bench.drag({5, 5}, {5.5, 5.5});
        QVERIFY(bench.steps.isEmpty());
        QCOMPARE(bench.selection.shapes, (QSet<ShapeId>{{1}}));
    }

    void aClickOnOneOfSeveralKeepsOnlyThatOne()
    {
        ToolBench bench = selectBench(twoSquares);
        bench.selection.shapes = {{1}, {2}};
        bench.press({5, 5});
        QCOMPARE(bench.selection.shapes.size(), 2);
        bench.release({5, 5});
        QCOMPARE(bench.selection.shapes, (QSet<ShapeId>{{1}}));
    }

    void handlesOfASingleBoxChangeItsSize()
    {
        ToolBench bench = selectBench({geometry::Box{{0, 0}, {10, 10}}, squareAt(30, 30, 5)});
        bench.click({5, 5});
        QCOMPARE(bench.overlay().handledShapes(), (QSet<ShapeId>{{1}}));
        bench.drag({10, 10}, {14.2, 12.9});
        QCOMPARE(std::get<geometry::Box>(bench.outline(1)), (geometry::Box{{0, 0}, {14, 13}}));
        QCOMPARE(bench.steps, QStringList{"Resize shape1"});
    }

    void theRimOfASingleCircleChangesItsRadius()
    {
        ToolBench bench = selectBench({geometry::Circle{{20, 20}, 5}});
        bench.click({20, 20});
        bench.drag({25, 20}, {28, 20});
        QCOMPARE(std::get<geometry::Circle>(bench.outline(1)), (geometry::Circle{{20, 20}, 8}));
    }

    void handlesOfPolygonsAndOfSeveralShapesStayHidden()
    {
        ToolBench bench = selectBench({squareAt(0, 0, 10), geometry::Box{{20, 0}, {30, 10}}});
        bench.selection.shapes = {{1}};
        QVERIFY(bench.overlay().handledShapes().isEmpty());
        bench.selection.shapes = {{1}, {2}};
        QVERIFY(bench.overlay().handledShapes().isEmpty());
    }

    void escapeCancelsTheDragAndThenTheSelection()
    {
        ToolBench bench = selectBench(twoSquares);
        const Document before = bench.document;
        bench.press({5, 5});
        bench.move({20, 20});
        QCOMPARE(bench.key(Qt::Key_Escape).outcome, Outcome::Cancel);
        QVERIFY(!bench.tool->busy());
        bench.release({20, 20});
        QCOMPARE(bench.document, before);
        QCOMPARE(bench.selection.shapes, (QSet<ShapeId>{{1}}));
        bench.key(Qt::Key_Escape);
        QVERIFY(bench.selection.empty());
        QCOMPARE(bench.key(Qt::Key_Escape).outcome, Outcome::Ignored);
    }

    void arrowsNudgeAndDeleteDeletes()
    {
        ToolBench bench = selectBench(twoSquares);
        QCOMPARE(bench.key(Qt::Key_Left).outcome, Outcome::Ignored);
        bench.click({5, 5});
        bench.key(Qt::Key_Right);
        QCOMPARE(bench.points(1).first(), (Point{1, 0}));
        bench.key(Qt::Key_Delete);
        QCOMPARE(bench.shapes().size(), 1);
        QCOMPARE(bench.steps, (QStringList{"Nudge shape1", "Delete shape1"}));
    }

    void keysInMidDragChangeNothing()
    {
        ToolBench bench = selectBench(twoSquares);
        bench.press({5, 5});
        bench.move({20, 20});
        QCOMPARE(bench.key(Qt::Key_Delete).outcome, Outcome::Continue);
        QVERIFY(bench.tool->busy());
        QVERIFY(bench.steps.isEmpty());
    }

    void aDoubleClickOnAPolygonGoesToItsPoints()
    {
        ToolBench bench = selectBench({squareAt(0, 0, 10), geometry::Circle{{40, 40}, 5}});
        QCOMPARE(bench.doubleClick({5, 5}).switchTo, QStringLiteral("edit-points"));
        QVERIFY(!bench.tool->busy());
        QVERIFY(bench.doubleClick({40, 40}).switchTo.isEmpty());
    }

    void theRightButtonIsLeftToTheWindow()
    {
        ToolBench bench = selectBench(twoSquares);
        QCOMPARE(bench.press({5, 5}, Qt::RightButton).outcome, Outcome::Ignored);
        bench.press({5, 5});
        bench.move({20, 5});
        QCOMPARE(bench.press({20, 5}, Qt::RightButton).outcome, Outcome::Ignored);
        QVERIFY(bench.tool->busy());
    }

    void theShapeUnderTheCursorIsHot()
    {
        ToolBench bench = selectBench(twoSquares);
        bench.move({25, 5});
        QCOMPARE(hotShape(bench.overlay()), ShapeId{2});
        bench.leave();
        QCOMPARE(hotShape(bench.overlay()), ShapeId{});
    }

    void withoutAFrameNothingIsTaken()
    {
        ToolBench bench = selectBench(twoSquares);
        bench.frame = {};
        QCOMPARE(bench.press({5, 5}).outcome, Outcome::Ignored);
        QCOMPARE(bench.key(Qt::Key_Left).outcome, Outcome::Ignored);
        QCOMPARE(bench.overlay(), Overlay{});
    }

    void lockedShapesDoNotMoveAlong()
    {
        ToolBench bench = selectBench(twoSquares);
        setShape(bench.document, 2, [](Shape &shape) { shape.locked = true; });
        bench.selection.shapes = {{1}, {2}};
        bench.drag({5, 5}, {10, 5});
        QCOMPARE(bench.points(1).first(), (Point{5, 0}));
        QCOMPARE(bench.points(2).first(), (Point{20, 0}));
    }

    void theFramesGripsScaleWhatIsSelected()
    {
        ToolBench bench = selectBench(twoSquares);
        bench.selection.shapes = {{1}, {2}};
        QCOMPARE(grippedBox(bench.overlay()), std::optional(geometry::Box{{0, 0}, {30, 10}}));
        bench.press({33, 13});
        bench.move({63, 23});
        QCOMPARE(bench.overlay().readout, QStringLiteral("60 × 20"));
        QCOMPARE(bench.overlay().cursor, CursorLook::SizeFalling);
        bench.release({63, 23});
        QCOMPARE(bench.outline(1), rectangle({0, 0}, {20, 20}));
        QCOMPARE(bench.outline(2), rectangle({40, 0}, {60, 20}));
        QCOMPARE(bench.steps, QStringList(QStringLiteral("Scale 2 shapes")));
    }

    void theGripAboveTheFrameTurnsAndSaysThatBoxesBecomePolygons()
    {
        ToolBench bench = selectBench({geometry::Box{{0, 0}, {20, 10}}});
        bench.selection.shapes = {{1}};
        bench.held = Qt::ShiftModifier;
        bench.press({10, -9});
        bench.move({15, -9});
        QCOMPARE(bench.overlay().readout, QStringLiteral("15° (boxes become polygons)"));
        QVERIFY(!grippedBox(bench.overlay()));
        bench.move({24, 5});
        QCOMPARE(bench.overlay().readout, QStringLiteral("90°"));
        bench.release({24, 5});
        QCOMPARE(bench.outline(1), Outline(geometry::Box{{5, -5}, {15, 15}}));
        QCOMPARE(bench.steps, QStringList(QStringLiteral("Turn shape1")));
    }

    void theGripThatTurnsStandsBelowWhereAboveIsOutOfView()
    {
        ToolBench bench = selectBench(twoSquares);
        bench.selection.shapes = {{1}};
        bench.sight = CanvasSight{{{-8, -8}, {60, 60}}, 2};
        bench.drag({5, 19}, {-9, 5});
        QCOMPARE(bench.steps, QStringList(QStringLiteral("Turn shape1")));
    }

    void turnsAboutTheCrossThatWasDraggedAway()
    {
        ToolBench bench = selectBench({squareAt(0, 0, 20)});
        bench.selection.shapes = {{1}};
        bench.sight = CanvasSight{{{-90, -90}, {90, 90}}, 2};
        const Document before = bench.document;
        QVERIFY(!placeOf(Mark::Sign::Center, bench.overlay()));
        bench.click({10, -9});
        QCOMPARE(placeOf(Mark::Sign::Center, bench.overlay()), std::optional(Point{10, 10}));
        bench.press({10, 10});
        bench.move({19.5, 0.5});
        QCOMPARE(placeOf(Mark::Sign::HotCenter, bench.overlay()), std::optional(Point{20, 0}));
        bench.release({19.5, 0.5});
        QCOMPARE(bench.document, before); // no step of history
        QVERIFY(bench.steps.isEmpty());
        QCOMPARE(placeOf(Mark::Sign::HotCenter, bench.overlay()), std::optional(Point{20, 0}));

        bench.press({10, -9});
        bench.move({29, -10});
        QCOMPARE(placeOf(Mark::Sign::Center, bench.overlay()), std::optional(Point{20, 0}));
        bench.release({29, -10});
        QCOMPARE(bench.points(1), (QList<Point>{{20, -20}, {20, 0}, {0, 0}, {0, -20}}));
        bench.key(Qt::Key_Z);
        QCOMPARE(bench.points(1), (QList<Point>{{40, 0}, {20, 0}, {20, -20}, {40, -20}}));
        QCOMPARE(bench.steps, (QStringList{QStringLiteral("Turn shape1"), QStringLiteral("Turn shape1")}));

        bench.selection.shapes = {};
        bench.move({80, 80});
        bench.selection.shapes = {{1}};
        QVERIFY(!placeOf(Mark::Sign::Center, bench.overlay()));
    }

    void aPressInTheMiddleDragsTheShapeUntilTheCrossIsAskedFor()
    {
        ToolBench bench = selectBench({squareAt(0, 0, 20)});
        bench.selection.shapes = {{1}};
        bench.sight = CanvasSight{{{-90, -90}, {90, 90}}, 2};
        bench.drag({10, 10}, {13, 10});
        QCOMPARE(bench.points(1).first(), (Point{3, 0}));
        bench.click({13, -9});
        bench.click({13, 10}); // on the cross: as on the shape
        QCOMPARE(bench.selection.shapes, (QSet<ShapeId>{{1}}));
        bench.press({13, 10});
        bench.move({30, 30});
        QCOMPARE(bench.key(Qt::Key_Escape).outcome, Outcome::Cancel);
        QCOMPARE(placeOf(Mark::Sign::Center, bench.overlay()), std::optional(Point{13, 10}));
        bench.click({13, -9});
        QVERIFY(!placeOf(Mark::Sign::Center, bench.overlay()));
        bench.drag({13, 10}, {10, 10});
        QCOMPARE(bench.points(1).first(), (Point{0, 0}));
    }

    void theCrossGoesBeforeTheHandleInTheMiddleOfACircle()
    {
        ToolBench bench = selectBench({geometry::Circle{{20, 20}, 10}});
        bench.selection.shapes = {{1}};
        bench.sight = CanvasSight{{{-90, -90}, {90, 90}}, 2};
        const Document before = bench.document;
        bench.click({20, 1});
        bench.drag({20, 20}, {26, 20});
        QCOMPARE(bench.document, before);
        QCOMPARE(placeOf(Mark::Sign::HotCenter, bench.overlay()), std::optional(Point{26, 20}));
    }

    void theGripThatTurnsKeepsToItsSideThroughADrag()
    {
        ToolBench bench = selectBench(twoSquares);
        bench.selection.shapes = {{1}};
        bench.sight = CanvasSight{{{-80, -20}, {60, 60}}, 2};
        const auto side = [&bench] {
            const Overlay overlay = bench.overlay();
            for (const Primitive &one : overlay.primitives) {
                if (const Mark *mark = std::get_if<Mark>(&one); mark && mark->sign == Mark::Sign::Round)
                    return mark->at.aside.y;
            }
            return 0.0;
        };
        QVERIFY(side() < 0);
        bench.press({3, 3});
        bench.move({3, -7});
        QVERIFY(side() < 0);
        bench.sight = CanvasSight{{{-80, -5}, {60, 60}}, 2}; // the wheel works in mid-drag
        QVERIFY(side() < 0);
        bench.release({3, -7});
        QVERIFY(side() > 0);
    }

    void scalingBeyondTheLimitsChangesNothing()
    {
        ToolBench bench = selectBench({polygon({{0, 0}, {1e-6, 0}, {0, 10}})});
        bench.selection.shapes = {{1}};
        const Document before = bench.document;
        bench.press({3, 5});
        bench.move({2e9, 5});
        QCOMPARE(bench.overlay().readout, QStringLiteral("too far"));
        QCOMPARE(bench.release({2e9, 5}).outcome, Outcome::Cancel);
        QCOMPARE(bench.document, before);
    }

    void escapeDropsTurningAndScaling()
    {
        for (const Point grip : {Point{13, 13}, Point{5, -9}}) {
            ToolBench bench = selectBench(twoSquares);
            bench.selection.shapes = {{1}};
            const Document before = bench.document;
            bench.press(grip);
            bench.move(grip + Point{9, 5});
            QVERIFY(bench.draft && *bench.draft != before);
            QCOMPARE(bench.key(Qt::Key_Escape).outcome, Outcome::Cancel);
            bench.release(grip);
            QCOMPARE(bench.document, before);
            QVERIFY(bench.steps.isEmpty());
        }
    }

    void altClicksGoThroughWhatLiesUnderTheCursor()
    {
        ToolBench bench = selectBench({squareAt(0, 0, 30), squareAt(0, 0, 30), squareAt(40, 0, 5)});
        bench.held = Qt::AltModifier;
        bench.click({15, 15});
        QCOMPARE(bench.selection.shapes, (QSet<ShapeId>{{2}}));
        bench.click({15, 15});
        QCOMPARE(bench.selection.shapes, (QSet<ShapeId>{{1}}));
        bench.click({15, 15});
        QCOMPARE(bench.selection.shapes, (QSet<ShapeId>{{2}}));
        bench.click({60, 60});
        QCOMPARE(bench.selection.shapes, (QSet<ShapeId>{{2}}));
    }

    void aShapeIsDraggedOntoTheVertexOfAnother()
    {
        ToolBench bench;
        bench.tool = makeSelectTool();
        bench.document = documentWith({squareAt(0, 0, 8), squareAt(20.3, 20.7, 8)});
        bench.snap.to = SnapKind::Vertices;
        bench.press({4, 4});
        bench.move({23, 24});
        QCOMPARE(bench.overlay().find<SnapResult>()->kind, SnapKind::Vertices);
        bench.release({23, 24});
        QCOMPARE(bench.points(1).first(), (geometry::Point{20.3, 20.7}));
        QVERIFY(!bench.overlay().find<SnapResult>());
    }
};

HITBOX_TEST(SelectToolTest)
#include "select_tool_test.moc"
