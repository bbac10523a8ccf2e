#include "test_class.h"
#include "windows/play/play_panel.h"

#include "session/live/play_stage.h"
#include "windows/widgets/number_field.h"
#include "windows/widgets/row_view.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace hitbox;

class PlayPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_panel->hide(); }

    void buttonsRunStepRestartAndStop();
    void buttonsRestWithoutAStage();
    void seedPaceAndSweepAreChosen();
    void theSeedThatCountsIsShown();
    void countsAreListedAndCopied();
    void emittersGiveWayToTheCounts();
    void escapeInThePanelStops();
    void buttonsOfEmittersStandBesideTheirTitle();

private:
    void press(const char *button) { QTest::mouseClick(m_panel->findChild<QToolButton *>(button), Qt::LeftButton); }
    LivePlay &play() { return m_project->live.play; }
    NumberField *seed() const
    {
        for (NumberField *field : m_panel->findChildren<NumberField *>()) {
            if (field->accessibleName() == "Seed")
                return field;
        }
        return nullptr;
    }

    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<PlayPanel> m_panel;
};

void PlayPanelTest::init()
{
    m_panel.reset();
    m_project = walledProject();
    m_panel = std::make_unique<PlayPanel>(*m_project);
    m_panel->resize(340, 900);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void PlayPanelTest::buttonsRunStepRestartAndStop()
{
    press("PlayStep");
    press("PlayStep");
    QCOMPARE(play().test()->steps(), 2);
    press("PlayRestart");
    QCOMPARE(play().test()->steps(), 0);
    press("PlayPause");
    QCOMPARE(play().state(), LivePlay::State::Running);
    press("PlayPause");
    QCOMPARE(play().state(), LivePlay::State::Paused);
    press("PlayStop");
    QVERIFY(!play().stands());
    QVERIFY(!m_panel->findChild<QToolButton *>("PlayStop")->isEnabled());
}

void PlayPanelTest::buttonsRestWithoutAStage()
{
    m_project->files.startNew();
    for (const char *button : {"PlayPause", "PlayStep", "PlayRestart", "PlayStop"})
        QVERIFY(!m_panel->findChild<QToolButton *>(button)->isEnabled());
}

void PlayPanelTest::seedPaceAndSweepAreChosen()
{
    seed()->setFocus();
    seed()->selectAll();
    QTest::keyClicks(seed(), "42");
    QTest::keyClick(seed(), Qt::Key_Return);
    QCOMPARE(play().settings().seed, quint64(42));
    QTest::keyClicks(seed(), "-");
    QTest::keyClick(seed(), Qt::Key_Return);
    QCOMPARE(play().settings().seed, quint64(42));
    QTest::keyClick(m_panel->findChild<QComboBox *>("PlayPace"), Qt::Key_Down);
    QCOMPARE(play().settings().pace, PlaySettings::Pace::Quarter);
    auto *sweep = m_panel->findChild<QCheckBox *>("PlaySweep");
    QVERIFY(sweep->isChecked());
    QTest::keyClick(sweep, Qt::Key_Space);
    QCOMPARE(play().settings().sweep, PlaySweep::Off);
}

void PlayPanelTest::theSeedThatCountsIsShown()
{
    for (const char *typed : {"3", "3.4"}) {
        seed()->setFocus();
        seed()->selectAll();
        QTest::keyClicks(seed(), typed);
        QTest::keyClick(seed(), Qt::Key_Return);
        QCOMPARE(play().settings().seed, quint64(3));
        QCOMPARE(seed()->text(), QString("3"));
    }
}

void PlayPanelTest::countsAreListedAndCopied()
{
    takeSteps(play(), 60);
    auto *view = m_panel->findChild<RowView *>("PlayCounts");
    QVERIFY(view->isVisible());
    QCOMPARE(view->model()->rowCount(), 2);
    const auto &row = static_cast<const RowModel *>(view->model())->row(1);
    QCOMPARE(row.title, QString("wall · plank"));
    QCOMPARE(row.trailing, QString::number(play().test()->counts().all.hits));
    QVERIFY(m_panel->findChild<QLabel *>("PlaySum")->text().startsWith("Step 60 (1 s)"));
    QSignalSpy told(m_panel.get(), &Panel::told);
    press("CopyCounts");
    QCOMPARE(told.size(), 1);
    QVERIFY(QGuiApplication::clipboard()->text().contains("shape\twall · plank\thurt\t" + row.trailing));
    setSweep(play(), PlaySweep::Off);
    takeSteps(play(), 60);
    QVERIFY(static_cast<const RowModel *>(view->model())->row(1).trailing.endsWith("through"));
    play().stop();
    QVERIFY(!view->isVisible());
}

void PlayPanelTest::emittersGiveWayToTheCounts()
{
    auto *emitters = m_panel->findChild<RowView *>("EmitterList");
    QVERIFY(emitters->isVisible());
    play().step();
    QVERIFY(!emitters->isVisible());
    play().stop();
    QVERIFY(emitters->isVisible());
}

void PlayPanelTest::escapeInThePanelStops()
{
    play().step();
    m_panel->findChild<QCheckBox *>("PlaySweep")->setFocus();
    QTest::keyClick(m_panel->findChild<QCheckBox *>("PlaySweep"), Qt::Key_Escape);
    QVERIFY(!play().stands());
}

/// And not below each other beside the list, which would make the panel higher than those of the other tabs.
void PlayPanelTest::buttonsOfEmittersStandBesideTheirTitle()
{
    const auto *list = m_panel->findChild<RowView *>("EmitterList");
    const auto placeOf = [this](const QWidget *part) {
        return QRect(part->mapTo(m_panel.get(), QPoint(0, 0)), part->size());
    };
    for (const char *name : {"AddEmitter", "DuplicateEmitter", "RemoveEmitter"}) {
        const auto *button = m_panel->findChild<QToolButton *>(name);
        QVERIFY(button->isVisible());
        QVERIFY(placeOf(button).bottom() < placeOf(list).top());
    }
}

HITBOX_WINDOW_TEST(PlayPanelTest)
#include "play_panel_test.moc"
