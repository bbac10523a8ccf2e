#pragma once

#include "document/result.h"
#include "images/image_paths.h"
#include "session/files/recovery_store.h"
#include "session/files/work_keeping.h"
#include "session/work/background.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>

namespace hitbox {

class OpenProject;

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

    /// The work is also in a file that an earlier run left. That goes once the work is kept here. Where undo goes back
    /// to before it, it is put away as it came, and nothing is kept: redo ends with this run.
    void takeOver(const QString &leftFile);
    void keepNow(); ///< without the delay
    void giveUp();  ///< the work is not wanted: it is put away, and nothing is kept until the next change

signals:
    void kept();                             ///< written and read back
    void failed(const hitbox::Error &error); ///< and will be tried again, or as what was given up, stays
    void released();                         ///< there is nothing to keep any more

private:
    /// As it is at one moment.
    struct Work {
        Document document; ///< in memory
        ImageFolders folders;
        RecoveryOrigin origin;
        std::optional<OutlineUnderWay> outline;

        Document inFile() const;
    };

    void follow();
    void followEdit();
    bool hasWork() const;
    Work work() const;
    bool isAmongClosed() const;
    bool isToBePutAway() const;
    void finishWrite(const Result<Done> &written);
    void putAway(const Work &given);
    void letGo();
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
    std::optional<Work> m_recovered; ///< an earlier run's, as it came, until it is saved or put away
    int m_puttingAway = 0;           ///< orders that are under way
    bool m_isGivenUp = false;        ///< and nothing has changed since
    bool m_isWriting = false;
    bool m_changedSince = false; ///< while a write was under way
};

} // namespace hitbox
