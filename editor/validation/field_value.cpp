#include "document/field_edits.h"
#include "document/names.h"
#include "document/property_edits.h"
#include "validation/repair.h"
#include "validation/rules.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

/// A shape's value of a field of its category that is not of the field's type, or none of its choices: what reads it in
/// the game expects another.
namespace hitbox {

namespace {

QString wantedText(const CategoryField &field)
{
    switch (field.type) {
    case FieldType::Number: return QCoreApplication::translate("hitbox::validation", "no number");
    case FieldType::Text: return QCoreApplication::translate("hitbox::validation", "no text");
    case FieldType::Truth: return QCoreApplication::translate("hitbox::validation", "neither true nor false");
    case FieldType::Choice: return QCoreApplication::translate("hitbox::validation", "none of the field's choices");
    case FieldType::Other: break;
    }
    return QCoreApplication::translate("hitbox::validation", "not a finite number");
}

QString misfitSentence(const Shape &shape, const CategoryField &field, const Property &property)
{
    constexpr qsizetype mostShown = 32;
    return QCoreApplication::translate("hitbox::validation", "%1 of the shape %2 is %3, which is %4")
        .arg(quoted(field.name), quoted(shape.name), quoted(textOf(property).left(mostShown)), wantedText(field));
}

struct Misfit {
    CategoryField field;
    Property property;
    QString message;
};

QList<Misfit> misfitsOf(const Document &document, const Shape &shape)
{
    QList<Misfit> misfits;
    for (const Property &property : shape.properties) {
        const CategoryField *field = fieldOf(document, shape, property.name);
        if (field && !isValueOf(property.value, *field))
            misfits.append({*field, property, misfitSentence(shape, *field, property)});
    }
    return misfits;
}

QList<Finding> checkFieldValue(const Document &document, FrameRef ref, const ValidationContext &)
{
    const Frame *frame = findFrame(document, ref);
    const bool anyFields = std::any_of(document.categories.cbegin(), document.categories.cend(),
                                       [](const Category &category) { return !category.fields.isEmpty(); });
    QList<Finding> findings;
    for (const Shape &shape : frame &&anyFields ? frame->shapes : QList<Shape>()) {
        for (const Misfit &misfit : misfitsOf(document, shape)) {
            Finding finding;
            finding.severity = Severity::Warning;
            finding.shape = shape.id;
            finding.message = misfit.message;
            findings.append(finding);
        }
    }
    return findings;
}

std::optional<Misfit> misfitOf(const Document &document, const Finding &finding)
{
    const Frame *frame = findFrame(document, finding.frame);
    const Shape *shape = frame ? findShape(*frame, finding.shape) : nullptr;
    for (const Misfit &misfit : shape ? misfitsOf(document, *shape) : QList<Misfit>()) {
        if (misfit.message == finding.message)
            return misfit;
    }
    return std::nullopt;
}

Document withMisfitSet(Document document, const Finding &finding, const PropertyValue &value)
{
    const std::optional<Misfit> misfit = misfitOf(document, finding);
    if (!misfit)
        return document;
    for (Shape &shape : document.sprites[finding.frame.sprite].frames[finding.frame.frame].shapes) {
        if (shape.id == finding.shape)
            shape = withFieldValue(shape, misfit->field, value);
    }
    return document;
}

/// "12" is 12, and 12 is "12".
std::optional<RepairPlan> convertingValue(const Document &document, const Finding &finding, const ValidationContext &)
{
    const std::optional<Misfit> misfit = misfitOf(document, finding);
    const std::optional<PropertyValue> value =
        misfit ? fieldValue(textOf(misfit->property), misfit->field) : std::nullopt;
    if (!value)
        return std::nullopt;
    return RepairPlan{QCoreApplication::translate("hitbox::validation", "Take it as the field's type"),
                      [finding, value](const Document &current) { return withMisfitSet(current, finding, *value); }};
}

std::optional<RepairPlan> takingDefault(const Document &document, const Finding &finding, const ValidationContext &)
{
    const std::optional<Misfit> misfit = misfitOf(document, finding);
    if (!misfit)
        return std::nullopt;
    const PropertyValue fallback = misfit->field.fallback;
    return RepairPlan{
        QCoreApplication::translate("hitbox::validation", "Take the default, %1")
            .arg(quoted(textOf({misfit->field.name, fallback}).left(32))),
        [finding, fallback](const Document &current) { return withMisfitSet(current, finding, fallback); }};
}

constexpr std::array fieldValueRepairs{Repair{"convert-value", FixSafety::NeedsEyes, convertingValue},
                                       Repair{"take-default", FixSafety::NeedsEyes, takingDefault}};

} // namespace

const Rule fieldValueRule{"field-value", QT_TRANSLATE_NOOP("hitbox::validation", "Values that do not fit their field"),
                          checkFieldValue, fieldValueRepairs};

} // namespace hitbox
