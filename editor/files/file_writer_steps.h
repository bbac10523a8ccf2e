#pragma once

#include "document/result.h"

#include <QByteArray>
#include <QString>

#include <chrono>
#include <memory>
#include <vector>

/// The steps of writing, one implementation for each kind of system. Only the file writer uses them.
namespace hitbox::writing {

Error problemWith(const QString &file, const QString &what);

/// What leads from the old file to the new one, in names of the folder that both lie in, for who goes on after a kill.
struct Renaming {
    QByteArray name;      ///< of the file
    QByteArray temporary; ///< of the new file until it is published
    QByteArray backup;    ///< of the old file that is kept; empty when there is none
    QByteArray old;       ///< tells the old file from others; empty when there was none
    QByteArray fresh;     ///< tells the new file from others
};

/// A new file that is written, synced and closed under a temporary name beside its target. Unless it is published, it
/// disappears with this object. While it lives, removeLeftovers() lets it be. It holds no file open, so that a job may
/// have any number.
class StagedFile
{
public:
    virtual ~StagedFile() = default;

    /// Puts the file into its target's place.
    virtual Result<Done> publish() = 0;

    /// Makes the rename outlast a power cut, and those of all files of the job in the same folder.
    virtual Result<Done> syncFolder() = 0;

    /// Keeps the old file under a temporary name, so that publish() can be taken back. Call it before.
    virtual Result<Done> keepOld() = 0;

    /// After publish(): the old file again, or none when there was none.
    virtual Result<Done> takeBack() = 0;

    /// Before publish(), and after keepOld().
    virtual Renaming renaming() const = 0;
};

struct NewFile {
    QString path;
    QByteArray bytes;
};

using StagedFiles = std::vector<std::unique_ptr<StagedFile>>;

/// What a job still waits for folders that somebody else has locked, in all.
struct FolderWait {
    std::chrono::milliseconds left = std::chrono::seconds(2);
};

/// The files of one job, in their order. Where one cannot be staged, none is.
Result<StagedFiles> stage(const std::vector<NewFile> &files, FolderWait &wait);

} // namespace hitbox::writing
