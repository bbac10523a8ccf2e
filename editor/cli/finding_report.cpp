#include "cli/finding_report.h"

#include "cli/finding_place.h"
#include "formats/json/json_writer.h"

#include <algorithm>

namespace hitbox {

namespace {

qsizetype count(const QList<Finding> &findings, Severity severity)
{
    return std::count_if(findings.begin(), findings.end(),
                         [severity](const Finding &finding) { return finding.severity == severity; });
}

void writeFinding(JsonWriter &json, const Document &document, const Finding &finding)
{
    json.beginObject(JsonLayout::Line);
    json.member("rule", finding.rule);
    json.member("severity", severityName(finding.severity));
    writePlace(json, document, finding);
    if (!finding.edges.isEmpty()) {
        json.beginArrayMember("edges");
        for (const int edge : finding.edges)
            json.value(edge);
        json.endArray();
    }
    if (finding.kind != geometry::MeetingKind::None)
        json.member("kind", meetingKindName(finding.kind));
    if (!finding.points.isEmpty()) {
        json.beginArrayMember("points");
        for (const geometry::Point point : finding.points)
            json.value(point);
        json.endArray();
    }
    json.member("message", finding.message);
    json.endObject();
}

} // namespace

bool hasErrors(const QList<Finding> &findings)
{
    return count(findings, Severity::Error) > 0;
}

QList<Finding> errorsAmong(QList<Finding> findings)
{
    findings.removeIf([](const Finding &finding) { return finding.severity != Severity::Error; });
    return findings;
}

void tellFindings(const Output &output, const QString &file, const Document &document, const QList<Finding> &findings)
{
    for (const Finding &finding : findings)
        output.message(findingLine(file, document, finding));
}

QString findingLine(const QString &file, const Document &document, const Finding &finding)
{
    const QString place = placeText(document, finding);
    return QStringLiteral("%1: %2: %3%4 [%5]")
        .arg(file, severityName(finding.severity), place.isEmpty() ? place : place + QStringLiteral(": "),
             finding.message, finding.rule);
}

QString counted(qsizetype number, const QString &word)
{
    return QStringLiteral("%1 %2%3").arg(QString::number(number), word, number == 1 ? QString() : QStringLiteral("s"));
}

QString countsText(const QList<Finding> &findings)
{
    QStringList counts{counted(count(findings, Severity::Error), QStringLiteral("error")),
                       counted(count(findings, Severity::Warning), QStringLiteral("warning"))};
    if (const qsizetype remarks = count(findings, Severity::Info); remarks > 0)
        counts.append(counted(remarks, QStringLiteral("remark")));
    return counts.join(QStringLiteral(", "));
}

void writeFindings(JsonWriter &json, const Document &document, const QList<Finding> &findings)
{
    json.beginArrayMember("findings");
    for (const Finding &finding : findings)
        writeFinding(json, document, finding);
    json.endArray();
}

} // namespace hitbox
