#include "test_class.h"
#include "tools/span_drawing.h"

#include "tool_bench.h"

#include <QTest>

using namespace hitbox;
using geometry::Box;
using geometry::Capsule;
using geometry::Circle;
using Outcome = ToolAnswer::Outcome;

namespace {

ToolBench spanBench(std::unique_ptr<Tool> tool, Qt::KeyboardModifiers held = {})
{
    ToolBench bench;
    bench.tool = std::move(tool);
    bench.document = documentWith({});
    bench.held = held;
    return bench;
}

} // namespace

class SpanDrawingTest : public QObject
{
    Q_OBJECT

private slots:
    void aDragDrawsABoxInAnyDirection()
    {
        for (const auto &[from, to] : {std::pair<geometry::Point, geometry::Point>{{1.2, 2.2}, {9.7, 6.6}},
                                       {{9.7, 6.6}, {1.2, 2.2}},
                                       {{9.7, 2.2}, {1.2, 6.6}}}) {
            ToolBench bench = spanBench(makeBoxTool());
            bench.drag(from, to);
            QCOMPARE(std::get<Box>(bench.outline(1)), (Box{{1, 2}, {10, 7}}));
            QCOMPARE(bench.selection.shapes, (QSet<ShapeId>{{1}}));
            QCOMPARE(bench.shapes().first().category, QStringLiteral("hit"));
        }
    }

    void aDragThatMissedItsReleaseIsDropped()
    {
        ToolBench bench = spanBench(makeBoxTool());
        const Document before = bench.document;
        bench.press({5, 5});
        bench.moveHolding({25, 25}, Qt::LeftButton);
        QVERIFY(bench.tool->busy());
        QCOMPARE(bench.moveHolding({30, 30}, Qt::NoButton).outcome, Outcome::Cancel);
        QVERIFY(!bench.tool->busy());
        bench.release({30, 30});
        QCOMPARE(bench.document, before);
    }

