#include "test_class.h"
#include "windows/widgets/focus_keeper.h"

#include "formats/project/project_file.h"
#include "windows/actions/actions.h"
#include "windows/widgets/number_field.h"
#include "windows/widgets/panel.h"
#include "windows/widgets/panel_tabs.h"
#include "windows/window_bench.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSlider>
#include <QSpinBox>
#include <QTabBar>
#include <QToolButton>
#include <QWheelEvent>

using namespace hitbox;
using namespace hitbox::bench;

class FocusKeeperTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_bench = std::make_unique<WindowBench>();
        QVERIFY(m_bench->shown);
        m_bench->openSample();
        m_bench->view()->setFocus();
    }
    void cleanup() { m_bench.reset(); }

    void aChosenEngineLeavesTheKeysToTheCanvas()
    {
        m_bench->clickRow("SpriteList", 0);
        QVERIFY(!m_bench->view()->hasFocus());
        choose("Engine", 0);
        const QString engine = m_bench->session.document().engine;
        QVERIFY(!engine.isEmpty());
        QVERIFY(m_bench->view()->hasFocus());
        m_bench->session.setSelection({.shapes = {m_bench->frame().shapes.first().id}});
        const Outline before = m_bench->frame().shapes.first().outline;
        m_bench->key(Qt::Key_Down);
        QCOMPARE(m_bench->session.document().engine, engine);
        QVERIFY(m_bench->frame().shapes.first().outline != before);
    }

    void boxesOfPanelsDoSo()
    {
        for (const char *name : {"Category", "Tags"}) {
            choose(name, 1);
            QVERIFY2(m_bench->view()->hasFocus(), name);
        }
        m_bench->window->actions().run("tool.trace");
        WindowBench::settle();
        auto *fit = part<QCheckBox>("TraceFit");
        QTest::mouseClick(fit, Qt::LeftButton, {}, {8, fit->height() / 2});
        QVERIFY(fit->isChecked());
        QVERIFY(m_bench->view()->hasFocus());
        auto *slider = part<QWidget>("TraceGrow")->findChild<QSlider *>();
        QTest::mouseClick(slider, Qt::LeftButton, {}, {slider->width() - 4, slider->height() / 2});
        QVERIFY(m_bench->view()->hasFocus());
        QVERIFY(m_bench->openProject.tools.now().trace.grow > 0);
    }

    void aBoxThatIsTypedIntoDoesSoForItsList()
    {
        m_bench->window->actions().run("stage.toggle");
        WindowBench::settle();
        QTest::mouseClick(part<QToolButton>("AddStage"), Qt::LeftButton);
        auto *stage = part<QComboBox>("StageName");
        choose("StageName", 0);
        QCOMPARE(m_bench->session.currentStage(), 0);
        QVERIFY(m_bench->view()->hasFocus());
        QTest::mouseClick(stage->lineEdit(), Qt::LeftButton);
        stage->lineEdit()->selectAll();
        QTest::keyClicks(stage->lineEdit(), "arena");
        m_bench->key(Qt::Key_Return);
        QCOMPARE(m_bench->session.document().stages.first().name, QString("arena"));
        QVERIFY(m_bench->view()->hasFocus());
    }

    void whatIsBeingTypedIsTakenByAPressBesideIt()
    {
        m_bench->window->actions().run("tool.trace");
        WindowBench::settle();
        auto *field = part<QWidget>("TraceGrow")->findChild<NumberField *>();
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, "3");
        auto *fit = part<QCheckBox>("TraceFit");
        QTest::mouseClick(fit, Qt::LeftButton, {}, {8, fit->height() / 2});
        QCOMPARE(m_bench->openProject.tools.now().trace.grow, 3.0);
    }

    void tabStillLeadsToThem()
    {
        for (const char *name : {"Engine", "Category", "Tags"})
            QVERIFY2(part<QComboBox>(name)->focusPolicy() & Qt::TabFocus, name);
        part<QComboBox>("Category")->setFocus(Qt::TabFocusReason);
        m_bench->key(Qt::Key_Down);
        QCOMPARE(m_bench->openProject.tools.now().category, m_bench->session.document().categories.at(1).name);
        QVERIFY(part<QComboBox>("Category")->hasFocus());
        m_bench->key(Qt::Key_Return);
        QVERIFY(m_bench->view()->hasFocus());
    }

    void escapeLeadsBackFromAnywhere()
    {
        const QList<QWidget *> places{m_bench->list("SpriteList"),       m_bench->list("FrameList"),
                                      m_bench->list("ProblemList"),      part<QLineEdit>("ShapeSearch"),
                                      part<QSpinBox>("FramesPerSecond"), part<QComboBox>("Engine"),
                                      part<QToolButton>("filter-error"), part<QWidget>("tool-box")};
        for (QWidget *place : places) {
            place->setFocus(Qt::TabFocusReason);
            QCOMPARE(QApplication::focusWidget(), place);
            m_bench->key(Qt::Key_Escape);
            QVERIFY2(m_bench->view()->hasFocus(), qPrintable(place->objectName()));
        }
    }

    void escapeInAListKeepsTheSelectionOfTheCanvas()
    {
        m_bench->session.setSelection({.shapes = {m_bench->frame().shapes.first().id}});
        m_bench->clickRow("FrameList", 0);
        m_bench->session.setSelection({.shapes = {m_bench->frame().shapes.first().id}});
        m_bench->key(Qt::Key_Escape);
        QVERIFY(m_bench->view()->hasFocus());
        QVERIFY(!m_bench->session.selection().shapes.isEmpty());
    }

    void returnEndsTypingAndLeadsBack()
    {
        auto *rate = part<QSpinBox>("FramesPerSecond");
        rate->setFocus();
        rate->selectAll();
        QTest::keyClicks(rate, "12");
        m_bench->key(Qt::Key_Return);
        QCOMPARE(rate->value(), 12);
        QVERIFY(m_bench->view()->hasFocus());
    }

    void undoInAFieldTakesBackWhatWasEnteredInIt()
    {
        Session &session = m_bench->session;
        const auto pivot = [&] { return m_bench->frame().pivot; };
        const geometry::Point before = pivot();
        auto *x = part<NumberField>("PivotX");
        x->setFocus();
        x->selectAll();
        QTest::keyClicks(x, "5");
        m_bench->key(Qt::Key_Z, Qt::ControlModifier); // of the letters
        QCOMPARE(pivot(), before);
        QVERIFY(!session.history()->canUndo());
        m_bench->key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(x->text(), QString("5"));
        x->selectAll();
        QTest::keyClicks(x, "7");
        m_bench->key(Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), part<NumberField>("PivotY"));
        QCOMPARE(pivot().x, 7.0);
        m_bench->key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(pivot(), before);
        m_bench->key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(pivot().x, 7.0);
        m_bench->key(Qt::Key_Tab, Qt::ShiftModifier);
        m_bench->key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(pivot(), before);
        QCOMPARE(x->value(), std::optional(before.x));
    }

    void undoInABoxDoesSoOnceItsNumberIsTaken()
    {
        m_bench->window->actions().run("frame.add-tag");
        WindowBench::settle();
        auto *to = part<QSpinBox>("TagTo");
        QVERIFY(to->isVisible());
        const QByteArray before = projectBytes(m_bench->session.document());
        to->setFocus();
        to->selectAll();
        QTest::keyClicks(to, "1");
        m_bench->key(Qt::Key_Tab);
        QVERIFY(projectBytes(m_bench->session.document()) != before);
        to->setFocus();
        m_bench->key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(projectBytes(m_bench->session.document()), before);
    }

    void aPanelThatFoldsLeavesThemToTheCanvas()
    {
        RowView *shapes = m_bench->list("ShapeList");
        shapes->setFocus();
        QVERIFY(shapes->hasFocus());
        QTest::mouseClick(panelAround(shapes)->findChild<QToolButton *>("Fold"), Qt::LeftButton);
        QVERIFY(!shapes->isVisible());
        QVERIFY(m_bench->view()->hasFocus());
    }

    void soDoesOneThatGoesAway()
    {
        auto *field = part<QWidget>("TraceGrow")->findChild<NumberField *>();
        const std::pair<const char *, const char *> ways[] = {{"2", "tool.select"}, {"3", "view.panel-trace"}};
        for (const auto &[typed, way] : ways) {
            m_bench->window->actions().run("tool.trace");
            WindowBench::settle();
            field->setFocus();
            field->selectAll();
            QTest::keyClicks(field, typed);
            QVERIFY(field->hasFocus());
            m_bench->window->actions().run(way);
            QVERIFY(!field->isVisible());
            QVERIFY2(m_bench->view()->hasFocus(), way);
            QCOMPARE(m_bench->openProject.tools.now().trace.grow, QString(typed).toDouble());
        }
    }

    void aToolLeadsBackToTheCanvas()
    {
        m_bench->session.setSelection({.shapes = {m_bench->frame().shapes.first().id}});
        const auto outline = [this] { return m_bench->frame().shapes.first().outline; };
        auto *field = part<QLineEdit>("ShapeSearch");
        field->setFocus();
        QTest::mouseClick(part<QToolButton>("tool-select"), Qt::LeftButton);
        QVERIFY(m_bench->view()->hasFocus());
        const Outline before = outline();
        m_bench->key(Qt::Key_Right);
        QVERIFY(outline() != before);
        const qsizetype count = m_bench->frame().shapes.size();
        field->setFocus();
        QTest::mouseClick(part<QToolButton>("tool-select"), Qt::LeftButton);
        m_bench->key(Qt::Key_Delete);
        QCOMPARE(m_bench->frame().shapes.size(), count - 1);
    }

    void aButtonBesideAListLeavesThemToTheList()
    {
        RowView *list = m_bench->list("ProblemList");
        list->setFocus();
        QTest::mouseClick(part<QToolButton>("filter-error"), Qt::LeftButton);
        QVERIFY(list->hasFocus());
    }

    void aWheelThatPassesChangesNoBox()
    {
        auto *category = part<QComboBox>("Category");
        const int before = category->currentIndex();
        wheel(*category);
        QCOMPARE(category->currentIndex(), before);
        auto *rate = part<QSpinBox>("FramesPerSecond");
        wheel(*rate);
        QCOMPARE(rate->value(), 0);
        QCOMPARE(rate->focusPolicy(), Qt::StrongFocus); // a wheel gives it no focus
    }

    void norDoesItTurnToAnotherPanel()
    {
        m_bench->window->actions().run("stage.toggle");
        WindowBench::settle();
        auto *tabs = part<PanelTabs>("PanelTabs")->findChild<QTabBar *>();
        wheel(*tabs);
        QCOMPARE(tabs->currentIndex(), 0);
    }

    void norDoesItInADialog()
    {
        QTest::mouseClick(part<QToolButton>("Rules"), Qt::LeftButton);
        auto *rule = part<QComboBox>("rule-spike");
        QVERIFY(rule && QTest::qWaitForWindowExposed(rule->window()));
        QCOMPARE(rule->focusPolicy(), Qt::StrongFocus);
        m_bench->window->activateWindow();
        wheel(*rule);
        QCOMPARE(rule->currentIndex(), 0);
        rule->window()->close();
    }

    void aRenameFromTheCanvasLeadsBackThere()
    {
        m_bench->session.setSelection({.shapes = {m_bench->frame().shapes.first().id}});
        m_bench->key(Qt::Key_F2);
        auto *editor = m_bench->list("ShapeList")->viewport()->findChild<QLineEdit *>();
        QVERIFY(editor);
        QTRY_VERIFY(editor->hasFocus());
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_VERIFY(m_bench->view()->hasFocus());
    }

    void whatWasPlacedFromAListIsNudgedNext()
    {
        m_bench->window->actions().run("stage.toggle");
        WindowBench::settle();
        m_bench->doubleClickRow("SpriteList", 1);
        QVERIFY(m_bench->view()->hasFocus());
        const auto place = [this] { return m_bench->session.document().stages.first().instances.last().position; };
        const geometry::Point before = place();
        m_bench->key(Qt::Key_Right);
        QCOMPARE(place(), before + (geometry::Point{1, 0}));
    }

