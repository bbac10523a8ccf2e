#pragma once

#include "document/result.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <vector>

/// The steps of writing, one implementation for each kind of system. Only the file writer uses them.
namespace hitbox::writing {

Error problemWith(const QString &file, const QString &what);

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
};

struct NewFile {
    QString path;
    QByteArray bytes;
};

using StagedFiles = std::vector<std::unique_ptr<StagedFile>>;

/// The files of one job, in their order. Where one cannot be staged, none is.
Result<StagedFiles> stage(const std::vector<NewFile> &files);

} // namespace hitbox::writing
