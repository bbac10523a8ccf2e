#include "document/field_edits.h"

#include "document/names.h"
#include "document/numbers.h"
#include "document/property_edits.h"

#include <algorithm>
#include <cmath>

namespace hitbox {

namespace {

const Property *findProperty(const Shape &shape, const QString &name)
{
    const auto found = std::find_if(shape.properties.cbegin(), shape.properties.cend(),
                                    [&name](const Property &property) { return property.name == name; });
    return found == shape.properties.cend() ? nullptr : &*found;
}

/// Whether the fields are of one name, type and choices; the defaults may differ.
bool isLike(const CategoryField &a, const CategoryField &b)
{
    return a.name == b.name && a.type == b.type && a.choices == b.choices;
}

/// A field of another value would be another default.
PropertyValue nearestValue(const PropertyValue &value, const CategoryField &field)
{
    const QString text = textOf({{}, value});
    if (const std::optional<PropertyValue> same = fieldValue(text, field))
        return *same;
    return usualFallback(field.type, field.choices);
}

} // namespace

PropertyValue usualFallback(FieldType type, const QStringList &choices)
{
    switch (type) {
    case FieldType::Number: return 0.0;
    case FieldType::Text: return QString();
    case FieldType::Truth: return false;
    case FieldType::Choice: return choices.value(0);
    case FieldType::Other: break;
    }
    return JsonText();
}

bool isValueOf(const PropertyValue &value, const CategoryField &field)
{
    const double *number = std::get_if<double>(&value);
    const QString *text = std::get_if<QString>(&value);
    switch (field.type) {
    case FieldType::Number: return number && std::isfinite(*number);
    case FieldType::Text: return text;
    case FieldType::Truth: return std::holds_alternative<bool>(value);
    case FieldType::Choice: return text && field.choices.contains(*text);
    case FieldType::Other: break;
    }
    return !number || std::isfinite(*number);
}

std::optional<PropertyValue> fieldValue(const QString &text, const CategoryField &field)
{
    switch (field.type) {
    case FieldType::Number: {
        const std::optional<double> number = parseNumber(text.trimmed().toStdString());
        return number ? std::optional<PropertyValue>(*number) : std::nullopt;
    }
    case FieldType::Text: return text;
    case FieldType::Truth:
        if (text.trimmed() == QLatin1String("true"))
            return true;
        return text.trimmed() == QLatin1String("false") ? std::optional<PropertyValue>(false) : std::nullopt;
    case FieldType::Choice: return field.choices.contains(text) ? std::optional<PropertyValue>(text) : std::nullopt;
    case FieldType::Other: break;
    }
    return std::nullopt;
}

const CategoryField *findField(const Category &category, const QString &name)
{
    const auto found = std::find_if(category.fields.cbegin(), category.fields.cend(),
                                    [&name](const CategoryField &field) { return field.name == name; });
    return found == category.fields.cend() ? nullptr : &*found;
}

const CategoryField *fieldOf(const Document &document, const Shape &shape, const QString &name)
{
    const Category *category = findCategory(document, shape.category);
    return category ? findField(*category, name) : nullptr;
}

PropertyValue valueOf(const Shape &shape, const CategoryField &field)
{
    const Property *own = findProperty(shape, field.name);
    return own ? own->value : field.fallback;
}

Shape withFieldValue(Shape shape, const CategoryField &field, const PropertyValue &value)
{
    const Property *own = findProperty(shape, field.name);
    const qsizetype place = own ? own - shape.properties.constData() : -1;
    if (value == field.fallback) {
        if (own)
            shape.properties.removeAt(place);
        return shape;
    }
    if (own)
        shape.properties[place].value = value;
    else
        shape.properties.append({field.name, value});
    return shape;
}

Document withFieldValue(Document document, FrameRef ref, const QSet<ShapeId> &shapes, const QString &field,
                        const PropertyValue &value, TrackReach reach)
{
    const QList<Frame> frames = document.sprites.at(ref.sprite).frames;
    QSet<TrackId> tracks;
    for (const Shape &shape : frames.at(ref.frame).shapes) {
        if (reach == TrackReach::Whole && shape.track && shapes.contains(shape.id))
            tracks.insert(shape.track);
    }
    for (int f = 0; f < frames.size(); ++f) {
        if (f != ref.frame && tracks.isEmpty())
            continue;
        for (int s = 0; s < frames.at(f).shapes.size(); ++s) {
            const Shape &shape = frames.at(f).shapes.at(s);
            const bool isMeant = (f == ref.frame && shapes.contains(shape.id)) || tracks.contains(shape.track);
            const CategoryField *own = isMeant ? fieldOf(document, shape, field) : nullptr;
            if (!own || !isValueOf(value, *own) || valueOf(shape, *own) == value)
                continue;
            document.sprites[ref.sprite].frames[f].shapes[s] = withFieldValue(shape, *own, value);
        }
    }
    return document;
}

QList<CategoryField> sharedFields(const Document &document, const QList<Shape> &shapes)
{
    if (shapes.isEmpty())
        return {};
    const Category *first = findCategory(document, shapes.constFirst().category);
    QList<CategoryField> shared = first ? first->fields : QList<CategoryField>();
    shared.removeIf([&](const CategoryField &field) {
        return field.type == FieldType::Other ||
               !std::all_of(shapes.cbegin() + 1, shapes.cend(), [&](const Shape &shape) {
                   const CategoryField *own = fieldOf(document, shape, field.name);
                   return own && isLike(*own, field);
               });
    });
    return shared;
}

CategoryField freshField(const Category &category)
{
    CategoryField field;
    field.name = freeName(QStringLiteral("field"), namesOf(category.fields));
    return field;
}

CategoryField withType(CategoryField field, FieldType type)
{
    if (field.type == type)
        return field;
    const PropertyValue before = field.fallback;
    field.type = type;
    const QString text = textOf({{}, before});
    field.choices =
        type == FieldType::Choice ? QStringList{text.isEmpty() ? QStringLiteral("none") : text} : QStringList();
    field.fallback = nearestValue(before, field);
    return field;
}

CategoryField withChoices(CategoryField field, const QStringList &choices)
{
    field.choices = choices;
    field.choices.removeDuplicates();
    if (!isValueOf(field.fallback, field))
        field.fallback = field.choices.value(0);
    return field;
}

Document renameField(Document document, int category, int field, const QString &name)
{
    Category &changed = document.categories[category];
    const QString before = changed.fields.at(field).name;
    const QString of = changed.name;
    changed.fields[field].name = name;
    const QList<Sprite> sprites = document.sprites;
    for (int s = 0; s < sprites.size(); ++s) {
        for (int f = 0; f < sprites.at(s).frames.size(); ++f) {
            const QList<Shape> &shapes = sprites.at(s).frames.at(f).shapes;
            for (int i = 0; i < shapes.size(); ++i) {
                const Property *own = shapes.at(i).category == of ? findProperty(shapes.at(i), before) : nullptr;
                if (!own || findProperty(shapes.at(i), name))
                    continue;
                const qsizetype place = own - shapes.at(i).properties.constData();
                document.sprites[s].frames[f].shapes[i].properties[place].name = name;
            }
        }
    }
    return document;
}

} // namespace hitbox
