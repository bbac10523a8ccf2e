#include "windows/help/help_desk.h"

#include "test_class.h"
#include "windows/actions/actions.h"
#include "windows/actions/palette_entries.h"
#include "windows/categories/categories_dialog.h"
#include "windows/help/manual.h"
#include "windows/help/manual_view.h"
#include "windows/help/manual_window.h"
#include "windows/settings/shortcut_editor.h"
#include "windows/shapes/shapes_panel.h"
#include "windows/window_bench.h"

#include <QDialog>
#include <QHelpEvent>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QMenu>
#include <QWhatsThis>
#include <QWindow>

using namespace hitbox;
using namespace hitbox::bench;

/// F1 from where a hand may be, by real key presses.
class HelpDeskTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_bench.reset(); }

    void theToolInHandIsExplained();
    void aPanelIsExplainedFromItsList();
    void aPressedProblemLeadsToItsRule();
    void theNextProblemLeadsToItsRuleUntilTheHandIsElsewhere();
    void theStartPageBeginsAtTheBeginning();
    void aDialogIsExplainedWhileItStands();
    void aDialogThatHoldsUpAllWindowsLeavesTheManualFree();
    void keysThatAreTypedAsKeysAreLeftAlone();
    void theNextPressSaysWhatAPanelIsFor();
    void whatIsSaidOfToolsAndTheCanvasIsWhatTheToolDoes();
    void aPressInADialogSaysWhatThatIsFor();
    void everyActionOfTheMenusSaysWhatItIsFor();
    void eachTutorialStandsInTheMenu();
    void tutorialsAreFoundByThatWord();
    void thePageOfKeysShowsThoseChosen();
    void theManualLooksLikeTheWindow();

private:
    static ManualWindow *manual()
    {
        for (QWidget *window : QApplication::topLevelWidgets()) {
            if (auto *found = qobject_cast<ManualWindow *>(window))
                return found;
        }
        return nullptr;
    }
    static QString place() { return manual() ? manual()->place().page + '#' + manual()->place().anchor : QString(); }
    /// Qt's own window for it, whose text only the link within leads on from.
    static QWidget *explanation()
    {
        for (QWidget *window : QApplication::topLevelWidgets()) {
            if (window->inherits("QWhatsThat") && window->isVisible())
                return window;
        }
        return nullptr;
    }
    static bool isAnswered(QWidget *widget, QEvent::Type question)
    {
        QHelpEvent event(question, {}, {});
        event.ignore();
        QApplication::sendEvent(widget, &event);
        return event.isAccepted();
    }
    static void followLink(QWidget *widget, const QString &link)
    {
        QWhatsThisClickedEvent event(link);
        QApplication::sendEvent(widget, &event);
    }
    Actions &actions() const { return m_bench->window->actions(); }

    /// Offscreen no window manager hands the focus to a dialog.
    static bool hasFocusIn(QWidget &dialog)
    {
        dialog.activateWindow();
        return QTest::qWaitForWindowActive(&dialog) && QTest::qWaitFor([&dialog] {
                   QWidget *focus = QApplication::focusWidget();
                   return focus && focus->window() == &dialog;
               });
    }

    std::unique_ptr<WindowBench> m_bench;
};

void HelpDeskTest::init()
{
    m_bench = std::make_unique<WindowBench>();
    QVERIFY(m_bench->shown);
}

void HelpDeskTest::theToolInHandIsExplained()
{
    m_bench->openSample();
    m_bench->key(Qt::Key_K);
    m_bench->key(Qt::Key_F1);
    QCOMPARE(place(), "drawing.md#knife");
    QVERIFY(manual()->isVisible());
    m_bench->window->activateWindow();
    m_bench->key(Qt::Key_F5);
    m_bench->key(Qt::Key_F1);
    QCOMPARE(place(), "stage.md#placing");
}

void HelpDeskTest::aPanelIsExplainedFromItsList()
{
    m_bench->openSample();
    m_bench->clickRow("ShapeList", 0);
    m_bench->key(Qt::Key_F1);
    QCOMPARE(place(), "shapes.md#");
}

