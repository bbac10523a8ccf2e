#include "windows/main_window.h"

#include "document/edits.h"
#include "document/limits.h"
#include "document/sheet.h"
#include "scene/canvas_view.h"
#include "session/session.h"
#include "windows/categories_dialog.h"
#include "windows/export_dialog.h"
#include "windows/file_flow.h"
#include "windows/plain_text.h"
#include "windows/shapes_panel.h"
#include "windows/slice_dialog.h"
#include "windows/sprites_panel.h"
#include "windows/stage_panel.h"
#include "windows/start_page.h"
#include "windows/status_line.h"
#include "windows/tool_bar.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QMenuBar>
#include <QMessageBox>

namespace hitbox {

QAction *MainWindow::addAction(QMenu *menu, const QString &text, const QKeySequence &shortcut, auto slot)
{
    QAction *action = menu->addAction(text);
    action->setShortcut(shortcut);
    connect(action, &QAction::triggered, this, slot);
    return action;
}

void MainWindow::makeActions()
{
    makeFileMenu();
    makeEditMenu();
    makeViewMenu();
    makeShapeMenu();
    makeFrameMenu();
    makeStageMenu();
    makeHelpMenu();
}

void MainWindow::makeFileMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&File"));
    addAction(menu, tr("&New project"), QKeySequence::New, [this] { m_files->startNew(); });
    addAction(menu, tr("&Open…"), QKeySequence::Open, [this] { m_files->open(); });
    m_recentMenu = menu->addMenu(tr("Open &recent"));
    addAction(menu, tr("Open the &sample"), {}, [this] { m_files->openSample(); });
    menu->addSeparator();
    addAction(menu, tr("Add &images…"), Qt::CTRL | Qt::Key_I, [this] { m_files->addImages(); });
    addAction(menu, tr("&Reload images"), Qt::CTRL | Qt::Key_R, [this] { m_session.reloadImages(); });
    menu->addSeparator();
    addAction(menu, tr("&Save"), QKeySequence::Save, [this] { m_files->save(); });
    addAction(menu, tr("Save &as…"), Qt::CTRL | Qt::SHIFT | Qt::Key_S, [this] { m_files->saveAs(); });
    menu->addSeparator();
    addAction(menu, tr("&Export…"), Qt::CTRL | Qt::Key_E, [this] { exportProject(); });
    menu->addSeparator();
    addAction(menu, tr("&Quit"), QKeySequence::Quit, [this] { close(); });
}

void MainWindow::fillRecentMenu()
{
    m_recentMenu->clear();
    for (const QString &path : std::as_const(m_settings.recentFiles)) {
        QAction *action = m_recentMenu->addAction(plainLabel(QDir::toNativeSeparators(path)));
        connect(action, &QAction::triggered, this, [this, path] { m_files->openPath(path); });
    }
    m_recentMenu->setEnabled(!m_settings.recentFiles.isEmpty());
    m_startPage->setRecentFiles(m_settings.recentFiles);
}

void MainWindow::makeEditMenu()
{
    m_editMenu = menuBar()->addMenu(tr("&Edit"));
    QAction *undo = addAction(m_editMenu, tr("&Undo"), QKeySequence::Undo, [this] { m_session.undo(); });
    QAction *redo = addAction(m_editMenu, tr("&Redo"), QKeySequence::Redo, [this] { m_session.redo(); });
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    connect(m_session.history(), &QUndoStack::undoTextChanged, undo, [undo](const QString &text) {
        undo->setText(text.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(plainLabel(text)));
    });
    connect(m_session.history(), &QUndoStack::redoTextChanged, redo, [redo](const QString &text) {
        redo->setText(text.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(plainLabel(text)));
    });
    m_editMenu->addSeparator();
    addAction(m_editMenu, tr("&Duplicate"), Qt::CTRL | Qt::Key_D, [this] { duplicateSelection(); });
    addAction(m_editMenu, tr("Re&name"), Qt::Key_F2, [this] { renameSelection(); });
    addAction(m_editMenu, tr("De&lete"), {}, [this] { feedKey(Qt::Key_Delete); });
    m_editMenu->addSeparator();
    addAction(m_editMenu, tr("Select &all"), QKeySequence::SelectAll, [this] { selectAll(); });
}

