#include "edit_points_bench.h"
#include "overlay_bench.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;
using Outcome = ToolAnswer::Outcome;

/// Selected points under the arrow keys, and in the frame around them.
class SelectedPointsTest : public QObject
{
    Q_OBJECT

private slots:
    void arrowsNudgeTheSelectedPoints()
    {
        ToolBench bench = editingSquare();
        bench.click({0, 0});
        bench.key(Qt::Key_Left);
        const QString key = bench.last.mergeKey;
        bench.held = Qt::AltModifier;
        bench.key(Qt::Key_Up);
        QCOMPARE(bench.points(1)[0], (Point{-1, -0.125}));
        QVERIFY(!key.isEmpty());
        QCOMPARE(bench.last.mergeKey, key);
    }

    /// Not by the length of the way there: it would grow with each step across.
    void theRimOfACircleIsNudgedInAndOut()
    {
        ToolBench bench = editing({geometry::Circle{{20, 20}, 10}}, {});
        bench.selection = {{{1}}, {{{1}, 1}}, {}};
        for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Down, Qt::Key_Up, Qt::Key_Right})
            bench.key(key);
        const Outline grown = geometry::Circle{{20, 20}, 11};
        QCOMPARE(bench.frameValue().shapes.first().outline, grown);
    }

    void theRimGoesWithItsCentre()
    {
        ToolBench bench = editing({geometry::Circle{{20, 20}, 10}}, {});
        bench.selection = {{{1}}, {{{1}, 0}, {{1}, 1}}, {}};
        bench.key(Qt::Key_Right);
        bench.key(Qt::Key_Down);
        const Outline moved = geometry::Circle{{21, 21}, 10};
        QCOMPARE(bench.frameValue().shapes.first().outline, moved);
    }

    void arrowsWithoutSelectedPointsNudgeTheShape()
    {
        ToolBench bench = editingSquare();
        bench.key(Qt::Key_Right);
        QCOMPARE(bench.points(1)[2], (Point{41, 40}));
    }

    void theFrameAroundSelectedPointsScalesAndTurnsThem()
    {
        ToolBench bench = editing({squareAt(0, 0, 20), squareAt(40, 0, 20)}, {});
        bench.selection = {{{1}, {2}}, {{{1}, 1}, {{1}, 2}, {{2}, 0}}, {}};
        QCOMPARE(grippedBox(bench.overlay()), std::optional(geometry::Box{{20, 0}, {40, 20}}));
        bench.drag({43, 23}, {63, 23});
        QCOMPARE(bench.points(1), (QList<Point>{{0, 0}, {20, 0}, {20, 20}, {0, 20}}));
        QCOMPARE(bench.points(2).first(), (Point{60, 0}));
        QCOMPARE(bench.steps, QStringList(QStringLiteral("Scale 3 points of 2 shapes")));

        bench.selection = {{{1}}, {{{1}, 1}, {{1}, 2}}, {}};
        bench.held = Qt::ShiftModifier;
        bench.press({20, -9});
        bench.move({39, 10});
        QCOMPARE(bench.overlay().readout, QStringLiteral("90°"));
        bench.release({39, 10});
        QCOMPARE(bench.points(1), (QList<Point>{{0, 0}, {30, 10}, {10, 10}, {0, 20}}));
    }

    void escapeDropsTurningPoints()
    {
        ToolBench bench = editing({squareAt(0, 0, 20)}, {});
        bench.selection = {{{1}}, {{{1}, 1}, {{1}, 2}}, {}};
        const Document before = bench.document;
        bench.press({20, -9});
        bench.move({39, 10});
        QCOMPARE(bench.key(Qt::Key_Escape).outcome, Outcome::Cancel);
        bench.release({39, 10});
        QCOMPARE(bench.document, before);
    }

    void tabGoesFromPointToPointAndArrowsNudge()
    {
        ToolBench bench = editing({squareAt(0, 0, 20)}, {});
        QCOMPARE(bench.key(Qt::Key_Tab).outcome, Outcome::Ignored);
        bench.selection.shapes = {{1}};
        bench.key(Qt::Key_Tab);
        QCOMPARE(bench.selection.handles, (QSet<HandleRef>{{{1}, 0}}));
        bench.key(Qt::Key_Backtab);
        QCOMPARE(bench.selection.handles, (QSet<HandleRef>{{{1}, 3}}));
        bench.key(Qt::Key_Down);
        QCOMPARE(bench.points(1).last(), (Point{0, 21}));
    }
};

HITBOX_CORE_TEST(SelectedPointsTest)
#include "selected_points_test.moc"
