#include "cli/commands.h"
#include "cli/finding_place.h"
#include "cli/project_input.h"
#include "formats/export_input.h"
#include "formats/member.h"
#include "formats/project_file.h"
#include "validation/wording.h"

#include <QDir>

namespace hitbox {

namespace {

Result<ExportOptions> optionsOf(const QStringList &words)
{
    ExportOptions options;
    for (const QString &word : words) {
        const qsizetype equals = word.indexOf(QLatin1Char('='));
        if (equals <= 0)
            return Error{{}, {}, QStringLiteral("--option takes key=value, not %1").arg(quoted(word))};
        options.values.insert(word.left(equals), word.mid(equals + 1));
    }
    return options;
}

Result<const Format *> formatNamed(const QString &id)
{
    if (const Format *format = findFormat(id))
        return format;
    QStringList ids;
    for (const Format &format : allFormats())
        ids.append(QString::fromLatin1(format.id));
    return Error{
        {}, {}, QStringLiteral("there is no format %1; there are: %2").arg(quoted(id), ids.join(QStringLiteral(", ")))};
}

QByteArray jsonOf(const Document &document, const QStringList &paths, const QList<Finding> &losses)
{
    JsonWriter json;
    json.beginObject();
    beginArrayMember(json, "files");
    for (const QString &path : paths)
        json.value(path);
    json.endArray();
    beginArrayMember(json, "losses");
    for (const Finding &loss : losses) {
        json.beginObject(JsonLayout::Line);
        writeMember(json, "severity", severityName(loss.severity));
        writePlace(json, document, loss);
        writeMember(json, "message", loss.message);
        json.endObject();
    }
    json.endArray();
    json.endObject();
    return json.document();
}

/// What is to be written where, and of what.
struct Plan {
    Document document;
    QString folder;
    ExportPreview preview;
};

Result<Plan> planOf(const Arguments &arguments)
{
    const Result<const Format *> format = formatNamed(arguments.value(QStringLiteral("format")));
    if (!format)
        return Error{QStringLiteral("hitbox"), {}, format.error().what};
    const Result<ExportOptions> options = optionsOf(arguments.options.value(QStringLiteral("option")));
    if (!options)
        return Error{QStringLiteral("hitbox"), {}, options.error().what};

    const QString file = arguments.operands.first();
    const Result<Document> document = readProject(file);
    if (!document)
        return document.error();
    const QString folder =
        arguments.has(QStringLiteral("out")) ? arguments.value(QStringLiteral("out")) : QStringLiteral(".");
    const ExportFolders folders{projectFolder(file), QDir(folder).absolutePath()};
    const Result<ExportOptions> complete =
        withFilesRead(withFilesFrom(QDir::currentPath(), *options, **format), *document, **format, folders);
    if (!complete)
        return complete.error();
    const Result<ExportPreview> preview = previewExport(*document, projectName(file), **format, *complete);
    if (!preview)
        return preview.error();
    return Plan{*document, folder, *preview};
}

QStringList pathsOf(const Plan &plan)
{
    QStringList paths;
    for (const OutputFile &file : plan.preview.files)
        paths.append(QDir(plan.folder).filePath(file.name));
    return paths;
}

void printReport(Output &output, const QString &file, const Plan &plan)
{
    for (const QString &path : pathsOf(plan))
        output.printLine(path);
    for (const Finding &loss : plan.preview.losses)
        output.message(
            {{}, placeText(plan.document, loss), severityName(loss.severity) + QStringLiteral(": ") + loss.message},
            file);
}

ExitStatus run(const Arguments &arguments, Output &output)
{
    const QString file = arguments.operands.first();
    const Result<Plan> plan = planOf(arguments);
    if (!plan) {
        output.message(plan.error(), file);
        return ExitStatus::Failed;
    }
    const Result<Done> written = writeTogether(plan->folder, plan->preview.files);
    if (!written) {
        output.message(written.error(), QStringLiteral("--out"));
        return ExitStatus::Failed;
    }
    if (arguments.has(QStringLiteral("json")))
        output.print(jsonOf(plan->document, pathsOf(*plan), plan->preview.losses));
    else
        printReport(output, file, *plan);
    return ExitStatus::Done;
}

} // namespace

Command exportCommand()
{
    return {
        "export",
        "FILE",
        "Writes the files that an engine loads",
        "Prints the files that were written, and on standard error what the format could not carry. A project with\n"
        "invalid shapes is refused before anything is written. `hitbox formats` lists formats and their options.\n",
        1,
        1,
        {{"format", "ID", "the format, such as godot4", OptionUse::Required},
         {"out", "DIR", "the folder to write to, made when missing; the current one without it", OptionUse::Optional},
         {"option", "KEY=VALUE", "an option of the format", OptionUse::Repeated},
         {"json", nullptr, "print JSON"}},
        run};
}

} // namespace hitbox
