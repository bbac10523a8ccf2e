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
    QByteArray messages = {}; ///< for standard error
};

/// Works on so many files at once, each on a thread of its own, and hands over what came of them in the order of the
/// list, from this thread, as soon as all before it are done. Ends early when `take` answers false. What is done but
/// not yet taken is bounded, however long one file takes. Where the system gives fewer threads, fewer work; where it
/// gives none, this one does.
void eachFile(const QStringList &files, int jobs, const std::function<FileDone(const QString &file)> &work,
              const std::function<bool(const QString &file, const FileDone &done)> &take);

/// --json-lines, of commands that print JSON of one file with --json.
OptionRule jsonLinesRule();

class TurnOrder;

/// The place of a file among those that are worked on beside each other, for what has to come out the same however many
/// are: it is awaited, the thing done, and passed on. A turn that ends is passed on.
class Turn
{
public:
    Turn() = default; ///< of a file that is alone
    Turn(TurnOrder &order, qsizetype place);
    ~Turn();
    Turn(const Turn &) = delete;
    Turn &operator=(const Turn &) = delete;

    void await(); ///< until all files before have passed on theirs
    void pass();

private:
    TurnOrder *m_order = nullptr;
    qsizetype m_place = 0;
};

/// A command's work on the only operand of its arguments.
using WorkOnFile = std::function<ExitStatus(const Arguments &arguments, Turn &turn, Output &output)>;

/// Does the work on each of filesOf(), as many at once as jobsOf(), and prints what came of them in their order: for a
/// single file just as the work does, with --json-lines a line of JSON for each. One that fails does not keep the
/// others from it; the status is the worst one.
ExitStatus workOnEach(const Arguments &arguments, const WorkOnFile &work, Output &output);

} // namespace hitbox
