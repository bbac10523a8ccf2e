#include "cli/commands.h"
#include "cli/finding_place.h"
#include "cli/project_input.h"
#include "formats/member.h"
#include "formats/project_file.h"
#include "validation/validate.h"

#include <algorithm>

namespace hitbox {

namespace {

struct CheckedFile {
    QString file;
    Document document;
    QList<Finding> findings;
};

qsizetype count(const QList<Finding> &findings, Severity severity)
{
    return std::count_if(findings.begin(), findings.end(),
                         [severity](const Finding &finding) { return finding.severity == severity; });
}

void writeFinding(JsonWriter &json, const Document &document, const Finding &finding)
{
    json.beginObject(JsonLayout::Line);
    writeMember(json, "rule", finding.rule);
    writeMember(json, "severity", severityName(finding.severity));
    writePlace(json, document, finding);
    if (!finding.edges.isEmpty()) {
        beginArrayMember(json, "edges");
        for (const int edge : finding.edges)
            json.value(edge);
        json.endArray();
    }
    if (finding.kind != geometry::MeetingKind::None)
        writeMember(json, "kind", meetingKindName(finding.kind));
    if (!finding.points.isEmpty()) {
        beginArrayMember(json, "points");
        for (const geometry::Point point : finding.points)
            json.value(point);
        json.endArray();
    }
    writeMember(json, "message", finding.message);
    json.endObject();
}

QByteArray jsonOf(const QList<CheckedFile> &files)
{
    JsonWriter json;
    json.beginObject();
    beginArrayMember(json, "files");
    for (const CheckedFile &checked : files) {
        json.beginObject();
        writeMember(json, "file", checked.file);
        beginArrayMember(json, "findings");
        for (const Finding &finding : checked.findings)
            writeFinding(json, checked.document, finding);
        json.endArray();
        json.endObject();
    }
    json.endArray();
    json.endObject();
    return json.document();
}

QString counted(qsizetype number, const QString &word)
{
    return QStringLiteral("%1 %2%3").arg(QString::number(number), word, number == 1 ? QString() : QStringLiteral("s"));
}

void printFindings(Output &output, const CheckedFile &checked)
{
    for (const Finding &finding : checked.findings) {
        const QString place = placeText(checked.document, finding);
        output.printLine(QStringLiteral("%1: %2: %3%4 [%5]")
                             .arg(checked.file, severityName(finding.severity),
                                  place.isEmpty() ? place : place + QStringLiteral(": "), finding.message,
                                  finding.rule));
    }
    const QString summary = checked.findings.isEmpty()
                                ? QStringLiteral("nothing found")
                                : counted(count(checked.findings, Severity::Error), QStringLiteral("error")) +
                                      QStringLiteral(", ") +
                                      counted(count(checked.findings, Severity::Warning), QStringLiteral("warning"));
    output.printLine(checked.file + QStringLiteral(": ") + summary);
}

ExitStatus run(const Arguments &arguments, Output &output)
{
    ExitStatus status = ExitStatus::Done;
    QList<CheckedFile> files;
    for (const QString &file : arguments.operands) {
        const Result<Document> document = readProject(file);
        if (!document) {
            output.message(document.error(), file);
            status = ExitStatus::Failed;
            continue;
        }
        const QList<Finding> findings = validate(*document, {surveyImages(*document, projectFolder(file)), {}});
        if (count(findings, Severity::Error) > 0)
            status = std::max(status, ExitStatus::Findings);
        files.append({file, *document, findings});
    }

    if (arguments.has(QStringLiteral("json"))) {
        output.print(jsonOf(files));
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
        {{"json", nullptr, "print JSON"}},
        run};
}

} // namespace hitbox
