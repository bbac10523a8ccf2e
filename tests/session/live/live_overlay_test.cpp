#include "session/live/live_overlay.h"

#include "document/edits.h"
#include "session/live/play_stage.h"
#include "test_class.h"

#include <QSignalSpy>
#include <QTest>

using namespace hitbox;

class LiveOverlayTest : public QObject
{
    Q_OBJECT

private slots:
    void itIsThatOfTheToolUntilAPlayTestStands()
    {
        const auto project = walledProject();
        project->session.setSelection({.instances = {*project->session.document().stages[0].instances[0].id}});
        QVERIFY(project->live.overlay.now() != Overlay());
        QCOMPARE(project->live.overlay.now(), project->session.overlay());
        project->live.play.step();
        QCOMPARE(project->live.overlay.now(), Overlay());
        project->live.play.stop();
        QCOMPARE(project->live.overlay.now(), project->session.overlay());
    }

    void itFollowsWhatTheCanvasShows()
    {
        OpenProject project;
        Session &session = project.session;
        Document document = emptyProject();
        document.sprites.append({.name = "ship", .frames = {Frame{.name = "ship", .size = {64, 64}}}});
        Shape box;
        box.outline = geometry::Box{{0, 0}, {20, 20}};
        session.commit(addShapes(document, {0, 0}, {box}), "set up");
        session.setCurrentFrame({0, 0});
        session.setSelection({.shapes = {findFrame(session.document(), {0, 0})->shapes.first().id}});
        project.canvas.setSight({{{-90, -90}, {90, 90}}, 2});
        const Overlay turnedFromAbove = project.live.overlay.now();
        QSignalSpy changed(&project.live.overlay, &LiveAnswer::changed);
        const CanvasSight cutAbove{{{-90, -2}, {90, 90}}, 2};
        project.canvas.setSight(cutAbove);
        QCOMPARE(changed.size(), 1);
        QVERIFY(project.live.overlay.now() != turnedFromAbove);
        QCOMPARE(project.live.overlay.now(), session.overlay());
        project.canvas.setSight(cutAbove);
        QCOMPARE(changed.size(), 1);
    }
};

HITBOX_CORE_TEST(LiveOverlayTest)
#include "live_overlay_test.moc"
