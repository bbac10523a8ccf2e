#pragma once

#include <QString>

/// Names come from users and files; Qt would read some of them as rich text or as mnemonics.
namespace hitbox {

/// A tool tip that shows the text as it is.
inline QString plainToolTip(const QString &text)
{
    return QStringLiteral("<p style='white-space:pre'>%1</p>").arg(text.toHtmlEscaped());
}

/// A menu or button text that shows '&' as it is.
inline QString plainLabel(QString text)
{
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

} // namespace hitbox
