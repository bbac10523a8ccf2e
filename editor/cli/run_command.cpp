#include "cli/commands.h"
#include "cli/number_options.h"
#include "cli/project_input.h"
#include "formats/export/profile_ground.h"
#include "service/script_run.h"
#include "service/served_project_file.h"
#include "service/text_file.h"

#include <QDir>

#include <stop_token>

namespace hitbox {

namespace {

constexpr int mostScriptSeconds = 86'400;
constexpr int mostScriptMebibytes = 65'536;

Result<int> boundOf(const Arguments &arguments, const char *option, int otherwise, int most)
{
    const Result<int> number = wholeNumberOf(arguments, option, otherwise);
    if (!number || (*number >= 1 && *number <= most))
        return number;
    return wrongUsage(
        QStringLiteral("--%1 is %2, expected a number from 1 to %3").arg(QLatin1String(option)).arg(*number).arg(most));
}

QStringList groundOfScript(const Arguments &arguments)
{
    QStringList folders{QDir::currentPath()};
    if (const QString project = arguments.value(QStringLiteral("project")); !project.isEmpty())
        folders.append(projectFolder(project));
    return groundOfFolders(folders + arguments.options.value(QStringLiteral("allow")));
}

/// Each line as it may be shown, with its tabs: scripts print tables, and names out of files.
QByteArray shownText(const QString &text)
{
    QByteArray shown;
    for (const QString &line : text.split(u'\n')) {
        QByteArrayList cells;
        for (const QString &cell : line.split(u'\t'))
            cells.append(shownLine(cell).chopped(1));
        shown += cells.join('\t') + '\n';
    }
    return shown;
}

QString findingText(const QString &script, const ScriptFinding &found)
{
    const QString about = found.file.isEmpty() ? script : QDir::current().relativeFilePath(found.file);
    const QString place = found.place.isEmpty() ? QString() : found.place + QStringLiteral(": ");
    return QStringLiteral("%1: %2: %3%4")
        .arg(about, severityName(found.finding.severity), place, found.finding.message);
}

/// The project by its number in the service; nothing where none was named.
Result<std::optional<int>> openedProject(Service &service, const QString &file)
{
    if (file.isEmpty())
        return std::optional<int>();
    Result<ServedProject> project = readServedProject(file);
    if (!project)
        return project.error();
    const Result<int> number = service.add(*std::move(project));
    if (!number)
        return number.error();
    return std::optional(*number);
}

Result<Done> saveWhatChanged(Service &service, int number)
{
    ServedProject *project = service.find(number);
    if (!project || !project->isChanged())
        return Done{};
    return saveServedProject(*project, project->file, MayReplace::OwnFile);
}

ExitStatus runRun(const Arguments &arguments, Output &output)
{
    const QString &file = arguments.operands.constFirst();
    const Result<int> seconds = boundOf(arguments, "time-limit", 60, mostScriptSeconds);
    if (!seconds)
        return failed(output, seconds.error(), file);
    const Result<int> mebibytes = boundOf(arguments, "memory-limit", 512, mostScriptMebibytes);
    if (!mebibytes)
        return failed(output, mebibytes.error(), file);
    const Result<QString> source = readText(file);
    if (!source)
        return failed(output, source.error(), file);

    Service service(groundOfScript(arguments));
    const Result<std::optional<int>> project = openedProject(service, arguments.value(QStringLiteral("project")));
    if (!project)
        return failed(output, project.error(), arguments.value(QStringLiteral("project")));

    bool hasErrors = false;
    std::stop_source outputGone;
    const auto flush = [&] {
        if (!outputGone.stop_requested() && !output.flush())
            outputGone.request_stop();
    };
    const ScriptListener listener{
        [&](const QString &text) {
            output.print(shownText(text));
            flush();
        },
        [&](const QString &text) {
            for (const QString &line : text.split(u'\n'))
                output.message(line);
        },
        [&](const ScriptFinding &found) {
            hasErrors = hasErrors || found.finding.severity == Severity::Error;
            output.printLine(findingText(file, found));
            flush();
        },
        outputGone.get_token(),
    };
    const ScriptOrder order{file,      *source, arguments.operands.mid(1), *project, std::chrono::seconds(*seconds),
                            *mebibytes};
    if (const Result<Done> ran = runScript(order, service, listener); !ran)
        return outputGone.stop_requested() ? ExitStatus::Failed : failed(output, ran.error(), file);
    if (*project) {
        if (const Result<Done> saved = saveWhatChanged(service, **project); !saved)
            return failed(output, saved.error(), arguments.value(QStringLiteral("project")));
    }
    return hasErrors ? ExitStatus::Findings : ExitStatus::Done;
}

} // namespace

Command runCommand()
{
    return {
        "run",
        "SCRIPT.js [ARGUMENT...]",
        "Runs a script in JavaScript over projects: rules, exports and edits of your own",
        "A script does what `hitbox serve` does, by the object `hitbox`; the manual's page on scripts tells all of\n"
        "it. It reads and writes files in the current folder, in the folder of --project and in those that --allow\n"
        "names, and nothing else. Exit status 1 when it tells of an error, 2 when it does not end well.\n",
        1,
        -1,
        {{"project", "FILE", "the project that the script has as its own; saved when it was changed and all went well",
          OptionUse::Optional},
         {"allow", "FOLDER", "let the script read and write files there, too", OptionUse::Repeated},
         {"time-limit", "SECONDS", "end the script after so long (60)", OptionUse::Optional},
         {"memory-limit", "MIB", "end the script when it takes so much memory (512)", OptionUse::Optional}},
        runRun,
        drawsAlways};
}

} // namespace hitbox
