#pragma once

#include "scene/pixmaps.h"
#include "windows/settings.h"

#include "document/document.h"
#include "validation/finding.h"

#include <QMainWindow>

class QAction;
class QLabel;
class QMenu;
class QPushButton;
class QSplitter;
class QStackedWidget;

namespace hitbox {

class CanvasView;
class FileFlow;
class FrameScene;
class FramesPanel;
class OverlapsPanel;
class ProblemsPanel;
class Session;
class ShapesPanel;
class SpritesPanel;
class StagePanel;
class StageScene;
class StartPage;
class StatusLine;
class ToolBar;

/// Assembles the panels around the canvas; what they do is theirs.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(Session &session, Settings settings, QWidget *parent = nullptr);
    ~MainWindow() override;

    void openPath(const QString &path);
    void openSample();
    Settings settings() const;

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    // main_window.cpp: the parts and how they stand
    QWidget *makeTopBar();
    QWidget *makeCanvas();
    QWidget *makeRightSide();
    void connectParts();
    void restoreLayout();

    // main_window_actions.cpp: menus and what they call
    void makeActions();
    void makeFileMenu();
    void makeEditMenu();
    void makeViewMenu();
    void makeShapeMenu();
    void makeFrameMenu();
    void makeStageMenu();
    void makeHelpMenu();
    QAction *addAction(QMenu *menu, const QString &text, const QKeySequence &shortcut, auto slot);
    void fillRecentMenu();
    void showCanvasMenu(QPoint globalPosition);
    void feedKey(int key, Qt::KeyboardModifiers modifiers = {});
    void stepFrame(int by);
    void cycleSnap();
    void exportProject();
    void editCategories();
    void sliceSheet();
    void removeSprite(int sprite);
    void duplicateSelection();
    void selectAll();
    void renameSelection();
    void showAbout();

    void showMode();
    void showTitle();
    void showFinding(const Finding &finding);
    void fitView();
    void applyTheme(ThemeChoice choice);
    CanvasView *view() const; ///< the one of the mode

    Session &m_session;
    Settings m_settings;
    Theme m_theme;
    Pixmaps m_pixmaps;
    FileFlow *m_files = nullptr;
    FrameScene *m_frameScene = nullptr;
    StageScene *m_stageScene = nullptr;
    CanvasView *m_frameView = nullptr;
    CanvasView *m_stageView = nullptr;
    StartPage *m_startPage = nullptr;
    QStackedWidget *m_canvas = nullptr;
    ToolBar *m_toolBar = nullptr;
    SpritesPanel *m_sprites = nullptr;
    FramesPanel *m_frames = nullptr;
    ShapesPanel *m_shapes = nullptr;
    StagePanel *m_stagePanel = nullptr;
    OverlapsPanel *m_overlaps = nullptr;
    ProblemsPanel *m_problems = nullptr;
    QStackedWidget *m_right = nullptr;
    QSplitter *m_columns = nullptr;
    QSplitter *m_middle = nullptr;
    QLabel *m_name = nullptr;
    QPushButton *m_stageButton = nullptr;
    StatusLine *m_status = nullptr;
    QMenu *m_recentMenu = nullptr;
    QMenu *m_editMenu = nullptr;
};

} // namespace hitbox
