#include "formats/text/xml_text.h"

#include "document/numbers.h"

#include <algorithm>

namespace hitbox {

namespace {

bool isAllowed(QChar c)
{
    const bool isSpace = c == u'\t' || c == u'\n' || c == u'\r';
    return isSpace || (c >= u' ' && c != QChar(0xfffe) && c != QChar(0xffff));
}

bool isPair(const QString &text, qsizetype at)
{
    return text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate();
}

/// Different ones for different characters.
QString inPlaceOf(QChar c)
{
    constexpr char16_t firstPicture = 0x2400; // U+2400 shows U+0000, and so on
    if (c < u' ')
        return QChar(static_cast<char16_t>(firstPicture + c.unicode()));
    return QChar(QChar::ReplacementCharacter) + QString::number(c.unicode(), 16).toUpper();
}

} // namespace

QString xmlText(const QString &text)
{
    if (std::all_of(text.begin(), text.end(), [](QChar c) { return isAllowed(c) && !c.isSurrogate(); }))
        return text;
    QString allowed;
    allowed.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (isPair(text, i)) {
            allowed += QStringView(text).mid(i, 2);
            ++i;
        } else {
            const QChar c = text[i];
            allowed += c.isSurrogate() || !isAllowed(c) ? inPlaceOf(c) : QString(c);
        }
    }
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
