#include "document/names.h"
#include "validation/rules.h"

#include <QCoreApplication>

/// An export profile that cannot be run: of a format that is not there, or with an option that the format does not
/// know. It is found here, before the build that runs it fails.
namespace hitbox {

namespace {

QList<Finding> checkBadProfile(const Document &document, const ValidationContext &context)
{
    if (!context.profileProblem)
        return {};
    QList<Finding> findings;
    for (const ExportProfile &profile : document.exportProfiles) {
        const QString problem = context.profileProblem(profile);
        if (problem.isEmpty())
            continue;
        Finding finding;
        finding.message = QCoreApplication::translate("hitbox::validation", "The export profile %1 cannot be run: %2")
                              .arg(quoted(profile.name), problem);
        findings.append(finding);
    }
    return findings;
}

} // namespace

const Rule badProfileRule{"bad-profile", QT_TRANSLATE_NOOP("hitbox::validation", "Export profiles that cannot be run"),
                          checkBadProfile};

} // namespace hitbox
