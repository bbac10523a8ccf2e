#pragma once

#include "cli/arguments.h"
#include "cli/output.h"

#include <QList>

/// One command of the program. Each stands in a file of its own and in the table of all_commands.cpp.
namespace hitbox {

enum class ExitStatus {
    Done = 0,     ///< and nothing is wrong
    Findings = 1, ///< done, and there is something to look at: see exitMeanings()
    Failed = 2,   ///< could not do it
};

/// Says what went wrong, with the file where the error names none.
inline ExitStatus failed(const Output &output, const Error &error, const QString &file)
{
    output.message(error, file);
    return ExitStatus::Failed;
}

inline constexpr char drawsAlways[] = ""; ///< whatever the options are

struct Command {
    const char *name = nullptr;
    const char *operands = nullptr; ///< "FILE...": in the usage line
    const char *summary = nullptr;  ///< one line
    const char *help = nullptr;     ///< more lines, each with a newline; may be empty
    int fewest = 0;                 ///< operands
    int most = 0;                   ///< operands; -1 for any number
    QList<OptionRule> options;
    ExitStatus (*run)(const Arguments &arguments, Output &output) = nullptr;
    const char *drawsWith = nullptr; ///< the option that makes it draw pictures, or drawsAlways

    /// Fails where the options make no order, whatever the files hold. Null where only run() knows.
    Result<Done> (*checkWords)(const Arguments &arguments) = nullptr;
};

const QList<Command> &allCommands();

} // namespace hitbox
