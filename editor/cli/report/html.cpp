#include "cli/report/html.h"
#include "document/names.h"

namespace hitbox {

QByteArray htmlOf(const QString &text)
{
    return asShownLine(text).toHtmlEscaped().replace(u'\'', QLatin1String("&#39;")).toUtf8();
}

QByteArray element(const char *tag, const QString &text)
{
    return QByteArray("<") + tag + '>' + htmlOf(text) + "</" + tag + '>';
}

} // namespace hitbox
