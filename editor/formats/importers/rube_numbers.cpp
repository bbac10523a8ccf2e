#include "formats/importers/rube_numbers.h"

#include "formats/json/json_fields.h"

#include <QCoreApplication>

#include <bit>
#include <charconv>
#include <cmath>

namespace hitbox {

namespace {

class RubeNumbersWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

std::optional<double> numberOfBits(std::string_view digits)
{
    constexpr size_t digitCount = 8;
    constexpr int base = 16;
    quint32 bits = 0;
    const char *end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, bits, base);
    if (digits.size() != digitCount || error != std::errc() || stop != end)
        return std::nullopt;
    const double number = std::bit_cast<float>(bits);
    return std::isfinite(number) ? std::optional(number) : std::nullopt;
}

} // namespace

std::optional<double> rubeNumber(JsonValue value)
{
    const std::optional<std::string_view> digits = value.toUtf8();
    return digits ? numberOfBits(*digits) : value.toNumber();
}

double rubeCoordinate(JsonValue value)
{
    const std::optional<double> number = rubeNumber(value);
    if (!number || !fields::isCoordinate(*number))
        fields::refuse(
            value, RubeNumbersWords::tr("a number from -1000000000 to 1000000000, or the 8 hexadecimal digits of one"));
    return *number;
}

double rubeAmount(JsonValue value)
{
    const std::optional<double> number = rubeNumber(value);
    if (!number || *number < 0)
        fields::refuse(value, RubeNumbersWords::tr("a number from 0 on, or the 8 hexadecimal digits of one"));
    return *number;
}

} // namespace hitbox