void HelpDeskTest::aPressedProblemLeadsToItsRule()
{
    m_bench->window->openPath(m_bench->path("crossings.hitbox"));
    QTRY_VERIFY(m_bench->rows("ProblemList") > 0);
    m_bench->clickRow("ProblemList", 0);
    m_bench->list("ProblemList")->setFocus();
    const QString rule = m_bench->front().project().live.findings.list().first().rule;
    m_bench->key(Qt::Key_F1);
    QCOMPARE(place(), "rules.md#" + rule);
}

void HelpDeskTest::theNextProblemLeadsToItsRuleUntilTheHandIsElsewhere()
{
    m_bench->window->openPath(m_bench->path("crossings.hitbox"));
    QTRY_VERIFY(m_bench->rows("ProblemList") > 0);
    const QString rule = "rules.md#" + m_bench->front().project().live.findings.list().first().rule;
    const auto helpNow = [this] {
        m_bench->key(Qt::Key_F1);
        m_bench->window->activateWindow();
        return place();
    };
    m_bench->view()->setFocus();
    m_bench->key(Qt::Key_F8);
    QCOMPARE(helpNow(), rule);
    m_bench->key(Qt::Key_K);
    QCOMPARE(helpNow(), "drawing.md#knife");
    m_bench->clickRow("ShapeList", 0);
    m_bench->list("ShapeList")->setFocus();
    QCOMPARE(helpNow(), "shapes.md#");
    m_bench->key(Qt::Key_F8); // from there
    QVERIFY(m_bench->list("ShapeList")->hasFocus());
    QVERIFY(helpNow().startsWith("rules.md#"));
    m_bench->list("SpriteList")->setFocus();
    QCOMPARE(helpNow(), "frames.md#sprites");
}

void HelpDeskTest::theStartPageBeginsAtTheBeginning()
{
    m_bench->key(Qt::Key_F1);
    QCOMPARE(place(), "first-steps.md#");
}

void HelpDeskTest::aDialogIsExplainedWhileItStands()
{
    m_bench->openSample();
    actions().run("shape.categories");
    auto *dialog = m_bench->window->findChild<CategoriesDialog *>();
    QVERIFY(hasFocusIn(*dialog));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1);
    QCOMPARE(place(), "shapes.md#categories");
    QVERIFY(manual()->isVisible());
}

void HelpDeskTest::aDialogThatHoldsUpAllWindowsLeavesTheManualFree()
{
    m_bench->window->help().openAt("index.md");
    QDialog dialog(m_bench->window.get());
    dialog.setModal(true);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const auto typedInto = [] {
        QTest::keyClick(manual()->windowHandle(), Qt::Key_F, Qt::ControlModifier);
        QTest::keyClick(manual()->windowHandle(), Qt::Key_A);
        return manual()->findChild<QLineEdit *>()->text();
    };
    QCOMPARE(typedInto(), QString());
    QTest::keyClick(&dialog, Qt::Key_F1);
    QVERIFY(QTest::qWaitForWindowActive(manual()));
    QCOMPARE(typedInto(), "a");
}

void HelpDeskTest::keysThatAreTypedAsKeysAreLeftAlone()
{
    m_bench->openSample();
    actions().run("help.change-keys");
    auto *editor = m_bench->window->findChild<ShortcutEditor *>();
    QVERIFY(hasFocusIn(*editor));
    auto *field = editor->findChild<QKeySequenceEdit *>();
    field->setFocus();
    QTest::keyClick(field, Qt::Key_F1);
    QVERIFY(!manual());
    QCOMPARE(field->keySequence(), QKeySequence("F1"));
}

void HelpDeskTest::theNextPressSaysWhatAPanelIsFor()
{
    m_bench->openSample();
    m_bench->key(Qt::Key_F1, Qt::ShiftModifier);
    QVERIFY(QWhatsThis::inWhatsThisMode());
    const Selection before = m_bench->session.selection();
    m_bench->clickRow("ShapeList", 0);
    QTRY_VERIFY(explanation());
    QVERIFY(!QWhatsThis::inWhatsThisMode());
    QCOMPARE(m_bench->session.selection(), before);
    QVERIFY(!manual());
    followLink(m_bench->list("ShapeList")->viewport(), "shapes.md");
    QCOMPARE(place(), "shapes.md#");
    QWhatsThis::hideText();
}

