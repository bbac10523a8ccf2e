#include "document/point_edits.h"
#include "overlay_bench.h"
#include "test_class.h"
#include "tool_bench.h"
#include "tools/point_hand.h"

#include <QTest>

using namespace hitbox;
using geometry::Box;
using geometry::Point;

namespace {

/// A frame with a box around a muzzle at (40, 12), in the hand of the select tool.
ToolBench selecting()
{
    ToolBench bench;
    bench.tool = makeSelectTool();
    bench.document = documentWith({Box{{30, 5}, {50, 25}}});
    bench.document.sprites[0].frames[0].points = {{.name = "muzzle", .at = {40, 12}}};
    return bench;
}

const FramePoint &muzzle(const ToolBench &bench)
{
    return bench.frameValue().points.first();
}

} // namespace

/// In the select tool; the point tool has a test of its own.
class PointHandTest : public QObject
{
    Q_OBJECT

private slots:
    void aClickOnAMarkSelectsThePointAndNotTheShapeBelow()
    {
        ToolBench bench = selecting();
        bench.click({41, 12});
        QVERIFY(bench.selection.point == *muzzle(bench).id);
        QVERIFY(bench.selection.shapes.isEmpty());
        bench.click({46, 20});
        QVERIFY(!bench.selection.point);
        QCOMPARE(bench.selection.shapes.size(), 1);
        QVERIFY(bench.steps.isEmpty());
    }

    void aDragMovesItAndLeavesTheShape()
    {
        ToolBench bench = selecting();
        const Outline box = bench.frameValue().shapes.first().outline;
        bench.drag({40, 12}, {45, 18});
        QCOMPARE(muzzle(bench).at, (Point{45, 18}));
        QCOMPARE(bench.frameValue().shapes.first().outline, box);
        QCOMPARE(bench.steps, QStringList{"Move point muzzle"});
    }

    void theHandleTurnsWhatIsSelected()
    {
        ToolBench bench = selecting();
        bench.click({40, 12});
        QVERIFY(placeOf(Mark::Sign::Round, bench.overlay()).has_value());
        bench.drag({40 + 34 * bench.pickRadius / pickRadiusOnScreen, 12}, {40, 40});
        QCOMPARE(muzzle(bench).angle, 90.0);
        QCOMPARE(bench.steps, QStringList{"Turn point muzzle"});
    }

    void keysNudgeAndRemoveIt()
    {
        ToolBench bench = selecting();
        bench.click({40, 12});
        bench.key(Qt::Key_Right);
        QCOMPARE(muzzle(bench).at, (Point{41, 12}));
        bench.key(Qt::Key_Delete);
        QVERIFY(bench.frameValue().points.isEmpty());
        QCOMPARE(bench.frameValue().shapes.size(), 1);
    }

    void withShiftTheMarqueeComesFirst()
    {
        ToolBench bench = selecting();
        bench.held = Qt::ShiftModifier;
        bench.drag({40, 12}, {60, 30});
        QCOMPARE(muzzle(bench).at, (Point{40, 12}));
        QVERIFY(!bench.selection.point);
    }

    void theHintFollows()
    {
        ToolBench bench = selecting();
        bench.click({40, 12});
        QVERIFY(bench.tool->hint(bench.context()).contains("point"));
        bench.press({40, 12});
        bench.move({50, 12});
        QVERIFY(bench.tool->hint(bench.context()).contains("axis"));
        QCOMPARE(bench.overlay().cursor, CursorLook::Move);
    }
};

HITBOX_CORE_TEST(PointHandTest)
#include "point_hand_test.moc"
