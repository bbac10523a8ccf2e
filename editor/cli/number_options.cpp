#include "cli/number_options.h"

#include "document/numbers.h"

#include <cmath>

namespace hitbox {

Result<double> numberOf(const Arguments &arguments, const char *option, double otherwise)
{
    if (!arguments.has(QLatin1String(option)))
        return otherwise;
    const QString text = arguments.value(QLatin1String(option));
    const std::optional<double> number = parseNumber(text.toStdString());
    if (!number)
        return wrongUsage(QStringLiteral("--%1 is “%2”, expected a number").arg(QLatin1String(option), text));
    return *number;
}

Result<int> wholeNumberOf(const Arguments &arguments, const char *option, int otherwise)
{
    constexpr double largest = 1e9;
    const Result<double> number = numberOf(arguments, option, otherwise);
    if (!number)
        return number.error();
    if (*number != std::trunc(*number) || std::abs(*number) > largest)
        return wrongUsage(QStringLiteral("--%1 is “%2”, expected a whole number")
                              .arg(QLatin1String(option), arguments.value(QLatin1String(option))));
    return static_cast<int>(*number);
}

} // namespace hitbox
