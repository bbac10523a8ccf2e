#include "validation/rules.h"
#include "validation/wording.h"

#include <QCoreApplication>

/// A shape whose category the project does not define: it strikes nothing and has no colour of its own. A project that
/// defines no categories at all does without them, and a shape may have none.
namespace hitbox {

namespace {

QList<Finding> check(const Document &document, FrameRef ref, const ValidationContext &)
{
    const Frame *frame = findFrame(document, ref);
    if (!frame || document.categories.isEmpty())
        return {};

    QList<Finding> findings;
    for (const Shape &shape : frame->shapes) {
        if (shape.category.isEmpty() || findCategory(document, shape.category))
            continue;
        Finding finding;
        finding.severity = Severity::Warning;
        finding.shape = shape.id;
        finding.message = QCoreApplication::translate("hitbox::validation", "The project has no category %1")
                              .arg(quoted(shape.category));
        findings.append(finding);
    }
    return findings;
}

} // namespace

const Rule unknownCategoryRule{"unknown-category", QT_TRANSLATE_NOOP("hitbox::validation", "Unknown categories"),
                               nullptr, check, nullptr};

} // namespace hitbox
