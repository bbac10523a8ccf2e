#include "windows/widgets/readable_time.h"

#include "windows/settings/language.h"

#include <QDateTime>
#include <QLocale>
#include <QRegularExpression>

namespace hitbox {

namespace {

QString dateFormat(const QLocale &locale)
{
    static const QRegularExpression weekday(QStringLiteral(",?\\s*dddd,?\\s*"));
    return locale.dateFormat(QLocale::LongFormat).remove(weekday);
}

} // namespace

QString readableTime(const QDateTime &when)
{
    const QLocale locale = spokenLocale();
    const QDateTime here = when.toLocalTime();
    return QStringLiteral("%1, %2").arg(locale.toString(here.date(), dateFormat(locale)),
                                        locale.toString(here.time(), QLocale::ShortFormat));
}

} // namespace hitbox
