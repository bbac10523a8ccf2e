#include "cli/commands.h"
#include "cli/finding_report.h"
#include "cli/number_options.h"
#include "cli/project_input.h"
#include "formats/json/json_writer.h"
#include "formats/project/project_file.h"
#include "validation/validate.h"

#include <algorithm>

namespace hitbox {

namespace {

struct CheckedFile {
    QString file;
    Document document;
    QList<Finding> findings;
};

QByteArray checkJson(const QList<CheckedFile> &files)
{
    JsonWriter json;
    json.beginObject();
    json.beginArrayMember("files");
    for (const CheckedFile &checked : files) {
        json.beginObject();
        json.member("file", checked.file);
        writeFindings(json, checked.document, checked.findings);
        json.endObject();
    }
    json.endArray();
    json.endObject();
    return json.document();
}

void printFindings(Output &output, const CheckedFile &checked)
{
    for (const Finding &finding : checked.findings)
        output.printLine(findingLine(checked.file, checked.document, finding));
    const QString summary = checked.findings.isEmpty() ? QStringLiteral("nothing found") : countsText(checked.findings);
    output.printLine(checked.file + QStringLiteral(": ") + summary);
}

ExitStatus runCheck(const Arguments &arguments, Output &output)
{
    const Result<int> limit = wholeNumberOf(arguments, "limit", static_cast<int>(listedMeetings));
    if (!limit)
        return failed(output, limit.error(), QStringLiteral("hitbox"));
    if (*limit < 0)
        return failed(output, wrongUsage(QStringLiteral("--limit takes a number of 0 or more")),
                      QStringLiteral("hitbox"));
    ExitStatus status = ExitStatus::Done;
    QList<CheckedFile> files;
    for (const QString &file : arguments.operands) {
        const Result<Document> document = readProject(file);
        if (!document) {
            output.message(document.error(), file);
            status = ExitStatus::Failed;
            continue;
        }
        ValidationContext context = contextOf(*document, file);
        context.mostMeetings = static_cast<std::size_t>(*limit);
        const QList<Finding> findings = validate(*document, context);
        if (hasErrors(findings))
            status = std::max(status, ExitStatus::Findings);
        files.append({file, *document, findings});
    }

    if (arguments.has(QStringLiteral("json"))) {
        output.print(checkJson(files));
    } else {
        for (const CheckedFile &checked : std::as_const(files))
            printFindings(output, checked);
    }
    return status;
}

} // namespace

Command checkCommand()
{
    return {
        "check",
        "FILE...",
        "Lists what is wrong with projects",
        "Every pair of a polygon's edges that meet where they may not is listed with its place, and so is everything\n"
        "else that an engine would stumble over. Exit status 1 when there are errors.\n",
        1,
        -1,
        {{"json", nullptr, "print JSON"},
         {"limit", "N",
          "list at most N meetings of a shape's edges, and say how many more there are; 0 lists all (1000)",
          OptionUse::Optional}},
        runCheck};
}

} // namespace hitbox
