#include "windows/stage_panel.h"

#include "document/edits.h"
#include "session/session.h"
#include "windows/number_field.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace hitbox;

namespace {

/// In the order in which they stand.
enum Field { X, Y, Rotation, ScaleX, ScaleY };

} // namespace

class StagePanelTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_panel->hide(); } // a window is closed before it goes, and its fields lose the focus

    void listsWhatStandsOnTheStage();
    void aPressSelectsAnInstance();
    void fieldsShowTheSelectedInstance();
    void typingANumberMovesTheInstance();
    void showingNumbersChangesNoBitOfThem();
    void stepsOfOneFieldAreOneUndo();
    void fieldsRestWithoutASingleInstance();
    void stagesAreAddedChosenRenamedAndRemoved();
    void anEmptyStageNameIsRefused();
    void typingAnotherStagesNameShowsIt();
    void placingMakesAStageWhenThereIsNone();
    void placingAFrameThatIsNotThereDoesNothing();
    void thePlaceButtonAsks();

private:
    NumberField *field(Field field) const { return m_panel->findChildren<NumberField *>().at(field); }
    void type(Field which, const QString &text)
    {
        NumberField *box = field(which);
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, text);
        QTest::keyClick(box, Qt::Key_Return);
    }
    void typeStage(const QString &name)
    {
        QLineEdit *line = m_panel->findChild<QComboBox *>()->lineEdit();
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, name);
        QTest::keyClick(line, Qt::Key_Return);
    }
    void press(const char *button) { QTest::mouseClick(m_panel->findChild<QToolButton *>(button), Qt::LeftButton); }
    const Instance &instance(int index) const { return m_session->document().stages.first().instances.at(index); }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<StagePanel> m_panel;
    RowView *m_view = nullptr;
};

void StagePanelTest::init()
{
    m_panel.reset();
    m_session = std::make_unique<Session>();
    Document document = emptyProject();
    Frame frame;
    frame.name = "frame";
    frame.size = {16, 16};
    document.sprites.append({.name = "ship", .image = "ship.png", .frames = {frame}});
    Stage stage;
    stage.name = "duel";
    stage.instances = {{.sprite = "ship", .frame = "frame", .position = {10, 20}, .rotation = 30, .scale = {2, -1}},
                       {.sprite = "ship", .frame = "frame", .position = {1.0 / 3, -7.5}}};
    m_session->commit(addStage(document, stage), "set up");
    m_session->setMode(Session::Mode::Stage);
    m_panel = std::make_unique<StagePanel>(*m_session, themeFor(ThemeChoice::Dark));
    m_panel->resize(340, 500);
    m_panel->show();
    m_view = m_panel->findChild<RowView *>("InstanceList");
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void StagePanelTest::listsWhatStandsOnTheStage()
{
    QCOMPARE(m_view->model()->rowCount(), 2);
    QCOMPARE(m_view->model()->index(0, 0).data().toString(), QString("ship 1"));
    QCOMPARE(m_view->model()->index(1, 0).data().toString(), QString("ship 2"));
}

void StagePanelTest::aPressSelectsAnInstance()
{
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {},
                      m_view->visualRect(m_view->model()->index(1, 0)).center());
    QCOMPARE(m_session->selection().instances, QSet<int>{1});
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, Qt::ControlModifier,
                      m_view->visualRect(m_view->model()->index(0, 0)).center());
    QCOMPARE(m_session->selection().instances, (QSet<int>{0, 1}));
}

void StagePanelTest::fieldsShowTheSelectedInstance()
{
    m_session->setSelection({.instances = {0}});
    QCOMPARE(field(X)->value(), 10.0);
    QCOMPARE(field(Y)->value(), 20.0);
    QCOMPARE(field(Rotation)->value(), 30.0);
    QCOMPARE(field(ScaleX)->value(), 2.0);
    QCOMPARE(field(ScaleY)->value(), -1.0);
}

void StagePanelTest::typingANumberMovesTheInstance()
{
    m_session->setSelection({.instances = {0}});
    type(X, "-12.5");
    type(Rotation, "45");
    type(ScaleY, "3");
    QCOMPARE(instance(0).position, (geometry::Point{-12.5, 20}));
    QCOMPARE(instance(0).rotation, 45.0);
    QCOMPARE(instance(0).scale, (geometry::Point{2, 3}));
    QCOMPARE(instance(1).position, (geometry::Point{1.0 / 3, -7.5}));
    m_session->undo();
    QCOMPARE(instance(0).scale, (geometry::Point{2, -1}));
    QCOMPARE(field(ScaleY)->value(), -1.0);
}

