#include "cli/finding_report.h"

#include "service/finding_place.h"

#include <algorithm>

namespace hitbox {

namespace {

qsizetype count(const QList<Finding> &findings, Severity severity)
{
    return std::count_if(findings.begin(), findings.end(),
                         [severity](const Finding &finding) { return finding.severity == severity; });
}

} // namespace

bool hasErrors(const QList<Finding> &findings)
{
    return count(findings, Severity::Error) > 0;
}

void tellFindings(const Output &output, const QString &file, const Document &document, const QList<Finding> &findings)
{
    for (const Finding &finding : findings)
        output.message(
            {{},
             placeText(document, finding),
             QStringLiteral("%1: %2 [%3]").arg(severityName(finding.severity), finding.message, finding.rule)},
            file);
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

} // namespace hitbox
