#include "test_class.h"
#include "tool_bench.h"

#include <QTest>

using namespace hitbox;
using Outcome = ToolAnswer::Outcome;

namespace {

TracedIsland squareIsland(double x, double y, double side)
{
    return {{std::get<PolygonOutline>(squareAt(x, y, side))}, {{x, y}, {x + side, y + side}}};
}

/// A bench whose frame has two islands: a large one on the left, a small one on the right.
struct TraceBench : ToolBench {
    TraceInView inView{{{squareIsland(0, 0, 20), squareIsland(40, 0, 5)}, {}, {}}, false, {}};

    TraceBench()
    {
        tool = makeTraceTool();
        document = documentWith({});
    }
    ToolContext context() const
    {
        ToolContext context = ToolBench::context();
        context.trace = &inView;
        return context;
    }
    ToolAnswer feed(ToolInput::Kind kind, geometry::Point at, int key = 0)
    {
        last = tool->handle({kind, at, Qt::LeftButton, {}, key, 2}, context());
        if (last.outcome == Outcome::Commit) {
            document = *last.draft;
            steps.append(last.text);
        }
        return last;
    }
    ToolAnswer click(geometry::Point at)
    {
        feed(ToolInput::Kind::Press, at);
        return feed(ToolInput::Kind::Release, at);
    }
    Overlay overlay() const { return tool->overlay(context()); }
    QString hint() const { return tool->hint(context()); }
    int litIsland() const
    {
        const Overlay drawn = overlay();
        const LitArea *lit = drawn.find<LitArea>();
        for (int i = 0; lit && i < inView.trace.islands.size(); ++i) {
            if (inView.trace.islands.at(i).outlines == lit->outlines)
                return i;
        }
        return -1;
    }
};

} // namespace

class TraceToolTest : public QObject
{
    Q_OBJECT

private slots:
    void theIslandUnderTheCursorIsHot()
    {
        TraceBench bench;
        bench.feed(ToolInput::Kind::Move, {10, 10});
        QCOMPARE(bench.litIsland(), 0);
        bench.feed(ToolInput::Kind::Move, {46, 4}); // beside it, within reach
        QCOMPARE(bench.litIsland(), 1);
        bench.feed(ToolInput::Kind::Move, {30, 10});
        QCOMPARE(bench.litIsland(), -1);
        bench.feed(ToolInput::Kind::Move, {10, 10});
        bench.feed(ToolInput::Kind::Leave, {});
        QCOMPARE(bench.litIsland(), -1);
    }

    void aClickTakesOneIsland()
    {
        TraceBench bench;
        QCOMPARE(bench.click({42, 2}).outcome, Outcome::Commit);
        QCOMPARE(bench.shapes().size(), 1);
        QCOMPARE(bench.shapes()[0].outline, squareAt(40, 0, 5));
        QCOMPARE(bench.shapes()[0].category, QStringLiteral("hit"));
        QCOMPARE(bench.last.selection->shapes, QSet<ShapeId>{bench.shapes()[0].id});
        QVERIFY(bench.last.switchTo.isEmpty());
        QCOMPARE(bench.last.done, QStringLiteral("Traced 1 outline of 4 points."));
        QVERIFY(!bench.tool->busy());
    }

    void anIslandIsTakenOnce()
    {
        TraceBench bench;
        bench.click({42, 2});
        QCOMPARE(bench.click({42, 2}).outcome, Outcome::Continue);
        QCOMPARE(bench.shapes().size(), 1);
        bench.feed(ToolInput::Kind::Key, {}, Qt::Key_Return);
        QCOMPARE(bench.shapes().size(), 2);
        QVERIFY(bench.hint().contains("already"));
    }

    void returnTakesAllAndHandsOverToTheSelectTool()
    {
        TraceBench bench;
        QCOMPARE(bench.feed(ToolInput::Kind::Key, {}, Qt::Key_Return).outcome, Outcome::Commit);
        QCOMPARE(bench.shapes().size(), 2);
        QCOMPARE(bench.steps.size(), 1);
        QCOMPARE(bench.last.switchTo, QStringLiteral("select"));
        QCOMPARE(bench.last.done, QStringLiteral("Traced 2 outlines of 8 points in all."));
        QCOMPARE(bench.last.selection->shapes.size(), 2);
    }

    void bothEndsOfAClickMeanTheSameIsland()
    {
        TraceBench bench;
        bench.feed(ToolInput::Kind::Press, {10, 10});
        bench.feed(ToolInput::Kind::Move, {42, 2});
        QCOMPARE(bench.litIsland(), 0);
        QCOMPARE(bench.feed(ToolInput::Kind::Release, {42, 2}).outcome, Outcome::Cancel);
        QCOMPARE(bench.click({30, 30}).outcome, Outcome::Cancel);
        QVERIFY(bench.shapes().isEmpty());
    }

    void aPressCanBeCancelled()
    {
        TraceBench bench;
        bench.feed(ToolInput::Kind::Press, {10, 10});
        QVERIFY(bench.tool->busy());
        QCOMPARE(bench.feed(ToolInput::Kind::Key, {}, Qt::Key_Escape).outcome, Outcome::Cancel);
        QVERIFY(!bench.tool->busy());
        QCOMPARE(bench.feed(ToolInput::Kind::Release, {10, 10}).outcome, Outcome::Ignored);
        QVERIFY(bench.shapes().isEmpty());
    }

    void nothingIsTakenBeforeTheTraceIsThere()
    {
        TraceBench bench;
        bench.inView.pending = true;
        QCOMPARE(bench.click({10, 10}).outcome, Outcome::Cancel);
        QCOMPARE(bench.feed(ToolInput::Kind::Key, {}, Qt::Key_Return).outcome, Outcome::Continue);
        QCOMPARE(bench.hint(), QStringLiteral("Tracing…"));
        bench.inView = {{}, false, QStringLiteral("the pixels are noise")};
        bench.feed(ToolInput::Kind::Key, {}, Qt::Key_Return);
        QVERIFY(bench.hint().contains("noise"));
        QVERIFY(bench.shapes().isEmpty());
    }

    void theNoteSaysWhyNothingIsThere()
    {
        TraceBench bench;
        bench.inView.trace = {{}, {}, QStringLiteral("No pixel is opaque.")};
        QCOMPARE(bench.hint(), QStringLiteral("No pixel is opaque."));
    }
};

HITBOX_TEST(TraceToolTest)
#include "trace_tool_test.moc"
