#pragma once

#include "cli/output.h"
#include "service/finding_json.h"
#include "service/project_errors.h"
#include "validation/finding.h"

/// Findings as several commands print them.
namespace hitbox {

bool hasErrors(const QList<Finding> &findings);

/// Says on standard error, a line each: "FILE: error: MESSAGE [rule], PLACE".
void tellFindings(const Output &output, const QString &file, const Document &document, const QList<Finding> &findings);

/// "FILE: error: PLACE: MESSAGE [rule]"
QString findingLine(const QString &file, const Document &document, const Finding &finding);

/// "1 error, 2 warnings", and remarks where there are any.
QString countsText(const QList<Finding> &findings);

/// "1 word", "2 words"
QString counted(qsizetype number, const QString &word);

} // namespace hitbox
