#include "document/numbers.h"

#include "document/number_digits.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <cmath>
#include <cstdint>

namespace hitbox {

namespace {

/// Whole numbers below this are written with all their digits, not as "1e+05": people read these files.
constexpr double plainWholeNumbers = 1e15;

bool isPlainWhole(double value)
{
    return std::abs(value) < plainWholeNumbers && value == std::trunc(value);
}

/// "1e-07" as "1e-7".
std::size_t withoutZeroInExponent(NumberDigits &digits, std::size_t size)
{
    const std::string_view text(digits.data(), size);
    const std::size_t zero = text.find('e') + 2; // behind the sign
    if (zero < 2 || zero + 1 >= size || text[zero] != '0')
        return size;
    std::copy(digits.begin() + zero + 1, digits.begin() + size, digits.begin() + zero);
    return size - 1;
}

} // namespace

std::string_view shortestDigits(NumberDigits &digits, double value)
{
    assert(std::isfinite(value));
    const bool isWholeNumber = isPlainWhole(value) && !(value == 0 && std::signbit(value)); // which has no "-0"
    const auto end = isWholeNumber
                         ? std::to_chars(digits.data(), digits.data() + digits.size(), static_cast<std::int64_t>(value))
                         : std::to_chars(digits.data(), digits.data() + digits.size(), value);
    return {digits.data(), withoutZeroInExponent(digits, size_t(end.ptr - digits.data()))};
}

QByteArray shortestNumber(double value)
{
    NumberDigits digits;
    const std::string_view text = shortestDigits(digits, value);
    return QByteArray(text.data(), qsizetype(text.size()));
}

void addShortestNumber(QByteArray &text, double value)
{
    NumberDigits digits;
    const std::string_view number = shortestDigits(digits, value);
    text.append(number.data(), qsizetype(number.size()));
}

QString readableNumber(double value, int decimals)
{
    if (!std::isfinite(value))
        return std::isnan(value) ? QStringLiteral("?") : value < 0 ? QStringLiteral("-∞") : QStringLiteral("∞");
    constexpr int mostDecimals = 100;
    NumberDigits digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::fixed,
                                   std::min(std::max(decimals, 0), mostDecimals));
    std::string_view text(digits.data(), end.ptr - digits.data());
    if (text.find('.') != std::string_view::npos) {
        while (text.ends_with('0'))
            text.remove_suffix(1);
        if (text.ends_with('.'))
            text.remove_suffix(1);
    }
    if (text == "-0")
        text = "0";
    return QString::fromLatin1(text.data(), qsizetype(text.size()));
}

QString pointText(geometry::Point point)
{
    return QStringLiteral("(%1, %2)").arg(readableNumber(point.x), readableNumber(point.y));
}

std::optional<double> parseNumber(std::string_view text)
{
    double value = 0;
    const char *end = text.data() + text.size();
    const auto [rest, failure] = std::from_chars(text.data(), end, value);
    if (failure != std::errc() || rest != end || !std::isfinite(value))
        return std::nullopt;
    return value;
}

} // namespace hitbox
