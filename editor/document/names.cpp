#include "document/names.h"

#include "document/document.h"
#include "document/limits.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace hitbox {

QString freeName(const QString &base, const QSet<QString> &taken)
{
    return FreeNames(taken).take(base);
}

QString freeName(const QString &base, const QStringList &taken)
{
    return freeName(base, QSet<QString>(taken.begin(), taken.end()));
}

FreeNames::FreeNames(QSet<QString> taken)
    : m_taken(std::move(taken))
{
}

QString FreeNames::take(const QString &base)
{
    QString name = base;
    for (int *number = nullptr; !takes(name); ++*number) {
        number = number ? number : &m_next[base];
        *number = std::max(*number, 2);
        name = base + u' ' + QString::number(*number);
    }
    return name;
}

/// Looks for it once: it is done for very many.
bool FreeNames::takes(const QString &name)
{
    const qsizetype before = m_taken.size();
    m_taken.insert(name);
    return m_taken.size() > before;
}

QString FreeNames::takeLike(const QString &name)
{
    return take(m_taken.contains(name) ? withoutNumber(name) : name);
}

bool isLine(const QString &text)
{
    return text.size() <= limits::lineCharacters &&
           std::none_of(text.begin(), text.end(), [](QChar c) { return c.category() == QChar::Other_Control; });
}

bool isHiddenMark(char32_t character)
{
    const auto isFrom = [character](char32_t first, char32_t last) { return character >= first && character <= last; };
    return character == 0x061c || character == 0x180e || character == 0x200b || isFrom(0x200e, 0x200f) ||
           isFrom(0x2028, 0x202e) || isFrom(0x2060, 0x206f) || character == 0xfeff || isFrom(0xfff9, 0xfffb);
}

QString asShownLine(const QString &text)
{
    constexpr char16_t firstPicture = 0x2400; // U+2400 shows U+0000, and so on
    constexpr char16_t deletePicture = 0x2421;
    QString shown;
    shown.reserve(text.size());
    for (const QChar character : text) {
        const char16_t code = character.unicode();
        if (code >= 0x20 && code < 0x7f)
            shown += character; // most of all text
        else if (code < 0x20)
            shown += QChar(static_cast<char16_t>(firstPicture + code));
        else if (code == 0x7f)
            shown += QChar(deletePicture);
        else if (character.category() == QChar::Other_Control)
            shown += QChar(QChar::ReplacementCharacter);
        else if (isHiddenMark(code))
            shown += QStringLiteral("⟨U+%1⟩").arg(code, 4, 16, QLatin1Char('0')).toUpper();
        else
            shown += character;
    }
    return shown;
}

QString quoted(const QString &name)
{
    return QCoreApplication::translate("Names", "“%1”").arg(asShownLine(name));
}

QString withoutNumber(const QString &name)
{
    qsizetype end = name.size();
    while (end > 0 && name[end - 1] >= u'0' && name[end - 1] <= u'9')
        --end;
    const bool isNumbered = end < name.size() && end > 1 && name[end - 1] == u' ';
    return isNumbered ? name.left(end - 1) : name;
}

QString kindWord(ShapeKind kind)
{
    switch (kind) {
    case ShapeKind::Polygon: return QCoreApplication::translate("Names", "polygon");
    case ShapeKind::Circle: return QCoreApplication::translate("Names", "circle");
    case ShapeKind::Box: return QCoreApplication::translate("Names", "box");
    case ShapeKind::Capsule: return QCoreApplication::translate("Names", "capsule");
    case ShapeKind::Chain: return QCoreApplication::translate("Names", "chain");
    }
    return {};
}

} // namespace hitbox
