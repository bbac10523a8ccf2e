#pragma once

#include "document/result.h"
#include "files/file_writer_steps.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

/// What lets the next job go on with one that was killed among its renames. Files are all staged before anything is
/// renamed; then the journal says in each folder which file under a temporary name belongs where. As long as it stands
/// there, the job is to be finished, or to be undone when that had begun.
namespace hitbox::writing {

/// The staged files of a job in one of its folders.
struct JournaledFolder {
    struct File {
        QString place; ///< the folder within this one that it lies in, without links; empty for this one itself
        const StagedFile *staged = nullptr;
    };

    QString path; ///< without links
    std::vector<File> files;
};

/// The journal of a job that is under way. It stays when the object goes, unless it is removed.
class JobJournal
{
public:
    virtual ~JobJournal() = default;

    /// From now on the job is to be undone.
    virtual void turnBack() = 0;

    /// Nothing is left to do.
    virtual void remove() = 0;

    /// Written and synced before it returns. Where it cannot be, none of it is left.
    static Result<std::unique_ptr<JobJournal>> begin(const std::vector<JournaledFolder> &folders, FolderWait &wait);
};

/// A killed job may have left its journal there, or that cannot be told.
bool mayHaveJournal(const QString &folder);

/// Finishes or undoes the jobs that were killed in these folders, which are real paths; whoever calls it holds their
/// turns. A file that somebody has changed since stays as it is now. What a journal says is not trusted: nothing
/// outside the folders is touched, no link followed, and only our own temporary files are moved or removed.
Result<Done> settleJournals(const QStringList &folders);

} // namespace hitbox::writing
