#include "edit_points_bench.h"
#include "overlay_bench.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;
using Outcome = ToolAnswer::Outcome;

class EditPointsToolTest : public QObject
{
    Q_OBJECT

private slots:
    void aDragThatMissedItsReleaseIsDropped()
    {
        ToolBench bench = editingSquare();
        const Document before = bench.document;
        bench.press({40, 40});
        bench.moveHolding({25, 25}, Qt::LeftButton);
        QVERIFY(bench.tool->busy());
        QCOMPARE(bench.moveHolding({30, 30}, Qt::NoButton).outcome, Outcome::Cancel);
        QVERIFY(!bench.tool->busy());
        bench.release({30, 30});
        QCOMPARE(bench.document, before);
    }

    void aDraggedPointFollowsTheCursorOnTheGrid()
    {
        ToolBench bench = editingSquare();
        bench.drag({40.4, 40.2}, {45.3, 50.4});
        QCOMPARE(bench.points(1), (QList<Point>{{0, 0}, {40, 0}, {45, 50}, {0, 40}}));
        QCOMPARE(bench.selection.handles, (QSet<HandleRef>{handle(2)}));
        QCOMPARE(bench.steps, QStringList{"Move a point of shape1"});
    }

    void allSelectedPointsOfAllShapesMoveTogether()
    {
        ToolBench bench = editing({squareAt(0, 0, 10), squareAt(20, 0, 10)}, {{1}, {2}});
        bench.selection.handles = {handle(0), handle(1, 2)};
        bench.drag({0, 0}, {2, 5});
        QCOMPARE(bench.points(1)[0], (Point{2, 5}));
        QCOMPARE(bench.points(1)[1], (Point{10, 0}));
        QCOMPARE(bench.points(2)[1], (Point{32, 5}));
        QCOMPARE(bench.points(2)[0], (Point{20, 0}));
    }

    void pressingOnAShapeSelectsIt()
    {
        ToolBench bench = editing({squareAt(0, 0, 40)}, {});
        bench.move({20, 20});
        QCOMPARE(bench.overlay().handledShapes(), (QSet<ShapeId>{{1}}));
        bench.press({20, 20});
        QCOMPARE(bench.selection.shapes, (QSet<ShapeId>{{1}}));
    }

    void aPointOfTheShapeUnderTheCursorCanBeDraggedAtOnce()
    {
        ToolBench bench = editing({squareAt(0, 0, 40)}, {});
        bench.drag({0, 0}, {5, 5});
        QCOMPARE(bench.points(1)[0], (Point{5, 5}));
        QCOMPARE(bench.selection.shapes, (QSet<ShapeId>{{1}}));
    }

    void shiftClickAddsAndRemovesPoints()
    {
        ToolBench bench = editingSquare();
        bench.click({0, 0});
        bench.held = Qt::ShiftModifier;
        bench.click({40, 0});
        QCOMPARE(bench.selection.handles, (QSet<HandleRef>{handle(0), handle(1)}));
        bench.click({0, 0});
        QCOMPARE(bench.selection.handles, (QSet<HandleRef>{handle(1)}));
    }

    void controlClickDeletesAPoint()
    {
        ToolBench bench = editingSquare();
        bench.held = Qt::ControlModifier;
        bench.click({40, 0});
        QCOMPARE(bench.points(1), (QList<Point>{{0, 0}, {40, 40}, {0, 40}}));
        QCOMPARE(bench.steps.size(), 1);
    }

    void controlDragMovesAPointOffTheGrid()
    {
        ToolBench bench = editingSquare();
        bench.held = Qt::ControlModifier;
        bench.drag({40, 0}, {45.25, 3.5});
        QCOMPARE(bench.points(1).size(), 4);
        QCOMPARE(bench.points(1)[1], (Point{45.25, 3.5}));
    }

    void shiftWhileDraggingKeepsToOneAxis()
    {
        ToolBench bench = editingSquare();
        bench.press({0, 0});
        bench.held = Qt::ShiftModifier;
        bench.move({10, 4});
        bench.release({10, 4});
        QCOMPARE(bench.points(1)[0], (Point{10, 0}));
    }

