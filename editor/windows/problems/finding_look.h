#pragma once

#include "drawing/theme.h"
#include "validation/finding.h"

/// How lists of findings show them.
namespace hitbox {

QString findingPlace(const Document &document, const Finding &finding); ///< "ship · ship_0 · hull"
QString severityIcon(Severity severity);                                ///< resource path
bool isExportProblem(const Finding &finding);                           ///< it stops every export of the project
QColor severityColor(Severity severity, const Theme &theme);

} // namespace hitbox
