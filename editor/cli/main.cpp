#include "cli/command.h"
#include "cli/help.h"

#include <QCoreApplication>
#include <QDir>
#include <QGuiApplication>
#include <QThread>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <memory>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <vector>

namespace hitbox {

namespace {

/// Remarks of libraries, such as one on a picture's colour profile, are not the program's messages.
void dropRemarks(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    if (type == QtFatalMsg || type == QtCriticalMsg)
        std::fprintf(stderr, "hitbox: %s\n", qUtf8Printable(text));
}

ExitStatus refuseWords(const Output &output, const QString &what, const QByteArray &usage)
{
    output.message(QStringLiteral("hitbox: ") + what);
    output.message(QString::fromUtf8(usage));
    return ExitStatus::Failed;
}

bool fits(const Command &command, qsizetype operands)
{
    return operands >= command.fewest && (command.most < 0 || operands <= command.most);
}

/// Operands are files, but for some that the usage line names.
bool isFile(const Command &command, qsizetype operand)
{
    static const QStringList others{QStringLiteral("X"), QStringLiteral("Y"), QStringLiteral("COMMAND..."),
                                    QStringLiteral("[ARGUMENT...]")};
    const QStringList names = QString::fromLatin1(command.operands).split(QLatin1Char(' '));
    return !others.contains(names.at(std::min(operand, names.size() - 1)));
}

bool hasFileWithoutName(const Command &command, const QStringList &operands)
{
    for (qsizetype i = 0; i < operands.size(); ++i) {
        if (operands[i].isEmpty() && isFile(command, i))
            return true;
    }
    return false;
}

/// As the system names it: Qt has no text for what is not UTF-8.
QByteArray currentFolder()
{
#ifdef Q_OS_WIN
    return {};
#else
    std::error_code error;
    return QByteArray::fromStdString(std::filesystem::current_path(error).native());
#endif
}

/// It goes to files from the current folder, or may be asked to later.
bool beginsHere(const Command &command, const Arguments &arguments)
{
    const QLatin1String name(command.name);
    const bool isToldOfFilesLater = name == QLatin1String("serve") || name == QLatin1String("run") ||
                                    arguments.has(QStringLiteral("files-from")) ||
                                    arguments.has(QStringLiteral("option"));
    const bool writesHere = name == QLatin1String("export") && !arguments.has(QStringLiteral("out")) &&
                            !arguments.has(QStringLiteral("profile"));
    if (isToldOfFilesLater || writesHere)
        return true;
    for (qsizetype i = 0; i < arguments.operands.size(); ++i) {
        if (isFile(command, i) && QDir::isRelativePath(arguments.operands[i]))
            return true;
    }
    return std::ranges::any_of(command.options, [&](const OptionRule &rule) {
        const QStringList values = arguments.options.value(QLatin1String(rule.name));
        return takesPlace(rule) && std::ranges::any_of(values, &QDir::isRelativePath);
    });
}

ExitStatus runCommand(const Command &command, const QStringList &words, Output &output)
{
    const QStringList beforeEnd = words.mid(0, words.indexOf(QStringLiteral("--")));
    if (beforeEnd.contains(QStringLiteral("--help"))) {
        output.print(helpText(command));
        return ExitStatus::Done;
    }
    const Result<Arguments> arguments = parseArguments(words, command.options);
    if (!arguments)
        return refuseWords(output, arguments.error().what, usageLine(command));
    if (!fits(command, arguments->operands.size())) {
        const QString what =
            QStringLiteral("%1 takes %2, and was given %3")
                .arg(QLatin1String(command.name),
                     *command.operands ? QString::fromLatin1(command.operands) : QStringLiteral("no arguments"),
                     QString::number(arguments->operands.size()));
        return refuseWords(output, what, usageLine(command));
    }
    if (hasFileWithoutName(command, arguments->operands))
        return refuseWords(output, QStringLiteral("the name of a file is empty"), usageLine(command));
    if (const QByteArray folder = currentFolder(); !folder.isValidUtf8() && beginsHere(command, *arguments)) {
        output.message(QStringLiteral("hitbox: the current folder “%1” is not UTF-8: no file can be found from it, "
                                      "rename that folder, or start hitbox in another one")
                           .arg(QString::fromUtf8(folder)));
        return ExitStatus::Failed;
    }
    return command.run(*arguments, output);
}

const Command *findCommand(const QString &name)
{
    const QList<Command> &commands = allCommands();
    const auto found = std::find_if(commands.begin(), commands.end(), [&name](const Command &candidate) {
        return name == QLatin1String(candidate.name);
    });
    return found == commands.end() ? nullptr : &*found;
}

ExitStatus runCommand(const QStringList &words, Output &output)
{
    const QByteArray usage = "usage: hitbox COMMAND [ARGUMENTS]; hitbox --help lists the commands";
    if (words.isEmpty())
        return refuseWords(output, QStringLiteral("there is no command"), usage);
    const QString &name = words.first();
    if (name == QLatin1String("--help") || name == QLatin1String("-h")) {
        output.print(helpText());
        return ExitStatus::Done;
    }
    if (name == QLatin1String("--version")) {
        output.print("hitbox " HITBOX_VERSION "\n");
        return ExitStatus::Done;
    }
    const Command *command = findCommand(name);
    if (!command)
        return refuseWords(output, QStringLiteral("there is no command “%1”").arg(name), usage);
    return runCommand(*command, words.mid(1), output);
}

bool drawsPictures(int argc, char **argv)
{
    const Command *command = argc > 1 ? findCommand(QString::fromLocal8Bit(argv[1])) : nullptr;
    if (!command || !command->drawsWith)
        return false;
    if (!*command->drawsWith)
        return true;
    const QByteArray option = QByteArray("--") + command->drawsWith;
    return std::any_of(argv + 2, argv + argc, [&option](const char *word) {
        return QByteArrayView(word) == option || QByteArrayView(word).startsWith(option + '=');
    });
}

/// Qt draws with a thread for each processor, and waits for ever for one that the system does not give: better not to
/// begin. What is thrown here ends the program; see endForWant().
void askForThreads()
{
    std::mutex isAsked; // not a latch, whose waits may go on for ever where the library has no futex
    std::vector<std::jthread> threads;
    const std::lock_guard all(isAsked); // until each is there; let go of before the threads are waited for
    for (int i = QThread::idealThreadCount(); i > 0; --i)
        threads.emplace_back([&isAsked] { const std::lock_guard own(isAsked); });
}

/// What draws takes a part of Qt that takes time to start, and that looks for a display, fonts and a desktop unless it
/// is told to do without.
std::unique_ptr<QCoreApplication> makeApplication(int &argc, char **argv)
{
    if (!drawsPictures(argc, argv))
        return std::make_unique<QCoreApplication>(argc, argv);
    askForThreads();
    qputenv("QT_QPA_PLATFORM", "minimal:enable_fonts");
    qunsetenv("QT_QPA_PLATFORMTHEME");
    qunsetenv("QT_QPA_GENERIC_PLUGINS");
    return std::make_unique<QGuiApplication>(argc, argv);
}

/// Where memory or threads run out, on whatever thread, nothing can be undone by hand: files are whole or not there
/// (see writeWhole()), and a build server is told by a status instead of a signal.
[[noreturn]] void endForWant()
{
    try {
        if (const std::exception_ptr thrown = std::current_exception())
            std::rethrow_exception(thrown);
    } catch (const std::bad_alloc &) {
        std::fputs("hitbox: there is not enough memory: give it more, or give it less to do at once\n", stderr);
        std::_Exit(static_cast<int>(ExitStatus::Failed));
    } catch (const std::system_error &error) {
        std::fprintf(stderr,
                     "hitbox: the system has no more to give: %s: raise its limits, or give it less to do at once, as "
                     "with --jobs 1\n",
                     error.what());
        std::_Exit(static_cast<int>(ExitStatus::Failed));
    } catch (...) {
    }
    std::abort();
}

/// Qt has no text for such names: a file of that name would seem not to be there.
const char *wordNotUtf8([[maybe_unused]] int argc, [[maybe_unused]] char **argv)
{
#ifndef Q_OS_WIN
    for (int i = 1; i < argc; ++i)
        if (!QUtf8StringView(argv[i]).isValidUtf8())
            return argv[i];
#endif
    return nullptr;
}

} // namespace

} // namespace hitbox

int main(int argc, char **argv)
{
    std::set_terminate(hitbox::endForWant);
    qInstallMessageHandler(hitbox::dropRemarks);
    hitbox::Output output;
    if (const char *word = hitbox::wordNotUtf8(argc, argv)) {
        output.message(QStringLiteral("hitbox: “%1” is not UTF-8: such a name cannot be opened, rename the file or the "
                                      "folder")
                           .arg(QString::fromUtf8(word)));
        return static_cast<int>(hitbox::ExitStatus::Failed);
    }
    const std::unique_ptr<QCoreApplication> application = hitbox::makeApplication(argc, argv);
    const hitbox::ExitStatus status = hitbox::runCommand(QCoreApplication::arguments().mid(1), output);
    return static_cast<int>(output.flush() ? status : hitbox::ExitStatus::Failed);
}
