#include "formats/importers/role_of_name.h"

namespace hitbox {

QString roleOfName(const QString &name)
{
    if (name.contains(QLatin1String("hurt"), Qt::CaseInsensitive))
        return QStringLiteral("hurt");
    const bool strikes = name.contains(QLatin1String("hit"), Qt::CaseInsensitive) ||
                         name.contains(QLatin1String("attack"), Qt::CaseInsensitive);
    return strikes ? QStringLiteral("hit") : QStringLiteral("body");
}

} // namespace hitbox
