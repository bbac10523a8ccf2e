#include "document/category_edits.h"
#include "document/edits.h"
#include "document/names.h"
#include "validation/repair.h"
#include "validation/rules.h"

#include <QCoreApplication>
#include <QHash>

#include <array>

/// A shape whose category the project does not define: it strikes nothing and has no colour of its own. A project that
/// defines no categories at all does without them, and a shape may have none.
namespace hitbox {

namespace {

QList<Finding> checkUnknownCategory(const Document &document, FrameRef ref, const ValidationContext &)
{
    const Frame *frame = findFrame(document, ref);
    if (!frame || document.categories.isEmpty())
        return {};

    QList<Finding> findings;
    QHash<QString, bool> known; // few categories for many shapes
    for (const Shape &shape : frame->shapes) {
        if (shape.category.isEmpty())
            continue;
        if (!known.contains(shape.category))
            known.insert(shape.category, findCategory(document, shape.category) != nullptr);
        if (known.value(shape.category))
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

std::optional<RepairPlan> addingUnknownCategory(const Document &document, const Finding &finding,
                                                const ValidationContext &)
{
    const Shape *shape = shapeOf(document, finding);
    if (!shape || findCategory(document, shape->category))
        return std::nullopt;
    return RepairPlan{
        QCoreApplication::translate("hitbox::validation", "Add the category %1").arg(quoted(shape->category)),
        [name = shape->category](const Document &current) {
            return findCategory(current, name) ? current : addFreshCategory(current, name);
        }};
}

std::optional<RepairPlan> clearing(const Document &document, const Finding &finding, const ValidationContext &)
{
    if (!shapeOf(document, finding))
        return std::nullopt;
    return RepairPlan{QCoreApplication::translate("hitbox::validation", "Leave the shape without a category"),
                      [finding](const Document &current) {
                          const Shape *shape = shapeOf(current, finding);
                          if (!shape || findCategory(current, shape->category))
                              return current;
                          Shape cleared = *shape;
                          cleared.category.clear();
                          return withShape(current, finding.frame, cleared);
                      }};
}

constexpr std::array unknownCategoryRepairs{Repair{"add-category", FixSafety::NeedsEyes, addingUnknownCategory},
                                            Repair{"clear-category", FixSafety::NeedsEyes, clearing}};

} // namespace

const Rule unknownCategoryRule{"unknown-category", QT_TRANSLATE_NOOP("hitbox::validation", "Unknown categories"),
                               checkUnknownCategory, unknownCategoryRepairs};

} // namespace hitbox
