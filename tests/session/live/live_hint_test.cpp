#include "session/live/live_hint.h"

#include "session/live/play_stage.h"
#include "test_class.h"

#include <QSignalSpy>
#include <QTest>

using namespace hitbox;

class LiveHintTest : public QObject
{
    Q_OBJECT

private slots:
    void itIsThatOfTheToolUntilAPlayTestStands()
    {
        const auto project = walledProject();
        QCOMPARE(project->live.hint.text(), project->session.hint().text);
        QSignalSpy changed(&project->live.hint, &LiveAnswer::changed);
        project->live.play.step();
        QCOMPARE(project->live.hint.text(), project->live.play.hint());
        QCOMPARE(changed.size(), 1);
        project->live.play.stop();
        QCOMPARE(project->live.hint.text(), project->session.hint().text);
    }
};

HITBOX_CORE_TEST(LiveHintTest)
#include "live_hint_test.moc"
