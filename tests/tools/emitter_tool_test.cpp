#include "document/emitter_edits.h"
#include "test_class.h"
#include "tool_bench.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;
using Outcome = ToolAnswer::Outcome;

namespace {

/// Two ships of 64 x 64 pixels about their middles, and a turret far from both that aims at the second.
ToolBench armed()
{
    ToolBench bench;
    bench.tool = makeEmitterTool();
    bench.document = documentWith({squareAt(0, 0, 64)});
    Stage stage;
    for (const Point position : {Point{0, 0}, Point{200, 0}})
        stage.instances.append({QStringLiteral("ship"), QStringLiteral("ship_0"), position});
    stage.emitters = {
        {.name = "turret", .source = EmitterSource::Place, .place = {0, 100}, .target = 1, .aim = {7, 7}}};
    bench.document = addStage(std::move(bench.document), stage);
    return bench;
}

const QList<Emitter> &emitters(const ToolBench &bench)
{
    return bench.document.stages[0].emitters;
}

} // namespace

class EmitterToolTest : public QObject
{
    Q_OBJECT

private slots:
    void aDragOverGroundDrawsAnEmitter()
    {
        ToolBench bench = armed();
        bench.drag({-100.2, 50.4}, {5, 5});
        QCOMPARE(emitters(bench).size(), 2);
        QCOMPARE(emitters(bench).last().source, EmitterSource::Place);
        QCOMPARE(emitters(bench).last().place, (Point{-100, 50}));
        QCOMPARE(emitters(bench).last().target, std::optional(0));
        QCOMPARE(bench.selectedEmitter(), 1);
        QCOMPARE(bench.steps, QStringList{"Add emitter"});
    }

    void besideAllInstancesItAimsAtThePlace()
    {
        ToolBench bench = armed();
        bench.drag({-100, 50}, {-50.3, -80});
        QVERIFY(!emitters(bench).last().target);
        QCOMPARE(emitters(bench).last().aim, (Point{-50, -80}));
    }

    void aClickOnGroundSelectsNothingAndDrawsNothing()
    {
        ToolBench bench = armed();
        const Document before = bench.document;
        bench.click({0, 100});
        QCOMPARE(bench.selectedEmitter(), 0);
        bench.click({-100, -100});
        QVERIFY(!bench.selection.emitter);
        QCOMPARE(bench.document, before);
    }

    void theMarkMovesOnTheGrid()
    {
        ToolBench bench = armed();
        bench.drag({1, 100}, {11.3, 109.8});
        QCOMPARE(emitters(bench).first().place, (Point{10, 110}));
        QCOMPARE(bench.selectedEmitter(), 0);
        bench.held = Qt::ControlModifier;
        bench.drag({10, 110}, {10.25, 120.5});
        QCOMPARE(emitters(bench).first().place, (Point{10.25, 120.5}));
        QCOMPARE(bench.steps, (QStringList{"Move emitter", "Move emitter"}));
    }

    void theTargetIsDraggedOntoAnInstanceOrAPlace()
    {
        ToolBench bench = armed();
        bench.drag({200, 0}, {10, 10});
        QCOMPARE(emitters(bench).first().target, std::optional(0));
        bench.drag({0, 0}, {-90, 0});
        QVERIFY(!emitters(bench).first().target);
        QCOMPARE(emitters(bench).first().aim, (Point{-90, 0}));
        bench.held = Qt::ControlModifier;
        bench.drag({-90, 0}, {10, 10});
        QVERIFY(!emitters(bench).first().target);
        QCOMPARE(emitters(bench).first().aim, (Point{10, 10}));
    }

    void ofMarksInOnePlaceTheSelectedOneIsHeld()
    {
        ToolBench bench = armed();
        bench.document = duplicateEmitter(bench.document, 0, 0);
        bench.selectEmitter(0);
        bench.drag({200, 0}, {300, 300});
        QVERIFY(!emitters(bench).at(0).target);
        QVERIFY(emitters(bench).at(1).target);
    }

    void escapeAndALostReleaseDropTheDrag()
    {
        ToolBench bench = armed();
        const Document before = bench.document;
        bench.press({0, 100});
        bench.move({30, 130});
        QVERIFY(bench.draft);
        QCOMPARE(bench.key(Qt::Key_Escape).outcome, Outcome::Cancel);
        bench.press({0, 100});
        bench.moveHolding({30, 130}, Qt::LeftButton);
        QCOMPARE(bench.moveHolding({30, 130}, Qt::NoButton).outcome, Outcome::Cancel);
        bench.press({0, 100});
        bench.move({30, 130});
        bench.document = withoutEmitter(bench.document, 0, 0);
        bench.release({30, 130});
        QVERIFY(emitters(bench).isEmpty());
        QVERIFY(before != bench.document);
        QVERIFY(bench.steps.isEmpty());
    }

    void keysNudgeAndRemoveTheSelectedOne()
    {
        ToolBench bench = armed();
        QCOMPARE(bench.key(Qt::Key_Delete).outcome, Outcome::Ignored);
        bench.click({0, 100});
        bench.key(Qt::Key_Right);
        QCOMPARE(emitters(bench).first().place, (Point{1, 100}));
        QVERIFY(!bench.last.mergeKey.isEmpty());
        bench.key(Qt::Key_Delete);
        QVERIFY(emitters(bench).isEmpty());
        QVERIFY(!bench.selection.emitter);
    }

    void withoutAStageNothingIsTaken()
    {
        ToolBench bench = armed();
        bench.stage = -1;
        QCOMPARE(bench.press({0, 0}).outcome, Outcome::Ignored);
    }
};

HITBOX_TEST(EmitterToolTest)
#include "emitter_tool_test.moc"
