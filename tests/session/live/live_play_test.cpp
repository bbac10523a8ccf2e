#include "session/live/live_play.h"
#include "test_class.h"

#include "session/live/play_stage.h"
#include "session/open_project.h"
#include "session/selected.h"

#include <QSignalSpy>
#include <QTest>

using namespace hitbox;

namespace {

ToolInput inputOf(ToolInput::Kind kind, geometry::Point at, Qt::MouseButton button = Qt::NoButton, int key = 0)
{
    ToolInput input;
    input.kind = kind;
    input.position = at;
    input.button = button;
    input.key = key;
    return input;
}

} // namespace

class LivePlayTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_project = walledProject(); }

    void oneStepPauses();
    void theSameSeedGivesTheSameHits();
    void runsBySteadyTime();
    void leavesDocumentHistoryAndSelectionAsTheyAre();
    void aPressFiresAtTheNearestInstance();
    void aPressFiresAtWhatIsSelected();
    void escapeStopsAndGivesTheCanvasBack();
    void anEditBeginsItAnew();
    void goingElsewhereStops();
    void anotherSeedBeginsAnewAndAnotherPaceDoesNot();
    void whatTunnelsIsToldWhileSweepingIsOff();
    void withoutAStageNothingPlays();

private:
    LivePlay &play() { return m_project->live.play; }

    std::unique_ptr<OpenProject> m_project;
};

void LivePlayTest::oneStepPauses()
{
    QSignalSpy advanced(&play(), &LivePlay::advanced);
    play().step();
    QCOMPARE(play().state(), LivePlay::State::Paused);
    QCOMPARE(play().test()->steps(), 1);
    QCOMPARE(advanced.size(), 1);
    play().restart();
    QCOMPARE(play().test()->steps(), 0);
    QCOMPARE(play().state(), LivePlay::State::Paused);
}

void LivePlayTest::theSameSeedGivesTheSameHits()
{
    takeSteps(play(), 90);
    const std::vector<PlayHit> first = play().test()->hits();
    QVERIFY(!first.empty());
    play().stop();
    takeSteps(play(), 90);
    QCOMPARE(play().test()->hits(), first);
}

void LivePlayTest::runsBySteadyTime()
{
    play().play();
    QCOMPARE(play().state(), LivePlay::State::Running);
    QTRY_VERIFY(play().test()->steps() >= 3);
    play().toggle();
    QCOMPARE(play().state(), LivePlay::State::Paused);
    const qint64 steps = play().test()->steps();
    play().toggle();
    QTRY_VERIFY(play().test()->steps() > steps);
}

void LivePlayTest::leavesDocumentHistoryAndSelectionAsTheyAre()
{
    selectInstances(m_project->session, {0});
    const Document document = m_project->session.document();
    const int steps = m_project->session.history()->index();
    takeSteps(play(), 60);
    m_project->feed(inputOf(ToolInput::Kind::Press, {0, 0}, Qt::LeftButton));
    m_project->feed(inputOf(ToolInput::Kind::Move, {50, 0}));
    m_project->feed(inputOf(ToolInput::Kind::Release, {50, 0}, Qt::LeftButton));
    QVERIFY(!m_project->feed(inputOf(ToolInput::Kind::Key, {}, Qt::NoButton, Qt::Key_Delete)));
    play().stop();
    QCOMPARE(m_project->session.document(), document);
    QCOMPARE(m_project->session.history()->index(), steps);
    QCOMPARE(m_project->session.selection(),
             (Selection{.instances = idsAt(shownStage(m_project->session).instances, {0})}));
    QVERIFY(!play().test());
}

void LivePlayTest::aPressFiresAtTheNearestInstance()
{
    play().step();
    const qint64 shots = play().test()->counts().shots;
    m_project->feed(inputOf(ToolInput::Kind::Press, {110, 100}, Qt::LeftButton));
    QCOMPARE(play().test()->counts().shots, shots + 1);
    const PlayBullet bullet = play().test()->bullets().back();
    QCOMPARE(bullet.emitter, -1);
    QCOMPARE(bullet.position, (geometry::Point{110, 100}));
    QVERIFY(bullet.velocity.y < 0);
    QVERIFY(std::abs(bullet.velocity.x) < 1e-9);
    m_project->feed(inputOf(ToolInput::Kind::Press, {110, 100}, Qt::RightButton));
    QCOMPARE(play().test()->counts().shots, shots + 1);
}