void MainWindow::makeViewMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&View"));
    QAction *zoomIn = addAction(menu, tr("Zoom &in"), {}, [this] { view()->zoomIn(); });
    zoomIn->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    addAction(menu, tr("Zoom &out"), Qt::CTRL | Qt::Key_Minus, [this] { view()->zoomOut(); });
    addAction(menu, tr("&100 %"), Qt::CTRL | Qt::Key_0, [this] { view()->zoomToActualSize(); });
    addAction(menu, tr("&Fit"), Qt::CTRL | Qt::Key_1, [this] { fitView(); });
    menu->addSeparator();
    addAction(menu, tr("Next &snapping"), Qt::Key_G, [this] { cycleSnap(); });
    menu->addSeparator();
    QMenu *themes = menu->addMenu(tr("&Theme"));
    auto *group = new QActionGroup(this);
    const std::pair<QString, ThemeChoice> choices[] = {{tr("As the &desktop"), ThemeChoice::System},
                                                       {tr("&Light"), ThemeChoice::Light},
                                                       {tr("&Dark"), ThemeChoice::Dark}};
    for (const auto &[text, choice] : choices) {
        QAction *action = addAction(themes, text, {}, [this, choice = choice] { applyTheme(choice); });
        action->setCheckable(true);
        action->setActionGroup(group);
        action->setChecked(choice == m_settings.theme);
    }
}

void MainWindow::makeShapeMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Shape"));
    for (const ToolInfo &info : allTools()) {
        if (info.place == ToolPlace::Frame)
            menu->addAction(m_toolBar->actionOf(QString::fromLatin1(info.id)));
    }
    menu->addSeparator();
    addAction(menu, tr("Flip &horizontally\tX"), {}, [this] { feedKey(Qt::Key_X); });
    addAction(menu, tr("Flip &vertically\tY"), {}, [this] { feedKey(Qt::Key_Y); });
    addAction(menu, tr("Turn by &90°\tZ"), {}, [this] { feedKey(Qt::Key_Z); });
    addAction(menu, tr("Turn &back by 90°\tShift+Z"), {}, [this] { feedKey(Qt::Key_Z, Qt::ShiftModifier); });
    menu->addSeparator();
    addAction(menu, tr("&Categories…"), {}, [this] { editCategories(); });
}

void MainWindow::makeFrameMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("F&rame"));
    addAction(menu, tr("&Next frame"), Qt::Key_Period, [this] { stepFrame(1); });
    addAction(menu, tr("&Previous frame"), Qt::Key_Comma, [this] { stepFrame(-1); });
    addAction(menu, tr("&First frame"), Qt::Key_Home, [this] { stepFrame(-limits::imageSide); });
    addAction(menu, tr("&Last frame"), Qt::Key_End, [this] { stepFrame(limits::imageSide); });
    menu->addSeparator();
    addAction(menu, tr("&Slice sheet into frames…"), {}, [this] { sliceSheet(); });
    addAction(menu, tr("&Remove sprite"), {}, [this] { removeSprite(m_session.currentFrame().sprite); });
}

void MainWindow::makeStageMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("S&tage"));
    addAction(menu, tr("&Stage on or off"), Qt::Key_F5, [this] {
        const bool stage = m_session.mode() == Session::Mode::Stage;
        m_session.setMode(stage ? Session::Mode::Frames : Session::Mode::Stage);
    });
    addAction(menu, tr("&Place frame"), Qt::Key_Insert, [this] { emit m_stagePanel->placeWanted(); });
    menu->addSeparator();
    for (const ToolInfo &info : allTools()) {
        if (info.place == ToolPlace::Stage)
            menu->addAction(m_toolBar->actionOf(QString::fromLatin1(info.id)));
    }
}

void MainWindow::makeHelpMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Help"));
    addAction(menu, tr("&About Hitbox Editor"), {}, [this] { showAbout(); });
}

void MainWindow::showCanvasMenu(QPoint globalPosition)
{
    if (!m_session.gestureUnderWay()) {
        m_editMenu->popup(globalPosition);
        return;
    }
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (m_session.gestureFinishable())
        addAction(menu, tr("Finish\tEnter"), {}, [this] { feedKey(Qt::Key_Return); });
    addAction(menu, tr("Cancel\tEsc"), {}, [this] { feedKey(Qt::Key_Escape); });
    menu->popup(globalPosition);
}

void MainWindow::feedKey(int key, Qt::KeyboardModifiers modifiers)
{
    ToolInput input;
    input.kind = ToolInput::Kind::Key;
    input.key = key;
    input.modifiers = modifiers;
    m_session.feed(input);
}

