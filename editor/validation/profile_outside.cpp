#include "document/names.h"
#include "validation/rules.h"

#include <QCoreApplication>

/// Allowed, but asked for: a project that was handed on could overwrite any file of whoever exports it, or read one.
namespace hitbox {

namespace {

QList<Finding> checkProfileOutside(const Document &document, const ValidationContext &context)
{
    QList<Finding> findings;
    for (const ExportProfile &profile : document.exportProfiles) {
        const QString beyond = context.profilesOutside.value(profile.name);
        if (beyond.isEmpty())
            continue;
        Finding finding;
        finding.severity = Severity::Warning;
        finding.message =
            QCoreApplication::translate(
                "hitbox::validation",
                "The export profile %1 leaves the project: %2; `hitbox export` does it with --allow-outside only")
                .arg(quoted(profile.name), beyond);
        findings.append(finding);
    }
    return findings;
}

} // namespace

const Rule profileOutsideRule{"profile-outside",
                              QT_TRANSLATE_NOOP("hitbox::validation", "Export profiles that leave the project"),
                              checkProfileOutside};

} // namespace hitbox
