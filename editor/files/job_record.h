#pragma once

#include "files/file_writer_steps.h"

#include <QByteArray>
#include <QByteArrayList>

#include <optional>
#include <vector>

/// What the journal of a job says about one folder.
namespace hitbox::writing {

struct JobRecord {
    struct File {
        QByteArray place; ///< the folder within this one that it lies in, '/' between names; empty for this one itself
        Renaming renaming;
    };

    QByteArray home;       ///< of a share: where the job's own journal lies, as seen from this folder
    QByteArrayList shares; ///< of the job's own journal: the other folders, as seen from this one
    std::vector<File> files;
};

/// Ends in a digest, so that a torn one is known for what it is.
QByteArray recordBytes(const JobRecord &record);

/// Nothing where the bytes are not whole, or name anything but files within the folder and temporary files of ours
/// beside them.
std::optional<JobRecord> recordFrom(const QByteArray &bytes);

} // namespace hitbox::writing
