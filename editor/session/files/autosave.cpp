#include "session/files/autosave.h"

#include "session/files/recovery_store.h"
#include "session/session.h"

#include <QPromise>

#include <utility>

namespace hitbox {

namespace {

QFuture<Result<Done>> keepInBackground(QThreadPool &threads, const QString &file, const Document &document,
                                       const QString &projectPath)
{
    auto promise = std::make_shared<QPromise<Result<Done>>>();
    promise->start();
    threads.start([promise, file, document, projectPath] {
        promise->addResult(keepRecovery(file, document, projectPath));
        promise->finish();
    });
    return promise->future();
}

} // namespace

Autosave::Autosave(Session &session, RecoveryStore &store, std::chrono::milliseconds delay, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_file(store.newFile())
{
    m_threads.setMaxThreadCount(1);
    m_timer.setSingleShot(true);
    m_timer.setInterval(delay);
    connect(&m_timer, &QTimer::timeout, this, &Autosave::keepNow);
    connect(&m_write, &QFutureWatcherBase::finished, this, &Autosave::finishWrite);
    connect(session.history(), &QUndoStack::indexChanged, this, &Autosave::follow);
    connect(&session, &Session::fileChanged, this, &Autosave::follow);
}

Autosave::~Autosave()
{
    m_write.waitForFinished();
    if (!m_session.modified())
        removeFiles();
}

void Autosave::follow()
{
    if (m_session.modified()) {
        if (!m_timer.isActive())
            m_timer.start();
        return;
    }
    m_timer.stop();
    if (!m_write.isRunning()) // else the end of the write removes them
        removeFiles();
}

void Autosave::takeOver(const QString &leftFile)
{
    m_takenOver = leftFile;
    follow();
}

void Autosave::keepNow()
{
    m_timer.stop();
    m_changedSince = m_write.isRunning();
    if (!m_changedSince)
        m_write.setFuture(keepInBackground(m_threads, m_file, m_session.document(), m_session.path()));
}

void Autosave::finishWrite()
{
    const Result<Done> written = m_write.result();
    if (written)
        removeTakenOver();
    if (!m_session.modified())
        removeFiles();
    else if (m_changedSince)
        keepNow();
    if (written)
        emit kept();
    else
        emit failed(written.error());
}

void Autosave::giveUp()
{
    m_timer.stop();
    m_changedSince = false;
    m_write.waitForFinished();
    removeFiles();
}

void Autosave::removeFiles()
{
    removeRecovery(m_file);
    removeTakenOver();
}

void Autosave::removeTakenOver()
{
    if (!m_takenOver.isEmpty())
        removeRecovery(std::exchange(m_takenOver, {}));
}

} // namespace hitbox
