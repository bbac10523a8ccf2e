#include "cli/commands.h"
#include "document/numbers.h"
#include "formats/format.h"
#include "formats/importers/importer.h"
#include "formats/json/json_writer.h"

namespace hitbox {

namespace {

/// What can be carried beside polygons, in the order in which it is listed.
struct Ability {
    const char *key;
    bool Capabilities::*member;
    const char *words;
};

constexpr Ability abilities[] = {
    {"circles", &Capabilities::circles, "circles"},
    {"boxes", &Capabilities::boxes, "boxes"},
    {"capsules", &Capabilities::capsules, "capsules"},
    {"chains", &Capabilities::chains, "chains"},
    {"animation", &Capabilities::animation, "animation"},
    {"filtersPerShape", &Capabilities::filtersPerShape, "a filter per shape"},
    {"physics", &Capabilities::physics, "physics values"},
    {"stages", &Capabilities::stages, "stages"},
};

struct HolderWord {
    PropertyHolder holder;
    const char *word;
};

constexpr HolderWord propertyHolders[] = {{PropertyHolder::Shapes, "shapes"},
                                          {PropertyHolder::Frames, "frames"},
                                          {PropertyHolder::Sprites, "sprites"},
                                          {PropertyHolder::Project, "project"}};

/// Whose properties of the user's own it carries.
QStringList propertiesCarried(const Format &format)
{
    QStringList words;
    for (const auto &[holder, word] : propertyHolders) {
        if (format.capabilities.properties.testFlag(holder))
            words.append(QString::fromLatin1(word));
    }
    return words;
}

bool carriesConcave(const Format &format)
{
    return format.capabilities.polygons && format.capabilities.concave != ConcavePolygons::Pieces;
}

void writeFormat(JsonWriter &json, const Format &format)
{
    json.beginObject();
    json.member("id", std::string_view(format.id));
    json.member("title", std::string_view(format.title));
    json.member("files", std::string_view(format.files));
    json.member("summary", std::string_view(format.summary));
    json.beginObjectMember("carries", JsonLayout::Line);
    json.member("concave", carriesConcave(format));
    for (const Ability &ability : abilities)
        json.member(ability.key, format.capabilities.*ability.member);
    json.member("properties", !propertiesCarried(format).isEmpty());
    json.beginArrayMember("propertiesOf");
    for (const QString &holder : propertiesCarried(format))
        json.value(holder);
    json.endArray();
    json.member("maxPoints", format.capabilities.maxPoints);
    json.endObject();
    json.beginArrayMember("options");
    for (const FormatOption &option : format.options) {
        json.beginObject(JsonLayout::Line);
        json.member("key", std::string_view(option.key));
        json.beginArrayMember("values");
        for (const QString &value : option.values)
            json.value(value);
        json.endArray();
        if (option.kind == OptionKind::Number)
            json.member("number", option.number);
        if (option.kind == OptionKind::File)
            json.member("file", true);
        if (option.kind == OptionKind::Text)
            json.member("text", std::string_view(option.text));
        json.member("summary", std::string_view(option.summary));
        json.endObject();
    }
    json.endArray();
    json.endObject();
}

QStringList carriedBy(const Importer &importer)
{
    QStringList parts;
    for (const ImportPart part : importer.carries)
        parts.append(importPartName(part));
    return parts;
}

void writeImporter(JsonWriter &json, const Importer &importer)
{
    json.beginObject();
    json.member("id", std::string_view(importer.id));
    json.member("title", std::string_view(importer.title));
    json.member("files", std::string_view(importer.files));
    json.member("summary", std::string_view(importer.summary));
    json.beginArrayMember("carries");
    for (const QString &part : carriedBy(importer))
        json.value(part);
    json.endArray();
    json.endObject();
}

QByteArray jsonOfFormats()
{
    JsonWriter json;
    json.beginObject();
    json.beginArrayMember("exporters");
    for (const Format &format : allFormats())
        writeFormat(json, format);
    json.endArray();
    json.beginArrayMember("importers");
    for (const Importer &importer : allImporters())
        writeImporter(json, importer);
    json.endArray();
    json.endObject();
    return json.document();
}

/// What may stand behind the option's key: all choices, or the default.
QString valuesOf(const FormatOption &option)
{
    switch (option.kind) {
    case OptionKind::Choice: return option.values.join(u'|');
    case OptionKind::Number: return readableNumber(option.number);
    case OptionKind::File: return option.values.join(u'|') + QStringLiteral("|FILE");
    case OptionKind::Text: return QString::fromUtf8(option.text);
    }
    return {};
}

void printFormat(Output &output, const Format &format)
{
    output.printLine(QStringLiteral("%1 %2 %3")
                         .arg(QLatin1String(format.id), -8)
                         .arg(QLatin1String(format.files), -14)
                         .arg(QLatin1String(format.summary)));
    QStringList carried;
    if (carriesConcave(format))
        carried.append(QStringLiteral("concave polygons"));
    for (const Ability &ability : abilities) {
        if (format.capabilities.*ability.member)
            carried.append(QString::fromLatin1(ability.words));
    }
    if (const QStringList holders = propertiesCarried(format); !holders.isEmpty())
        carried.append(QStringLiteral("properties of ") + holders.join(QStringLiteral(" and ")));
    const QString indent(9, QLatin1Char(' '));
    output.printLine(indent + QStringLiteral("carries ") + carried.join(QStringLiteral(", ")));
    for (const FormatOption &option : format.options) {
        output.printLine(indent + QStringLiteral("--option %1=%2: %3")
                                      .arg(QLatin1String(option.key), valuesOf(option), QLatin1String(option.summary)));
    }
}

void printImporter(Output &output, const Importer &importer)
{
    output.printLine(QStringLiteral("%1 %2").arg(QLatin1String(importer.id), -14).arg(QLatin1String(importer.summary)));
    const QString indent(15, QLatin1Char(' '));
    output.printLine(indent + QStringLiteral("from ") + QLatin1String(importer.files));
    output.printLine(indent + QStringLiteral("carries ") + carriedBy(importer).join(QStringLiteral(", ")));
}

ExitStatus runFormats(const Arguments &arguments, Output &output)
{
    if (arguments.has(QStringLiteral("json"))) {
        output.print(jsonOfFormats());
        return ExitStatus::Done;
    }
    for (const Format &format : allFormats())
        printFormat(output, format);
    output.printLine({});
    output.printLine(QStringLiteral("hitbox import reads:"));
    for (const Importer &importer : allImporters())
        printImporter(output, importer);
    return ExitStatus::Done;
}

} // namespace

Command formatsCommand()
{
    return {"formats", "", "Lists the formats and what each can carry", "",
            0,         0,  {{"json", nullptr, "print JSON"}},           runFormats};
}

} // namespace hitbox
