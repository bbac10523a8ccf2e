#include "session/live/live_probes.h"
#include "test_class.h"

#include "session/selected.h"
#include "session/session_bench.h"

#include "session/open_project.h"

#include <QSignalSpy>
#include <QTest>

using namespace hitbox;
using geometry::Point;

namespace {

/// A square of 20 pixels at (0, 0) and one at (100, 0), and a probe in the first.
Document probed()
{
    Document document = documentWith({squareAt(0, 0, 20)}, 1, 2);
    Stage stage;
    stage.name = QStringLiteral("duel");
    stage.instances = {{"sprite0", "sprite0_0", {0, 0}, 0, {1, 1}, {}},
                       {"sprite1", "sprite1_0", {100, 0}, 0, {1, 1}, {}}};
    stage.probes = {{geometry::Circle{{5, 5}, 0}, {}}};
    return addStage(std::move(document), stage);
}

Outline pointAt(Point p)
{
    return geometry::Circle{p, 0};
}

/// The answers about the first stage, and the index that they follow.
struct Live {
    OverlapIndex index;
    OpenProject project;
    LiveProbes probes{project.live.overlaps, project.live.overlay};

    const ProbeAnswers &update(const Document &document, const std::optional<Outline> &inHand = {})
    {
        index.update(document, 0);
        probes.ask(document.stages[0].probes, inHand, index);
        return probes.answers();
    }
};

} // namespace

class LiveProbesTest : public QObject
{
    Q_OBJECT

private slots:
    void droppedProbesAndTheOneInHandAreAnswered()
    {
        Live live;
        const ProbeAnswers both = live.update(probed(), pointAt({105, 5}));
        QCOMPARE(both.dropped.size(), 1);
        QCOMPARE(both.dropped[0].hits[0].target.instance, 0);
        QCOMPARE(both.inHand->hits[0].target.instance, 1);
        const ProbeAnswers one = live.update(probed());
        QVERIFY(!one.inHand && !one.probe);
        QCOMPARE(one.dropped, both.dropped);
    }

    void theyFollowInstancesShapesAndProbes()
    {
        Live live;
        Document document = probed();
        live.update(document, pointAt({105, 5}));
        document.stages[0].instances[1].position.x = 200;
        QVERIFY(live.update(document, pointAt({105, 5})).inHand->hits.isEmpty());
        document.sprites[0].frames[0].shapes[0].outline = squareAt(10, 10, 5);
        QVERIFY(live.update(document).dropped[0].hits.isEmpty());
        document.stages[0].probes[0].outline = pointAt({12, 12});
        document.stages[0].probes.append({pointAt({0, 0}), {}});
        QCOMPARE(live.update(document).dropped[0].hits.size(), 1);
        QCOMPARE(live.update(document).dropped.size(), 2);
    }

    void withoutProbesThereIsNothing()
    {
        Live live;
        Document document = probed();
        live.update(document, pointAt({5, 5}));
        document.stages[0].probes.clear();
        QCOMPARE(live.update(document), ProbeAnswers());
        document.stages[0].instances.clear();
        QVERIFY(live.update(document, pointAt({5, 5})).inHand->hits.isEmpty());
    }

    void theSessionTellsThem()
    {
        OpenProject project;
        Session &session = project.session;
        session.commit(probed(), QStringLiteral("Probe"));
        QVERIFY(project.live.probes.answers().dropped.isEmpty());
        session.setTool(QStringLiteral("probe"));
        QCOMPARE(session.mode(), Session::Mode::Stage);
        QCOMPARE(project.live.probes.answers().dropped.size(), 1);
        QSignalSpy told(&project.live.probes, &LiveAnswer::changed);
        session.feed(moveTo({105, 5}));
        QCOMPARE(told.size(), 1);
        QCOMPARE(project.live.probes.answers().inHand->hits[0].target.instance, 1);
        drag(session, {105, 5}, {105, 5});
        QCOMPARE(selectedProbes(session), (QList<int>{1}));
        session.undo();
        QVERIFY(session.selection().probes.isEmpty());
        QCOMPARE(project.live.probes.answers().dropped.size(), 1);
        session.setMode(Session::Mode::Frames);
        QCOMPARE(project.live.probes.answers(), ProbeAnswers());
    }

    void anotherKindInHandFinishesADrawing()
    {
        OpenProject project;
        Session &session = project.session;
        session.commit(probed(), QStringLiteral("Probe"));
        session.setTool(QStringLiteral("probe"));
        project.tools.set(&ToolSettings::probeHand, {.kind = ProbeKind::Polygon});
        for (const Point point : {Point{0, 0}, Point{40, 0}, Point{20, 30}})
            drag(session, point, point);
        QVERIFY(session.gestureUnderWay());
        QCOMPARE(kindOf(*project.live.probes.answers().probe), ShapeKind::Polygon);
        project.tools.set(&ToolSettings::probeHand, {.kind = ProbeKind::Circle});
        QVERIFY(!session.gestureUnderWay());
        QCOMPARE(session.document().stages[0].probes.size(), 2);
    }
};

HITBOX_WINDOW_TEST(LiveProbesTest)

#include "live_probes_test.moc"