    void aClickOnAnEdgeSelectsBothItsEnds()
    {
        ToolBench bench = editingSquare();
        bench.click({20, 40});
        QCOMPARE(bench.selection.handles, (QSet<HandleRef>{handle(2), handle(3)}));
        bench.click({0, 20}); // the edge that leads back to the first point
        QCOMPARE(bench.selection.handles, (QSet<HandleRef>{handle(3), handle(0)}));
        QVERIFY(bench.steps.isEmpty());
    }

    void aSelectedEdgeMovesWithBothEnds()
    {
        ToolBench bench = editingSquare();
        bench.click({20, 40});
        bench.drag({20, 40}, {22, 50});
        QCOMPARE(bench.points(1), (QList<Point>{{0, 0}, {40, 0}, {42, 50}, {2, 50}}));
    }

    void anEdgeDraggedNearItsEndMovesTooAtOnce()
    {
        ToolBench bench = editingSquare();
        bench.drag({36.5, 40}, {36.5, 45});
        QCOMPARE(bench.points(1), (QList<Point>{{0, 0}, {40, 0}, {40, 45}, {0, 45}}));
        QCOMPARE(bench.selection.handles, (QSet<HandleRef>{handle(2), handle(3)}));
    }

    void aGhostShowsInTheMiddleOfAnEdge()
    {
        ToolBench bench = editingSquare();
        bench.move({20.3, 0.5});
        QCOMPARE(*placeOf(Mark::Sign::Ghost, bench.overlay()), (Point{20.3, 0}));
        bench.move({37, 0.5});
        QVERIFY(!placeOf(Mark::Sign::Ghost, bench.overlay()));
        bench.move({20, 20});
        QVERIFY(!placeOf(Mark::Sign::Ghost, bench.overlay()));
    }

    void draggingTheGhostInsertsAPointInOneStep()
    {
        ToolBench bench = editingSquare();
        bench.press({20.3, 0.5});
        bench.move({20.3, 6});
        QCOMPARE(bench.draftPoints(1).size(), 5);
        QCOMPARE(*placeOf(Mark::Sign::Ghost, bench.overlay()), bench.draftPoints(1)[1]);
        bench.release({22, -8});
        QCOMPARE(bench.points(1), (QList<Point>{{0, 0}, {22, -8}, {40, 0}, {40, 40}, {0, 40}}));
        QCOMPARE(bench.steps, QStringList{"Insert a point into shape1"});
        QCOMPARE(bench.selection.handles, (QSet<HandleRef>{handle(1)}));
    }

    void theGhostOfTheLastEdgeIsInsertedBehindTheLastPoint()
    {
        ToolBench bench = editingSquare();
        bench.drag({0, 20}, {-5, 20});
        QCOMPARE(bench.points(1), (QList<Point>{{0, 0}, {40, 0}, {40, 40}, {0, 40}, {-5, 20}}));
    }

    void aDoubleClickOnAnEdgeInsertsAPoint()
    {
        ToolBench bench = editingSquare();
        QCOMPARE(bench.doubleClick({20.3, 0.5}).outcome, Outcome::Commit);
        QCOMPARE(bench.points(1), (QList<Point>{{0, 0}, {20, 0}, {40, 0}, {40, 40}, {0, 40}}));
        QCOMPARE(bench.selection.handles, (QSet<HandleRef>{handle(1)}));
        QVERIFY(!bench.tool->busy());
    }

    void anInsertedPointNeverRepeatsAnEndOfItsEdge()
    {
        ToolBench bench = editing({polygon({{0, 0}, {1, 0}, {0.5, 9}})}, {{1}});
        bench.pickRadius = 0.1;
        bench.doubleClick({0.4, 0});
        QCOMPARE(bench.points(1)[1], (Point{0.4, 0}));
    }

    void deleteTakesTheSelectedPointsAway()
    {
        for (const int key : {Qt::Key_Delete, Qt::Key_Backspace}) {
            ToolBench bench = editingSquare();
            bench.click({40, 40});
            bench.key(key);
            QCOMPARE(bench.points(1), (QList<Point>{{0, 0}, {40, 0}, {0, 40}}));
            QVERIFY(bench.selection.handles.isEmpty());
            QCOMPARE(bench.selection.shapes, (QSet<ShapeId>{{1}}));
        }
    }

