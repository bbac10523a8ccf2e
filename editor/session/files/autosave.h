#pragma once

#include "document/result.h"
#include "session/files/work_keeping.h"
#include "session/work/background.h"

#include <QObject>
#include <QTimer>

#include <chrono>

namespace hitbox {

struct Document;
class OpenProject;
class RecoveryStore;

/// Keeps the unsaved work of a session in a recovery file, with the outline that is being drawn, of which one point is
/// work already: some seconds after a change, off the session's thread. The file goes when the work is saved or undone.
/// Work that is given up is put with what was closed without saving, see RecoveryStore. What cannot be written is tried
/// again, after longer and longer pauses.
class Autosave : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds longestPause{300000}; ///< between tries

    /// Both outlive it.
    Autosave(OpenProject &project, RecoveryStore &store, std::chrono::milliseconds delay = WorkKeeping().pause,
             QObject *parent = nullptr);
    ~Autosave() override; ///< the file stays if there is unsaved work

    const QString &file() const { return m_file; }
    void setKeeping(const WorkKeeping &keeping);

    /// The work is also in a file that an earlier run left. That goes once the work is kept here. Until it is saved or
    /// given up, what is kept stays, though undo goes back to before it.
    void takeOver(const QString &leftFile);
    void keepNow(); ///< without the delay
    void giveUp();  ///< the work is not wanted: it is put away, and nothing is kept until the next change

signals:
    void kept();                             ///< written and read back
    void failed(const hitbox::Error &error); ///< and will be tried again, or as what was given up, stays
    void released();                         ///< there is nothing to keep any more

private:
    void follow();
    bool hasWork() const;
    const Document &work() const;
    void finishWrite(const Result<Done> &written);
    void removeFile();
    void removeTakenOver();

    OpenProject &m_project;
    const RecoveryStore &m_store;
    std::chrono::milliseconds m_delay;
    std::chrono::days m_closedStays = WorkKeeping().closed;
    QString m_file;
    QString m_takenOver; ///< empty when nothing was, or it is gone
    QTimer m_timer;      ///< its interval is longer than the delay as long as writing fails
    Background m_background;
    bool m_isUndecided = false; ///< an earlier run's work is here, or work is being put away
    bool m_isGivenUp = false;   ///< and nothing has changed since
    bool m_isWriting = false;
    bool m_changedSince = false; ///< while a write was under way
};

} // namespace hitbox
