#include "test_class.h"
#include "windows/categories/categories_dialog.h"
#include "windows/modal_answer.h"
#include "windows/tools/snap_popup.h"
#include "windows/window_bench.h"

#include <QContextMenuEvent>
#include <QImage>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QWindow>

using namespace hitbox;
using namespace hitbox::bench;
using geometry::Point;

class MainWindowActionsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_bench.reset(); }

    void renamingByKeyRenamesTheSelectedShape();
    void renamingWithoutAShapeRenamesTheSprite();
    void framesAreSteppedThroughByKeys();
    void duplicatesAreSelected();
    void everythingIsSelectedButHiddenAndLockedShapes();
    void snappingCyclesAndIsRemembered();
    void targetsOfSnappingStayWhileTheGridChanges();
    void theSnappingIsLeftByEscapeAndByAPressElsewhere();
    void aWindowOutOfSightHasNoNextPart();
    void aSheetIsSliced();
    void keysMeanTheListThatHasTheFocus();
    void shapesArePastedIntoAnotherFrame();
    void aListsMenuShowsItsKeys();
    void categoriesStayOpenBesideTheWindow();
    void everyActionOfTheMenusHasAText();
    void themesChangeTheWholeWindow();
    void aThemeChosenLaterLeavesNothingOfTheOneBefore();

private:
    void showSprite(const char *name);
    void drawSquare();

    std::unique_ptr<WindowBench> m_bench;
};

void MainWindowActionsTest::init()
{
    m_bench = std::make_unique<WindowBench>();
    QVERIFY(m_bench->shown);
    m_bench->openSample();
}

void MainWindowActionsTest::showSprite(const char *name)
{
    const auto index = static_cast<int>(m_bench->titles("SpriteList").indexOf(QString(name)));
    QVERIFY(index >= 0);
    m_bench->clickRow("SpriteList", index);
    m_bench->key(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(m_bench->session.document().sprites.at(m_bench->session.currentFrame().sprite).name, QString(name));
}

/// Corners (2, 2) and (20, 20), clockwise from the top left; drawn on the rock.
void MainWindowActionsTest::drawSquare()
{
    showSprite("rock");
    m_bench->key(Qt::Key_P);
    for (const Point corner : {Point{2, 2}, Point{20, 2}, Point{20, 20}, Point{2, 20}, Point{2, 2}})
        m_bench->click(corner);
}

void MainWindowActionsTest::renamingByKeyRenamesTheSelectedShape()
{
    drawSquare();
    m_bench->key(Qt::Key_F2);
    auto *editor = m_bench->list("ShapeList")->viewport()->findChild<QLineEdit *>();
    QVERIFY(editor);
    QTRY_COMPARE(QApplication::focusWidget(), editor);
    editor->selectAll();
    QTest::keyClicks(editor, "left wing");
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(m_bench->lastShape().name, QString("left wing"));
    QCOMPARE(m_bench->titles("ShapeList").first(), QString("left wing"));
    m_bench->session.undo();
    QVERIFY(m_bench->lastShape().name != "left wing");
}

void MainWindowActionsTest::renamingWithoutAShapeRenamesTheSprite()
{
    showSprite("rock");
    m_bench->session.setSelection({});
    m_bench->key(Qt::Key_F2);
    auto *editor = m_bench->list("SpriteList")->viewport()->findChild<QLineEdit *>();
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, "boulder");
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_VERIFY(m_bench->titles("SpriteList").contains("boulder"));
    QCOMPARE(m_bench->session.document().stages.first().instances.at(3).sprite, QString("boulder"));
}

