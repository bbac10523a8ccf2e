#include "formats/text/csv.h"

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
bool beginsAsFormula(QStringView part)
{
    constexpr QStringView starts = u"=+-@\t\r\n\uff1d\uff0b\uff0d\uff20";
    while (part.startsWith(u'\''))
        part = part.sliced(1);
    return !part.isEmpty() && starts.contains(part.front());
}

/// A cell may begin behind it: many locales split lines at ';' and others at tabs, where the quotes that keep a comma
/// in its field stand amid a cell and mean nothing.
bool mayEndACell(QChar character)
{
    constexpr QStringView ends = u";\t\r\n";
    return ends.contains(character);
}

} // namespace

QString withoutFormula(const QString &field)
{
    if (isNumber(field))
        return field;
    QString text;
    for (qsizetype i = 0; i < field.size(); ++i) {
        const bool isFirst = i == 0 || mayEndACell(field[i - 1]);
        if (isFirst && beginsAsFormula(QStringView(field).sliced(i)))
            text += u'\'';
        text += field[i];
    }
    return text;
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
