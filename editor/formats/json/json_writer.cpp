#include "formats/json/json_writer.h"

#include "document/numbers.h"

#include <array>
#include <charconv>
#include <cmath>

namespace hitbox {

void JsonWriter::beginObject(JsonLayout layout)
{
    begin('{', layout);
}

void JsonWriter::beginArray(JsonLayout layout)
{
    begin('[', layout);
}

void JsonWriter::endObject()
{
    end('}');
}

void JsonWriter::endArray()
{
    end(']');
}

void JsonWriter::key(std::string_view name)
{
    startItem();
    m_keys.append(m_text.size());
    appendQuoted(name);
    append(": ");
    m_keyWaits = true;
}

void JsonWriter::key(const QString &name)
{
    const QByteArray bytes = name.toUtf8();
    key(std::string_view(bytes.constData(), size_t(bytes.size())));
}

QSet<QByteArray> JsonWriter::keys() const
{
    QSet<QByteArray> keys;
    for (qsizetype i = m_levels.isEmpty() ? m_keys.size() : m_levels.last().firstKey; i < m_keys.size(); ++i) {
        qsizetype end = m_keys.at(i) + 1;
        while (m_text.at(end) != '"')
            end += m_text.at(end) == '\\' ? 2 : 1;
        keys.insert(m_text.sliced(m_keys.at(i), end + 1 - m_keys.at(i)));
    }
    return keys;
}

QByteArray JsonWriter::quoted(const QString &text)
{
    JsonWriter alone;
    alone.value(text);
    return alone.text();
}

void JsonWriter::value(bool truth)
{
    startItem();
    append(truth ? "true" : "false");
}

void JsonWriter::value(int number)
{
    value(qint64(number));
}

void JsonWriter::value(quint32 number)
{
    value(qint64(number));
}

void JsonWriter::value(qint64 number)
{
    startItem();
    std::array<char, 24> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    m_text.append(digits.data(), end.ptr - digits.data());
}

void JsonWriter::value(quint64 number)
{
    startItem();
    std::array<char, 24> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    m_text.append(digits.data(), end.ptr - digits.data());
}

void JsonWriter::value(double number)
{
    startItem();
    m_text.append(shortestNumber(number));
    // Many JSON readers take "-0" for a whole number and drop its sign.
    if (number == 0 && std::signbit(number))
        append(".0");
}

void JsonWriter::value(const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    value(std::string_view(bytes.constData(), size_t(bytes.size())));
}

void JsonWriter::value(std::string_view text)
{
    startItem();
    appendQuoted(text);
}

void JsonWriter::value(const JsonText &json)
{
    startItem();
    m_text.append(json.text);
}

void JsonWriter::value(std::optional<double> number)
{
    if (number)
        value(*number);
    else
        null();
}

void JsonWriter::value(geometry::Point point)
{
    beginArray(JsonLayout::Line);
    value(point.x);
    value(point.y);
    endArray();
}

void JsonWriter::place(geometry::Point point)
{
    beginObject(JsonLayout::Line);
    member("x", point.x);
    member("y", point.y);
    endObject();
}

void JsonWriter::null()
{
    startItem();
    append("null");
}

void JsonWriter::beginObjectMember(std::string_view name, JsonLayout layout)
{
    key(name);
    beginObject(layout);
}

void JsonWriter::beginArrayMember(std::string_view name, JsonLayout layout)
{
    key(name);
    beginArray(layout);
}

QByteArray JsonWriter::document()
{
    Q_ASSERT(m_levels.isEmpty());
    m_text.append('\n');
    return std::move(m_text);
}

QByteArray JsonWriter::text() const
{
    Q_ASSERT(m_levels.isEmpty());
    return m_text;
}

void JsonWriter::begin(char bracket, JsonLayout layout)
{
    startItem();
    const bool isInLine = !m_levels.isEmpty() && m_levels.last().layout == JsonLayout::Line;
    m_levels.append({.layout = isInLine ? JsonLayout::Line : layout, .isEmpty = true, .firstKey = m_keys.size()});
    m_text.append(bracket);
}

void JsonWriter::end(char bracket)
{
    Q_ASSERT(!m_levels.isEmpty() && !m_keyWaits);
    const Level level = m_levels.takeLast();
    m_keys.resize(level.firstKey);
    if (level.layout == JsonLayout::Lines && !level.isEmpty)
        breakLine();
    m_text.append(bracket);
}

/// Puts what stands between the item before and this one. A value stands right behind its key.
void JsonWriter::startItem()
{
    if (m_keyWaits) {
        m_keyWaits = false;
        return;
    }
    if (m_levels.isEmpty())
        return;
    Level &level = m_levels.last();
    const bool isFirst = level.isEmpty;
    level.isEmpty = false;
    if (!isFirst)
        append(level.layout == JsonLayout::Line ? ", " : ",");
    if (level.layout == JsonLayout::Lines)
        breakLine();
}

void JsonWriter::breakLine()
{
    constexpr qsizetype spacesPerLevel = 2;
    m_text.append('\n');
    m_text.append(m_levels.size() * spacesPerLevel, ' ');
}

void JsonWriter::append(std::string_view text)
{
    m_text.append(text.data(), qsizetype(text.size()));
}

/// Escapes what RFC 8259, section 7, demands and nothing else.
void JsonWriter::appendQuoted(std::string_view text)
{
    static constexpr char hexDigits[] = "0123456789abcdef";
    m_text.append('"');
    for (const char c : text) {
        switch (c) {
        case '"': append("\\\""); break;
        case '\\': append("\\\\"); break;
        case '\b': append("\\b"); break;
        case '\f': append("\\f"); break;
        case '\n': append("\\n"); break;
        case '\r': append("\\r"); break;
        case '\t': append("\\t"); break;
        default:
            if (static_cast<unsigned char>(c) < 0x20) {
                append("\\u00");
                m_text.append(hexDigits[c >> 4]);
                m_text.append(hexDigits[c & 0xf]);
            } else {
                m_text.append(c);
            }
        }
    }
    m_text.append('"');
}

} // namespace hitbox
