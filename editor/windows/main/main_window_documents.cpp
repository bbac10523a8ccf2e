#include "session/files/autosave.h"
#include "session/files/project_files.h"
#include "windows/actions/actions.h"
#include "windows/export/export_flow.h"
#include "windows/files/file_flow.h"
#include "windows/files/file_import.h"
#include "windows/files/file_kinds.h"
#include "windows/files/image_import.h"
#include "windows/files/opening_queue.h"
#include "windows/main/document_tabs.h"
#include "windows/main/main_window.h"
#include "windows/main/start_page.h"
#include "windows/main/top_bar.h"
#include "windows/main/workspace.h"
#include "windows/widgets/file_dialog.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QPointer>
#include <QStackedWidget>
#include <QTimer>
#include <QUrl>

#include <algorithm>

/// How the main window opens and closes projects.
namespace hitbox {

namespace {

/// What is opened and what is taken into a project, each in the order of the paths.
struct SortedPaths {
    QStringList projects;
    QStringList others;
};

/// Whoever shows a dialog lives until it is answered: nothing may take a tab away beneath one.
void onceNoDialogStands(QObject *who, const std::function<void()> &act)
{
    constexpr int msBetweenLooks = 100;
    if (!QApplication::activeModalWidget() && !QApplication::activePopupWidget())
        act();
    else
        QTimer::singleShot(msBetweenLooks, who, [who, act] { onceNoDialogStands(who, act); });
}

SortedPaths sorted(const QStringList &paths)
{
    SortedPaths sorted;
    for (const QString &path : paths)
        (fileKindOf(path) == FileKind::Project ? sorted.projects : sorted.others).append(path);
    return sorted;
}

} // namespace

Workspace &MainWindow::addWorkspace()
{
    // Within the window each part of it would be styled by itself.
    auto *added = new Workspace(HandedOn(), m_settings, nullptr);
    takeIn(*added);
    showTitles();
    return *added;
}

void MainWindow::takeIn(Workspace &added)
{
    m_workspaces.append(&added);
    m_stack->addWidget(&added);
    m_top->tabs().addTab(added.title());
    added.showKeys(m_actions->keyNames());
    if (m_recoveries)
        added.keepRecoveries(*m_recoveries);
    added.startPage().setRecentFiles(m_settings.now().recentFiles);
    connect(&added.startPage(), &StartPage::openWanted, this, &MainWindow::open);
    connect(&added.startPage(), &StartPage::sampleWanted, this, &MainWindow::openSample);
    connect(&added.startPage(), &StartPage::fileWanted, this, &MainWindow::openPath);
    connect(&added.startPage(), &StartPage::forgetWanted, this, &MainWindow::forgetRecent);
    connect(&added.files(), &FileFlow::recentFilesChanged, this, &MainWindow::fillRecentMenu);
    connect(&added, &Workspace::canvasMenuWanted, this, &MainWindow::showCanvasMenu);
    connect(&added, &Workspace::listMenuWanted, this, &MainWindow::showListMenu);
    connect(&added, &Workspace::titleChanged, this, &MainWindow::showTitles);
    connect(&added, &Workspace::stateChanged, this, &MainWindow::showState);
    connect(&added, &Workspace::stateChanged, this, &MainWindow::keepViewOnceItRests);
    connect(&added, &Workspace::viewMoved, this, &MainWindow::keepViewOnceItRests);
}

void MainWindow::dropWorkspace(int index)
{
    if (m_workspaces.size() == 1)
        addWorkspace();
    Workspace *dropped = m_workspaces.takeAt(index);
    m_settings.set(withPlace(m_settings.now(), dropped->place()));
    m_top->tabs().removeTab(index);
    delete dropped;
    showCurrent();
}

int MainWindow::currentTab() const
{
    return m_top->tabs().currentIndex();
}

void MainWindow::goToTab(int index)
{
    m_top->tabs().setCurrentIndex(index);
}

void MainWindow::stepTab(int by)
{
    const int count = static_cast<int>(m_workspaces.size());
    goToTab((currentTab() + by + count) % count);
}

void MainWindow::closeTab(int index)
{
    Workspace *closed = m_workspaces.at(index);
    const auto closeLater = [this, closed] {
        if (const qsizetype now = m_workspaces.indexOf(closed); now >= 0)
            closeTab(static_cast<int>(now));
    };
    if (mayCloseNow({closed}, closeLater))
        dropWorkspace(index);
}

bool MainWindow::mayCloseNow(const QList<Workspace *> &workspaces, const std::function<void()> &later)
{
    const auto then = [this, later] { onceNoDialogStands(this, later); };
    const auto waits = [&] { return waitsForSaves(workspaces, then) || waitsForExports(workspaces, then); };
    return !waits() && mayClose(workspaces) && !waits(); // who answers has nothing to wait for, but for what was asked
}

bool MainWindow::waitsForSaves(const QList<Workspace *> &workspaces, const std::function<void()> &then)
{
    const auto saving =
        std::find_if(workspaces.cbegin(), workspaces.cend(), [](Workspace *open) { return open->files().isSaving(); });
    if (saving == workspaces.cend())
        return false;
    // It stays while what is exported on the save may still be refused.
    FileFlow &files = (*saving)->files();
    QPointer<QObject> waiting = new QObject(this);
    const auto giveUp = [waiting] { delete waiting; };
    connect(&files, &FileFlow::saved, waiting, [this, waiting, then] {
        QTimer::singleShot(0, this, [waiting, then] {
            if (!waiting)
                return;
            delete waiting;
            then();
        });
    });
    connect(&files, &FileFlow::notSaved, waiting, giveUp);
    connect(&(*saving)->exports(), &ExportFlow::failed, waiting, giveUp);
    connect(&files, &QObject::destroyed, waiting, giveUp);
    goToTab(static_cast<int>(m_workspaces.indexOf(*saving)));
    (*saving)->tell(tr("Saving, and closed then…"));
    return true;
}

bool MainWindow::waitsForExports(const QList<Workspace *> &workspaces, const std::function<void()> &then)
{
    for (Workspace *open : workspaces) {
        ExportFlow &exports = open->exports();
        if (open->project().files.modified() || !exports.isUnderWay())
            continue;
        auto *waiting = new QObject(this);
        connect(&exports, &ExportFlow::allWritten, waiting, [this, then] { QTimer::singleShot(0, this, then); });
        connect(&exports, &ExportFlow::allWritten, waiting, &QObject::deleteLater);
        connect(&exports, &ExportFlow::failed, waiting, &QObject::deleteLater);
        connect(&exports, &QObject::destroyed, waiting, &QObject::deleteLater);
        open->tell(tr("Exporting, and closed then…"));
        return true;
    }
    return false;
}

Workspace *MainWindow::workspaceWith(const QString &path) const
{
    const QString wanted = QFileInfo(path).canonicalFilePath();
    const auto found = std::find_if(m_workspaces.cbegin(), m_workspaces.cend(), [&wanted](Workspace *open) {
        const QString own = open->project().files.path();
        return !own.isEmpty() && !wanted.isEmpty() && QFileInfo(own).canonicalFilePath() == wanted;
    });
    return found == m_workspaces.cend() ? nullptr : *found;
}

void MainWindow::startNew()
{
    addWorkspace();
    goToTab(static_cast<int>(m_workspaces.size()) - 1);
}

MainWindow::WorkDone MainWindow::workDone() const
{
    WorkDone done;
    for (const Workspace *open : m_workspaces)
        done.insert(open, open->session().history()->index());
    return done;
}

bool MainWindow::goesOnWorking(const WorkDone &before) const
{
    // A step that counts as saved was nobody's, such as taking up the engine that a project was exported for.
    const auto isWorkedIn = [&before](const Workspace *open) {
        const int steps = open->session().history()->index();
        return steps != before.value(open, steps) && open->project().files.modified();
    };
    return workspace().session().gestureUnderWay() ||
           std::any_of(m_workspaces.cbegin(), m_workspaces.cend(), isWorkedIn);
}

Workspace *MainWindow::openInTab(const WorkDone &before, const std::function<void(Workspace &)> &open)
{
    const bool staysBehind = goesOnWorking(before);
    const bool isFree = workspace().pristine() && !workspace().files().isSaving();
    Workspace &place = isFree ? workspace() : addWorkspace();
    open(place);
    const auto index = static_cast<int>(m_workspaces.indexOf(&place));
    if (!place.pristine() && staysBehind && &place != &workspace()) {
        workspace().tell(tr("“%1” is open in another tab").arg(place.project().files.name()));
        return &place;
    }
    if (!place.pristine()) {
        goToTab(index);
        return &place;
    }
    if (index != currentTab())
        dropWorkspace(index);
    return nullptr;
}

void MainWindow::open()
{
    const QStringList &recent = m_settings.now().recentFiles;
    const QString start = recent.isEmpty() ? QDir::homePath() : QFileInfo(recent.first()).absolutePath();
    const QStringList paths = FileDialog::filesToOpen(
        this, tr("Open"), start,
        tr("Projects, images and sheets (*.hitbox %1);;Projects (*.hitbox);;All files (*)").arg(importPatterns()));
    openPaths(paths);
}

void MainWindow::openPaths(const QStringList &paths)
{
    SortedPaths wanted = sorted(paths);
    const auto gone = std::stable_partition(wanted.others.begin(), wanted.others.end(),
                                            [](const QString &path) { return QFileInfo::exists(path); });
    wanted.projects.append(QStringList(gone, wanted.others.end())); // which says that there is none
    wanted.others.erase(gone, wanted.others.end());
    for (const QString &path : std::as_const(wanted.projects))
        openPath(path);
    if (!wanted.others.isEmpty())
        openOthers(wanted.others);
}

void MainWindow::openOthers(const QStringList &paths)
{
    if (areAll(paths, FileKind::Images)) {
        return openImages(paths, [this, paths] {
            if (paths.size() == 1) // of several, such as those of an animation, each alone would open as something else
                workspace().files().remember(paths.constFirst());
        });
    }
    Workspace &asked = workspace();
    readFiles(asked.project(), asked, paths, [this, &asked, paths](const ReadFiles &found) {
        if (found.imported.isEmpty()) {
            takeFiles(asked.project(), asked, {.errors = found.errors}); // which says why
            if (!found.folders.isEmpty())
                openOthers(found.folders);
            return;
        }
        if (!workspace().pristine())
            startNew();
        takeFiles(workspace().project(), workspace(), found);
        for (const QString &path : paths)
            workspace().files().remember(path);
    });
}

void MainWindow::openImages(const QStringList &paths, const std::function<void()> &opened)
{
    Workspace &asked = workspace();
    surveyImages(asked, paths, [this, &asked, opened](const NewSprites &found, const SheetGuess &sheet) {
        if (found.sprites.isEmpty())
            return takeImages(asked.project(), asked, found, sheet); // which says why
        if (!workspace().pristine())
            startNew();
        takeImages(workspace().project(), workspace(), found, sheet);
        opened();
    });
}

void MainWindow::openPath(const QString &path)
{
    if (fileKindOf(path) != FileKind::Project && QFileInfo::exists(path))
        return openOthers({path});
    if (Workspace *open = workspaceWith(path)) {
        goToTab(static_cast<int>(m_workspaces.indexOf(open)));
        return open->files().remember(open->project().files.path());
    }
    const QString canonical = QFileInfo(path).canonicalFilePath();
    if (!canonical.isEmpty() && m_openings->paths().contains(canonical))
        return;
    m_openings->add(
        canonical.isEmpty() ? path : canonical, [path](const Run &run) { return openedProject(path, run); },
        [this, before = workDone()](const Result<OpenedProject> &opened) {
            if (opened)
                showOpened(before, *opened);
            else
                workspace().files().reportUnread(opened.error());
        });
}

void MainWindow::showOpened(const WorkDone &before, const OpenedProject &opened)
{
    Workspace *shown = openInTab(before, [&opened](Workspace &place) { place.files().show(opened); });
    for (const DocumentPlace &place : m_settings.now().places) {
        // After a change of view the fit comes first.
        if (shown && place.path == opened.path)
            QTimer::singleShot(0, shown, [shown, place] { shown->goTo(place); });
    }
}

/// As a copy: what a newcomer tries out on the sample must not change the sample.
void MainWindow::openSample(Sample sample)
{
    const QString path = samplePath(sample);
    if (path.isEmpty())
        return workspace().tell(tr("The sample is not installed."));
    if (fileKindOf(path) != FileKind::Project) // not remembered: the next save would begin in its folder
        return openImages({path}, [] {});
    m_openings->add(
        {}, [path](const Run &run) { return openedCopy(path, run); },
        [this, sample, before = workDone()](const Result<OpenedProject> &opened) {
            if (!opened)
                return workspace().files().reportUnread(opened.error());
            openInTab(before, [&opened, sample](Workspace &place) {
                place.files().show(*opened);
                if (sample == Sample::Stage)
                    place.session().setMode(Session::Mode::Stage);
            });
        });
}

void MainWindow::putAway(const QList<Workspace *> &workspaces)
{
    for (const Workspace *given : workspaces) {
        if (given->autosave())
            given->autosave()->giveUp();
    }
}

bool MainWindow::mayClose(const QList<Workspace *> &workspaces)
{
    QList<Workspace *> unsaved;
    QList<Workspace *> unasked; // pictures that were looked at, an outline that is no shape yet: they can be recovered
    QStringList names;
    for (Workspace *open : workspaces) {
        open->files().takeUnfinished();
        const bool isDrawing = open->project().live.drawing.now().has_value();
        const bool holdsWork = open->project().files.holdsWork();
        if (isDrawing || (!holdsWork && open->project().files.modified()))
            unasked.append(open);
        if (!holdsWork && !(isDrawing && !open->autosave()))
            continue;
        unsaved.append(open);
        names.append(titles().at(m_workspaces.indexOf(open)));
    }
    if (unsaved.isEmpty()) {
        putAway(unasked);
        return true;
    }
    const QString text =
        names.size() == 1
            ? tr("“%1” has changes that are not saved.").arg(names.first())
            : tr("These projects have changes that are not saved:\n%1").arg(names.join(QLatin1Char('\n')));
    QMessageBox box(QMessageBox::Question, tr("Unsaved changes"), text,
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(names.size() == 1 ? tr("Save them before it is closed?")
                                             : tr("Save them before they are closed?"));
    box.setDefaultButton(QMessageBox::Save);
    const int answer = box.exec();
    if (answer == QMessageBox::Cancel)
        return false;
    if (answer == QMessageBox::Discard) {
        unasked.removeIf([&unsaved](Workspace *open) { return unsaved.contains(open); });
        putAway(unsaved + unasked);
        return true;
    }
    return std::all_of(unsaved.cbegin(), unsaved.cend(), [this](Workspace *open) {
        goToTab(static_cast<int>(m_workspaces.indexOf(open)));
        open->files().save();
        return open->files().isSaving();
    });
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    event->setAccepted(mayCloseNow(m_workspaces, [this] { close(); }));
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    QStringList paths;
    for (const QUrl &url : event->mimeData()->urls()) {
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    }
    event->acceptProposedAction();
    const SortedPaths dropped = sorted(paths);
    if (!dropped.others.isEmpty())
        importFiles(workspace().project(), workspace(), dropped.others);
    for (const QString &path : dropped.projects)
        openPath(path);
}

} // namespace hitbox
