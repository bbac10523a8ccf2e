#pragma once

#include "cli/command.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

/// One command over many files: which ones, and several beside each other.
namespace hitbox {

/// --files-from and --jobs, for commands that take any number of files.
QList<OptionRule> manyFilesRules();

/// The operands, and behind them the lines of what --files-from names, `-` for standard input. Fails when there is none
/// in all, and on more than 1,000,000 or lines of more than 16 KiB.
Result<QStringList> filesOf(const Arguments &arguments);

/// --jobs, or as many as there are processors. Fails on less than 1 and more than 256.
Result<int> jobsOf(const Arguments &arguments);

/// What came of one file.
struct FileDone {
    QByteArray result;          ///< for standard output
    std::optional<Error> error; ///< why there is none
    ExitStatus status = ExitStatus::Done;
};

/// Works on so many files at once, each on a thread of its own, and hands over what came of them in the order of the
/// list, from this thread, as soon as all before it are done. Ends early when `take` answers false. What is done but
/// not yet taken is bounded, however long one file takes.
void eachFile(const QStringList &files, int jobs, const std::function<FileDone(const QString &file)> &work,
              const std::function<bool(const QString &file, const FileDone &done)> &take);

} // namespace hitbox
