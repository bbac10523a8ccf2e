#include "document/names.h"
#include "validation/rules.h"

#include <QCoreApplication>

/// An export profile that cannot be run: of a format that is not there, with an option that the format does not know,
/// or with a template that is not there. It is found here, before the build that runs it fails.
namespace hitbox {

namespace {

/// Empty where nothing keeps it from being run.
QString problemOf(const ExportProfile &profile, const ValidationContext &context)
{
    const QString problem = context.profileProblem ? context.profileProblem(profile) : QString();
    const QString missing = context.filesMissing.value(profile.name);
    if (!problem.isEmpty() || missing.isEmpty())
        return problem;
    return QCoreApplication::translate("hitbox::validation", "there is no file %1").arg(quoted(missing));
}

QList<Finding> checkBadProfile(const Document &document, const ValidationContext &context)
{
    QList<Finding> findings;
    for (const ExportProfile &profile : document.exportProfiles) {
        const QString problem = problemOf(profile, context);
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