void StagePanelTest::showingNumbersChangesNoBitOfThem()
{
    const Document before = m_session->document();
    const int steps = m_session->history()->index();
    for (const int i : {0, 1, 0, 1})
        m_session->setSelection({.instances = {i}});
    field(X)->setFocus();
    QTest::keyClick(field(X), Qt::Key_Return);
    field(Y)->setFocus();
    QCOMPARE(m_session->document(), before);
    QCOMPARE(instance(1).position.x, 1.0 / 3);
    QCOMPARE(m_session->history()->index(), steps);
}

void StagePanelTest::stepsOfOneFieldAreOneUndo()
{
    m_session->setSelection({.instances = {0}});
    const int steps = m_session->history()->index();
    field(X)->setFocus();
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(field(X), Qt::Key_Up);
    QCOMPARE(instance(0).position.x, 15.0);
    QCOMPARE(m_session->history()->index(), steps + 1);
    m_session->undo();
    QCOMPARE(instance(0).position.x, 10.0);
}

void StagePanelTest::fieldsRestWithoutASingleInstance()
{
    QVERIFY(!field(X)->isEnabled());
    m_session->setSelection({.instances = {0}});
    QVERIFY(field(X)->isEnabled());
    m_session->setSelection({.instances = {0, 1}});
    QVERIFY(!field(X)->isEnabled());
}

void StagePanelTest::stagesAreAddedChosenRenamedAndRemoved()
{
    auto *stages = m_panel->findChild<QComboBox *>();
    press("AddStage");
    QCOMPARE(m_session->document().stages.size(), 2);
    QCOMPARE(m_session->currentStage(), 1);
    QCOMPARE(stages->currentIndex(), 1);
    QCOMPARE(m_view->model()->rowCount(), 0);

    typeStage("arena");
    QCOMPARE(m_session->document().stages.at(1).name, QString("arena"));
    QCOMPARE(m_session->document().stages.at(0).name, QString("duel"));

    QTest::keyClick(stages, Qt::Key_Up);
    QCOMPARE(m_session->currentStage(), 0);
    QCOMPARE(m_view->model()->rowCount(), 2);
    press("RemoveStage");
    QCOMPARE(m_session->document().stages.size(), 1);
    QCOMPARE(m_session->document().stages.first().name, QString("arena"));
    press("RemoveStage");
    QVERIFY(m_session->document().stages.isEmpty());
    QVERIFY(!m_panel->findChild<QToolButton *>("RemoveStage")->isEnabled());
}

void StagePanelTest::anEmptyStageNameIsRefused()
{
    const Document before = m_session->document();
    typeStage("  ");
    QCOMPARE(m_session->document(), before);
    QCOMPARE(m_panel->findChild<QComboBox *>()->currentText(), QString("duel"));
}

void StagePanelTest::typingAnotherStagesNameShowsIt()
{
    press("AddStage");
    const Document before = m_session->document();
    typeStage("duel");
    QCOMPARE(m_session->document(), before);
    QCOMPARE(m_session->currentStage(), 0);
    QCOMPARE(m_panel->findChild<QComboBox *>()->currentText(), QString("duel"));
    QCOMPARE(m_view->model()->rowCount(), 2);
}

void StagePanelTest::placingMakesAStageWhenThereIsNone()
{
    Document document = m_session->document();
    document.stages.clear();
    m_session->commit(document, "clear");
    placeOnStage(*m_session, {0, 0}, {3.4, -2.6});
    QCOMPARE(m_session->document().stages.size(), 1);
    QCOMPARE(instance(0).position, (geometry::Point{3, -3}));
    QCOMPARE(instance(0).frame, QString("frame"));
    QCOMPARE(m_session->selection().instances, QSet<int>{0});
    m_session->undo();
    QVERIFY(m_session->document().stages.isEmpty());
}

void StagePanelTest::placingAFrameThatIsNotThereDoesNothing()
{
    const Document before = m_session->document();
    placeOnStage(*m_session, {0, 9}, {});
    placeOnStage(*m_session, {-1, -1}, {});
    QCOMPARE(m_session->document(), before);
}

void StagePanelTest::thePlaceButtonAsks()
{
    QSignalSpy wanted(m_panel.get(), &StagePanel::placeWanted);
    QTest::mouseClick(m_panel->findChild<QPushButton *>("PlaceFrame"), Qt::LeftButton);
    QCOMPARE(wanted.size(), 1);
}

QTEST_MAIN(StagePanelTest)
#include "stage_panel_test.moc"
