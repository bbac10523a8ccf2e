#include "overlay_bench.h"
#include "test_class.h"
#include "tool_bench.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;
using Outcome = ToolAnswer::Outcome;

namespace {

ToolBench benchWith(ProbeKind kind, const QList<Outline> &dropped = {})
{
    ToolBench bench;
    bench.tool = makeProbeTool();
    bench.document = documentWith({squareAt(0, 0, 64)});
    Stage stage;
    stage.name = QStringLiteral("duel");
    for (const Outline &outline : dropped)
        stage.probes.append({outline, {}});
    bench.document = addStage(std::move(bench.document), stage);
    bench.probeHand.kind = kind;
    return bench;
}

const QList<Probe> &probes(const ToolBench &bench)
{
    return bench.document.stages[0].probes;
}

Outline pointAt(Point p)
{
    return geometry::Circle{p, 0};
}

} // namespace

class ProbeToolTest : public QObject
{
    Q_OBJECT

private slots:
    void theProbeInHandFollowsTheCursorOnTheGrid()
    {
        ToolBench bench = benchWith(ProbeKind::Point);
        QVERIFY(!triedOutline(bench.overlay()));
        bench.move({10.3, 20.6});
        QCOMPARE(*triedOutline(bench.overlay()), pointAt({10, 21}));
        bench.held = Qt::ControlModifier;
        bench.move({10.25, 20.5});
        QCOMPARE(*triedOutline(bench.overlay()), pointAt({10.25, 20.5}));
        bench.leave();
        QVERIFY(!triedOutline(bench.overlay()));
    }

    void aClickDropsWhatIsInHand()
    {
        ToolBench bench = benchWith(ProbeKind::Point);
        bench.click({10.3, 20.6});
        QCOMPARE(probes(bench), (QList<Probe>{{pointAt({10, 21}), {}}}));
        QCOMPARE(bench.steps, QStringList{"Drop point probe"});
        QCOMPARE(bench.selectedProbes(), (QList<int>{0}));

        ToolBench circles = benchWith(ProbeKind::Circle);
        circles.click({100, 100});
        QCOMPARE(probes(circles)[0].outline, Outline(geometry::Circle{{100, 100}, 24}));
    }

    void aDragDrawsAnotherSizeWhichTheHandKeeps()
    {
        ToolBench bench = benchWith(ProbeKind::Rectangle);
        bench.press({10, 10});
        bench.move({30, 20});
        QCOMPARE(*triedOutline(bench.overlay()), Outline(geometry::Box{{10, 10}, {30, 20}}));
        bench.release({30, 20});
        QCOMPARE(probes(bench)[0].outline, Outline(geometry::Box{{10, 10}, {30, 20}}));
        bench.move({100, 100});
        QCOMPARE(*triedOutline(bench.overlay()), Outline(geometry::Box{{90, 95}, {110, 105}}));
    }

    void clicksDrawAPolygonAndEnterCloses()
    {
        ToolBench bench = benchWith(ProbeKind::Polygon);
        for (const Point point : {Point{0, 0}, Point{40, 0}, Point{20, 30}})
            bench.click(point);
        QVERIFY(bench.tool->finishable());
        bench.key(Qt::Key_Return);
        QCOMPARE(probes(bench)[0].outline, polygon({{0, 0}, {40, 0}, {20, 30}}));
        QCOMPARE(bench.steps, QStringList{"Drop polygon probe"});
        QVERIFY(!bench.tool->busy());
    }

    void escapeDropsAPolygonUnderWay()
    {
        ToolBench bench = benchWith(ProbeKind::Polygon);
        bench.click({0, 0});
        bench.click({40, 0});
        QCOMPARE(bench.key(Qt::Key_Escape).outcome, Outcome::Cancel);
        QVERIFY(!bench.tool->busy());
        QVERIFY(probes(bench).isEmpty());
    }

