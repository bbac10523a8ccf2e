#include "session/files/autosave.h"

#include "formats/project/project_paths.h"
#include "session/files/closed_work.h"
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
    connect(&project.session, &Session::changed, this, &Autosave::followEdit);
    connect(project.session.history(), &QUndoStack::indexChanged, this, &Autosave::followEdit);
    connect(&project.files, &ProjectFiles::changed, this, &Autosave::follow);
    connect(&project.live.drawing, &LiveAnswer::changed, this, &Autosave::followEdit);
    connect(&project.files, &ProjectFiles::saved, this, [this] {
        m_recovered.reset();
        removeTakenOver();
        follow();
    });
}

Autosave::~Autosave()
{
    if (!m_project.files.modified() && !isToBePutAway() && m_puttingAway == 0)
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
    if (!isToBePutAway())
        letGo();
    emit released();
}

/// An edit that leads back to the file puts recovered work away; without one it may just be being saved.
void Autosave::followEdit()
{
    follow();
    if (!hasWork())
        letGo();
}

/// With what is being drawn otherwise than point by point, as far as it is a shape already.
Autosave::Work Autosave::work() const
{
    const Session &session = m_project.session;
    const ProjectFiles &files = m_project.files;
    const std::optional<OutlineUnderWay> &outline = m_project.live.drawing.now();
    const bool isDrawing = session.gestureUnderWay() && session.hint().finishable && !outline;
    return {isDrawing ? session.shown() : session.document(), files.folders(), files.origin(), outline};
}

Document Autosave::Work::inFile() const
{
    return withPathsRebased(document, folders.memory, folders.file);
}

/// What was taken over is there, and stays as it is.
bool Autosave::isAmongClosed() const
{
    return !m_takenOver.isEmpty() &&
           QFileInfo(m_takenOver).absolutePath() == QFileInfo(m_store.closedFolder()).absoluteFilePath();
}

/// Without it, an earlier run's work would be in no file that stays.
bool Autosave::isToBePutAway() const
{
    return m_recovered && !isAmongClosed();
}

void Autosave::takeOver(const QString &leftFile)
{
    m_takenOver = leftFile;
    m_recovered = work();
    follow();
}

void Autosave::keepNow()
{
    m_timer.stop();
    m_changedSince = std::exchange(m_isWriting, true);
    if (m_changedSince)
        return;
    const auto write = [file = m_file, work = work()] {
        return keepRecovery(file, work.inFile(), work.origin, work.outline);
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
        return letGo();
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

void Autosave::giveUp()
{
    m_timer.stop();
    m_changedSince = false;
    m_isGivenUp = true;
    if (hasWork()) {
        m_recovered.reset();
        return putAway(work());
    }
    if (isAmongClosed()) {
        m_recovered.reset();
        m_takenOver.clear();
    }
    letGo();
}

/// Behind a write that is under way. What was kept goes only then, though this may have gone: on a full disk, and after
/// a kill in between, the next start offers it.
void Autosave::putAway(const Work &given)
{
    ++m_puttingAway;
    const QString takenOver = std::exchange(m_takenOver, {});
    const auto write = [folder = m_store.closedFolder(), given, file = m_file, takenOver, stays = m_closedStays] {
        const Result<Done> closed = keepClosed(folder, given.inFile(), given.origin, given.outline, stays);
        if (!closed)
            return closed;
        if (!takenOver.isEmpty())
            removeRecovery(takenOver);
        removeRecovery(file);
        QDir().rmdir(QFileInfo(file).absolutePath()); // not while the lock of the run is in it
        return closed;
    };
    m_background.start(write, [this, given, takenOver](const Result<Done> &closed) {
        --m_puttingAway;
        if (closed) {
            if (!hasWork())
                follow();
            return;
        }
        if (!m_recovered) {
            m_recovered = given;
            m_takenOver = takenOver;
        }
        emit failed(closed.error());
    });
}

/// There is nothing to keep. The end of a write, or of putting away, removes the file, else.
void Autosave::letGo()
{
    if (isToBePutAway())
        putAway(*std::exchange(m_recovered, std::nullopt));
    else if (!m_isWriting && m_puttingAway == 0)
        removeFile();
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
