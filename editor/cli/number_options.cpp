#include "cli/number_options.h"

#include "document/numbers.h"

#include <cmath>

namespace hitbox {

namespace {

Error wrong(const QString &what)
{
    return {{}, {}, what};
}

} // namespace

Result<Done> readNumber(const Arguments &arguments, const char *option, double &number)
{
    if (!arguments.has(QLatin1String(option)))
        return Done{};
    const QString text = arguments.value(QLatin1String(option));
    const std::optional<double> read = parseNumber(text.toStdString());
    if (!read)
        return wrong(QStringLiteral("--%1 is “%2”, expected a number").arg(QLatin1String(option), text));
    number = *read;
    return Done{};
}

Result<Done> readWhole(const Arguments &arguments, const char *option, int &number)
{
    double read = number;
    if (const Result<Done> done = readNumber(arguments, option, read); !done)
        return done;
    constexpr double largest = 1e9;
    if (read != std::trunc(read) || std::abs(read) > largest)
        return wrong(QStringLiteral("--%1 is “%2”, expected a whole number")
                         .arg(QLatin1String(option), arguments.value(QLatin1String(option))));
    number = static_cast<int>(read);
    return Done{};
}

} // namespace hitbox
