#include "test_class.h"
#include "windows/stage/stage_player.h"

#include "document/edits.h"
#include "session/live/live_play.h"
#include "session/session.h"

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
        m_session.emplace();
        m_session->commit(addStage(document, stage), "set up");
        m_session->setMode(Session::Mode::Stage);
    }

    void showsAllFramesAndLeavesTheDocumentAlone()
    {
        StagePlayer player(*m_session);
        QSet<QString> shown;
        connect(&*m_session, &Session::previewChanged, this,
                [&] { shown.insert(m_session->onStage().stages.first().instances.first().frame); });
        const Document before = m_session->document();
        player.toggle();
        QVERIFY(player.playing());
        QTRY_COMPARE(shown, (QSet<QString>{"first", "second"}));
        player.toggle();
        QVERIFY(!player.playing());
        QVERIFY(!m_session->preview());
        QCOMPARE(m_session->document(), before);
    }

    void goesOnThroughEditsAndEndsElsewhere()
    {
        StagePlayer player(*m_session);
        player.toggle();
        Document moved = m_session->document();
        moved.stages[0].instances[0].position = {7, 0};
        m_session->commit(moved, "move");
        QCOMPARE(m_session->preview()->stages.first().instances.first().position.x, 7.0);
        QVERIFY(player.playing());
        m_session->setMode(Session::Mode::Frames);
        QVERIFY(!player.playing());
        QVERIFY(!m_session->preview());
    }

    void aPlayTestEndsIt()
    {
        StagePlayer player(*m_session);
        player.toggle();
        m_session->play().play();
        QVERIFY(!player.playing());
        QVERIFY(!player.canPlay());
        QVERIFY(!m_session->preview());
        m_session->play().stop();
        QVERIFY(player.canPlay());
    }

    void anotherWhoShowsSomethingEndsIt()
    {
        StagePlayer player(*m_session);
        player.toggle();
        const Document shown = *m_session->preview();
        m_session->showPreview(shown, this);
        QVERIFY(!player.playing());
        QCOMPARE(m_session->preview(), std::optional(shown));
    }

    void whereNothingPlaysThereIsNothingToPlay()
    {
        StagePlayer player(*m_session);
        Document still = m_session->document();
        still.stages[0].instances[0].tag.clear();
        m_session->commit(still, "still");
        QVERIFY(!player.canPlay());
        player.toggle();
        QVERIFY(!player.playing());
    }

private:
    std::optional<Session> m_session;
};

HITBOX_CORE_TEST(StagePlayerTest)
#include "stage_player_test.moc"