void MainWindowActionsTest::framesAreSteppedThroughByKeys()
{
    showSprite("ship");
    const int sprite = m_bench->session.currentFrame().sprite;
    QCOMPARE(m_bench->rows("FrameList"), 4);
    m_bench->key(Qt::Key_Period);
    m_bench->key(Qt::Key_Period);
    QCOMPARE(m_bench->session.currentFrame(), (FrameRef{sprite, 2}));
    QVERIFY(m_bench->row("FrameList", 2).selected);
    m_bench->key(Qt::Key_Comma);
    QCOMPARE(m_bench->session.currentFrame(), (FrameRef{sprite, 1}));
    m_bench->key(Qt::Key_End);
    QCOMPARE(m_bench->session.currentFrame(), (FrameRef{sprite, 3}));
    m_bench->key(Qt::Key_Period);
    QCOMPARE(m_bench->session.currentFrame(), (FrameRef{sprite, 3}));
    m_bench->key(Qt::Key_Home);
    QCOMPARE(m_bench->session.currentFrame(), (FrameRef{sprite, 0}));
    m_bench->clickRow("FrameList", 3);
    QCOMPARE(m_bench->session.currentFrame(), (FrameRef{sprite, 3}));
}

void MainWindowActionsTest::duplicatesAreSelected()
{
    drawSquare();
    const ShapeId original = m_bench->lastShape().id;
    m_bench->key(Qt::Key_D, Qt::ControlModifier);
    QVERIFY(m_bench->lastShape().id != original);
    QCOMPARE(m_bench->session.selection().shapes, QSet<ShapeId>{m_bench->lastShape().id});
    QCOMPARE(m_bench->lastShape().outline, Outline(PolygonOutline{{{6, 6}, {24, 6}, {24, 24}, {6, 24}}}));
}

