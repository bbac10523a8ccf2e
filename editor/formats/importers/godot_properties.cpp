#include "formats/importers/godot_properties.h"

#include "document/property_edits.h"
#include "formats/exporters/godot_metadata.h"
#include "formats/json/json_writer.h"

#include <QSet>

#include <optional>

namespace hitbox {

namespace {

/// A name and what stands behind it.
struct Entry {
    QString name;
    const GodotValue *value = nullptr;
};

/// The pairs of a dictionary whose keys are texts.
QList<Entry> entriesOf(const GodotValue &dictionary)
{
    QList<Entry> entries;
    if (dictionary.kind != GodotValue::Kind::Dictionary)
        return entries;
    for (size_t i = 0; i + 1 < dictionary.items.size(); i += 2) {
        if (dictionary.items[i].kind == GodotValue::Kind::Text)
            entries.append({dictionary.items[i].text, &dictionary.items[i + 1]});
    }
    return entries;
}

QList<Entry> metadataOf(const GodotSection &node)
{
    const QString prefix = QStringLiteral("metadata/");
    QList<Entry> entries;
    for (const QString &name : node.order) {
        if (name.startsWith(prefix))
            entries.append({name.mid(prefix.size()), &*node.properties.constFind(name)});
    }
    if (const GodotValue *dictionary = node.property("__meta__"))
        entries += entriesOf(*dictionary);
    entries.removeIf([](const Entry &entry) { return entry.name.startsWith(QStringLiteral("_edit_")); });
    return entries;
}

/// False for what JSON has no like of.
bool write(JsonWriter &json, const GodotValue &value)
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
            isWhole = isWhole && write(json, item);
        json.endArray();
        return isWhole;
    }
    case GodotValue::Kind::Dictionary: {
        json.beginObject(JsonLayout::Line);
        bool isWhole = entriesOf(value).size() * 2 == qsizetype(value.items.size());
        QSet<QString> names;
        for (const Entry &entry : entriesOf(value)) {
            isWhole = isWhole && !names.contains(entry.name);
            names.insert(entry.name);
            if (!isWhole)
                break;
            json.key(entry.name);
            isWhole = write(json, *entry.value);
        }
        if (isWhole)
            json.endObject();
        return isWhole;
    }
    }
    return false;
}

std::optional<Property> propertyOf(const Entry &entry)
{
    switch (entry.value->kind) {
    case GodotValue::Kind::Truth: return Property{entry.name, entry.value->truth};
    case GodotValue::Kind::Number: return Property{entry.name, entry.value->number};
    case GodotValue::Kind::Text: return Property{entry.name, entry.value->text};
    default: break;
    }
    JsonWriter json;
    return write(json, *entry.value) ? std::optional(Property{entry.name, JsonText{json.text()}}) : std::nullopt;
}

GodotProperties propertiesOf(const QList<Entry> &entries)
{
    GodotProperties found;
    for (const Entry &entry : entries) {
        if (const std::optional<Property> property = propertyOf(entry))
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
    return propertiesOf(metadataOf(node));
}

QList<GodotFrameProperties> godotPropertiesOfFrames(const GodotSection &root)
{
    QList<GodotFrameProperties> frames;
    for (const Entry &entry : metadataOf(root)) {
        if (entry.name != QLatin1String(godotFrameProperties))
            continue;
        for (const Entry &frame : entriesOf(*entry.value)) {
            if (frame.value->kind != GodotValue::Kind::Dictionary)
                return {};
            frames.append({frame.name, propertiesOf(entriesOf(*frame.value))});
        }
    }
    return frames;
}

} // namespace hitbox
