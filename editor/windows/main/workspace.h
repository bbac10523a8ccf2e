#pragma once

#include "scene/canvas_place.h"
#include "scene/pixmaps.h"
#include "session/open_project.h"
#include "windows/actions/actions.h"
#include "windows/actions/project_view.h"
#include "windows/export/past_exports.h"
#include "windows/files/document_place.h"

#include <QDateTime>
#include <QPointer>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QSplitter;
class QStackedWidget;
class QVBoxLayout;

namespace hitbox {

class Autosave;
class CanvasView;
class ConflictsPanel;
class ExportFlow;
class FileFlow;
class FrameDesk;
class KeptSettings;
class Panel;
class ProblemsPanel;
class RecoveryStore;
class ScriptFlow;
class SidePanels;
class SpritesPanel;
class StageDesk;
class StartPage;
class StatusLine;
class ToolBar;
struct FramesLeft;
struct KeyNames;
struct ScriptSaid;

/// Work in no file that is open again, of which one is asked whether it is to be kept.
struct BroughtBack {
    QDateTime keptAt;
    bool wasClosed = false; ///< by hand; or else an earlier run left it
    FileSince since = FileSince::AsItWas;
    QString whyUnread = {}; ///< the file, where it is unreadable
};

/// What a workspace leaves to the one that takes its place, where another language or text size was chosen.
struct HandedOn {
    HandedOn();
    ~HandedOn();
    HandedOn(HandedOn &&) noexcept;
    HandedOn &operator=(HandedOn &&) = delete;

    std::unique_ptr<OpenProject> project;
    std::unique_ptr<Autosave> autosave; ///< null as long as no recoveries are kept
    DocumentPlace place;
    bool timelineWanted = false;
    bool tracksWanted = false;
    QSet<Id<Sprite>> tracksDeclined;
    std::optional<CanvasPlace> stagePlace; ///< while one worked there
    QByteArray columns;                    ///< as in the settings; none for theirs
    QList<QList<int>> heights;             ///< of parts that stand one above the other, see Workspace::stacks()
    std::unique_ptr<FramesLeft> frames;
    std::optional<PastExport> lastExport;
    QString lastScript; ///< where one was chosen
    std::vector<ScriptSaid> scriptsSaid;
    std::optional<BroughtBack> broughtBack; ///< until one has answered, as below
    bool isUnkept = false;                  ///< a warning stood that unsaved work could not be kept
};

/// Everything around one open project: the canvases, the panels and the status line.
class Workspace : public QWidget, public ProjectView
{
    Q_OBJECT

public:
    /// Around a new project where none was handed on. The settings are the window's, and outlive it.
    Workspace(HandedOn taken, KeptSettings &settings, QWidget *parent);
    ~Workspace() override;

    /// What it leaves, with what is being typed taken. All that is left to do with it then is to delete it.
    HandedOn handOn();

    OpenProject &project() { return m_project; }
    const OpenProject &project() const { return m_project; }
    Session &session() { return m_project.session; }
    const Session &session() const { return m_project.session; }
    FileFlow &files() { return *m_files; }
    ExportFlow &exports() { return *m_exports; }
    ScriptFlow &scripts() { return *m_scripts; }
    StartPage &startPage() { return *m_startPage; }
    SidePanels &sidePanels() const { return *m_sidePanels; }
    StageDesk &stage() const { return *m_stage; }

    /// Something is being read, saved, exported or run for it, which it is to hear the end of.
    bool isWaiting() const;
    /// Nothing was opened or made in it yet: another project may take its place.
    bool pristine() const;
    QString title() const; ///< the file's name, or that of a project without one

    QWidget &widget() override { return *this; }
    CanvasView &view() const override;
    void fitView() override;
    void showFinding(const Finding &finding) override;
    /// The rule of the finding that was shown last, until something else is chosen, changed or has the focus.
    QString ruleInSight(const QWidget *focus) const;
    void tell(const QString &text) override;
    NoticeBar &notice(const QString &text, const QList<NoticeChoice> &choices,
                      NoticeBar::Kind kind = NoticeBar::Kind::Passing) override;

    /// What menus, keys and the command palette do in it.
    QList<ActionInfo> actions();

    void keepRecoveries(RecoveryStore &store);        ///< from now on; the store outlives the workspace
    Autosave *autosave() const { return m_autosave; } ///< null as long as no recoveries are kept

