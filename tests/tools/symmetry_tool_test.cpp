#include "overlay_bench.h"
#include "test_class.h"
#include "tool_bench.h"

#include <QTest>

using namespace hitbox;
using Outcome = ToolAnswer::Outcome;

namespace {

ToolBench axisBench()
{
    ToolBench bench;
    bench.tool = makeSymmetryTool();
    bench.document = documentWith({});
    return bench;
}

} // namespace

class SymmetryToolTest : public QObject
{
    Q_OBJECT

private slots:
    void aDragShowsTheAxisAndItsReleaseSetsIt()
    {
        ToolBench bench = axisBench();
        bench.press({10.1, 5});
        bench.move({20.4, 5});
        QVERIFY(!bench.last.symmetry);
        QCOMPARE(axisLine(bench.overlay()), std::optional(20.5));
        bench.release({20.4, 5});
        QCOMPARE(bench.symmetry, (Symmetry{true, 20.5}));
        QVERIFY(bench.steps.isEmpty());
    }

    void aDoubleClickPutsItOntoThePivot()
    {
        ToolBench bench = axisBench();
        bench.click({10, 5});
        bench.doubleClick({20, 5});
        QCOMPARE(bench.symmetry, (Symmetry{true, std::nullopt}));
    }

    void arrowsNudgeIt()
    {
        ToolBench bench = axisBench();
        bench.key(Qt::Key_Right);
        QCOMPARE(bench.symmetry, (Symmetry{true, 33}));
        QCOMPARE(bench.key(Qt::Key_Up).outcome, Outcome::Ignored);
    }

    void escapeLeavesItWhereItWas()
    {
        ToolBench bench = axisBench();
        bench.press({10, 5});
        QCOMPARE(bench.key(Qt::Key_Escape).outcome, Outcome::Cancel);
        bench.release({10, 5});
        QCOMPARE(bench.symmetry, Symmetry{});
    }
};

HITBOX_TEST(SymmetryToolTest)
#include "symmetry_tool_test.moc"
