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
    connect(&project.live.drawing, &LiveAnswer::changed, this, &Autosave::follow);
    connect(&project.files, &ProjectFiles::saved, this, [this] {
        m_isUndecided = false;
        removeTakenOver();
        follow();
    });
}

Autosave::~Autosave()
{
    if (!m_project.files.modified() && !m_isUndecided)
        removeFile();
}

/// A longer pause after a failure stays as it is.
void Autosave::setKeeping(const WorkKeeping &keeping)
{
    m_closedStays = keeping.closed;
    const std::chrono::milliseconds before = std::exchange(m_delay, keeping.pause);
    if (m_delay != before && m_timer.intervalAsDuration() == before)
        m_timer.setInterval(m_delay);
}

bool Autosave::hasWork() const
{
    return m_project.files.modified() || m_project.live.drawing.now();
}

void Autosave::follow()
{
    if (hasWork()) {
        m_isGivenUp = false;
        if (!m_timer.isActive())
            m_timer.start();
        return;
    }
    m_timer.stop();
    m_timer.setInterval(m_delay);
    if (!m_isWriting && !m_isUndecided) // the end of a write removes it, else
        removeFile();
    emit released();
}

/// With what is being drawn otherwise than point by point, as far as it is a shape already.
const Document &Autosave::work() const
{
    const Session &session = m_project.session;
    const bool isDrawing = session.gestureUnderWay() && session.hint().finishable && !m_project.live.drawing.now();
    return isDrawing ? session.shown() : session.document();
}

void Autosave::takeOver(const QString &leftFile)
{
    m_takenOver = leftFile;
    m_isUndecided = true;
    follow();
}

void Autosave::keepNow()
{
    m_timer.stop();
    m_changedSince = std::exchange(m_isWriting, true);
    if (m_changedSince)
        return;
    const auto write = [file = m_file, document = work(), folders = m_project.files.folders(),
                        origin = m_project.files.origin(), outline = m_project.live.drawing.now()] {
        return keepRecovery(file, withPathsRebased(document, folders.memory, folders.file), origin, outline);
    };
    m_background.start(write, [this](const Result<Done> &written) { finishWrite(written); });
}

void Autosave::finishWrite(const Result<Done> &written)
{
    m_isWriting = false;
    if (written)
        removeTakenOver();
    m_timer.setInterval(written ? m_delay : std::min(2 * m_timer.intervalAsDuration(), longestPause));
    if (!hasWork())
        return m_isUndecided ? void() : removeFile();
    if (m_isGivenUp)
        return;
    if (written)
        emit kept();
    else
        emit failed(written.error());
    if (!written)
        m_timer.start();
    else if (m_changedSince)
        keepNow();
}

/// It is put away behind a write that is under way. What was kept goes only then, though this may have gone: on a full
/// disk, and after a kill in between, the next start offers it.
void Autosave::giveUp()
{
    m_timer.stop();
    m_changedSince = false;
    m_isUndecided = true;
    m_isGivenUp = true;
    const auto putAway = [folder = m_store.closedFolder(), document = m_project.session.document(),
                          folders = m_project.files.folders(), origin = m_project.files.origin(),
                          outline = m_project.live.drawing.now(), file = m_file,
                          takenOver = std::exchange(m_takenOver, {}), stays = m_closedStays] {
        const Result<Done> closed =
            keepClosed(folder, withPathsRebased(document, folders.memory, folders.file), origin, outline, stays);
        if (!closed)
            return closed;
        if (!takenOver.isEmpty())
            removeRecovery(takenOver);
        removeRecovery(file);
        QDir().rmdir(QFileInfo(file).absolutePath()); // not while the lock of the run is in it
        return closed;
    };
    m_background.start(putAway, [this](const Result<Done> &closed) {
        if (!closed)
            return emit failed(closed.error());
        m_isUndecided = false;
        if (!hasWork())
            follow();
    });
}

/// After a write that is under way, for which nobody waits: its folder may be the last thing that is left of this run.
void Autosave::removeFile()
{
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
