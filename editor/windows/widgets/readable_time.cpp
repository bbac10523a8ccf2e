#include "windows/widgets/readable_time.h"

#include "windows/settings/language.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QRegularExpression>

namespace hitbox {

namespace {

QString dateFormat(const QLocale &locale)
{
    static const QRegularExpression weekday(QStringLiteral(",?\\s*d{3,4},?\\s*"));
    return locale.dateFormat(QLocale::LongFormat).remove(weekday);
}

} // namespace

QString readableTime(const QDateTime &when)
{
    const QLocale locale = spokenLocale();
    const QDateTime here = when.toLocalTime();
    //: a date and a time of day
    const QString both = QCoreApplication::translate("ReadableTime", "%1, %2");
    return both.arg(locale.toString(here.date(), dateFormat(locale)),
                    locale.toString(here.time(), QLocale::ShortFormat));
}

} // namespace hitbox
