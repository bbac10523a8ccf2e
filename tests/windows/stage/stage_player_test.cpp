#include "test_class.h"
#include "windows/stage/stage_player.h"

#include "document/edits.h"
#include "session/live/live_play.h"
#include "session/open_project.h"

#include <QSignalSpy>
#include <QTest>

#include <optional>

using namespace hitbox;

class StagePlayerTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        Document document = emptyProject();
        const Frame first{.name = "first", .size = {16, 16}, .duration = 1};
        const Frame second{.name = "second", .size = {16, 16}, .duration = 1};
        document.sprites = {{.name = "ship", .frames = {first, second}, .tags = {{.name = "burn", .to = 1}}}};
        Stage stage;
        stage.instances = {{.sprite = "ship", .frame = "first", .tag = "burn"}};
        m_project.emplace();
        m_project->session.commit(addStage(document, stage), "set up");
        m_project->session.setMode(Session::Mode::Stage);
    }

    void showsAllFramesAndLeavesTheDocumentAlone()
    {
        StagePlayer player(*m_project);
        QSet<QString> shown;
        connect(&m_project->preview, &LiveAnswer::changed, this,
                [&] { shown.insert(m_project->preview.onStage().stages.first().instances.first().frame); });
        const Document before = m_project->session.document();
        player.toggle();
        QVERIFY(player.playing());
        QTRY_COMPARE(shown, (QSet<QString>{"first", "second"}));
        player.toggle();
        QVERIFY(!player.playing());
        QVERIFY(!m_project->preview.document());
        QCOMPARE(m_project->session.document(), before);
    }

    void goesOnThroughEditsAndEndsElsewhere()
    {
        StagePlayer player(*m_project);
        player.toggle();
        Document moved = m_project->session.document();
        moved.stages[0].instances[0].position = {7, 0};
        m_project->session.commit(moved, "move");
        QCOMPARE(m_project->preview.document()->stages.first().instances.first().position.x, 7.0);
        QVERIFY(player.playing());
        m_project->session.setMode(Session::Mode::Frames);
        QVERIFY(!player.playing());
        QVERIFY(!m_project->preview.document());
    }

    void aPlayTestEndsIt()
    {
        StagePlayer player(*m_project);
        player.toggle();
        m_project->live.play.play();
        QVERIFY(!player.playing());
        QVERIFY(!player.canPlay());
        QVERIFY(!m_project->preview.document());
        m_project->live.play.stop();
        QVERIFY(player.canPlay());
    }

    void anotherWhoShowsSomethingEndsIt()
    {
        StagePlayer player(*m_project);
        player.toggle();
        const Document shown = *m_project->preview.document();
        m_project->preview.show(shown, this);
        QVERIFY(!player.playing());
        QCOMPARE(m_project->preview.document(), std::optional(shown));
    }

    void whereNothingPlaysThereIsNothingToPlay()
    {
        StagePlayer player(*m_project);
        Document still = m_project->session.document();
        still.stages[0].instances[0].tag.clear();
        m_project->session.commit(still, "still");
        QVERIFY(!player.canPlay());
        player.toggle();
        QVERIFY(!player.playing());
    }

private:
    std::optional<OpenProject> m_project;
};

HITBOX_CORE_TEST(StagePlayerTest)
#include "stage_player_test.moc"