    void aPolygonWithTooFewPointsLeftIsDeletedAndTheStepSaysSo()
    {
        ToolBench bench = editingSquare();
        bench.selection.handles = {handle(0), handle(1)};
        bench.key(Qt::Key_Delete);
        QVERIFY(bench.shapes().isEmpty());
        QCOMPARE(bench.steps, QStringList{"Delete shape1: too few points left"});
        QVERIFY(bench.selection.empty());
    }

    void deleteOnABoxCornerDeletesNothing()
    {
        ToolBench bench = editing({geometry::Box{{0, 0}, {20, 20}}}, {{1}});
        bench.click({20, 20});
        QCOMPARE(bench.key(Qt::Key_Delete).outcome, Outcome::Continue);
        QCOMPARE(bench.shapes().size(), 1);
    }

    void withoutSelectedPointsDeleteTakesTheShape()
    {
        ToolBench bench = editingSquare();
        bench.key(Qt::Key_Delete);
        QVERIFY(bench.shapes().isEmpty());
    }

    void aMarqueeSelectsPoints()
    {
        ToolBench bench = editingSquare();
        bench.press({-10, -10});
        bench.move({50, 10});
        QVERIFY(bench.overlay().find<Marquee>());
        bench.release({50, 10});
        QCOMPARE(bench.selection.handles, (QSet<HandleRef>{handle(0), handle(1)}));
    }

    void aMarqueeWithoutASelectionSelectsPointsOfAllShapes()
    {
        ToolBench bench = editing({squareAt(0, 0, 10), squareAt(20, 0, 10)}, {});
        bench.drag({-5, -5}, {25, 5});
        QCOMPARE(bench.selection.handles, (QSet<HandleRef>{handle(0), handle(1), handle(0, 2)}));
        QCOMPARE(bench.selection.shapes, (QSet<ShapeId>{{1}, {2}}));
    }

    void shiftForcesAMarqueeThatAddsPoints()
    {
        ToolBench bench = editingSquare();
        bench.click({40, 40});
        bench.held = Qt::ShiftModifier;
        bench.drag({0, 0}, {5, -5});
        QCOMPARE(bench.selection.handles, (QSet<HandleRef>{handle(0), handle(2)}));
        QVERIFY(bench.steps.isEmpty());
    }

    void altMovesTheSelectedPointsFromAnywhere()
    {
        ToolBench bench = editingSquare();
        bench.click({0, 0});
        bench.held = Qt::AltModifier;
        bench.drag({60, 60}, {63, 65});
        QCOMPARE(bench.points(1)[0], (Point{3, 5}));
        QCOMPARE(bench.points(1)[1], (Point{40, 0}));
    }

    void escapeLetsGoStepByStep()
    {
        ToolBench bench = editingSquare();
        bench.press({0, 0});
        bench.move({9, 9});
        QCOMPARE(bench.key(Qt::Key_Escape).outcome, Outcome::Cancel);
        QCOMPARE(bench.points(1)[0], (Point{0, 0}));
        QCOMPARE(bench.selection.handles.size(), 1);
        bench.key(Qt::Key_Escape);
        QVERIFY(bench.selection.handles.isEmpty());
        QCOMPARE(bench.selection.shapes.size(), 1);
        bench.key(Qt::Key_Escape);
        QVERIFY(bench.selection.empty());
        QCOMPARE(bench.key(Qt::Key_Escape).outcome, Outcome::Ignored);
    }

    void aDraggedVertexMayCrossAnEdge()
    {
        ToolBench bench = editingSquare();
        bench.drag({40, 40}, {-20, 10});
        QCOMPARE(bench.points(1)[2], (Point{-20, 10}));
    }

    void thePointUnderTheCursorIsHot()
    {
        ToolBench bench = editingSquare();
        bench.move({39.5, 0.5});
        QCOMPARE(*hotHandle(bench.overlay()), handle(1));
        bench.leave();
        QVERIFY(!hotHandle(bench.overlay()));
    }

    void lockedShapesShowNoHandles()
    {
        ToolBench bench = editingSquare();
        setShape(bench.document, 1, [](Shape &shape) { shape.locked = true; });
        bench.drag({0, 0}, {10, 10});
        QCOMPARE(bench.points(1)[0], (Point{0, 0}));
        QVERIFY(bench.overlay().handledShapes().isEmpty());
    }

