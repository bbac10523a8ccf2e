#include "test_class.h"
#include "tools/probe_edits.h"

#include "document/edits.h"
#include "document/ids_at.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;

namespace {

Stage probedStage()
{
    Stage stage;
    stage.probes = {
        {geometry::Circle{{0, 0}, 10}, {}}, {ChainLine{{{20, 0}, {40, 0}}}, {}}, {geometry::Circle{{30, 0}, 0}, {}}};
    return stage;
}

} // namespace

class ProbeEditsTest : public QObject
{
    Q_OBJECT

private slots:
    void aPressTakesLinesAndLeavesTheInsideFree()
    {
        const Stage stage = probedStage();
        QCOMPARE(probeGripAt(stage, {}, {0, 9}, 2), (ProbeGrip{idAt(stage.probes, 0), -1}));
        QCOMPARE(probeGripAt(stage, {}, {1, 1}, 2), ProbeGrip());
        QCOMPARE(probeGripAt(stage, {}, {22, 1}, 2), (ProbeGrip{idAt(stage.probes, 1), -1}));
        QCOMPARE(probeGripAt(stage, {}, {30, 1}, 2), (ProbeGrip{idAt(stage.probes, 2), -1}));
    }

    void onlySelectedProbesOfferHandles()
    {
        const Stage stage = probedStage();
        QCOMPARE(probeGripAt(stage, {}, {40, 1}, 2), (ProbeGrip{idAt(stage.probes, 1), -1}));
        QCOMPARE(probeGripAt(stage, idsAt(stage.probes, {1}), {40, 1}, 2), (ProbeGrip{idAt(stage.probes, 1), 1}));
        QCOMPARE(probeGripAt(stage, idsAt(stage.probes, {2}), {30, 0}, 2), (ProbeGrip{idAt(stage.probes, 2), -1}));
    }

    void handlesChangeAndLinesMove()
    {
        const Stage stage = probedStage();
        const Id<Probe> second = idAt(stage.probes, 1);
        const Stage longer = withProbesDragged(stage, {second, 1}, idsAt(stage.probes, {0, 1}), {5, 5});
        QCOMPARE(longer.probes[1].outline, Outline(ChainLine{{{20, 0}, {45, 5}}}));
        QCOMPARE(longer.probes[0], probedStage().probes[0]);
        const Stage moved = withProbesDragged(stage, {second, -1}, idsAt(stage.probes, {0, 1, 9}), {5, 5});
        QCOMPARE(moved.probes[1].outline, Outline(ChainLine{{{25, 5}, {45, 5}}}));
        QCOMPARE(moved.probes[0].outline, Outline(geometry::Circle{{5, 5}, 10}));
    }

    void deletingKeepsTheOthers()
    {
        const Stage stage = probedStage();
        QCOMPARE(withoutProbes(stage, idsAt(stage.probes, {0, 2, 7})).probes, (QList<Probe>{probedStage().probes[1]}));
    }

    void probesAreCalledByKindOrNumber()
    {
        const Stage stage = probedStage();
        QCOMPARE(calledProbes(stage, idsAt(stage.probes, {1})), QStringLiteral("segment probe"));
        QCOMPARE(calledProbes(stage, idsAt(stage.probes, {0, 1})), QStringLiteral("2 probes"));
    }

    void droppingMakesAStageWhereThereIsNone()
    {
        const DroppedProbe first = withProbeDropped(emptyProject(), -1, geometry::Circle{});
        QCOMPARE(first.document.stages.size(), 1);
        QCOMPARE(first.document.stages[0].name, QStringLiteral("stage"));
        const DroppedProbe second = withProbeDropped(first.document, 0, geometry::Box{{0, 0}, {1, 1}});
        QCOMPARE(second.document.stages.size(), 1);
        QVERIFY(second.probe == idAt(second.document.stages.at(second.stage).probes, 1));
        QCOMPARE(second.document.stages[0].probes.size(), 2);
    }
};

HITBOX_TEST(ProbeEditsTest)

#include "probe_edits_test.moc"
