#include "windows/widgets/plain_text.h"

#include <QTextDocument>

namespace hitbox {

QString plainToolTip(const QString &text)
{
    if (!Qt::mightBeRichText(text))
        return text;
    // Nothing to see and nothing to hear, but no tag and no entity any more.
    constexpr QChar wordJoiner(0x2060);
    QString plain;
    for (const QChar c : text) {
        plain += c;
        if (c == QLatin1Char('<') || c == QLatin1Char('&'))
            plain += wordJoiner;
    }
    return plain;
}

QString plainLabel(QString text)
{
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

} // namespace hitbox