void MainWindowActionsTest::everythingIsSelectedButHiddenAndLockedShapes()
{
    showSprite("ship");
    const qsizetype all = m_bench->frame().shapes.size();
    m_bench->view()->setFocus();
    m_bench->key(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(m_bench->session.selection().shapes.size(), all);
    m_bench->clickToggle("ShapeList", 0, RowView::Toggle::Visible);
    m_bench->clickToggle("ShapeList", 1, RowView::Toggle::Locked);
    m_bench->key(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(m_bench->session.selection().shapes.size(), all - 2);
}

void MainWindowActionsTest::snappingCyclesAndIsRemembered()
{
    QCOMPARE(m_bench->openProject.tools.now().snap.step, SnapStep::Pixel);
    m_bench->view()->setFocus();
    QSet<SnapStep> seen;
    for (int i = 0; i < 3; ++i) {
        m_bench->key(Qt::Key_G);
        seen.insert(m_bench->openProject.tools.now().snap.step);
        QCOMPARE(m_bench->window->settings().snap, m_bench->openProject.tools.now().snap);
    }
    QCOMPARE(seen.size(), 3);
    QCOMPARE(m_bench->openProject.tools.now().snap.step, SnapStep::Pixel);
}

void MainWindowActionsTest::targetsOfSnappingStayWhileTheGridChanges()
{
    m_bench->openProject.tools.set(&ToolSettings::snap, {SnapStep::Pixel, SnapKind::AlphaOutline, {{16, 16}, {}}});
    m_bench->view()->setFocus();
    m_bench->key(Qt::Key_G);
    QCOMPARE(m_bench->openProject.tools.now().snap,
             (SnapSettings{SnapStep::HalfPixel, SnapKind::AlphaOutline, {{16, 16}, {}}}));
}

void MainWindowActionsTest::aWindowOutOfSightHasNoNextPart()
{
    m_bench->window->hide();
    for (const char *action : {"view.next-part", "view.previous-part"})
        m_bench->window->actions().run(action);
    QVERIFY(!m_bench->window->isVisible());
}

/// By the way that events of a mouse and a keyboard take, which a popup stands in.
void MainWindowActionsTest::theSnappingIsLeftByEscapeAndByAPressElsewhere()
{
    drawSquare();
    m_bench->view()->setFocus();
    const Selection selection = m_bench->session.selection();
    QVERIFY(!selection.shapes.isEmpty());
    auto *popup = m_bench->window->findChild<SnapPopup *>();
    QWindow *window = m_bench->window->windowHandle();

    m_bench->key(Qt::Key_G, Qt::ShiftModifier);
    QTRY_VERIFY(popup->isVisible());
    QTest::keyClick(window, Qt::Key_Escape);
    QVERIFY(!popup->isVisible());
    QCOMPARE(m_bench->session.selection(), selection);
    m_bench->window->activateWindow(); // which desktops do without being asked
    QTRY_VERIFY(m_bench->view()->hasFocus());

    m_bench->key(Qt::Key_R);
    m_bench->key(Qt::Key_G, Qt::ShiftModifier);
    QTRY_VERIFY(popup->isVisible());
    const QPoint empty = m_bench->view()->viewport()->mapTo(m_bench->window.get(), m_bench->onScreen({30, 5}));
    QVERIFY(!popup->geometry().contains(m_bench->window->mapToGlobal(empty)));
    QTest::mousePress(window, Qt::LeftButton, {}, empty);
    QVERIFY(!popup->isVisible());
    QVERIFY(!m_bench->session.gestureUnderWay());
    QTest::mouseRelease(window, Qt::LeftButton, {}, empty);
    QTest::keyClick(window, Qt::Key_Escape);
    QVERIFY(m_bench->session.selection().empty()); // the next one is the canvas's again
}

void MainWindowActionsTest::aSheetIsSliced()
{
    m_bench->drop({m_bench->path("ship_sheet.png")});
    QCOMPARE(m_bench->rows("FrameList"), 1);
    ModalAnswer answer([](QDialog &dialog) {
        dialog.findChild<QSpinBox *>("CountX")->setValue(2);
        QTest::mouseClick(dialog.findChild<QPushButton *>("Primary"), Qt::LeftButton);
        QTRY_VERIFY(!dialog.isVisible()); // once the empty cells are known
    });
    QTest::mouseClick(m_bench->window->findChild<QToolButton *>("Slice"), Qt::LeftButton);
    QVERIFY(answer.asked());
    QCOMPARE(m_bench->rows("FrameList"), 2);
    QCOMPARE(m_bench->frame().size.width(), 128);
}

void MainWindowActionsTest::keysMeanTheListThatHasTheFocus()
{
    showSprite("ship");
    m_bench->clickRow("FrameList", 0);
    const int frames = m_bench->rows("FrameList");
    m_bench->key(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(m_bench->rows("FrameList"), frames + 1);
    m_bench->key(Qt::Key_A, Qt::ControlModifier);
    QVERIFY(m_bench->row("FrameList", 0).selected && m_bench->row("FrameList", frames).selected);
    m_bench->clickRow("SpriteList", 0);
    const int sprites = m_bench->rows("SpriteList");
    m_bench->key(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(m_bench->rows("SpriteList"), sprites + 1);
    m_bench->key(Qt::Key_Delete);
    QCOMPARE(m_bench->rows("SpriteList"), sprites);
}

void MainWindowActionsTest::shapesArePastedIntoAnotherFrame()
{
    showSprite("ship");
    m_bench->clickRow("ShapeList", 0);
    const QString name = m_bench->row("ShapeList", 0).title;
    m_bench->key(Qt::Key_C, Qt::ControlModifier);
    m_bench->session.setCurrentFrame({m_bench->session.currentFrame().sprite, 1});
    const int before = m_bench->rows("ShapeList");
    m_bench->key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(m_bench->rows("ShapeList"), before + 1);
    QVERIFY(m_bench->row("ShapeList", 0).title.startsWith(name));
    m_bench->key(Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(m_bench->rows("ShapeList"), before);
}

void MainWindowActionsTest::aListsMenuShowsItsKeys()
{
    showSprite("ship");
    const QPoint place = m_bench->placeOf("FrameList", 1);
    QContextMenuEvent event(QContextMenuEvent::Mouse, place,
                            m_bench->list("FrameList")->viewport()->mapToGlobal(place));
    QApplication::sendEvent(m_bench->list("FrameList")->viewport(), &event);
    auto *menu = m_bench->window->findChild<QMenu *>("ListMenu");
    QVERIFY(menu);
    QStringList keys;
    for (const QAction *action : menu->actions())
        keys.append(action->shortcut().toString());
    QVERIFY(keys.contains("F2") && keys.contains("Ctrl+D") && keys.contains("Ctrl+V"));
    QCOMPARE(keys.first(6), (QStringList{"Ctrl+X", "Ctrl+C", "Ctrl+V", "", "Ctrl+D", "F2"})); // as in Edit
    QVERIFY(menu->actions().at(6)->text().startsWith("De&lete")); // its key is the list's own
    QCOMPARE(m_bench->session.currentFrame().frame, 1);
    menu->close();
}

void MainWindowActionsTest::categoriesStayOpenBesideTheWindow()
{
    showSprite("ship");
    for (QToolButton *button : m_bench->window->findChildren<QToolButton *>()) {
        if (button->text() == "Edit…")
            QTest::mouseClick(button, Qt::LeftButton);
    }
    auto *dialog = m_bench->window->findChild<CategoriesDialog *>();
    QVERIFY(dialog && dialog->isVisible() && !dialog->isModal());
    dialog->close();
    QTRY_VERIFY(!m_bench->window->findChild<CategoriesDialog *>());
}

void MainWindowActionsTest::everyActionOfTheMenusHasAText()
{
    QMap<QString, QString> shortcuts;
    for (const QAction *top : m_bench->window->menuBar()->actions()) {
        QVERIFY(top->menu());
        QList<QAction *> actions = top->menu()->actions();
        for (qsizetype i = 0; i < actions.size(); ++i) {
            const QAction *action = actions.at(i);
            QVERIFY(action->isSeparator() || !action->text().isEmpty());
            const bool holdsTools = action->menu() && action->text() == "&Tools"; // others share keys with them
            actions += holdsTools ? action->menu()->actions() : QList<QAction *>();
            for (const QKeySequence &shortcut : action->shortcuts()) {
                QVERIFY2(!shortcuts.contains(shortcut.toString()), qPrintable(shortcut.toString()));
                shortcuts.insert(shortcut.toString(), action->text());
            }
        }
    }
    for (const char *wanted : {"Ctrl+S", "Ctrl+O", "Ctrl+Z", "Ctrl+E", "F5", "F2", "P", "Ctrl+1", ".", "G"})
        QVERIFY2(shortcuts.contains(wanted), wanted);
}

void MainWindowActionsTest::themesChangeTheWholeWindow()
{
    const QImage dark = m_bench->window->grab().toImage();
    for (QAction *action : m_bench->window->findChildren<QAction *>()) {
        if (action->text() == "&Light")
            action->trigger();
    }
    QCOMPARE(m_bench->window->settings().theme, ThemeChoice::Light);
    const QImage light = m_bench->window->grab().toImage();
    const QPoint canvas = m_bench->view()->mapTo(m_bench->window.get(), QPoint(5, 5));
    QCOMPARE(dark.pixelColor(canvas), themeFor(ThemeChoice::Dark).canvas);
    QCOMPARE(light.pixelColor(canvas), themeFor(ThemeChoice::Light).canvas);
}

/// The stage, its lists and pictures, the frames and the tools: all that draws by hand is in view.
void MainWindowActionsTest::aThemeChosenLaterLeavesNothingOfTheOneBefore()
{
    MainWindow &window = *m_bench->window;
    window.actions().run("file.sample-stage");
    WindowBench::settle();
    const auto picture = [&window](ThemeChoice choice) {
        window.chooseTheme(choice);
        WindowBench::settle();
        return window.grab().toImage();
    };
    picture(ThemeChoice::Light); // the first change lays panels out by a pixel or two less, and the canvas anew
    const QImage dark = picture(ThemeChoice::Dark);
    const QImage light = picture(ThemeChoice::Light);
    // Not that of panels: the rims of dark letters have it too.
    const Theme before = themeFor(ThemeChoice::Dark);
    for (const QColor &color : {before.background, before.canvas, before.selectedRow}) {
        int inDark = 0;
        int inLight = 0;
        for (int y = 0; y < light.height(); ++y) {
            for (int x = 0; x < light.width(); ++x) {
                inDark += dark.pixelColor(x, y) == color ? 1 : 0;
                inLight += light.pixelColor(x, y) == color ? 1 : 0;
            }
        }
        QVERIFY2(inDark > 100, qPrintable(color.name()));
        QVERIFY2(inLight == 0, qPrintable(QString("%1: %2").arg(color.name()).arg(inLight)));
    }
    QCOMPARE(picture(ThemeChoice::Dark), dark);
    QCOMPARE(picture(ThemeChoice::Light), light);
}

HITBOX_WINDOW_TEST(MainWindowActionsTest)
#include "main_window_actions_test.moc"