    void keysTakeAnotherKind()
    {
        ToolBench bench = benchWith(ProbeKind::Point);
        bench.key(Qt::Key_3);
        QCOMPARE(bench.probeHand.kind, ProbeKind::Circle);
        bench.key(Qt::Key_Tab);
        QCOMPARE(bench.probeHand.kind, ProbeKind::Rectangle);
        bench.key(Qt::Key_Backtab);
        QCOMPARE(bench.probeHand.kind, ProbeKind::Circle);
        const quint32 seed = bench.probeHand.seed;
        bench.key(Qt::Key_R);
        QCOMPARE(bench.probeHand.kind, ProbeKind::RandomPolygon);
        QVERIFY(bench.probeHand.seed != seed);
        QCOMPARE(bench.key(Qt::Key_8).outcome, Outcome::Ignored);
        bench.held = Qt::ControlModifier;
        QCOMPARE(bench.key(Qt::Key_1).outcome, Outcome::Ignored);
    }

    void droppedProbesAreMovedByTheirLines()
    {
        ToolBench bench = benchWith(ProbeKind::Point, {geometry::Circle{{50, 50}, 20}, pointAt({0, 0})});
        bench.move({70, 50});
        QCOMPARE(*bench.overlay().hot<ProbeGrip>(), (ProbeGrip{idAt(bench.stageValue().probes, 0), -1}));
        QVERIFY(!triedOutline(bench.overlay()));
        bench.drag({70, 50}, {80.2, 45});
        QCOMPARE(probes(bench)[0].outline, Outline(geometry::Circle{{60, 45}, 20}));
        QCOMPARE(bench.steps, QStringList{"Move circle probe"});
        QCOMPARE(bench.selectedProbes(), (QList<int>{0}));
    }

    void handlesOfSelectedProbesChangeThem()
    {
        ToolBench bench = benchWith(ProbeKind::Point, {ChainLine{{{0, 0}, {40, 0}}}});
        bench.click({20, 0});
        bench.drag({40, 0}, {50, 10});
        QCOMPARE(probes(bench)[0].outline, Outline(ChainLine{{{0, 0}, {50, 10}}}));
        QCOMPARE(bench.steps, QStringList{"Change segment probe"});
    }

    void anotherCanBeDroppedInsideADroppedOne()
    {
        ToolBench bench = benchWith(ProbeKind::Point, {geometry::Circle{{50, 50}, 20}});
        bench.click({50, 55});
        QCOMPARE(probes(bench).size(), 2);
    }

    void severalAreSelectedMovedAndDeleted()
    {
        ToolBench bench = benchWith(ProbeKind::Point, {pointAt({0, 0}), pointAt({20, 0}), pointAt({40, 0})});
        bench.click({0, 0});
        bench.held = Qt::ShiftModifier;
        bench.click({20, 0});
        QCOMPARE(bench.selectedProbes(), (QList<int>{0, 1}));
        bench.held = {};
        bench.key(Qt::Key_Right);
        QCOMPARE(probes(bench)[1].outline, pointAt({21, 0}));
        QCOMPARE(bench.last.mergeKey, QStringLiteral("nudge-probes") + namedBy(bench.selection.probes));
        bench.key(Qt::Key_Delete);
        QCOMPARE(probes(bench), (QList<Probe>{{pointAt({40, 0}), {}}}));
        QVERIFY(bench.selection.empty());
        QCOMPARE(bench.steps, (QStringList{"Nudge 2 probes", "Delete 2 probes"}));
    }

    void aDragThatMissedItsReleaseIsDropped()
    {
        ToolBench bench = benchWith(ProbeKind::Point, {pointAt({0, 0})});
        bench.press({0, 0});
        bench.moveHolding({20, 20}, Qt::LeftButton);
        QVERIFY(bench.draft);
        QCOMPARE(bench.moveHolding({30, 30}, Qt::NoButton).outcome, Outcome::Cancel);
        QCOMPARE(probes(bench)[0].outline, pointAt({0, 0}));
    }

    void aFirstProbeMakesItsStage()
    {
        ToolBench bench;
        bench.tool = makeProbeTool();
        bench.document = documentWith({});
        bench.stage = -1;
        bench.click({5, 5});
        QCOMPARE(bench.document.stages.size(), 1);
        QCOMPARE(probes(bench).size(), 1);
    }
};

HITBOX_TEST(ProbeToolTest)

#include "probe_tool_test.moc"
