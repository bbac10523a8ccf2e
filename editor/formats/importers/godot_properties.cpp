#include "formats/importers/godot_properties.h"

#include "document/property_edits.h"
#include "formats/exporters/godot_metadata.h"
#include "formats/json/json_writer.h"

#include <QSet>

#include <algorithm>

#include <optional>

namespace hitbox {

namespace {

/// A name and what stands behind it.
struct DictionaryEntry {
    QString name;
    const GodotValue *value = nullptr;
};

/// The pairs of a dictionary whose keys are texts.
QList<DictionaryEntry> dictionaryEntries(const GodotValue &dictionary)
{
    QList<DictionaryEntry> entries;
    if (dictionary.kind != GodotValue::Kind::Dictionary)
        return entries;
    for (size_t i = 0; i + 1 < dictionary.items.size(); i += 2) {
        if (dictionary.items[i].kind == GodotValue::Kind::Text)
            entries.append({dictionary.items[i].text, &dictionary.items[i + 1]});
    }
    return entries;
}

QList<DictionaryEntry> metadataOfNode(const GodotSection &node)
{
    const QString prefix = QStringLiteral("metadata/");
    QList<DictionaryEntry> entries;
    for (const auto &[name, value] : node.properties) {
        if (name.startsWith(prefix))
            entries.append({name.mid(prefix.size()), &value});
    }
    if (const GodotValue *dictionary = node.property("__meta__"))
        entries += dictionaryEntries(*dictionary);
    entries.removeIf([](const DictionaryEntry &entry) { return entry.name.startsWith(QStringLiteral("_edit_")); });
    return entries;
}

/// False for what JSON has no like of.
bool writeGodotValue(JsonWriter &json, const GodotValue &value)
{
    switch (value.kind) {
    case GodotValue::Kind::Null: json.null(); return true;
    case GodotValue::Kind::Truth: json.value(value.truth); return true;
    case GodotValue::Kind::Number: json.value(value.number); return true;
    case GodotValue::Kind::Text: json.value(value.text); return true;
    case GodotValue::Kind::Call: return false;
    case GodotValue::Kind::List: {
        json.beginArray(JsonLayout::Line);
        for (const double number : value.numbers)
            json.value(number);
        bool isWhole = true;
        for (const GodotValue &item : value.items)
            isWhole = isWhole && writeGodotValue(json, item);
        json.endArray();
        return isWhole;
    }
    case GodotValue::Kind::Dictionary: {
        json.beginObject(JsonLayout::Line);
        bool isWhole = dictionaryEntries(value).size() * 2 == qsizetype(value.items.size());
        QSet<QString> names;
        for (const DictionaryEntry &entry : dictionaryEntries(value)) {
            isWhole = isWhole && !names.contains(entry.name);
            names.insert(entry.name);
            if (!isWhole)
                break;
            json.key(entry.name);
            isWhole = writeGodotValue(json, *entry.value);
        }
        if (isWhole)
            json.endObject();
        return isWhole;
    }
    }
    return false;
}

std::optional<Property> propertyOfEntry(const DictionaryEntry &entry)
{
    switch (entry.value->kind) {
    case GodotValue::Kind::Truth: return Property{entry.name, entry.value->truth};
    case GodotValue::Kind::Number: return Property{entry.name, entry.value->number};
    case GodotValue::Kind::Text: return Property{entry.name, entry.value->text};
    default: break;
    }
    JsonWriter json;
    return writeGodotValue(json, *entry.value) ? std::optional(Property{entry.name, JsonText{json.text()}})
                                               : std::nullopt;
}

GodotProperties propertiesOf(const QList<DictionaryEntry> &entries)
{
    GodotProperties found;
    for (const DictionaryEntry &entry : entries) {
        if (const std::optional<Property> property = propertyOfEntry(entry))
            found.properties.append(*property);
        else
            found.left.append(QStringLiteral("“%1”").arg(entry.name));
    }
    found.properties = withoutRepeated(found.properties);
    return found;
}

} // namespace

GodotProperties godotProperties(const GodotSection &node)
{
    return propertiesOf(metadataOfNode(node));
}

const GodotValue *godotMetadataNamed(const GodotSection &section, const char *name)
{
    const QList<DictionaryEntry> entries = metadataOfNode(section);
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [name](const DictionaryEntry &entry) { return entry.name == QLatin1String(name); });
    return found == entries.end() ? nullptr : found->value;
}

GodotProperties godotDictionaryProperties(const GodotValue &dictionary)
{
    return propertiesOf(dictionaryEntries(dictionary));
}

std::optional<Property> godotProperty(const QString &name, const GodotValue &value)
{
    return propertyOfEntry({name, &value});
}

QList<GodotFrameProperties> godotPropertiesOfFrames(const GodotSection &root)
{
    QList<GodotFrameProperties> frames;
    for (const DictionaryEntry &entry : metadataOfNode(root)) {
        if (entry.name != QLatin1String(godotFrameProperties))
            continue;
        for (const DictionaryEntry &frame : dictionaryEntries(*entry.value)) {
            if (frame.value->kind != GodotValue::Kind::Dictionary)
                return {};
            frames.append({frame.name, propertiesOf(dictionaryEntries(*frame.value))});
        }
    }
    return frames;
}

} // namespace hitbox
