#pragma once

#include "document/document.h"
#include "document/result.h"
#include "tools/outline_under_way.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace hitbox {

class HeldFile;

/// The project file that unsaved work is to go into.
struct RecoveryOrigin {
    QString path;      ///< empty for a project that was never saved
    QByteArray digest; ///< of the file's bytes when the work was begun; empty where nobody knows
    QString name;      ///< what the project is called

    friend bool operator==(const RecoveryOrigin &, const RecoveryOrigin &) = default;
};

/// Unsaved work of a run that ended without asking about it.
struct Recovery {
    QString file; ///< holds the document
    RecoveryOrigin origin;
    QDateTime savedAt;
    std::optional<OutlineUnderWay> outline = std::nullopt; ///< that was being drawn on the document

    friend bool operator==(const Recovery &, const Recovery &) = default;
};

/// Where unsaved work is kept: a folder for each run of the program, locked while it runs, with a project file for
/// each modified document and a note beside it that says where it belongs. Only the run that made a file, or one that
/// was told to, removes it.
class RecoveryStore
{
public:
    /// `base` is made when it is missing. Without a folder to write to, keep() fails and says so.
    explicit RecoveryStore(QString base);
    ~RecoveryStore();
    RecoveryStore(const RecoveryStore &) = delete;
    RecoveryStore &operator=(const RecoveryStore &) = delete;

    /// A name for a document's file in the folder of this run, not given before.
    QString newFile();
    QString closedFolder() const; ///< of what is closed without saving, by all runs
    QString versionStore() const; ///< of what is saved, by all runs; see keepVersion()

    /// What runs left behind that are no longer there, oldest first. It is held until this run ends, so that another
    /// one does not offer it too.
    QList<Recovery> leftBehind();

private:
    bool isOfARun(const QString &folder) const;
    void take(const QString &folder);

    QString m_base;
    QString m_folder;
    int m_given = 0;
    std::unique_ptr<HeldFile> m_lock;               ///< null where none can be had
    std::vector<std::unique_ptr<HeldFile>> m_taken; ///< of runs that crashed
};

/// Writes the document, whose paths begin in the project's folder, and what is being drawn on it, reads both back, and
/// fails unless they are the same. Safe on any thread.
Result<Done> keepRecovery(const QString &file, const Document &document, const RecoveryOrigin &origin,
                          const std::optional<OutlineUnderWay> &outline = std::nullopt);
QList<Recovery> recoveriesIn(const QString &folder); ///< oldest first
Result<Document> readRecovery(const Recovery &recovery);
void removeRecovery(const QString &file);

} // namespace hitbox
