#include "formats/json/json_reader.h"

#include "document/numbers.h"
#include "formats/json/json_writer.h"
#include "formats/text/utf8_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace hitbox {

namespace {

class JsonValuesWords
{
    Q_DECLARE_TR_FUNCTIONS(Json)
};

QString shortenedValue(const QString &text)
{
    constexpr qsizetype mostCharacters = 60;
    return text.size() <= mostCharacters ? text : text.left(mostCharacters) + QStringLiteral("…");
}

void writeValue(JsonWriter &writer, const JsonValue &value)
{
    switch (value.kind()) {
    case JsonKind::Null: writer.null(); break;
    case JsonKind::False: writer.value(false); break;
    case JsonKind::True: writer.value(true); break;
    case JsonKind::Integer: writer.value(*value.toInteger()); break;
    case JsonKind::Unsigned:
    case JsonKind::BigInteger: writer.value(JsonText{value.description().toLatin1()}); break;
    case JsonKind::Double: writer.value(*value.toNumber()); break;
    case JsonKind::String: writer.value(*value.toUtf8()); break;
    case JsonKind::Array:
        writer.beginArray(JsonLayout::Line);
        for (const JsonValue item : value.items())
            writeValue(writer, item);
        writer.endArray();
        break;
    case JsonKind::Object:
        writer.beginObject(JsonLayout::Line);
        for (const JsonMember member : value.members()) {
            writer.key(member.key);
            writeValue(writer, member.value);
        }
        writer.endObject();
        break;
    }
}

bool isPlainKey(std::string_view key)
{
    const auto isPlain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
    };
    return !key.empty() && std::all_of(key.begin(), key.end(), isPlain);
}

/// `.name`, or `["a name"]` for a key with anything but plain letters, digits, '_' and '-'.
QString step(std::string_view key)
{
    if (isPlainKey(key))
        return u'.' + textFromUtf8(key);
    JsonWriter quoted;
    quoted.value(textFromUtf8(key));
    return u'[' + QString::fromUtf8(quoted.text()) + u']';
}

} // namespace

qsizetype JsonValue::size() const
{
    return isArray() || isObject() ? qsizetype(node().count) : 0;
}

JsonItems JsonValue::items() const
{
    const quint32 end = isArray() ? m_index + node().length : m_index + 1;
    return {{*m_tape, m_index + 1}, {*m_tape, end}};
}

JsonMembers JsonValue::members() const
{
    const quint32 end = isObject() ? m_index + node().length : m_index + 1;
    return {{*m_tape, m_index + 1}, {*m_tape, end}};
}

std::optional<JsonValue> JsonValue::member(std::string_view name) const
{
    for (const JsonMember member : members()) {
        if (member.key == name)
            return member.value;
    }
    return std::nullopt;
}

std::optional<bool> JsonValue::toBool() const
{
    if (kind() != JsonKind::True && kind() != JsonKind::False)
        return std::nullopt;
    return kind() == JsonKind::True;
}

std::optional<double> JsonValue::toNumber() const
{
    switch (kind()) {
    case JsonKind::Integer: return double(node().integer);
    case JsonKind::Unsigned: return double(node().unsignedInteger);
    case JsonKind::Double: return node().number;
    case JsonKind::BigInteger: return parseNumber(m_tape->text(node()));
    default: return std::nullopt;
    }
}

std::optional<qint64> JsonValue::toInteger() const
{
    if (kind() == JsonKind::Integer)
        return node().integer;
    constexpr double beyond64Bits = 9223372036854775808.0;
    const std::optional<double> number = toNumber();
    if (!number || *number != std::trunc(*number) || std::abs(*number) >= beyond64Bits)
        return std::nullopt;
    return qint64(*number);
}

std::optional<QString> JsonValue::toText() const
{
    if (!isString())
        return std::nullopt;
    return textFromUtf8(m_tape->text(node()));
}

std::optional<std::string_view> JsonValue::toUtf8() const
{
    if (!isString())
        return std::nullopt;
    return m_tape->text(node());
}

std::optional<QList<double>> JsonValue::toNumbers(qsizetype count) const
{
    if (!isArray() || size() != count)
        return std::nullopt;
    QList<double> numbers;
    numbers.reserve(count);
    for (const JsonValue item : items()) {
        const std::optional<double> number = item.toNumber();
        if (!number)
            return std::nullopt;
        numbers.append(*number);
    }
    return numbers;
}

JsonText JsonValue::toJson() const
{
    JsonWriter writer;
    writeValue(writer, *this);
    return {writer.text()};
}

/// Found by walking down from the top: only errors ask, so no value has to carry its way.
QString JsonValue::path() const
{
    QString path;
    quint32 at = 0;
    while (at != m_index) {
        const bool isObject = m_tape->node(at).kind == JsonKind::Object;
        quint32 item = at + 1;
        for (qsizetype position = 0;; ++position) {
            const quint32 value = isObject ? item + 1 : item;
            const quint32 end = value + m_tape->span(value);
            if (m_index < end) {
                path += isObject ? step(m_tape->text(m_tape->node(item))) : QStringLiteral("[%1]").arg(position);
                at = value;
                break;
            }
            item = end;
        }
    }
    return path.startsWith(u'.') ? path.mid(1) : path;
}

QString JsonValue::description() const
{
    switch (kind()) {
    case JsonKind::Null: return QStringLiteral("null");
    case JsonKind::False: return QStringLiteral("false");
    case JsonKind::True: return QStringLiteral("true");
    case JsonKind::Integer: return QString::number(node().integer);
    case JsonKind::Unsigned: return QString::number(node().unsignedInteger);
    case JsonKind::Double: return QString::fromLatin1(shortestNumber(node().number));
    case JsonKind::BigInteger: return textFromUtf8(m_tape->text(node()));
    case JsonKind::String: return u'"' + shortenedValue(textFromUtf8(m_tape->text(node()).substr(0, 256))) + u'"';
    case JsonKind::Array:
        if (size() == 0)
            return JsonValuesWords::tr("an empty array");
        return size() == 1 ? JsonValuesWords::tr("an array of 1 element")
                           : JsonValuesWords::tr("an array of %1 elements").arg(size());
    case JsonKind::Object: return JsonValuesWords::tr("an object");
    }
    return {};
}

Error JsonValue::mismatch(const QString &expected) const
{
    return {.file = {},
            .place = path(),
            .what = JsonValuesWords::tr("found %1, expected %2").arg(shortenedValue(description()), expected)};
}

JsonFields::JsonFields(JsonValue object)
    : m_object(object)
{
    m_fields.reserve(size_t(object.size()));
    for (const JsonMember member : object.members())
        m_fields.push_back({.member = member, .isTaken = false});
}

std::optional<JsonValue> JsonFields::take(std::string_view name)
{
    for (Field &field : m_fields) {
        if (field.member.key == name) {
            field.isTaken = true;
            return field.member.value;
        }
    }
    return std::nullopt;
}

Extras JsonFields::rest() const
{
    Extras extras;
    for (const Field &field : m_fields) {
        if (!field.isTaken)
            extras.append({.key = textFromUtf8(field.member.key), .value = field.member.value.toJson()});
    }
    return extras;
}

} // namespace hitbox
