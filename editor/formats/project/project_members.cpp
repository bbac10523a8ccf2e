#include "formats/project/project_members.h"

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
        const std::optional<double> number = exactNumber(member.value);
        if (const std::optional<bool> truth = member.value.toBool())
            property.value = *truth;
        else if (number)
            property.value = *number;
        else if (member.value.isString())
            property.value = *member.value.toText();
        else
            property.value = member.value.toJson();
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
        const QString name = textOf(*direction);
        const std::array directions = {TagDirection::Forward, TagDirection::Reverse, TagDirection::PingPong};
        const auto found = std::find_if(directions.begin(), directions.end(),
                                        [&](TagDirection candidate) { return directionName(candidate) == name; });
        if (found == directions.end())
            refuse(*direction, ProjectMembersWords::tr("\"forward\", \"reverse\" or \"ping-pong\""));
        tag.direction = *found;
    }
    tag.extras = fields.rest();
    return tag;
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
