#include "test_class.h"
#include "windows/stage/stage_panel.h"

#include "document/edits.h"
#include "session/open_project.h"
#include "session/selected.h"
#include "windows/stage/instance_fields.h"
#include "windows/stage/instance_list.h"
#include "windows/widgets/row_view.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace hitbox;

class StagePanelTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_panel->hide(); } // a window is closed before it goes, and its fields lose the focus

    void stagesAreAddedChosenRenamedAndRemoved();
    void anEmptyStageNameIsRefused();
    void typingAnotherStagesNameShowsIt();
    void thePlaceButtonAsks();
    void aNewLayerIsNamedAtOnceAndTakesWhatIsPlaced();
    void renamingWithoutALayerIsForTheStage();
    void numbersTakeRoomWhenThereAreSome();

private:
    void typeStage(const QString &name)
    {
        QLineEdit *line = m_panel->findChild<QComboBox *>()->lineEdit();
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, name);
        QTest::keyClick(line, Qt::Key_Return);
    }
    void press(const char *button) { QTest::mouseClick(m_panel->findChild<QToolButton *>(button), Qt::LeftButton); }

    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<StagePanel> m_panel;
    RowView *m_view = nullptr;
};

void StagePanelTest::init()
{
    m_panel.reset();
    m_project = std::make_unique<OpenProject>();
    Document document = emptyProject();
    Frame frame;
    frame.name = "frame";
    frame.size = {16, 16};
    document.sprites.append({.name = "ship", .image = "ship.png", .frames = {frame}});
    Stage stage;
    stage.name = "duel";
    stage.instances = {{.sprite = "ship", .frame = "frame", .position = {10, 20}, .rotation = 30, .scale = {2, -1}},
                       {.sprite = "ship", .frame = "frame", .position = {1.0 / 3, -7.5}}};
    m_project->session.commit(addStage(document, stage), "set up");
    m_project->session.setMode(Session::Mode::Stage);
    m_panel = std::make_unique<StagePanel>(*m_project);
    m_panel->resize(340, 500);
    m_panel->show();
    m_view = m_panel->findChild<RowView *>("InstanceList");
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void StagePanelTest::stagesAreAddedChosenRenamedAndRemoved()
{
    auto *stages = m_panel->findChild<QComboBox *>();
    press("AddStage");
    QCOMPARE(m_project->session.document().stages.size(), 2);
    QCOMPARE(m_project->session.currentStage(), 1);
    QCOMPARE(stages->currentIndex(), 1);
    QCOMPARE(m_view->model()->rowCount(), 0);

    typeStage("arena");
    QCOMPARE(m_project->session.document().stages.at(1).name, QString("arena"));
    QCOMPARE(m_project->session.document().stages.at(0).name, QString("duel"));

    QTest::keyClick(stages, Qt::Key_Up);
    QCOMPARE(m_project->session.currentStage(), 0);
    QCOMPARE(m_view->model()->rowCount(), 2);
    press("RemoveStage");
    QCOMPARE(m_project->session.document().stages.size(), 1);
    QCOMPARE(m_project->session.document().stages.first().name, QString("arena"));
    press("RemoveStage");
    QVERIFY(m_project->session.document().stages.isEmpty());
    QVERIFY(!m_panel->findChild<QToolButton *>("RemoveStage")->isEnabled());
}

void StagePanelTest::anEmptyStageNameIsRefused()
{
    const Document before = m_project->session.document();
    typeStage("  ");
    QCOMPARE(m_project->session.document(), before);
    QCOMPARE(m_panel->findChild<QComboBox *>()->currentText(), QString("duel"));
}

void StagePanelTest::typingAnotherStagesNameShowsIt()
{
    press("AddStage");
    const Document before = m_project->session.document();
    typeStage("duel");
    QCOMPARE(m_project->session.document(), before);
    QCOMPARE(m_project->session.currentStage(), 0);
    QCOMPARE(m_panel->findChild<QComboBox *>()->currentText(), QString("duel"));
    QCOMPARE(m_view->model()->rowCount(), 2);
}

void StagePanelTest::thePlaceButtonAsks()
{
    QSignalSpy wanted(m_panel.get(), &StagePanel::placeWanted);
    QTest::mouseClick(m_panel->findChild<QPushButton *>("PlaceFrame"), Qt::LeftButton);
    QCOMPARE(wanted.size(), 1);
}

void StagePanelTest::aNewLayerIsNamedAtOnceAndTakesWhatIsPlaced()
{
    press("AddLayer");
    auto *name = m_view->findChild<QLineEdit *>();
    QVERIFY(name);
    QTest::keyClicks(name, "front");
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_COMPARE(m_project->session.document().stages.first().layers.first().name, QString("front"));
    QCOMPARE(m_panel->layerForNew(), QString("front"));
    selectInstances(m_project->session, {0});
    QCOMPARE(m_panel->layerForNew(), QString());
}

void StagePanelTest::renamingWithoutALayerIsForTheStage()
{
    QVERIFY(m_panel->perform(EditCommand::Rename));
    QLineEdit *line = m_panel->findChild<QComboBox *>()->lineEdit();
    QCOMPARE(line->selectedText(), QString("duel"));
    QVERIFY(!m_panel->perform(EditCommand::Duplicate));
    QVERIFY(m_panel->perform(EditCommand::SelectAll));
    QVERIFY(m_panel->perform(EditCommand::Duplicate));
    QCOMPARE(m_view->model()->rowCount(), 4);
}

void StagePanelTest::numbersTakeRoomWhenThereAreSome()
{
    const auto *fields = m_panel->findChild<InstanceFields *>();
    QVERIFY(!fields->isVisible());
    m_project->session.setSelection({.instances = {m_project->session.document().stages[0].instances[1].id}});
    QTRY_VERIFY(fields->isVisible());
    m_project->session.setSelection({});
    QTRY_VERIFY(!fields->isVisible());
}

HITBOX_WINDOW_TEST(StagePanelTest)
#include "stage_panel_test.moc"
