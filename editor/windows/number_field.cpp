#include "windows/number_field.h"

#include "document/limits.h"
#include "document/numbers.h"
#include "windows/fonts.h"

#include <cmath>

namespace hitbox {

namespace {

/// A spin box rounds what it is given to this many decimals.
constexpr int decimalsKept = 6;

} // namespace

NumberField::NumberField(QWidget *parent)
    : QDoubleSpinBox(parent)
{
    setDecimals(decimalsKept);
    setRange(-limits::coordinate, limits::coordinate);
    setFont(fixedFont(windowFont()));
    setKeyboardTracking(false);
    setMinimumWidth(56);
}

QString NumberField::textFromValue(double value) const
{
    return readableNumber(value, decimalsKept);
}

double NumberField::valueFromText(const QString &text) const
{
    QString number = text;
    number.remove(suffix());
    return parseNumber(number.trimmed().replace(QLatin1Char(','), QLatin1Char('.')).toStdString()).value_or(value());
}

QValidator::State NumberField::validate(QString &text, int &) const
{
    QString number = text;
    number.remove(suffix());
    number = number.trimmed().replace(QLatin1Char(','), QLatin1Char('.'));
    const std::optional<double> parsed = parseNumber(number.toStdString());
    if (parsed)
        return std::abs(*parsed) <= limits::coordinate ? QValidator::Acceptable : QValidator::Invalid;
    static const QString typable = QStringLiteral("0123456789.+-eE");
    for (const QChar c : std::as_const(number)) {
        if (!typable.contains(c))
            return QValidator::Invalid;
    }
    return QValidator::Intermediate;
}

bool NumberField::shows(double exact, double shown)
{
    const double scale = std::pow(10.0, decimalsKept);
    return exact == shown || std::round(exact * scale) == std::round(shown * scale);
}

} // namespace hitbox
