#pragma once

#include "document/result.h"

#include <QByteArray>
#include <QString>

#include <memory>

/// The steps of writing, one implementation for each kind of system. Only file_writer.cpp uses them.
namespace hitbox::writing {

/// A new file that is written, synced and closed under a temporary name beside its target. Unless it is published, it
/// disappears with this object. While it lives, sweepLeftovers() lets it be.
class StagedFile
{
public:
    virtual ~StagedFile() = default;

    /// Puts the file into its target's place.
    virtual Result<Done> publish() = 0;

    /// Makes the rename outlast a power cut.
    virtual Result<Done> syncFolder() = 0;

    /// Keeps the old file under a temporary name, so that publish() can be taken back. Call it before.
    virtual Result<Done> keepOld() = 0;

    /// After publish(): the old file again, or none when there was none.
    virtual Result<Done> takeBack() = 0;
};

Result<std::unique_ptr<StagedFile>> stage(const QString &path, const QByteArray &bytes);

} // namespace hitbox::writing
