#include "cli/commands.h"
#include "cli/format_words.h"
#include "formats/all_formats.h"
#include "formats/importers/importer.h"
#include "formats/json/json_writer.h"

namespace hitbox {

namespace {

void writeFormat(JsonWriter &json, const Format &format)
{
    json.beginObject();
    json.member("id", std::string_view(format.id));
    json.member("title", std::string_view(format.title));
    json.member("files", std::string_view(format.files));
    json.member("summary", std::string_view(format.summary));
    json.beginObjectMember("carries", JsonLayout::Line);
    json.member("concave", carriesConcave(format));
    for (const Ability &ability : abilities())
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

void printFormat(Output &output, const Format &format)
{
    output.printLine(QStringLiteral("%1 %2 %3")
                         .arg(QLatin1String(format.id), -8)
                         .arg(QLatin1String(format.files), -14)
                         .arg(QString::fromUtf8(format.summary)));
    const QString indent(9, QLatin1Char(' '));
    output.printLine(indent + QStringLiteral("carries ") + carriedBy(format).join(QStringLiteral(", ")));
    for (const FormatOption &option : format.options) {
        output.printLine(indent +
                         QStringLiteral("--option %1=%2: %3")
                             .arg(QLatin1String(option.key), valuesOf(option), QString::fromUtf8(option.summary)));
    }
}

void printImporter(Output &output, const Importer &importer)
{
    output.printLine(
        QStringLiteral("%1 %2").arg(QLatin1String(importer.id), -14).arg(QString::fromUtf8(importer.summary)));
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