private:
    template <typename Part>
    Part *part(const char *name) const
    {
        return m_bench->window->findChild<Part *>(name);
    }

    /// By the mouse, from the list that drops down.
    void choose(const char *name, int row)
    {
        auto *box = part<QComboBox>(name);
        QTest::mouseClick(box, Qt::LeftButton, {}, {box->width() - 10, box->height() / 2});
        QTRY_VERIFY(box->view()->isVisible());
        QTest::qWait(QApplication::doubleClickInterval() +
                     50); // or the list takes the release for the press that opened it
        const QRect place = box->view()->visualRect(box->model()->index(row, 0));
        QTest::mouseMove(box->view()->viewport(), place.center());
        QTest::mouseClick(box->view()->viewport(), Qt::LeftButton, {}, place.center());
        QTRY_VERIFY(!box->view()->isVisible());
        QCOMPARE(box->currentIndex(), row);
    }

    static void wheel(QWidget &over)
    {
        const QPointF at = QPointF(over.rect().center());
        QWheelEvent event(at, over.mapToGlobal(at), {}, QPoint(0, -120), Qt::NoButton, {}, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&over, &event);
    }

    std::unique_ptr<WindowBench> m_bench;
};

HITBOX_WINDOW_TEST(FocusKeeperTest)
#include "focus_keeper_test.moc"
