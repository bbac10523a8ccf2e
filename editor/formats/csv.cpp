#include "formats/csv.h"

#include <algorithm>

namespace hitbox {

namespace {

bool needsQuotes(const QString &field)
{
    return std::ranges::any_of(field, [](QChar character) {
        return character == QLatin1Char(',') || character == QLatin1Char('"') || character == QLatin1Char('\n') ||
               character == QLatin1Char('\r');
    });
}

} // namespace

QByteArray csvLine(const QList<QString> &fields)
{
    QStringList written;
    for (QString field : fields) {
        if (needsQuotes(field))
            field = QLatin1Char('"') + field.replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
        written.append(field);
    }
    return written.join(QLatin1Char(',')).toUtf8() + '\n';
}

} // namespace hitbox
