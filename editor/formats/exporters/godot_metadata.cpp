#include "formats/exporters/godot_metadata.h"

#include "document/names.h"
#include "document/numbers.h"
#include "formats/exporters/preparation/unique_names.h"
#include "formats/json/json_reader.h"
#include "formats/text/utf8_text.h"

#include <QCoreApplication>

namespace hitbox {

namespace {

/// The sentences of this file, in the language of the program.
class GodotMetadataWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

/// Godot writes arrays and dictionaries as JSON does, and texts otherwise.
QByteArray variantOf(JsonValue json)
{
    if (const std::optional<QString> text = json.toText())
        return godotString(*text);
    QByteArray items;
    const auto add = [&items](const QByteArray &item) { items += (items.isEmpty() ? "" : ", ") + item; };
    if (json.isObject()) {
        for (const JsonMember member : json.members())
            add(godotString(textFromUtf8(member.key)) + ": " + variantOf(member.value));
        return '{' + items + '}';
    }
    if (json.isArray()) {
        for (const JsonValue item : json.items())
            add(variantOf(item));
        return '[' + items + ']';
    }
    return json.toJson().text;
}

QByteArray variantOf(const Property &property)
{
    if (const bool *truth = std::get_if<bool>(&property.value))
        return *truth ? "true" : "false";
    if (const double *number = std::get_if<double>(&property.value))
        return shortestNumber(*number);
    if (const QString *text = std::get_if<QString>(&property.value))
        return godotString(*text);
    const Result<JsonDocument> json = JsonDocument::parse(std::get<JsonText>(property.value).text, {});
    return json ? variantOf(json->root()) : QByteArrayLiteral("null");
}

/// A name and what stands behind it.
struct MetadataEntry {
    QString name;
    QByteArray value;
};

QByteArray dictionaryOf(const QList<MetadataEntry> &entries)
{
    QByteArray text;
    for (const MetadataEntry &entry : entries)
        text += (text.isEmpty() ? "" : ",\n") + godotString(entry.name) + ": " + entry.value;
    return "{\n" + text + "\n}";
}

QList<MetadataEntry> metadataEntries(const Properties &properties)
{
    QList<MetadataEntry> entries;
    for (const Property &property : properties)
        entries.append({property.name, variantOf(property)});
    return entries;
}

/// Godot 4 refuses all others.
QString godotIdentifier(const QString &name)
{
    QString safe = name;
    for (QChar &c : safe) {
        const bool isPlain = c.unicode() < 128 && (c.isLetterOrNumber() || c == u'_');
        if (!isPlain)
            c = u'_';
    }
    if (safe.isEmpty() || safe.front().isDigit())
        safe.prepend(u'_');
    return safe;
}

} // namespace

QByteArray godotDictionary(const Properties &properties)
{
    return properties.isEmpty() ? QByteArrayLiteral("{}") : dictionaryOf(metadataEntries(properties));
}

GodotMetadata godotMetadata(const Properties &properties, GodotVersion version, const QList<Frame> &frames)
{
    QList<MetadataEntry> entries;
    QList<MetadataEntry> ofFrames;
    for (const Frame &frame : frames) {
        if (!frame.properties.isEmpty())
            ofFrames.append({frame.name, dictionaryOf(metadataEntries(frame.properties))});
    }
    if (!ofFrames.isEmpty())
        entries.append({QString::fromLatin1(godotFrameProperties), dictionaryOf(ofFrames)});
    entries += metadataEntries(properties);
    GodotMetadata metadata;
    if (entries.isEmpty())
        return metadata;
    if (version == GodotVersion::Three) {
        UniqueNames names;
        for (MetadataEntry &entry : entries) {
            const QString name = names.add(entry.name);
            if (name != entry.name)
                metadata.renamed.append(GodotMetadataWords::tr("%1 as %2").arg(quoted(entry.name), quoted(name)));
            entry.name = name;
        }
        metadata.lines = "__meta__ = " + dictionaryOf(entries) + '\n';
        return metadata;
    }
    UniqueNames names;
    for (const MetadataEntry &entry : std::as_const(entries)) {
        if (entry.value == "null") {
            metadata.left.append(quoted(entry.name));
            continue;
        }
        const QString name = names.add(godotIdentifier(entry.name));
        if (name != entry.name)
            metadata.renamed.append(GodotMetadataWords::tr("%1 as %2").arg(quoted(entry.name), quoted(name)));
        metadata.lines += "metadata/" + name.toLatin1() + " = " + entry.value + '\n';
    }
    return metadata;
}

} // namespace hitbox
