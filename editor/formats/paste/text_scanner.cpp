#include "formats/paste/text_scanner.h"

#include "document/limits.h"
#include "document/numbers.h"
#include "formats/json/json_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace hitbox {

namespace {

constexpr size_t excerptLength = 16;

class TextScannerWords
{
    Q_DECLARE_TR_FUNCTIONS(PastedText)
};

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/// How many characters from the start form a number in C notation; 0 when none do.
size_t numberLength(std::string_view text)
{
    size_t at = !text.empty() && (text[0] == '-' || text[0] == '+') ? 1 : 0;
    const auto digits = [&] {
        const size_t from = at;
        while (at < text.size() && isDigit(text[at]))
            ++at;
        return at - from;
    };
    size_t mantissa = digits();
    if (at < text.size() && text[at] == '.') {
        ++at;
        mantissa += digits();
    }
    if (mantissa == 0)
        return 0;
    const size_t end = at;
    if (at < text.size() && (text[at] == 'e' || text[at] == 'E')) {
        ++at;
        if (at < text.size() && (text[at] == '-' || text[at] == '+'))
            ++at;
        if (digits() > 0)
            return at;
    }
    return end;
}

} // namespace

bool TextScanner::take(char wanted)
{
    if (peek() != wanted)
        return false;
    skip();
    return true;
}

void TextScanner::skipSpace()
{
    while (isSpace(peek()))
        skip();
}

void TextScanner::skipSeparators()
{
    skipSpace();
    if (!take(','))
        take(';');
    skipSpace();
}

bool TextScanner::startsNumber() const
{
    return numberLength(m_text.substr(m_at)) > 0;
}

double TextScanner::number()
{
    const size_t length = numberLength(m_text.substr(m_at));
    if (length == 0)
        refuse(TextScannerWords::tr("a number"));
    std::string_view digits = m_text.substr(m_at, length);
    if (digits.front() == '+')
        digits.remove_prefix(1);
    const std::optional<double> value = parseNumber(digits);
    if (!value || std::abs(*value) > limits::coordinate)
        refuse(TextScannerWords::tr("a number between -1000000000 and 1000000000"));
    m_at += length;
    return *value;
}

geometry::Point TextScanner::point()
{
    const double x = number();
    skipSeparators();
    return {x, number()};
}

void TextScanner::refuse(const QString &expected) const
{
    const auto line = std::count(m_text.begin(), m_text.begin() + static_cast<std::ptrdiff_t>(m_at), '\n') + 1;
    const size_t lineStart = m_text.substr(0, m_at).rfind('\n') + 1; // npos + 1 is 0
    const std::string_view rest = m_text.substr(m_at, excerptLength);
    const QString excerpt = QString::fromUtf8(rest.data(), static_cast<qsizetype>(rest.size())).simplified();
    const QString found = atEnd() ? TextScannerWords::tr("the end") : TextScannerWords::tr("“%1”").arg(excerpt);
    throw fields::Refusal{{.file = {},
                           .place = TextScannerWords::tr("line %1, column %2").arg(line).arg(m_at - lineStart + 1),
                           .what = TextScannerWords::tr("found %1, expected %2").arg(found, expected)}};
}

} // namespace hitbox
