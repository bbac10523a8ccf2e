#include "exact/unit_circle.h"

#include <array>
#include <cmath>
#include <numbers>

#include "exact/expansion.h"

namespace hitbox::geometry::detail {
namespace {

// A quarter turn in three parts, of which the first two have so many zeros at their end that a few times them is exact.
constexpr double quarterHigh = 0x1.921fb544p+0;
constexpr double quarterMiddle = 0x1.0b4611a6p-34;
constexpr double quarterLow = 0x1.3198a2e037073p-69;

/// An angle of at most an eighth of a turn, and what its rounding left off.
struct SmallAngle {
    double rounded = 0;
    double rest = 0;
};

SmallAngle withoutQuarters(double radians, double quarters)
{
    const TwoTerms angle = twoDifference(radians - quarters * quarterHigh, quarters * quarterMiddle);
    const TwoTerms both = quickTwoSum(angle.rounded, angle.rest - quarters * quarterLow);
    return {both.rounded, both.rest};
}

/// 1 / (n (n + 1)) for n = `first`, `first` + 2 and so on: what each term of a series is of the one before.
constexpr std::array<double, 8> stepsFrom(double first)
{
    std::array<double, 8> steps{};
    for (double n = first; double &step : steps) {
        step = 1 / (n * (n + 1));
        n += 2;
    }
    return steps;
}

/// 1 - steps[0] square (1 - steps[1] square (1 - ...)).
double series(double square, const std::array<double, 8> &steps)
{
    double sum = 1;
    for (auto step = steps.rbegin(); step != steps.rend(); ++step)
        sum = 1 - square * *step * sum;
    return sum;
}

constexpr std::array<double, 8> sineSteps = stepsFrom(4);
constexpr std::array<double, 8> cosineSteps = stepsFrom(5);

/// x - x^3/6 (1 - x^2/20 (1 - ...)).
double sine(SmallAngle angle)
{
    const double x = angle.rounded;
    const double square = x * x;
    const double tail = square * x * (series(square, sineSteps) / 6);
    return x - (tail - angle.rest);
}

/// 1 - x^2/2 + x^4/24 (1 - x^2/30 (1 - ...)), with what 1 - x^2/2 loses by rounding put back.
double cosine(SmallAngle angle)
{
    const double x = angle.rounded;
    const TwoTerms square = twoProduct(x, x);
    const TwoTerms first = quickTwoSum(1, -square.rounded / 2);
    const double tail = square.rounded * square.rounded * (series(square.rounded, cosineSteps) / 24);
    return first.rounded + (first.rest + (tail - square.rest / 2 - x * angle.rest));
}

} // namespace

Point onUnitCircle(double radians)
{
    const double quarters = std::nearbyint(radians * (2 / std::numbers::pi));
    const SmallAngle angle = withoutQuarters(radians, quarters);
    switch (static_cast<int>(quarters) & 3) {
    case 1: return {-sine(angle), cosine(angle)};
    case 2: return {-cosine(angle), -sine(angle)};
    case 3: return {sine(angle), -cosine(angle)};
    default: return {cosine(angle), sine(angle)};
    }
}

} // namespace hitbox::geometry::detail