    const std::optional<BroughtBack> &broughtBack() const { return m_broughtBack; }
    void setBroughtBack(const std::optional<BroughtBack> &work) { m_broughtBack = work; }

    void prepareFor(ActionSection section); ///< its actions: what edits ends at the frame that is seen, where one plays
    DocumentPlace place() const;            ///< where one works in it
    void goTo(const DocumentPlace &place);
    void focusNextPart(int by); ///< tools, lists and canvas, in the order of the eye

    void showKeys(const KeyNames &keys); ///< in tool tips
    void takeFocus();                    ///< to the canvas
    void toggleTimeline();               ///< goes to the stage for it
    bool timelineShown() const;
    void toggleTracks(); ///< in place of the frames
    bool tracksShown() const;
    QByteArray layoutState() const; ///< of the splitters, for the settings

signals:
    void titleChanged(); ///< the name, or whether there is unsaved work
    void stateChanged(); ///< what actions look at: the place, the tool, the selection, the history
    void viewMoved();    ///< the splitters, or what place() tells of the canvas
    void canvasMenuWanted(QPoint globalPosition, std::optional<geometry::Point> place); ///< see CanvasView
    void listMenuWanted(QPoint globalPosition, const QStringList &actions);             ///< see Panel::menuWanted()

protected:
    void showEvent(QShowEvent *event) override;

private:
    /// And where the hand was.
    struct ShownFinding {
        Finding finding;
        Session::Mode mode = Session::Mode::Frames;
        FrameRef frame;
        Selection selection;
        QString tool;
        QPointer<const QWidget> focus;
    };

    void takeTyped();
    void endParts();
    void makeParts();
    QList<QSplitter *> stacks() const; ///< parts one above the other, with lines between them to drag
    void keepWith(Autosave &autosave);
    QWidget *makeCanvas();
    void bringStageIn();
    QList<ActionInfo> ownActions(); ///< that concern the parts of the workspace
    QWidget *makeRightSide();
    void keepSidePanels();
    ShownFinding shownNow(const Finding &finding, const QWidget *focus) const;
    void placeFromList(FrameRef frame);
    void placeDropped(FrameRef frame, QPoint global);
    void connectParts();
    void connectFiles();
    void connectFrames();
    void connectProblems();
    void connectCanvases();
    void keepSnapSettings();
    void followHandSettings();
    void tellChanges();
    void showMode();
    void warnOfUnkeptWork(const Error &error);

    KeptSettings &m_settings;
    std::unique_ptr<OpenProject> m_own; ///< null once it is handed on
    OpenProject &m_project;
    Pixmaps m_pixmaps;
    std::unique_ptr<QWidget> m_backstage; ///< no part of the window: holds what a stage needs until one goes there
    FileFlow *m_files = nullptr;
    ExportFlow *m_exports = nullptr;
    ScriptFlow *m_scripts = nullptr;
    FrameDesk *m_frame = nullptr;
    StageDesk *m_stage = nullptr;
    QWidget *m_stageSide = nullptr; ///< the panels beside it
    StartPage *m_startPage = nullptr;
    QStackedWidget *m_canvas = nullptr;
    ToolBar *m_toolBar = nullptr;
    SpritesPanel *m_sprites = nullptr;
    ProblemsPanel *m_problems = nullptr;
    ConflictsPanel *m_conflicts = nullptr;
    bool m_timelineWanted = false; ///< in place of the frames, while on the stage
    bool m_tracksWanted = false;   ///< in place of the frames
    std::optional<BroughtBack> m_broughtBack;
    SidePanels *m_sidePanels = nullptr;
    QPointer<Panel> m_appeared; ///< just now, and is to be looked at
    QStackedWidget *m_right = nullptr;
    QSplitter *m_columns = nullptr;
    QByteArray m_wantedColumns; ///< as they were left by hand: large letters take more room only while they are there
    QList<QList<int>> m_wantedHeights; ///< that were handed on, until it is shown
    QSplitter *m_middle = nullptr;
    StatusLine *m_status = nullptr;
    QVBoxLayout *m_notices = nullptr;
    Autosave *m_autosave = nullptr;
    QPointer<NoticeBar> m_unkeptWork; ///< stands as long as it cannot be kept
    std::optional<ShownFinding> m_shownFinding;
};

} // namespace hitbox
