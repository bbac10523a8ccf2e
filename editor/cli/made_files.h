#pragma once

#include "cli/many_files.h"
#include "cli/path_claims.h"
#include "cli/result_cache.h"
#include "files/file_writer.h"

#include <functional>
#include <memory>
#include <optional>

/// Commands that make files of a project: what they make, before any of it is written, and keeping that for other runs.
namespace hitbox {

struct MadeFiles {
    QList<OutputFile> files;
    QStringList inputs;  ///< that were read besides the project; they may not be there
    QByteArray results;  ///< for standard output, once all is written
    QByteArray messages; ///< for standard error
    ExitStatus status = ExitStatus::Done;
    bool isKept = true; ///< false: it depends on what is no input
};

/// One project of a command that makes files.
struct MakingOfFiles {
    QString file;

    /// Where they go, which no cache is trusted with: entries of others name files within it and nothing else.
    std::function<Result<QString>(const QByteArray &project)> folder;

    /// Makes them of these bytes of the project; tells what went wrong, where it makes none.
    std::function<std::optional<MadeFiles>(const QByteArray &project, const QString &folder, Output &output)> make;

    /// Fails where an output would take the place of what is not to be replaced, and says of what.
    std::function<Result<Done>(const QByteArray &project, const QList<OutputFolder> &folders)> spares;
};

/// Makes the files, or takes them from the cache where they are known there, and writes them all or none. Null: there
/// is no cache. Fails as writeTogether(), and where another project of the run has written one of the files.
ExitStatus writeMade(const MakingOfFiles &making, ResultCache *cache, Claiming claim, Output &output);

/// The cache that --cache names, for what the command's options ask for; null where it is not given. `surroundings` is
/// what else the answers depend on, whatever the project.
Result<std::unique_ptr<ResultCache>> cacheOf(const Arguments &arguments, const char *command,
                                             const QByteArray &surroundings = {});

} // namespace hitbox