    void keysWorkOnTheShapeThatWasJustDrawn()
    {
        ToolBench bench = spanBench(makeBoxTool());
        bench.drag({2, 2}, {20, 10});
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

    void shiftMakesASquare()
    {
        ToolBench bench = spanBench(makeBoxTool(), Qt::ShiftModifier);
        bench.drag({10, 10}, {20, 4});
        QCOMPARE(std::get<Box>(bench.outline(1)), (Box{{10, 0}, {20, 10}}));
    }

    void altDrawsABoxAboutTheMiddle()
    {
        ToolBench bench = spanBench(makeBoxTool(), Qt::AltModifier);
        bench.drag({10, 10}, {14, 13});
        QCOMPARE(std::get<Box>(bench.outline(1)), (Box{{6, 7}, {14, 13}}));
    }

    void controlDrawsOffTheGrid()
    {
        ToolBench bench = spanBench(makeBoxTool(), Qt::ControlModifier);
        bench.drag({1.25, 2.5}, {9.75, 6.5});
        QCOMPARE(std::get<Box>(bench.outline(1)), (Box{{1.25, 2.5}, {9.75, 6.5}}));
    }

    void aClickMakesNothing()
    {
        ToolBench bench = spanBench(makeBoxTool());
        bench.click({5, 5});
        QVERIFY(bench.shapes().isEmpty());
        QVERIFY(bench.steps.isEmpty());
        QVERIFY(!bench.tool->busy());
    }

    void aDragWithoutAreaMakesNothing()
    {
        ToolBench bench = spanBench(makeBoxTool());
        bench.drag({5, 5}, {25, 5});
        QVERIFY(bench.shapes().isEmpty());
        QVERIFY(bench.steps.isEmpty());
    }

    void aDragBackToItsStartMakesNothing()
    {
        ToolBench bench = spanBench(makeBoxTool());
        bench.press({5, 5});
        bench.move({25, 25});
        bench.release({5, 5});
        QVERIFY(bench.shapes().isEmpty());
    }

    void theDraftGrowsWithTheDrag()
    {
        ToolBench bench = spanBench(makeBoxTool());
        bench.press({0, 0});
        bench.move({16, 8});
        QCOMPARE(std::get<Box>(findFrame(*bench.draft, {0, 0})->shapes.first().outline), (Box{{0, 0}, {16, 8}}));
        QCOMPARE(bench.overlay().readout, QStringLiteral("16 × 8"));
        QVERIFY(bench.shapes().isEmpty());
    }

    void escapeDropsTheDrag()
    {
        ToolBench bench = spanBench(makeCircleTool());
        bench.press({0, 0});
        bench.move({16, 8});
        QCOMPARE(bench.key(Qt::Key_Escape).outcome, Outcome::Cancel);
        bench.release({16, 8});
        QVERIFY(bench.shapes().isEmpty());
    }

    void otherButtonsAndKeysDoNotDisturbTheDrag()
    {
        ToolBench bench = spanBench(makeBoxTool());
        QCOMPARE(bench.key(Qt::Key_Escape).outcome, Outcome::Ignored);
        bench.press({0, 0});
        bench.move({16, 8});
        QCOMPARE(bench.press({16, 8}, Qt::RightButton).outcome, Outcome::Ignored);
        bench.key(Qt::Key_Delete);
        bench.release({16, 8});
        QCOMPARE(bench.shapes().size(), 1);
    }

    void aCircleGoesFromItsCentreToItsRim()
    {
        ToolBench bench = spanBench(makeCircleTool());
        bench.drag({10.3, 9.8}, {14.4, 10});
        QCOMPARE(std::get<Circle>(bench.outline(1)), (Circle{{10, 10}, 4}));
    }

    void aCirclesRadiusKeepsToTheGridInEveryDirection()
    {
        ToolBench bench = spanBench(makeCircleTool());
        bench.drag({10, 10}, {15, 15});
        QCOMPARE(std::get<Circle>(bench.outline(1)).radius, 7.0);
        bench = spanBench(makeCircleTool());
        bench.snap.step = SnapStep::HalfPixel;
        bench.drag({10, 10}, {10, 14.4});
        QCOMPARE(std::get<Circle>(bench.outline(1)).radius, 4.5);
    }

    void shiftGivesWholeRadiiEvenOffTheGrid()
    {
        ToolBench bench = spanBench(makeCircleTool(), Qt::ControlModifier | Qt::ShiftModifier);
        bench.drag({10.25, 10}, {14.5, 10});
        QCOMPARE(std::get<Circle>(bench.outline(1)), (Circle{{10.25, 10}, 4}));
    }

    void altDrawsACircleFromRimToRim()
    {
        ToolBench bench = spanBench(makeCircleTool(), Qt::AltModifier);
        bench.drag({10, 10}, {20, 10});
        QCOMPARE(std::get<Circle>(bench.outline(1)), (Circle{{15, 10}, 5}));
    }

    void aCapsuleFillsTheLongerSideOfItsBox()
    {
        ToolBench bench = spanBench(makeCapsuleTool());
        bench.drag({0, 0}, {20, 6});
        bench.drag({30, 0}, {36, 20});
        QCOMPARE(std::get<Capsule>(bench.outline(1)), (Capsule{{3, 3}, {17, 3}, 3}));
        QCOMPARE(std::get<Capsule>(bench.outline(2)), (Capsule{{33, 3}, {33, 17}, 3}));
    }

    void nothingHappensWithoutAFrame()
    {
        ToolBench bench = spanBench(makeBoxTool());
        bench.frame = {};
        QCOMPARE(bench.press({0, 0}).outcome, Outcome::Ignored);
    }

    void cornersLandOnVerticesOfOtherShapes()
    {
        ToolBench bench = spanBench(makeBoxTool());
        bench.document = documentWith({polygon({{10.3, 10.7}, {40, 10}, {40, 40}})});
        bench.snap.to = SnapKind::Vertices;
        bench.drag({2, 3}, {9.5, 10});
        QCOMPARE(std::get<Box>(bench.outline(2)), (Box{{2, 3}, {10.3, 10.7}}));
    }

    void aRimGoesThroughTheVertexAtTheCursor()
    {
        ToolBench bench = spanBench(makeCircleTool());
        bench.document = documentWith({polygon({{10.25, 3}, {40, 10}, {40, 40}})});
        bench.snap.to = SnapKind::Vertices;
        bench.drag({2, 3}, {11, 3});
        QCOMPARE(std::get<Circle>(bench.outline(2)), (Circle{{2, 3}, 8.25}));
    }
};

HITBOX_TEST(SpanDrawingTest)
#include "span_drawing_test.moc"
