#include "formats/xml_text.h"

#include "document/numbers.h"

namespace hitbox {

namespace {

bool isAllowed(char32_t c)
{
    const bool isSpace = c == '\t' || c == '\n' || c == '\r';
    const bool isNoCharacter = c == 0xfffe || c == 0xffff || QChar::isSurrogate(c);
    return isSpace || (c >= 0x20 && !isNoCharacter);
}

} // namespace

QString xmlText(const QString &text)
{
    QString allowed;
    for (const char32_t c : text.toUcs4())
        allowed += QString::fromUcs4(isAllowed(c) ? &c : U"\ufffd", 1);
    return allowed;
}

QString xmlNumber(double number)
{
    return QString::fromLatin1(shortestNumber(number));
}

bool hasTooManyAttributes(const QByteArray &xml)
{
    constexpr int most = 500;
    int count = 0;
    for (const char c : xml) {
        if (c == '<')
            count = 0;
        else if (c == '=' && ++count > most)
            return true;
    }
    return false;
}

} // namespace hitbox
