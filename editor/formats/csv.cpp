#include "formats/csv.h"

#include "document/numbers.h"

#include <QStringList>

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

bool isNumber(const QString &field)
{
    const QByteArray text = field.toUtf8();
    return parseNumber({text.constData(), std::size_t(text.size())}).has_value();
}

/// Behind what stands in front to quote it.
bool beginsAsFormula(QStringView field)
{
    constexpr QStringView starts = u"=+-@\t\r\n\uff1d\uff0b\uff0d\uff20";
    while (field.startsWith(u'\''))
        field = field.sliced(1);
    return !field.isEmpty() && starts.contains(field.front());
}

} // namespace

QString withoutFormula(const QString &field)
{
    return beginsAsFormula(field) && !isNumber(field) ? u'\'' + field : field;
}

QByteArray csvLine(const QList<QString> &fields, CsvFormulas formulas)
{
    QStringList written;
    for (QString field : fields) {
        if (formulas == CsvFormulas::Quoted)
            field = withoutFormula(field);
        if (needsQuotes(field))
            field = QLatin1Char('"') + field.replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
        written.append(field);
    }
    return written.join(QLatin1Char(',')).toUtf8() + '\n';
}

} // namespace hitbox
