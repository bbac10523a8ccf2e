#include "session/files/autosave.h"

#include "formats/project/project_paths.h"
#include "session/files/closed_work.h"
#include "session/files/recovery_store.h"
#include "session/open_project.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace hitbox {

Autosave::Autosave(OpenProject &project, RecoveryStore &store, std::chrono::milliseconds delay, QObject *parent)
    : QObject(parent)
    , m_project(project)
    , m_store(store)
    , m_delay(delay)
    , m_file(store.newFile())
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(delay);
    connect(&m_timer, &QTimer::timeout, this, &Autosave::keepNow);
    connect(&project.session, &Session::changed, this, &Autosave::follow);
    connect(project.session.history(), &QUndoStack::indexChanged, this, &Autosave::follow);
    connect(&project.files, &ProjectFiles::changed, this, &Autosave::follow);
}

Autosave::~Autosave()
{
    if (!m_project.files.modified())
        removeFiles();
}

void Autosave::follow()
{
    if (m_project.files.modified()) {
        if (!m_timer.isActive())
            m_timer.start();
        return;
    }
    m_timer.stop();
    m_timer.setInterval(m_delay);
    if (!m_isWriting) // else the end of the write removes them
        removeFiles();
    emit released();
}

/// With what is being drawn, as far as it is a shape already.
const Document &Autosave::work() const
{
    const Session &session = m_project.session;
    return session.gestureUnderWay() && session.hint().finishable ? session.shown() : session.document();
}

void Autosave::takeOver(const QString &leftFile)
{
    m_takenOver = leftFile;
    follow();
}

void Autosave::keepNow()
{
    m_timer.stop();
    m_changedSince = std::exchange(m_isWriting, true);
    if (m_changedSince)
        return;
    const auto write = [file = m_file, document = work(), folders = m_project.files.folders(),
                        origin = m_project.files.origin()] {
        return keepRecovery(file, withPathsRebased(document, folders.memory, folders.file), origin);
    };
    m_background.start(write, [this](const Result<Done> &written) { finishWrite(written); });
}

void Autosave::finishWrite(const Result<Done> &written)
{
    m_isWriting = false;
    if (written)
        removeTakenOver();
    m_timer.setInterval(written ? m_delay : std::min(2 * m_timer.intervalAsDuration(), longestPause));
    if (!m_project.files.modified())
        return removeFiles();
    if (written)
        emit kept();
    else
        emit failed(written.error());
    if (!written)
        m_timer.start();
    else if (m_changedSince)
        keepNow();
}

/// It is put away behind a write that is under way.
void Autosave::giveUp()
{
    m_timer.stop();
    m_changedSince = false;
    const auto putAway = [folder = m_store.closedFolder(), document = m_project.session.document(),
                          folders = m_project.files.folders(), origin = m_project.files.origin()] {
        return keepClosed(folder, withPathsRebased(document, folders.memory, folders.file), origin);
    };
    m_background.start(putAway, [](const Result<Done> &) {});
    removeFiles();
}

/// After a write that is under way, for which nobody waits: its folder may be the last thing that is left of this run.
void Autosave::removeFiles()
{
    removeTakenOver();
    if (!m_isWriting)
        return removeRecovery(m_file);
    const auto remove = [file = m_file] {
        removeRecovery(file);
        return QDir().rmdir(QFileInfo(file).absolutePath()); // not while the lock of the run is in it
    };
    m_background.start(remove, [](bool) {});
}

void Autosave::removeTakenOver()
{
    if (!m_takenOver.isEmpty())
        removeRecovery(std::exchange(m_takenOver, {}));
}

} // namespace hitbox
