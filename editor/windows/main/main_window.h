#pragma once

#include "document/document.h"
#include "windows/files/samples.h"
#include "windows/settings/kept_settings.h"

#include <QMainWindow>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QDateTime;
class QMenu;
class QStackedWidget;

namespace hitbox {

class Actions;
class FocusKeeper;
class HelpDesk;
class OpeningQueue;
class RecoveryStore;
class RefreshOnce;
class SettingsDialog;
class NoticeBar;
class ShortcutEditor;
class TopBar;
class Workspace;
struct ActionInfo;
struct BroughtBack;
struct CrashReport;
struct HandedOn;
struct OpenedProject;
struct Recovery;
struct Version;

/// One tab for each open project, and what stands around them: tabs, menus and keys, opening and closing.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(Settings settings, QWidget *parent = nullptr);
    ~MainWindow() override;

    Workspace &workspace() const;                                         ///< the one in front; there always is one
    const QList<Workspace *> &workspaces() const { return m_workspaces; } ///< in the order of the tabs
    Actions &actions() const { return *m_actions; }
    Settings settings() const; ///< with where one works at the moment
    ThemeChoice themeChoice() const { return m_settings.now().theme; }
    QString chosenLanguage() const { return m_settings.now().language; }

    // --- Projects: main_window_documents.cpp
    void startNew();
    void open(); ///< asks for files
    /// A project, an image, a folder of images or a file of another tool, in a tab of its own once it was read beside
    /// the window. Goes to the tab that has it already. An untouched empty tab is used up.
    void openPath(const QString &path);
    /// Each project in its tab, all else together: images may be one animation.
    void openPaths(const QStringList &paths);
    void openSample(Sample sample);
    int currentTab() const;
    void goToTab(int index);
    void stepTab(int by);     ///< around the ends
    void closeTab(int index); ///< asks when there is unsaved work

    // --- What a run leaves to the next one: main_window_recovery.cpp
    /// Keeps unsaved work in the folder from now on, and offers what a crash left there.
    void keepRecoveries(const QString &folder);
    void tellOfCrashes(const QString &folder); ///< of the reports there that nobody was told of
    void openClosedWork();                     ///< asks which
    void openVersions();                       ///< of the project in front; likewise
    void reopenTabs();                         ///< those that were open as the program ended

    void chooseTheme(ThemeChoice choice);
    void chooseLanguage(const QString &code); ///< empty: that of the system
    void openSettings();
    void openPalette();
    HelpDesk &help() { return *m_help; }
    void editKeys();
    void showAbout();

signals:
    /// Worth writing. What changes by the pixel (the window's geometry, its splitters, where one works in each project)
    /// is told once it rests.
    void settingsChanged(const Settings &settings);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void moveEvent(QMoveEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    using WorkDone = QHash<const Workspace *, int>; ///< steps of history in each tab

    void fill(std::vector<HandedOn> projects, int front); ///< with all that it shows
    void makeParts(Workspace &first);
    /// What concerns the whole window: opening and closing projects, going from one to another, looks and help.
    QList<ActionInfo> ownActions();
    void connectTabs();
    void fillRecentMenu();
    void showCanvasMenu(QPoint globalPosition, std::optional<geometry::Point> place);
    void showListMenu(QPoint globalPosition, const QStringList &actions);
    void showCurrent();
    void showState();
    void refreshState();
    void showTitles();
    QStringList titles() const; ///< of the tabs, in their order; those of projects without a file differ

    // --- Projects
    Workspace &addWorkspace();
    void takeIn(Workspace &added);
    void dropWorkspace(int index);
    /// Together in one tab, once they were looked at; no tab when none can be read.
    void openImages(const QStringList &paths, const std::function<void()> &opened); ///< called once they are there
    void openOthers(const QStringList &paths);                                      ///< images and files of other tools
    void showOpened(const WorkDone &before, const OpenedProject &opened);
    Workspace *workspaceWith(const QString &path) const;
    /// Opens in the tab in front when that is untouched, or else in a new one, which goes again when nothing opens.
    /// Null then. The new one stays behind for who has gone on working since it was asked for.
    Workspace *openInTab(const WorkDone &before, const std::function<void(Workspace &)> &open);
    WorkDone workDone() const;
    bool goesOnWorking(const WorkDone &before) const;
    static void putAway(const QList<Workspace *> &workspaces); ///< their work: it can be recovered for some days
    /// Asks once about all unsaved work in them. Saving it, when that is the answer, has only begun then.
    bool mayClose(const QList<Workspace *> &workspaces);
    /// `later` is called when it is worth to ask again: what is being saved or exported is written then.
    bool mayCloseNow(const QList<Workspace *> &workspaces, const std::function<void()> &later);
    bool waitsForSaves(const QList<Workspace *> &workspaces, const std::function<void()> &then); ///< as the next one
    /// True when one of what is saved is being exported: `then` is called when that is written, and not when it fails,
    /// so that one sees why.
    bool waitsForExports(const QList<Workspace *> &workspaces, const std::function<void()> &then);

    void openVersion(const Version &version);
    void offerRecovery(const Recovery &left);
    void openRecovery(const Recovery &left, bool wasClosed);
    void takeRecovery(const Recovery &left, const OpenedProject &recovered, bool wasClosed);
    void tellOfCrash(Workspace &in);
    static QString wordsOnFile(const BroughtBack &work);
    void dropEmptied(Workspace &workspace);
    void askToKeep(Workspace &recovered); ///< what was brought back in it
    void discardRecovery(Workspace &workspace);
    void forgetRecent(const QString &path);
    void keepOpenFiles(); ///< in the settings, like the next
    void keepView();
    void keepViewOnceItRests(); ///< see settingsChanged()

    void takeLook(); ///< of the settings
    // Another language or text size: what is made already stays as it is, so all of it is made anew around the
    // projects, with their histories.
    void renewSoon();
    void renewIfFree(); ///< or later, once nobody waits for anything in it
    void renew();
    std::vector<HandedOn> clear(); ///< of all that it shows

    KeptSettings m_settings;
    QTimer m_rest;                               ///< runs while what is kept once it rests moves
    const QStringList m_filesAtStart;            ///< that were open as the run before ended
    QString m_frontToBe;                         ///< of them, the one in front once all are read again; empty then
    std::unique_ptr<RecoveryStore> m_recoveries; ///< null when none are kept
    std::unique_ptr<CrashReport> m_crash;        ///< the last one that was told of
    QPointer<NoticeBar> m_crashTold;             ///< until it is put away
    FocusKeeper *m_focus = nullptr;
    Actions *m_actions = nullptr;
    TopBar *m_top = nullptr;
    RefreshOnce *m_state = nullptr; ///< of the top bar and the actions
    QStackedWidget *m_stack = nullptr;
    QList<Workspace *> m_workspaces;
    OpeningQueue *m_openings = nullptr;
    QMenu *m_recentMenu = nullptr;
    HelpDesk *m_help = nullptr;
    ShortcutEditor *m_keyEditor = nullptr;      ///< made when first asked for
    SettingsDialog *m_settingsDialog = nullptr; ///< likewise
    QTimer m_renewal;                           ///< runs while the window is to be made anew
};

} // namespace hitbox
