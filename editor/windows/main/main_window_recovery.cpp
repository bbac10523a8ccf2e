#include "files/crash_report.h"
#include "session/files/autosave.h"
#include "session/files/project_files.h"
#include "session/files/recovery_store.h"
#include "windows/files/file_flow.h"
#include "windows/files/opening_queue.h"
#include "windows/files/recover_dialog.h"
#include "windows/files/versions_dialog.h"
#include "windows/help/crash_report_dialog.h"
#include "windows/main/main_window.h"
#include "windows/main/workspace.h"
#include "windows/widgets/readable_time.h"

#include <QFileInfo>

#include <utility>

/// How the main window hands over from one run of the program to the next.
namespace hitbox {

namespace {

/// Nothing was done with it, but that it was given the engine of its last export.
bool isAsOpened(const OpenProject &project)
{
    Document document = project.session.document();
    document.engine = project.files.savedDocument().engine;
    return !project.files.modified() && project.session.history()->index() <= 1 &&
           document == project.files.savedDocument();
}

} // namespace

void MainWindow::keepRecoveries(const QString &folder)
{
    m_recoveries = std::make_unique<RecoveryStore>(folder);
    for (Workspace *open : std::as_const(m_workspaces))
        open->keepRecoveries(*m_recoveries);
    for (const Recovery &left : m_recoveries->leftBehind())
        offerRecovery(left);
}

void MainWindow::tellOfCrashes(const QString &folder)
{
    const QList<CrashReport> reports = newCrashReports(folder);
    if (reports.isEmpty())
        return;
    m_crash = std::make_unique<CrashReport>(reports.last());
    tellOfCrash(workspace());
}

void MainWindow::tellOfCrash(Workspace &in)
{
    m_crashTold = &in.notice(
        tr("The editor crashed on %1. A report says where; nothing of it was sent.").arg(readableTime(m_crash->at)),
        {{tr("Show Report"), [this, last = *m_crash] { CrashReportDialog(last, this).exec(); }}});
}

void MainWindow::offerRecovery(const Recovery &left)
{
    openRecovery(left, false);
}

void MainWindow::openClosedWork()
{
    if (!m_recoveries)
        return workspace().tell(tr("Nothing is kept for recovery in this run."));
    RecoverDialog dialog(m_recoveries->closedFolder(), m_settings.now().keeping.closed, this);
    connect(&dialog, &RecoverDialog::wanted, this, [this](const Recovery &closed) { openRecovery(closed, true); });
    dialog.exec();
}

void MainWindow::openVersions()
{
    const ProjectFiles &files = workspace().project().files;
    if (!m_recoveries)
        return workspace().tell(tr("No versions are kept in this run."));
    if (files.path().isEmpty())
        return workspace().tell(tr("There are versions of a project once it is saved."));
    VersionsDialog dialog(m_recoveries->versionStore(), files.path(), files.asInFile(workspace().session().document()),
                          this);
    connect(&dialog, &VersionsDialog::wanted, this, &MainWindow::openVersion);
    dialog.exec();
}

void MainWindow::openVersion(const Version &version)
{
    m_openings->add(
        {}, [version](const Run &) { return openedVersion(version); },
        [this](const Result<OpenedProject> &opened) {
            if (!opened) {
                workspace().notice(tr("The version could not be opened: %1").arg(opened.error().text()), {}).asError();
                return;
            }
            Workspace *place = openInTab(workDone(), [&](Workspace &added) { added.files().show(*opened); });
            if (place)
                place->tell(tr("A copy of “%1” is open. It is in no file until you save it.").arg(opened->name));
        });
}

void MainWindow::openRecovery(const Recovery &left, bool wasClosed)
{
    m_openings->add(
        {}, [left](const Run &run) { return openedRecovery(left, run); },
        [this, left, wasClosed](const Result<OpenedProject> &opened) {
            if (opened)
                return takeRecovery(left, *opened, wasClosed);
            workspace()
                .notice(tr("Unsaved work could not be read, and stays where it is: %1").arg(opened.error().text()), {})
                .asError();
        });
}

void MainWindow::takeRecovery(const Recovery &left, const OpenedProject &recovered, bool wasClosed)
{
    Workspace *place = workspaceWith(left.origin.path);
    if (place && isAsOpened(place->project())) { // as those of the last run were
        place->files().show(recovered);
        goToTab(static_cast<int>(m_workspaces.indexOf(place)));
    } else {
        if (place)
            startNew(); // of two crashes, each may have left work on the same project
        place = openInTab(workDone(), [&](Workspace &opened) { opened.files().show(recovered); });
    }
    if (!place)
        return removeRecovery(left.file); // there is nothing in it
    place->autosave()->takeOver(left.file);
    place->setBroughtBack(BroughtBack{left.savedAt, wasClosed, recovered.since, recovered.whyUnread});
    askToKeep(*place);
}

QString MainWindow::wordsOnFile(const BroughtBack &work)
{
    switch (work.since) {
    case FileSince::AsItWas: break;
    case FileSince::Changed:
        return tr("The file was written since, by a save here or by another program: undo shows what is in it, saving "
                  "asks first.");
    case FileSince::Gone:
        return tr("The file was moved or removed since: undo shows an empty project, saving asks first.");
    case FileSince::Unreadable:
        return tr("The file cannot be read now: undo shows an empty project. (%1)").arg(work.whyUnread);
    }
    return {};
}

void MainWindow::askToKeep(Workspace &recovered)
{
    const BroughtBack &work = *recovered.broughtBack();
    const QString told = work.wasClosed ? tr("Work on “%1” that was closed on %2 is open again.")
                                        : tr("Unsaved work on “%1” was recovered from %2.");
    const QString text = told.arg(recovered.project().files.name(), readableTime(work.keptAt));
    const auto keep = [&recovered] {
        recovered.setBroughtBack(std::nullopt);
        recovered.autosave()->keepNow();
    };
    const QString since = wordsOnFile(work);
    NoticeBar &bar =
        recovered.notice(since.isEmpty() ? text : text + QLatin1Char(' ') + since,
                         {{tr("Keep"), keep}, {tr("Discard"), [this, &recovered] { discardRecovery(recovered); }}},
                         NoticeBar::Kind::Standing);
    connect(&recovered.files().files(), &ProjectFiles::saved, &bar, [&recovered, &bar] { // who saves has kept it
        recovered.setBroughtBack(std::nullopt);
        bar.dismiss();
    });
}

void MainWindow::discardRecovery(Workspace &workspace)
{
    const FileSince since = workspace.broughtBack() ? workspace.broughtBack()->since : FileSince::AsItWas;
    workspace.setBroughtBack(std::nullopt);
    workspace.autosave()->giveUp();
    workspace.session().endGesture(Session::GestureEnd::Cancel);
    while (workspace.session().history()->canUndo())
        workspace.session().undo();
    if (since == FileSince::Gone || since == FileSince::Unreadable)
        dropEmptied(workspace);
    else if (workspace.pristine() && m_workspaces.size() > 1)
        dropWorkspace(static_cast<int>(m_workspaces.indexOf(&workspace)));
}

/// What is empty because its file could not be read when it came back would pass for that file. By now it may be there.
void MainWindow::dropEmptied(Workspace &workspace)
{
    const QString path = workspace.project().files.path();
    dropWorkspace(static_cast<int>(m_workspaces.indexOf(&workspace)));
    if (QFileInfo::exists(path))
        return openPath(path);
    this->workspace().notice(
        tr("The unsaved work on “%1” was discarded, and its file is not there: its tab was closed.")
            .arg(QFileInfo(path).fileName()),
        {});
}

void MainWindow::reopenTabs()
{
    for (const QString &path : m_filesAtStart) {
        if (QFileInfo::exists(path))
            openPath(path);
    }
    keepOpenFiles();
    m_openings->then([this, before = workDone()] {
        Workspace *wanted = workspaceWith(std::exchange(m_frontToBe, {}));
        if (wanted && !goesOnWorking(before))
            goToTab(static_cast<int>(m_workspaces.indexOf(wanted)));
    });
}

void MainWindow::forgetRecent(const QString &path)
{
    Settings now = m_settings.now();
    now.recentFiles.removeAll(path);
    m_settings.set(now);
    fillRecentMenu();
}

} // namespace hitbox
