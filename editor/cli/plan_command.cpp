#include "cli/commands.h"
#include "cli/export_order.h"
#include "cli/many_files.h"
#include "cli/project_input.h"
#include "document/names.h"
#include "files/file_writer.h"
#include "formats/export/safe_file_name.h"
#include "formats/exporters/preparation/unique_names.h"
#include "formats/json/json_writer.h"
#include "formats/project/project_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <optional>

namespace hitbox {

namespace {

/// As workers see it, who have no other folders than those of their task.
constexpr QLatin1String sentProgram("hitbox");
constexpr QLatin1String workflowFile("workflow.json");

/// Commands whose work is that of each project alone.
const QStringList &plannedCommands()
{
    static const QStringList commands{QStringLiteral("check"), QStringLiteral("export"), QStringLiteral("render")};
    return commands;
}

/// What the plan says itself, or what is of several projects or of this machine.
const QStringList &optionsOfThePlan()
{
    static const QStringList options{QStringLiteral("out"),     QStringLiteral("files-from"),
                                     QStringLiteral("jobs"),    QStringLiteral("cache"),
                                     QStringLiteral("watch"),   QStringLiteral("depfile"),
                                     QStringLiteral("profile"), QStringLiteral("depfile-target")};
    return options;
}

/// Work Queue is told files in lists that these part, and fills in what follows a dollar sign.
bool isHandledByQueues(const QString &path)
{
    static const QString parting = QStringLiteral(",=$%\\\"'`");
    return std::none_of(path.begin(), path.end(), [](QChar c) {
        return c.isSpace() || c.category() == QChar::Other_Control || parting.contains(c);
    });
}

Error notBelow(const QString &file)
{
    return {file,
            {},
            QStringLiteral("not planned: it lies outside the current folder or is named by its whole path, and workers "
                           "find what they are sent by its path from that folder; plan in a folder that holds all "
                           "projects and images")};
}

/// From the current folder, for files in it: the only ones that a worker can be given under the name that they have.
Result<QString> pathInFolder(const QString &file)
{
    const QString path = QDir::current().relativeFilePath(QFileInfo(file).absoluteFilePath());
    if (QDir::isAbsolutePath(path) || path == QLatin1String("..") || path.startsWith(QLatin1String("../")))
        return notBelow(file);
    if (!isHandledByQueues(path))
        return Error{file,
                     {},
                     QStringLiteral("not planned: Work Queue cannot send a file whose name has a space, a control "
                                    "character or one of , = $ % \\ \" ' `: rename it")};
    return path;
}

QString inShell(const QString &word)
{
    return u'\'' + QString(word).replace(u'\'', QLatin1String("'\\''")) + u'\'';
}

/// What is to be done with each project.
struct PlannedWork {
    const Command *command = nullptr;
    QStringList words; ///< behind the command's name
    Arguments arguments;
    QString folder;  ///< that the results go to
    QString program; ///< as workers call it
    bool isSent = false;
};

bool takesFolder(const PlannedWork &work)
{
    return std::any_of(work.command->options.cbegin(), work.command->options.cend(),
                       [](const OptionRule &rule) { return qstrcmp(rule.name, "out") == 0; });
}

/// What `hitbox check` looks at: images, and templates of the project's own. A template further up is beyond what a
/// profile may read at a worker, who says so without it.
QStringList filesChecked(const Document &document, const QString &file)
{
    QStringList files = imageFilesOf(document, file);
    const QDir here = QDir::current();
    for (const QString &place : placesOf(document, file).sliced(files.size())) {
        if (const QString path = here.relativeFilePath(place); !path.startsWith(QLatin1String("../")))
            files.append(place);
    }
    return files;
}

/// Projects, images and whatever else the command reads of this one.
Result<QStringList> filesRead(const PlannedWork &work, const QString &file)
{
    const Result<QByteArray> bytes = readWhole(file);
    if (!bytes)
        return bytes.error();
    QStringList files{file};
    const Result<Document> document = parseProject(*bytes, file);
    if (!document) // the worker will say so as well
        return files;
    for (const QString &image : imagesOf(*document)) {
        if (QDir::isAbsolutePath(image))
            return notBelow(image);
    }
    if (qstrcmp(work.command->name, "export") == 0) {
        Arguments ofOne = work.arguments;
        ofOne.operands = {file};
        const Result<ExportOrder> order = orderOf(ofOne, *bytes);
        if (!order)
            return order.error();
        files += order->inputs;
    } else {
        files += filesChecked(*document, file);
    }
    files.removeIf([](const QString &one) { return !QFileInfo(one).isFile(); });
    return files;
}

Result<QStringList> inputsOf(const PlannedWork &work, const QString &file)
{
    const Result<QStringList> files = filesRead(work, file);
    if (!files)
        return files.error();
    QStringList inputs;
    for (const QString &one : *files) {
        const Result<QString> path = pathInFolder(one);
        if (!path)
            return path.error();
        inputs.append(*path);
    }
    inputs.removeDuplicates();
    return inputs;
}

/// Findings and projects that cannot be read are results, too: only what ends otherwise is to be tried again.
QString commandLine(const PlannedWork &work, const QString &project, const QString &folder)
{
    QStringList words{inShell(work.program), QString::fromLatin1(work.command->name)};
    for (const QString &word : work.words)
        words.append(inShell(word));
    if (takesFolder(work))
        words.append(QStringLiteral("--out=") + inShell(folder));
    words.append(QStringLiteral("-- ") + inShell(project));
    const auto inFolder = [&folder](const char *name) { return inShell(folder + u'/' + QLatin1String(name)); };
    return QStringLiteral("mkdir -p -- %1 && { %2 > %3 2> %4; status=$?; echo $status > %5; test $status -le 2; }")
        .arg(inShell(folder), words.join(u' '), inFolder("stdout"), inFolder("stderr"), inFolder("status"));
}

QByteArray ruleOf(const PlannedWork &work, const QStringList &inputs, const QString &folder)
{
    JsonWriter json;
    json.beginObject(JsonLayout::Line);
    json.member("command", commandLine(work, inputs.constFirst(), folder));
    json.beginArrayMember("inputs", JsonLayout::Line);
    if (work.isSent) {
        json.beginObject(JsonLayout::Line);
        json.member("dag_name", QCoreApplication::applicationFilePath());
        json.member("task_name", sentProgram);
        json.endObject();
    }
    for (const QString &input : inputs)
        json.value(input);
    json.endArray();
    json.beginArrayMember("outputs", JsonLayout::Line);
    json.value(folder);
    json.endArray();
    json.endObject();
    return json.text();
}

Result<PlannedWork> plannedWork(const Arguments &arguments)
{
    PlannedWork work;
    const QString name = arguments.operands.constFirst();
    for (const Command &command : allCommands()) {
        if (name == QLatin1String(command.name) && plannedCommands().contains(name))
            work.command = &command;
    }
    if (!work.command)
        return wrongUsage(QStringLiteral("%1 cannot be planned; what can: %2")
                              .arg(quoted(name), plannedCommands().join(QStringLiteral(", "))));
    work.words = arguments.operands.sliced(1);
    QList<OptionRule> options = work.command->options;
    options.removeIf([](const OptionRule &rule) { return optionsOfThePlan().contains(QLatin1String(rule.name)); });
    const Result<Arguments> parsed = parseArguments(work.words, options);
    if (!parsed)
        return parsed.error();
    if (!parsed->operands.isEmpty())
        return wrongUsage(
            QStringLiteral("the projects stand in the list that --makeflow names, not behind the command"));
    work.arguments = *parsed;
    for (const QString &option : parsed->options.value(QStringLiteral("option"))) {
        if (const QString value = option.section(u'=', 1); QDir::isAbsolutePath(value) && QFileInfo(value).isFile())
            return notBelow(value);
    }
    if (parsed->has(QStringLiteral("json")) && parsed->has(QStringLiteral("json-lines")))
        return wrongUsage(QStringLiteral("--json and --json-lines exclude each other"));
    if (const Result<Done> words = work.command->checkWords(*parsed); !words)
        return words.error();
    const Result<QString> folder = pathInFolder(arguments.value(QStringLiteral("out")));
    if (!folder)
        return folder.error();
    work.folder = *folder;
    work.isSent = !arguments.has(QStringLiteral("program"));
    work.program = work.isSent ? QStringLiteral("./") + sentProgram : arguments.value(QStringLiteral("program"));
    if (work.isSent && !isHandledByQueues(QCoreApplication::applicationFilePath()))
        return Error{QCoreApplication::applicationFilePath(),
                     {},
                     QStringLiteral("not planned: the program cannot be sent from this place; name one that every "
                                    "machine has with --program")};
    return work;
}

/// Makeflow takes folders of results away when it starts anew, with all that is in them.
Result<Done> areApart(const QStringList &folders, const QSet<QString> &inputs)
{
    const QSet<QString> results(folders.cbegin(), folders.cend());
    for (const QString &input : inputs) {
        for (qsizetype end = input.size(); end > 0; end = input.lastIndexOf(u'/', end - 1)) {
            const QString around = input.left(end);
            if (results.contains(around))
                return Error{input,
                             {},
                             QStringLiteral("not planned: it lies in %1, the folder for what comes of a project; name "
                                            "another --out")
                                 .arg(quoted(around))};
        }
    }
    return Done{};
}

ExitStatus runPlan(const Arguments &arguments, Output &output)
{
    const auto refused = [&output](const Error &error) { return failed(output, error, QStringLiteral("hitbox")); };
    const Result<PlannedWork> work = plannedWork(arguments);
    if (!work)
        return refused(work.error());
    const Result<int> jobs = jobsOf(arguments);
    if (!jobs)
        return refused(jobs.error());
    Arguments listed;
    listed.options.insert(QStringLiteral("files-from"), {arguments.value(QStringLiteral("makeflow"))});
    Result<QStringList> files = filesOf(listed);
    if (!files)
        return refused(files.error());
    files->removeDuplicates();

    UniqueNames names;
    uniqueFileName(names, workflowFile);
    uniqueFileName(names, sentProgram);
    QByteArray rules;
    QStringList folders;
    QSet<QString> allInputs;
    ExitStatus status = ExitStatus::Done;
    eachFile(
        *files, *jobs,
        [&work](const QString &file) -> FileDone {
            const Result<QStringList> inputs = inputsOf(*work, file);
            if (!inputs)
                return {{}, inputs.error(), ExitStatus::Failed};
            return {inputs->join(u'\n').toUtf8(), std::nullopt, ExitStatus::Done};
        },
        [&](const QString &file, const FileDone &done) {
            if (done.error) {
                output.message(*done.error, file);
                status = ExitStatus::Failed;
                return true;
            }
            QString name = safeFileName(projectName(file));
            std::replace_if(
                name.begin(), name.end(), [](QChar c) { return !isHandledByQueues(QString(c)); }, u'_');
            folders.append(QDir::cleanPath(work->folder + u'/' + uniqueFileName(names, name)));
            const QStringList inputs = QString::fromUtf8(done.result).split(u'\n');
            allInputs += QSet<QString>(inputs.cbegin(), inputs.cend());
            rules += (rules.isEmpty() ? "" : ",\n  ") + ruleOf(*work, inputs, folders.constLast());
            return true;
        });
    if (status != ExitStatus::Done)
        return status;
    if (const Result<Done> apart = areApart(folders, allInputs); !apart)
        return failed(output, apart.error(), QStringLiteral("--out"));
    const QByteArray workflow = "{\"rules\": [\n  " + rules + "\n]}\n";
    const Result<Done> written = writeTogether(work->folder, {{workflowFile, workflow}},
                                               [&output](const Error &why) { output.message(why, {}); });
    if (!written)
        return failed(output, written.error(), QStringLiteral("--out"));
    output.printLine(work->folder + u'/' + workflowFile);
    return status;
}

} // namespace

Command planCommand()
{
    return {
        "plan",
        "COMMAND...",
        "Writes down how many machines do a command's work on many projects",
        "For Makeflow, which has the workers of Work Queue do it: a rule for each project, with the project and the\n"
        "images that it reads, and a folder DIR/PROJECT of what comes of it: the files that the command writes,\n"
        "`stdout`, `stderr`, and its exit status in `status`. COMMAND is check, export or render with its options,\n"
        "behind `--`: hitbox plan --makeflow list.txt --out farm -- export --format godot4. Nothing is written when\n"
        "a project cannot be sent to others.\n",
        1,
        -1,
        {{"makeflow", "LIST", "the projects, a line each, from the current folder; - is standard input",
          OptionUse::Required},
         {"out", "DIR", "for workflow.json and the results, in the current folder", OptionUse::Required},
         {"program", "PATH", "the hitbox that every machine has, in place of sending this one", OptionUse::Optional},
         {"jobs", "N", "read N projects at once; without it as many as there are processors", OptionUse::Optional}},
        runPlan};
}

} // namespace hitbox
