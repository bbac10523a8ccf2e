#pragma once

#include <array>
#include <cstddef>
#include <numbers>

#include <hitbox/geometry/shapes.h>

#include "exact/expansion.h"

namespace hitbox::geometry::detail {

// A quarter turn in three parts, of which the first two have so many zeros at their end that a few times them is exact.
inline constexpr double quarterHigh = 0x1.921fb544p+0;
inline constexpr double quarterMiddle = 0x1.0b4611a6p-34;
inline constexpr double quarterLow = 0x1.3198a2e037073p-69;

/// An angle of at most an eighth of a turn, and what its rounding left off.
struct SmallAngle {
    double rounded = 0;
    double rest = 0;
};

inline SmallAngle withoutQuarters(double radians, double quarters)
{
    const TwoTerms angle = twoDifference(radians - quarters * quarterHigh, quarters * quarterMiddle);
    const TwoTerms both = quickTwoSum(angle.rounded, angle.rest - quarters * quarterLow);
    return {both.rounded, both.rest};
}

/// The coefficients of 1 / n! - z / (n + 2)! + z^2 / (n + 4)! - ...
constexpr std::array<double, 8> seriesFrom(double n)
{
    std::array<double, 8> coefficients{};
    double product = 1;
    for (double factor = 2; factor <= n; ++factor)
        product *= factor;
    coefficients[0] = 1 / product;
    for (std::size_t i = 1; i < coefficients.size(); ++i) {
        const double last = n + 2 * static_cast<double>(i);
        product *= -last * (last - 1);
        coefficients[i] = 1 / product;
    }
    return coefficients;
}

inline constexpr std::array<double, 8> sineSeries = seriesFrom(3);
inline constexpr std::array<double, 8> cosineSeries = seriesFrom(4);

/// In pairs, of which the processor works on several at once (G. Estrin, 1960).
inline double valueOf(const std::array<double, 8> &c, double z)
{
    const double z2 = z * z;
    const double low = (c[0] + c[1] * z) + (c[2] + c[3] * z) * z2;
    const double high = (c[4] + c[5] * z) + (c[6] + c[7] * z) * z2;
    return low + high * (z2 * z2);
}

/// x - x^3/6 (1 - x^2/20 (1 - ...)).
inline double sine(SmallAngle angle)
{
    const double x = angle.rounded;
    const double square = x * x;
    const double tail = square * x * valueOf(sineSeries, square);
    return x - (tail - angle.rest);
}

/// 1 - x^2/2 + x^4/24 (1 - x^2/30 (1 - ...)), with what 1 - x^2/2 loses by rounding put back.
inline double cosine(SmallAngle angle)
{
    const double x = angle.rounded;
    const TwoTerms square = twoProduct(x, x);
    const TwoTerms first = quickTwoSum(1, -square.rounded / 2);
    const double tail = square.rounded * square.rounded * valueOf(cosineSeries, square.rounded);
    return first.rounded + (first.rest + (tail - square.rest / 2 - x * angle.rest));
}

/// The point of the unit circle at an angle of at most 16 radians in size, its cosine and its sine, each to within 1.1
/// units in the last place. Made of sums and products alone, so that every machine answers the same bits: libraries of
/// C differ in theirs.
///
/// Source: W. J. Cody and W. Waite, "Software manual for the elementary functions", 1980, for taking quarter turns off;
/// then Taylor's series, of which the first term left out is below 2^-63 of the whole.
inline Point onUnitCircle(double radians)
{
    // Whole numbers of that size are all that such a sum keeps.
    constexpr double wholeNumbers = 0x1.8p52;
    const double quarters = (radians * (2 / std::numbers::pi) + wholeNumbers) - wholeNumbers;
    const SmallAngle angle = withoutQuarters(radians, quarters);
    switch (static_cast<int>(quarters) & 3) {
    case 1: return {-sine(angle), cosine(angle)};
    case 2: return {-cosine(angle), -sine(angle)};
    case 3: return {sine(angle), -cosine(angle)};
    default: return {cosine(angle), sine(angle)};
    }
}

} // namespace hitbox::geometry::detail
