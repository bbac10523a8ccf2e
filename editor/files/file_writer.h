#pragma once

#include "document/result.h"
#include "files/file_reader.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

/// The only place that opens files for writing.
namespace hitbox {

struct OutputFile {
    QString name; ///< relative to the folder it is written to, '/' between folders
    QByteArray bytes;
    QString part = {}; ///< of the project that it is of, for messages, such as "the sprite “ship”"; may be empty

    friend bool operator==(const OutputFile &, const OutputFile &) = default;
};

/// Writes the whole file or leaves the old one as it was, byte for byte: on a full disk, an error at any step, a
/// kill at any moment. Symbolic links are followed; what is not a regular file, or is marked read-only, is refused.
/// The error says which step failed and why.
///
/// The new file takes the old one's place under its name, with its mode and, where the system allows, its owner.
/// Other hard links to the old file keep the old content.
///
/// One error leaves the new content in place instead of the old: when the folder cannot be synced after the file was
/// renamed. It is whole then, but may not outlast a power cut, and the error says so.
Result<Done> writeWhole(const QString &path, const QByteArray &bytes);

struct OutputFolder {
    QString path;
    QList<OutputFile> files;
};

/// Hears for what a job waits that does not get its turn soon.
using TellWaiting = std::function<void(const Error &)>;

/// Whether a file is there with just these bytes.
bool holdsAlready(const QString &path, const QByteArray &bytes);

/// All files appear together or none does; a folder is made when it is missing, and refused when its name is empty.
/// Names may lead into folders within it and never out of it, and neither may a link that stands at one of them: it is
/// followed within the folder, and refused where it leads out. Two paths that are equal, or equal but for case, are an
/// error before anything is written. A kill between the renames, and nothing else, leaves some of the files new and
/// some old, each of them whole, until the next job in one of the folders finishes the first one, or undoes it. Two
/// jobs in one folder take turns, and so do those that write into folders within it, as far as these are few; one that
/// waits too long is an error that says for whom. A folder that cannot be
/// synced is an error as in writeWhole(): all files are in place.
///
/// A file that holds its bytes already is left as it is, with its time, so that nobody takes it for changed. What
/// killed runs left beside the files goes.
Result<Done> writeTogether(const QList<OutputFolder> &folders, const TellWaiting &tell = {});
Result<Done> writeTogether(const QString &folder, const QList<OutputFile> &files, const TellWaiting &tell = {});

/// Finishes or undoes what a killed writeTogether() has left half done in the folder, as the next one there would.
Result<Done> settleWrites(const QString &folder);

/// Removes temporary files that killed runs left beside the files at these paths. Those of runs that are still writing
/// stay. Looks once through each folder.
void removeLeftovers(const QStringList &paths);

} // namespace hitbox
