#include "service/project_errors.h"

#include "formats/exporters/preparation/engine_needs.h"
#include "validation/validate.h"

namespace hitbox {

QList<Finding> errorsAmong(QList<Finding> findings)
{
    findings.removeIf([](const Finding &finding) { return finding.severity != Severity::Error; });
    return findings;
}

QList<Finding> errorsOfExported(const Document &document)
{
    return errorsAmong(validate(document, {.images = {}, .engine = engineNeeds(document.engine)}));
}

} // namespace hitbox
