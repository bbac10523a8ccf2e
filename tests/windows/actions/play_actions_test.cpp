#include "session/live/live_play.h"
#include "session/live/play_stage.h"
#include "session/selected.h"
#include "test_class.h"
#include "windows/actions/actions.h"
#include "windows/window_bench.h"

#include <QAction>
#include <QTest>

using namespace hitbox;
using namespace hitbox::bench;

class PlayActionsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void keysRunStepAndStop();
    void theStageIsLeftAsItWas();
    void aClickOnTheStageFires();
    void sweepAndPaceAreSwitched();
    void nothingPlaysOutsideAStage();

private:
    OpenProject &project() { return m_bench->front().project(); }
    Session &session() { return m_bench->front().session(); }
    LivePlay &play() { return project().live.play; }
    void pressKey(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(m_bench->view(), key, modifiers);
    }

    std::unique_ptr<WindowBench> m_bench;
};

void PlayActionsTest::init()
{
    m_bench.reset();
    m_bench = std::make_unique<WindowBench>();
    QVERIFY(m_bench->shown);
    session().commit(walledStage(), "set up");
    session().setMode(Session::Mode::Stage);
    m_bench->settle();
}

void PlayActionsTest::keysRunStepAndStop()
{
    pressKey(Qt::Key_F10);
    pressKey(Qt::Key_F10);
    QCOMPARE(play().test()->steps(), 2);
    pressKey(Qt::Key_F5, Qt::ShiftModifier);
    QCOMPARE(play().state(), LivePlay::State::Running);
    pressKey(Qt::Key_F5, Qt::ShiftModifier);
    QCOMPARE(play().state(), LivePlay::State::Paused);
    pressKey(Qt::Key_F5, Qt::ShiftModifier | Qt::ControlModifier);
    QCOMPARE(play().test()->steps(), 0);
    pressKey(Qt::Key_Escape);
    QVERIFY(!play().stands());
}

void PlayActionsTest::theStageIsLeftAsItWas()
{
    selectInstances(session(), {0});
    m_bench->view()->zoomTo(3, {10, 10});
    const QGraphicsScene *scene = m_bench->view()->scene();
    const QPointF corner = m_bench->view()->mapToScene(QPoint(0, 0));
    const Document document = session().document();
    pressKey(Qt::Key_F10);
    QVERIFY(m_bench->view()->scene() != scene);
    QCOMPARE(m_bench->view()->mapToScene(QPoint(0, 0)), corner);
    QCOMPARE(m_bench->view()->zoom(), 3.0);
    m_bench->drag({110, 0}, {140, 20});
    pressKey(Qt::Key_Escape);
    QCOMPARE(m_bench->view()->scene(), scene);
    QCOMPARE(m_bench->view()->mapToScene(QPoint(0, 0)), corner);
    QCOMPARE(session().document(), document);
    QCOMPARE(selectedInstances(session()), (QList<int>{0}));
}

void PlayActionsTest::aClickOnTheStageFires()
{
    pressKey(Qt::Key_F10);
    const qint64 shots = play().test()->counts().shots;
    m_bench->click({100, 15});
    QCOMPARE(play().test()->counts().shots, shots + 1);
    QCOMPARE(play().test()->bullets().back().emitter, -1);
}

void PlayActionsTest::sweepAndPaceAreSwitched()
{
    Actions &actions = m_bench->window->actions();
    QVERIFY(actions.action("play.sweep")->isChecked());
    actions.run("play.sweep");
    QVERIFY(!actions.action("play.sweep")->isChecked());
    QCOMPARE(play().settings().sweep, PlaySweep::Off);
    actions.run("play.slow");
    QVERIFY(actions.action("play.slow")->isChecked());
    QCOMPARE(play().settings().pace, PlaySettings::Pace::Quarter);
}

void PlayActionsTest::nothingPlaysOutsideAStage()
{
    Actions &actions = m_bench->window->actions();
    QVERIFY(actions.action("play.toggle")->isEnabled());
    QVERIFY(!actions.action("play.stop")->isEnabled());
    pressKey(Qt::Key_F10);
    QVERIFY(actions.action("play.stop")->isEnabled());
    session().setMode(Session::Mode::Frames);
    QVERIFY(!play().stands());
    QVERIFY(!actions.action("play.toggle")->isEnabled());
    pressKey(Qt::Key_F10);
    QVERIFY(!play().stands());
}

HITBOX_WINDOW_TEST(PlayActionsTest)
#include "play_actions_test.moc"
