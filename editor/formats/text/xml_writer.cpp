#include "formats/text/xml_writer.h"

#include "document/number_digits.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace hitbox {

namespace {

std::string_view viewOf(const QByteArray &bytes)
{
    return {bytes.constData(), size_t(bytes.size())};
}

} // namespace

XmlWriter::XmlWriter(int indent)
    : m_text("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    , m_indent(indent)
{
}

void XmlWriter::doctype(std::string_view declaration)
{
    m_text += '\n';
    append(declaration);
}

void XmlWriter::beginElement(const char *name)
{
    closeTag();
    breakLine();
    m_text += '<';
    append(name);
    m_open.push_back(name);
    m_isTagOpen = true;
}

void XmlWriter::endElement()
{
    const char *name = m_open.back();
    m_open.pop_back();
    if (m_isTagOpen) {
        append("/>");
        m_isTagOpen = false;
        return;
    }
    breakLine();
    append("</");
    append(name);
    m_text += '>';
}

void XmlWriter::attribute(const char *name, const QString &value)
{
    attribute(name, viewOf(value.toUtf8()));
}

void XmlWriter::attribute(const char *name, std::string_view utf8)
{
    beginAttribute(name);
    appendEscaped(utf8, Escaped::Attribute);
    m_text += '"';
}

void XmlWriter::attribute(const char *name, double number)
{
    beginAttribute(name);
    addShortestNumber(m_text, number);
    m_text += '"';
}

void XmlWriter::attribute(const char *name, int number)
{
    std::array<char, 16> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    attribute(name, std::string_view(digits.data(), size_t(end.ptr - digits.data())));
}

void XmlWriter::textElement(const char *name, const QString &text)
{
    textElement(name, viewOf(text.toUtf8()));
}

void XmlWriter::textElement(const char *name, std::string_view utf8)
{
    beginElement(name);
    closeTag();
    appendEscaped(utf8, Escaped::Text);
    append("</");
    append(name);
    m_text += '>';
    m_open.pop_back();
}

void XmlWriter::textElement(const char *name, double number)
{
    NumberDigits digits;
    textElement(name, shortestDigits(digits, number));
}

void XmlWriter::emptyElement(const char *name)
{
    beginElement(name);
    endElement();
}

QByteArray XmlWriter::document()
{
    Q_ASSERT(m_open.empty());
    m_text += '\n';
    return std::move(m_text);
}

void XmlWriter::append(std::string_view text)
{
    m_text.append(text.data(), qsizetype(text.size()));
}

/// In an attribute, white space but for spaces would be read back as a space.
void XmlWriter::appendEscaped(std::string_view utf8, Escaped where)
{
    const std::string_view special = where == Escaped::Attribute ? "<>&\"\t\n\r" : "<>&\"";
    for (size_t from = 0; from < utf8.size();) {
        const size_t at = std::min(utf8.find_first_of(special, from), utf8.size());
        append(utf8.substr(from, at - from));
        from = at + 1;
        switch (at < utf8.size() ? utf8[at] : '\0') {
        case '<': append("&lt;"); break;
        case '>': append("&gt;"); break;
        case '&': append("&amp;"); break;
        case '"': append("&quot;"); break;
        case '\t': append("&#9;"); break;
        case '\n': append("&#10;"); break;
        case '\r': append("&#13;"); break;
        default: break;
        }
    }
}

void XmlWriter::beginAttribute(const char *name)
{
    Q_ASSERT(m_isTagOpen);
    m_text += ' ';
    append(name);
    append("=\"");
}

void XmlWriter::closeTag()
{
    if (m_isTagOpen)
        m_text += '>';
    m_isTagOpen = false;
}

void XmlWriter::breakLine()
{
    m_text += '\n';
    m_text.append(qsizetype(m_open.size()) * m_indent, ' ');
}

} // namespace hitbox