void LivePlayTest::aPressFiresAtWhatIsSelected()
{
    Document document = m_project->session.document();
    document.stages.first().instances.append({.sprite = "wall", .frame = "wall", .position = {-500, 100}});
    m_project->session.commit(document, "another wall");
    selectInstances(m_project->session, {1});
    play().step();
    m_project->feed(inputOf(ToolInput::Kind::Press, {110, 100}, Qt::LeftButton));
    QVERIFY(play().test()->bullets().back().velocity.x < 0);
}

void LivePlayTest::escapeStopsAndGivesTheCanvasBack()
{
    play().play();
    const QString hint = m_project->live.hint.text();
    QVERIFY(m_project->feed(inputOf(ToolInput::Kind::Key, {}, Qt::NoButton, Qt::Key_Escape)));
    QCOMPARE(play().state(), LivePlay::State::Stopped);
    QVERIFY(m_project->live.hint.text() != hint);
    m_project->feed(inputOf(ToolInput::Kind::Press, {110, 0}, Qt::LeftButton));
    QCOMPARE(selectedInstances(m_project->session), (QList<int>{0}));
}

void LivePlayTest::anEditBeginsItAnew()
{
    takeSteps(play(), 30);
    QSignalSpy told(&play(), &LivePlay::told);
    Document document = m_project->session.document();
    document.stages.first().emitters.clear();
    m_project->session.commit(document, "silence");
    QCOMPARE(told.size(), 1);
    QCOMPARE(play().test()->steps(), 0);
    takeSteps(play(), 30);
    QCOMPARE(play().test()->counts().shots, 0);
    m_project->session.undo();
    takeSteps(play(), 30);
    QVERIFY(play().test()->counts().shots > 0);
}

void LivePlayTest::goingElsewhereStops()
{
    play().step();
    m_project->session.setMode(Session::Mode::Frames);
    QVERIFY(!play().stands());
    m_project->session.setMode(Session::Mode::Stage);
    QVERIFY(!play().stands());
    m_project->session.commit(addStage(m_project->session.document(), {.name = "other"}), "another stage");
    play().step();
    m_project->session.setCurrentStage(1);
    QVERIFY(!play().stands());
    play().step();
    m_project->files.startNew();
    QVERIFY(!play().stands());
}

void LivePlayTest::anotherSeedBeginsAnewAndAnotherPaceDoesNot()
{
    takeSteps(play(), 5);
    PlaySettings settings = play().settings();
    settings.pace = PlaySettings::Pace::Quarter;
    play().setSettings(settings);
    QCOMPARE(play().test()->steps(), 5);
    settings.seed = 7;
    play().setSettings(settings);
    QCOMPARE(play().test()->steps(), 0);
    QCOMPARE(play().test()->options().seed, quint64(7));
}

void LivePlayTest::whatTunnelsIsToldWhileSweepingIsOff()
{
    takeSteps(play(), 60);
    QCOMPARE(play().test()->counts().all.tunnelled, 0);
    QVERIFY(play().test()->counts().all.hits > 0);
    setSweep(play(), PlaySweep::Off);
    takeSteps(play(), 60);
    QVERIFY(play().test()->counts().all.tunnelled > 0);
    QVERIFY(!play().marks().marks().isEmpty());
    play().stop();
    QVERIFY(play().marks().marks().isEmpty());
}

void LivePlayTest::withoutAStageNothingPlays()
{
    m_project->files.startNew();
    m_project->session.setMode(Session::Mode::Stage);
    QVERIFY(!play().canPlay());
    play().play();
    play().step();
    play().restart();
    QVERIFY(!play().stands());
}

HITBOX_CORE_TEST(LivePlayTest)
#include "live_play_test.moc"