    void theGripThatTurnsStandsBelowWhereAboveIsOutOfView()
    {
        ToolBench bench = editingSquare();
        bench.selection.handles = {handle(0), handle(1), handle(2), handle(3)};
        bench.sight = CanvasSight{{{-20, -8}, {90, 90}}, 2};
        bench.drag({20, 49}, {-9, 20});
        QCOMPARE(bench.steps, QStringList(QStringLiteral("Turn 4 points of shape1")));
    }

    void turnsPointsAboutTheCrossThatWasDraggedAway()
    {
        ToolBench bench = editingSquare();
        bench.selection.handles = {handle(0), handle(1), handle(2), handle(3)};
        bench.sight = CanvasSight{{{-90, -90}, {90, 90}}, 2};
        bench.click({20, -9});
        bench.drag({20, 20}, {39.5, 0.5});
        QVERIFY(bench.steps.isEmpty());
        QCOMPARE(placeOf(Mark::Sign::Center, bench.overlay()), std::optional(Point{40, 0}));
        bench.drag({20, -9}, {49, -20});
        QCOMPARE(bench.points(1), (QList<Point>{{40, -40}, {40, 0}, {0, 0}, {0, -40}}));
    }

    void chainsHaveNoEdgeBack()
    {
        ToolBench bench = editing({ChainLine{{{0, 0}, {40, 0}, {40, 40}}}}, {{1}});
        bench.doubleClick({20, 20});
        QCOMPARE(std::get<ChainLine>(bench.outline(1)).points.size(), 3);
        bench.doubleClick({20, 0});
        QCOMPARE(std::get<ChainLine>(bench.outline(1)).points, (QList<Point>{{0, 0}, {20, 0}, {40, 0}, {40, 40}}));
    }

    void withSymmetryTheMirrorTwinFollows()
    {
        ToolBench bench = editing({squareAt(0, 0, 40)}, {{1}});
        bench.symmetry = {true, 20};
        bench.drag({0, 0}, {5, 3});
        QCOMPARE(bench.points(1), (QList<Point>{{5, 3}, {35, 3}, {40, 40}, {0, 40}}));
        bench.key(Qt::Key_Right);
        QCOMPARE(bench.points(1), (QList<Point>{{6, 3}, {34, 3}, {40, 40}, {0, 40}}));
        bench.selection.handles = {handle(2)};
        bench.key(Qt::Key_Delete);
        QVERIFY(bench.shapes().isEmpty());
    }

    void withSymmetryAnInsertedPointHasItsMirrorImage()
    {
        for (const Point from : {Point{40, 20}, Point{0, 20}}) {
            ToolBench bench = editing({squareAt(0, 0, 40)}, {{1}});
            bench.symmetry = {true, 20};
            bench.drag(from, from + Point{from.x > 20 ? 6.0 : -6.0, 1});
            QCOMPARE(bench.points(1), (QList<Point>{{0, 0}, {40, 0}, {46, 21}, {40, 40}, {0, 40}, {-6, 21}}));
            QCOMPARE(bench.selection.handles, (QSet<HandleRef>{handle(from.x > 20 ? 2 : 5)}));
        }
    }

    void aVertexLandsBitForBitOnTheVertexOfAnotherShape()
    {
        QList<geometry::Point> many;
        for (int i = 0; i < 10'000; ++i)
            many.append({100 + i / 3.0, i % 2 / 7.0});
        ToolBench bench;
        bench.tool = makeEditPointsTool();
        bench.document = documentWith({squareAt(0, 0, 8), polygon(many)});
        bench.selection.shapes = {ShapeId{1}};
        bench.snap.to = SnapKind::Vertices;
        bench.press({8, 8});
        for (double x = 8; x < 133; x += 1)
            bench.move({x, 0.5});
        bench.release({100 + 100 / 3.0 - 0.1, 0.1});
        QVERIFY(bench.points(1).at(2) == many.at(100));
    }
};

HITBOX_TEST(EditPointsToolTest)
#include "edit_points_tool_test.moc"