void MainWindow::stepFrame(int by)
{
    const FrameRef current = m_session.currentFrame();
    const Sprite *sprite = findSprite(m_session.document(), current.sprite);
    if (!sprite)
        return;
    const int last = static_cast<int>(sprite->frames.size()) - 1;
    m_session.setCurrentFrame({current.sprite, std::clamp(current.frame + by, 0, last)});
}

void MainWindow::cycleSnap()
{
    const SnapStep next = m_session.snap().step == SnapStep::Pixel       ? SnapStep::HalfPixel
                          : m_session.snap().step == SnapStep::HalfPixel ? SnapStep::Off
                                                                         : SnapStep::Pixel;
    m_session.setSnap({next});
}

void MainWindow::exportProject()
{
    // A folder belongs to the project that was exported to it.
    if (m_settings.exportProject != m_session.path() || m_settings.exportFolder.isEmpty()) {
        m_settings.exportProject = m_session.path();
        m_settings.exportFolder.clear();
    }
    Settings offered = m_settings;
    if (offered.exportFolder.isEmpty() && !m_session.path().isEmpty())
        offered.exportFolder = QFileInfo(m_session.path()).absolutePath() + QStringLiteral("/export");
    ExportDialog dialog(m_session.document(), m_session.projectName(), offered, m_settings.exportFolder, this);
    const bool written = dialog.exec() == QDialog::Accepted;
    m_settings.exportFormat = dialog.formatId();
    if (!written)
        return;
    m_settings.exportFolder = dialog.folder();
    m_status->tell(tr("Exported into %1").arg(dialog.folder()));
}

void MainWindow::editCategories()
{
    CategoriesDialog dialog(m_session.document(), this);
    if (dialog.exec() == QDialog::Accepted)
        m_session.commit(dialog.result(), tr("Edit categories"));
}

void MainWindow::sliceSheet()
{
    const FrameRef current = m_session.currentFrame();
    const Sprite *sprite = findSprite(m_session.document(), current.sprite);
    if (!sprite)
        return;
    const QSize size = m_session.images().value(sprite->image).size;
    if (size.isEmpty()) {
        m_status->tell(tr("The image of “%1” cannot be read, so it cannot be sliced.").arg(sprite->name));
        return;
    }
    SliceDialog dialog(size, guessedGrid(size), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_session.commit(slicedSheet(m_session.document(), current.sprite, size, dialog.grid()), tr("Slice sheet"));
    fitView();
}

void MainWindow::removeSprite(int sprite)
{
    if (const Sprite *found = findSprite(m_session.document(), sprite)) {
        const QString text = tr("Remove sprite %1").arg(found->name);
        m_session.commit(withoutSprite(m_session.document(), sprite), text);
        m_status->tell(tr("%1. Undo brings it back.").arg(text));
    }
}

void MainWindow::duplicateSelection()
{
    if (m_session.mode() != Session::Mode::Frames || m_session.selection().shapes.isEmpty())
        return;
    const int firstNew = m_session.document().nextShapeId;
    constexpr geometry::Point aside{4, 4};
    m_session.commit(
        duplicateShapes(m_session.document(), m_session.currentFrame(), m_session.selection().shapes, aside),
        tr("Duplicate"));
    Selection copies;
    if (const Frame *frame = findFrame(m_session.document(), m_session.currentFrame())) {
        for (const Shape &shape : frame->shapes) {
            if (shape.id.value >= firstNew)
                copies.shapes.insert(shape.id);
        }
    }
    m_session.setSelection(copies);
}

void MainWindow::selectAll()
{
    Selection all;
    if (m_session.mode() == Session::Mode::Stage) {
        if (const Stage *stage = findStage(m_session.document(), m_session.currentStage())) {
            for (int i = 0; i < stage->instances.size(); ++i)
                all.instances.insert(i);
        }
    } else if (const Frame *frame = findFrame(m_session.document(), m_session.currentFrame())) {
        for (const Shape &shape : frame->shapes) {
            if (shape.visible && !shape.locked)
                all.shapes.insert(shape.id);
        }
    }
    m_session.setSelection(all);
}

void MainWindow::renameSelection()
{
    if (m_session.mode() == Session::Mode::Frames && !m_session.selection().shapes.isEmpty())
        m_shapes->renameSelected();
    else
        m_sprites->renameCurrent();
}

void MainWindow::showAbout()
{
    QMessageBox::about(
        this, tr("About Hitbox Editor"),
        tr("Hitbox Editor %1\n\nDraws hitboxes onto sprites, tells at once when a polygon crosses itself, "
           "shows what overlaps what, and writes the collision files that engines load.")
            .arg(QCoreApplication::applicationVersion()));
}

} // namespace hitbox
