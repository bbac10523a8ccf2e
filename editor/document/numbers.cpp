#include "document/numbers.h"

#include <array>
#include <cassert>
#include <charconv>
#include <cmath>

namespace hitbox {

namespace {

/// Whole numbers below this are written with all their digits, not as "1e+05": people read these files.
constexpr double plainWholeNumbers = 1e15;

/// Room for every double in the plain notation, 1.8e308 with its 309 digits included.
using Digits = std::array<char, 512>;

bool isPlainWhole(double value)
{
    return std::abs(value) < plainWholeNumbers && value == std::trunc(value);
}

} // namespace

QByteArray shortestNumber(double value)
{
    assert(std::isfinite(value));
    Digits digits;
    const auto end = isPlainWhole(value)
                         ? std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::fixed)
                         : std::to_chars(digits.data(), digits.data() + digits.size(), value);
    return QByteArray(digits.data(), end.ptr - digits.data());
}

QString readableNumber(double value, int decimals)
{
    if (!std::isfinite(value))
        return std::isnan(value) ? QStringLiteral("?") : value < 0 ? QStringLiteral("-∞") : QStringLiteral("∞");
    constexpr int mostDecimals = 100;
    Digits digits;
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
