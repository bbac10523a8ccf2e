#include "test_class.h"
#include "tool_bench.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;
using Outcome = ToolAnswer::Outcome;

namespace {

ToolBench pivotBench()
{
    ToolBench bench;
    bench.tool = makePivotTool();
    bench.document = documentWith({});
    return bench;
}

} // namespace

class PivotToolTest : public QObject
{
    Q_OBJECT

private slots:
    void aClickSetsThePivotOnTheGrid()
    {
        ToolBench bench = pivotBench();
        bench.click({10.3, 20.7});
        QCOMPARE(bench.frameValue().pivot, (Point{10, 21}));
        QCOMPARE(bench.steps, QStringList(QStringLiteral("Set the pivot of ship_0")));
    }

    void aDragFollowsTheCursorAndKeepsToAnchors()
    {
        ToolBench bench = pivotBench();
        bench.press({10, 10});
        bench.move({33, 63});
        QCOMPARE(bench.overlay().readout, QStringLiteral("32, 64 · bottom middle"));
        QCOMPARE(findFrame(*bench.draft, {0, 0})->pivot, (Point{32, 64}));
        bench.held = Qt::ControlModifier;
        bench.move({33.25, 63});
        bench.release({33.25, 63});
        QCOMPARE(bench.frameValue().pivot, (Point{33.25, 63}));
        QCOMPARE(bench.steps.size(), 1);
    }

    void shiftSetsItInAllFramesOfTheSprite()
    {
        ToolBench bench = pivotBench();
        Frame second = bench.frameValue();
        second.size = QSize(32, 16);
        bench.document.sprites[0].frames.append(second);
        bench.held = Qt::ShiftModifier;
        bench.click({32, 64});
        QCOMPARE(bench.document.sprites[0].frames[0].pivot, (Point{32, 64}));
        QCOMPARE(bench.document.sprites[0].frames[1].pivot, (Point{16, 16}));
        QCOMPARE(bench.last.reached, (ScopeCounts{.pivots = 2, .frames = 2}));
        QCOMPARE(bench.steps, QStringList(QStringLiteral("Set the pivot of all frames of ship")));
        bench.click({32, 64});
        QVERIFY(!bench.last.reached); // they are there already
    }

    void arrowsNudgeIt()
    {
        ToolBench bench = pivotBench();
        const ToolAnswer answer = bench.key(Qt::Key_Right);
        QCOMPARE(bench.frameValue().pivot, (Point{33, 32}));
        QVERIFY(!answer.mergeKey.isEmpty());
    }

    void escapeAndALostReleaseLeaveItWhereItWas()
    {
        ToolBench bench = pivotBench();
        bench.press({10, 10});
        QCOMPARE(bench.key(Qt::Key_Escape).outcome, Outcome::Cancel);
        bench.release({10, 10});
        bench.press({10, 10});
        QCOMPARE(bench.moveHolding({5, 5}, Qt::NoButton).outcome, Outcome::Cancel);
        QCOMPARE(bench.frameValue().pivot, (Point{32, 32}));
        QVERIFY(bench.steps.isEmpty());
    }
};

HITBOX_TEST(PivotToolTest)
#include "pivot_tool_test.moc"
