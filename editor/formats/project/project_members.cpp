#include "formats/project/project_members.h"

#include "document/field_edits.h"
#include "document/limits.h"
#include "document/names.h"
#include "document/numbers.h"
#include "document/property_edits.h"
#include "formats/json/json_parts.h"
#include "formats/project/project_words.h"
#include "formats/text/utf8_text.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <array>
#include <limits>

namespace hitbox {

using namespace fields;

namespace {

class ProjectMembersWords
{
    Q_DECLARE_TR_FUNCTIONS(ProjectFile)
};

/// Nothing for a whole number that no double holds: it is kept with all its digits.
std::optional<double> exactNumber(JsonValue value)
{
    const std::optional<double> number = value.toNumber();
    if (!number || value.kind() == JsonKind::Double)
        return number;
    const bool isExact = shortestNumber(*number) == value.description().toLatin1();
    return isExact ? number : std::nullopt;
}

QString memberColor(JsonValue value)
{
    const QString text = textOf(value);
    if (!isColour(text))
        refuse(value, ProjectMembersWords::tr("a colour such as \"#3fa7ff\""));
    return text;
}

QString lineOf(JsonValue value)
{
    const QString text = textOf(value);
    if (!isLine(text))
        refuse(value, ProjectMembersWords::tr("one line of at most %1 characters").arg(limits::lineCharacters));
    return text;
}

QMap<QString, QString> exportOptionsOf(JsonValue value)
{
    if (!value.isObject())
        refuse(value, ProjectMembersWords::tr("an object of options"));
    if (value.size() > limits::exportOptions)
        refuse(value, ProjectMembersWords::tr("at most %1 options").arg(limits::exportOptions));
    QMap<QString, QString> options;
    for (const JsonMember member : value.members()) {
        const QString key = textFromUtf8(member.key);
        if (!isLine(key))
            refuse(value, ProjectMembersWords::tr("names of options of one line and at most %1 characters")
                              .arg(limits::lineCharacters));
        options.insert(key, lineOf(member.value));
    }
    return options;
}

/// The one of these whose name stands there.
template <typename Value, size_t Count, typename Name>
std::optional<Value> named(const QString &name, const std::array<Value, Count> &values, const Name &nameOf)
{
    const auto found =
        std::find_if(values.begin(), values.end(), [&](const Value &value) { return nameOf(value) == name; });
    return found == values.end() ? std::nullopt : std::optional<Value>(*found);
}

PropertyValue propertyValueOf(JsonValue value)
{
    if (const std::optional<bool> truth = value.toBool())
        return *truth;
    if (const std::optional<double> number = exactNumber(value))
        return *number;
    if (value.isString())
        return *value.toText();
    return value.toJson();
}

QStringList choicesOf(JsonValue value)
{
    const JsonValue list = arrayOf(value, ProjectMembersWords::tr("an array of choices"));
    if (list.size() < 1 || list.size() > limits::fieldChoices)
        refuse(value, ProjectMembersWords::tr("from 1 to %1 choices").arg(limits::fieldChoices));
    QStringList choices;
    QSet<QString> known;
    for (const JsonValue item : list.items()) {
        const QString choice = textOf(item);
        if (known.contains(choice))
            refuse(item, ProjectMembersWords::tr("a choice that stands there once"));
        known.insert(choice);
        choices.append(choice);
    }
    return choices;
}

PropertyValue fallbackOf(JsonValue value, const CategoryField &field)
{
    switch (field.type) {
    case FieldType::Number:
        if (const std::optional<double> number = value.toNumber())
            return *number;
        refuse(value, ProjectMembersWords::tr("a number, as the field's type says"));
    case FieldType::Truth:
        if (const std::optional<bool> truth = value.toBool())
            return *truth;
        refuse(value, ProjectMembersWords::tr("true or false, as the field's type says"));
    case FieldType::Choice:
        if (!value.isString() || !field.choices.contains(textOf(value)))
            refuse(value, ProjectMembersWords::tr("one of the field's choices"));
        return textOf(value);
    case FieldType::Text: return textOf(value);
    case FieldType::Other: break;
    }
    return propertyValueOf(value);
}

CategoryField categoryFieldOf(JsonValue value, const QSet<QString> &otherNames)
{
    JsonFields fields = objectFields(value, ProjectMembersWords::tr("a field of a category"));
    CategoryField field;
    const JsonValue name = required(fields, "name");
    field.name = textOf(name);
    if (field.name.isEmpty() || otherNames.contains(field.name))
        refuse(name, ProjectMembersWords::tr("a name that no other field of the category has"));
    const JsonValue type = required(fields, "type");
    const std::array types = {FieldType::Number, FieldType::Text, FieldType::Truth, FieldType::Choice};
    field.type = named(textOf(type), types, fieldTypeName).value_or(FieldType::Other);
    if (field.type == FieldType::Choice)
        field.choices = choicesOf(required(fields, "choices"));
    const std::optional<JsonValue> fallback = fields.take("default");
    field.fallback = fallback ? fallbackOf(*fallback, field) : usualFallback(field.type, field.choices);
    field.extras = fields.rest();
    if (field.type == FieldType::Other)
        field.extras.append({QStringLiteral("type"), type.toJson()});
    return field;
}

QList<CategoryField> categoryFieldsOf(JsonValue value)
{
    if (arrayOf(value, ProjectMembersWords::tr("an array of fields")).size() > limits::categoryFields)
        refuse(value, ProjectMembersWords::tr("at most %1 fields").arg(limits::categoryFields));
    QList<CategoryField> list;
    QSet<QString> names;
    for (const JsonValue item : value.items()) {
        list.append(categoryFieldOf(item, names));
        names.insert(list.constLast().name);
    }
    return list;
}

ExportProfile profileOf(JsonValue value, const QSet<QString> &otherNames)
{
    JsonFields fields = objectFields(value, ProjectMembersWords::tr("an export profile"));
    ExportProfile profile;
    const JsonValue name = required(fields, "name");
    profile.name = lineOf(name);
    if (profile.name.isEmpty() || otherNames.contains(profile.name))
        refuse(name, ProjectMembersWords::tr("a name that no other export profile has"));
    profile.format = lineOf(required(fields, "format"));
    if (const std::optional<JsonValue> folder = fields.take("folder"))
        profile.folder = lineOf(*folder);
    if (const std::optional<JsonValue> options = fields.take("options"))
        profile.options = exportOptionsOf(*options);
    profile.onSave = optionalTruth(fields, "onSave", profile.onSave);
    profile.extras = fields.rest();
    return profile;
}

} // namespace

Properties propertiesOf(JsonFields &fields)
{
    const std::optional<JsonValue> value = fields.take("properties");
    if (!value)
        return {};
    if (!value->isObject())
        refuse(*value, ProjectMembersWords::tr("an object of properties"));
    Properties properties;
    properties.reserve(value->size());
    for (const JsonMember member : value->members()) {
        Property property;
        property.name = textFromUtf8(member.key);
        property.value = propertyValueOf(member.value);
        properties.append(std::move(property));
    }
    return properties;
}

Category categoryOf(JsonValue value)
{
    JsonFields fields = objectFields(value, ProjectMembersWords::tr("a category"));
    Category category;
    category.name = optionalText(fields, "name");
    if (const std::optional<JsonValue> color = fields.take("color"))
        category.color = memberColor(*color);
    if (const std::optional<JsonValue> bits = fields.take("bits")) {
        const std::optional<qint64> number = bits->toInteger();
        if (!number || *number < 0 || *number > std::numeric_limits<quint32>::max())
            refuse(*bits, ProjectMembersWords::tr("a whole number from 0 to 4294967295"));
        category.bits = quint32(*number);
    }
    if (const std::optional<JsonValue> hits = fields.take("hits")) {
        for (const JsonValue name : arrayOf(*hits, ProjectMembersWords::tr("an array of category names")).items())
            category.hits.append(textOf(name));
    }
    if (const std::optional<JsonValue> list = fields.take("fields"))
        category.fields = categoryFieldsOf(*list);
    category.extras = fields.rest();
    return category;
}

QList<RuleSetting> rulesOf(JsonValue value)
{
    if (!value.isObject())
        refuse(value, ProjectMembersWords::tr("an object of rules"));
    QList<RuleSetting> rules;
    const std::array<std::optional<Severity>, 4> severities = {std::nullopt, Severity::Info, Severity::Warning,
                                                               Severity::Error};
    for (const JsonMember member : value.members()) {
        const QString name = textOf(member.value);
        const auto found = std::find_if(severities.begin(), severities.end(),
                                        [&](auto candidate) { return severitySettingName(candidate) == name; });
        if (found == severities.end())
            refuse(member.value, ProjectMembersWords::tr("\"off\", \"info\", \"warning\" or \"error\""));
        rules.append({textFromUtf8(member.key), *found});
    }
    return rules;
}

Tag tagOf(JsonValue value)
{
    JsonFields fields = objectFields(value, ProjectMembersWords::tr("a tag"));
    Tag tag;
    tag.name = optionalText(fields, "name");
    if (const std::optional<JsonValue> from = fields.take("from"))
        tag.from = wholeCoordinate(*from);
    if (const std::optional<JsonValue> to = fields.take("to"))
        tag.to = wholeCoordinate(*to);
    if (const std::optional<JsonValue> direction = fields.take("direction")) {
        const std::array directions = {TagDirection::Forward, TagDirection::Reverse, TagDirection::PingPong,
                                       TagDirection::PingPongReverse};
        const std::optional<TagDirection> found = named(textOf(*direction), directions, directionName);
        if (!found)
            refuse(*direction,
                   ProjectMembersWords::tr("\"forward\", \"reverse\", \"ping-pong\" or \"ping-pong-reverse\""));
        tag.direction = *found;
    }
    if (const std::optional<JsonValue> repeat = fields.take("repeat"))
        tag.repeat = wholeNumber(*repeat, 0, limits::tagRepeats);
    tag.extras = fields.rest();
    return tag;
}

TrackId trackOf(JsonFields &fields)
{
    const std::optional<JsonValue> value = fields.take("track");
    // The next number of the project's counter has to be one, too.
    return value ? TrackId{wholeNumber(*value, 1, std::numeric_limits<int>::max() - 1)} : TrackId();
}

Between betweenOf(JsonFields &fields, Extras &kept)
{
    const std::optional<JsonValue> value = fields.take("between");
    if (!value)
        return Between::None;
    const std::array words = {Between::Linear, Between::EaseIn, Between::EaseOut, Between::EaseInOut};
    const std::optional<Between> found = named(textOf(*value), words, betweenName);
    if (!found)
        kept.append({QStringLiteral("between"), value->toJson()});
    return found.value_or(Between::None);
}

FramePoint framePointOf(JsonValue value)
{
    JsonFields fields = objectFields(value, ProjectMembersWords::tr("a point of a frame"));
    FramePoint point;
    point.name = optionalText(fields, "name");
    point.at = pointOf(required(fields, "at"));
    if (const std::optional<JsonValue> angle = fields.take("angle"))
        point.angle = coordinate(*angle);
    point.extras = fields.rest();
    return point;
}

FrameEvent frameEventOf(JsonValue value)
{
    JsonFields fields = objectFields(value, ProjectMembersWords::tr("an event of a frame"));
    FrameEvent event;
    event.name = optionalText(fields, "name");
    event.properties = propertiesOf(fields);
    event.extras = fields.rest();
    return event;
}

QList<ExportProfile> profilesOf(JsonValue value)
{
    if (arrayOf(value, ProjectMembersWords::tr("an array of export profiles")).size() > limits::exportProfiles)
        refuse(value, ProjectMembersWords::tr("at most %1 export profiles").arg(limits::exportProfiles));
    QList<ExportProfile> profiles;
    QSet<QString> names;
    for (const JsonValue profile : value.items()) {
        profiles.append(profileOf(profile, names));
        names.insert(profiles.constLast().name);
    }
    return profiles;
}

Instance instanceOf(JsonValue value)
{
    JsonFields fields = objectFields(value, ProjectMembersWords::tr("an instance"));
    Instance instance;
    instance.sprite = optionalText(fields, "sprite");
    instance.frame = optionalText(fields, "frame");
    instance.position = optionalPoint(fields, "position", instance.position);
    if (const std::optional<JsonValue> rotation = fields.take("rotation"))
        instance.rotation = coordinate(*rotation);
    instance.scale = optionalPoint(fields, "scale", instance.scale);
    instance.layer = optionalText(fields, "layer");
    instance.tag = optionalText(fields, "tag");
    instance.velocity = optionalPoint(fields, "velocity", instance.velocity);
    if (const std::optional<JsonValue> spin = fields.take("spin"))
        instance.spin = coordinate(*spin);
    instance.extras = fields.rest();
    return instance;
}

StageLayer layerOf(JsonValue value)
{
    JsonFields fields = objectFields(value, ProjectMembersWords::tr("a layer"));
    StageLayer layer;
    layer.name = optionalText(fields, "name");
    layer.visible = optionalTruth(fields, "visible", layer.visible);
    layer.locked = optionalTruth(fields, "locked", layer.locked);
    layer.extras = fields.rest();
    return layer;
}

bool isEdges(JsonValue value)
{
    if (value.isArray())
        return false;
    if (!value.isString() || textOf(value) != edgesName())
        refuse(value, ProjectMembersWords::tr("\"edges\" or a place, [x, y]"));
    return true;
}

double shotInterval(JsonValue value)
{
    const std::optional<double> number = value.toNumber();
    if (!number || *number < limits::shotInterval || *number > limits::coordinate)
        refuse(value, ProjectMembersWords::tr("seconds from 0.001 to 1000000000"));
    return *number;
}

} // namespace hitbox
