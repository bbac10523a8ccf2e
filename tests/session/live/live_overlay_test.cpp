#include "session/live/live_overlay.h"

#include "session/live/play_stage.h"
#include "test_class.h"

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
};

HITBOX_CORE_TEST(LiveOverlayTest)
#include "live_overlay_test.moc"