void HelpDeskTest::whatIsSaidOfToolsAndTheCanvasIsWhatTheToolDoes()
{
    m_bench->openSample();
    QVERIFY(isAnswered(m_bench->window->findChild<QWidget *>("tool-knife"), QEvent::QueryWhatsThis));
    QVERIFY(isAnswered(m_bench->view()->viewport(), QEvent::QueryWhatsThis));
    QVERIFY(!isAnswered(m_bench->window.get(), QEvent::QueryWhatsThis)); // the cursor forbids a press there
    m_bench->key(Qt::Key_F1, Qt::ShiftModifier);
    const Document before = m_bench->session.document();
    m_bench->click({4, 4});
    QTRY_VERIFY(explanation());
    QCOMPARE(m_bench->session.document(), before);
    QWhatsThis::hideText();
}

void HelpDeskTest::aPressInADialogSaysWhatThatIsFor()
{
    m_bench->openSample();
    actions().run("shape.categories");
    auto *dialog = m_bench->window->findChild<CategoriesDialog *>();
    QVERIFY(hasFocusIn(*dialog));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1, Qt::ShiftModifier);
    QVERIFY(QWhatsThis::inWhatsThisMode());
    QTest::mouseClick(dialog, Qt::LeftButton, {}, {4, 4});
    QTRY_VERIFY(explanation());
    QVERIFY(!manual());
    QWhatsThis::hideText();
}

void HelpDeskTest::everyActionOfTheMenusSaysWhatItIsFor()
{
    m_bench->openSample();
    for (const ActionInfo &info : actions().infos())
        QVERIFY2(!actions().action(info.id)->whatsThis().isEmpty(), qPrintable(info.id));
}

void HelpDeskTest::eachTutorialStandsInTheMenu()
{
    QList<QAction *> entries;
    for (const QAction *entry : actions().menu(ActionMenu::Help)->actions()) {
        if (entry->menu() && plainText(entry->text()) == "Tutorials")
            entries = entry->menu()->actions();
    }
    const QList<ManualPage> tutorials = readTutorials(builtInManual);
    QCOMPARE(entries.size(), tutorials.size());
    QVERIFY(!entries.isEmpty());
    for (int i = 0; i < entries.size(); ++i) {
        QCOMPARE(plainText(entries[i]->text()), titleAmongTutorials(tutorials[i]));
        entries[i]->trigger();
        QCOMPARE(place(), tutorials[i].name + '#');
        QVERIFY(manual()->isVisible());
    }
}

void HelpDeskTest::tutorialsAreFoundByThatWord()
{
    m_bench->openSample();
    actions().run("edit.find-action");
    auto *palette = m_bench->window->findChild<CommandPalette *>();
    QVERIFY(palette);
    QTest::keyClicks(palette->findChild<QLineEdit *>(), "tutorial");
    QTest::keyClick(palette->findChild<QLineEdit *>(), Qt::Key_Return);
    QTRY_COMPARE(place(), readTutorials(builtInManual).constFirst().name + '#');
}

void HelpDeskTest::thePageOfKeysShowsThoseChosen()
{
    m_bench->openSample();
    m_bench->key(Qt::Key_F1, Qt::ControlModifier);
    QCOMPARE(place(), "keys.md#");
    const auto *view = manual()->findChild<ManualView *>();
    QVERIFY(!view->toPlainText().contains("Ctrl+Alt+7"));
    actions().assign("edit.undo", {QKeySequence("Ctrl+Alt+7")});
    QVERIFY(view->toPlainText().contains("Ctrl+Alt+7"));
}

void HelpDeskTest::theManualLooksLikeTheWindow()
{
    m_bench->window->help().openAt("index.md");
    m_bench->window->chooseTheme(ThemeChoice::Light);
    QCOMPARE(manual()->styleSheet(), m_bench->window->styleSheet());
    QCOMPARE(manual()->palette().color(QPalette::Base), qApp->palette().color(QPalette::Base));
}

HITBOX_WINDOW_TEST(HelpDeskTest)
#include "help_desk_test.moc"
