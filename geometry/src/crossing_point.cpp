#include "crossing_point.h"

#include <cmath>
#include <optional>

#include "expansion.h"
#include "rounded_quotient.h"

namespace hitbox::geometry::detail {
namespace {

/// A number and a bound of how far it may be off. The operations on pairs are off by less than 2^-102 times the
/// magnitude of what they are given; bounds here are several times as wide.
struct Approximate {
    TwoTerms value;
    double error = 0;
};

constexpr double pairError = 0x1p-99;

TwoTerms pairProduct(TwoTerms a, TwoTerms b)
{
    const TwoTerms high = twoProduct(a.rounded, b.rounded);
    return quickTwoSum(high.rounded, high.rest + (a.rounded * b.rest + a.rest * b.rounded));
}

TwoTerms pairDifference(TwoTerms a, TwoTerms b)
{
    const TwoTerms high = twoDifference(a.rounded, b.rounded);
    return quickTwoSum(high.rounded, high.rest + (a.rest - b.rest));
}

TwoTerms pairQuotient(TwoTerms a, TwoTerms b)
{
    const double quotient = a.rounded / b.rounded;
    const TwoTerms high = twoProduct(quotient, b.rounded);
    const double remainder = ((a.rounded - high.rounded) - high.rest) + (a.rest - quotient * b.rest);
    return quickTwoSum(quotient, remainder / b.rounded);
}

struct Vector {
    TwoTerms x;
    TwoTerms y;
};

Vector way(Point from, Point to)
{
    return {twoDifference(to.x, from.x), twoDifference(to.y, from.y)};
}

Approximate approximateCross(const Vector &a, const Vector &b)
{
    const TwoTerms left = pairProduct(a.x, b.y);
    const TwoTerms right = pairProduct(a.y, b.x);
    return {pairDifference(left, right), pairError * (std::abs(left.rounded) + std::abs(right.rounded))};
}

/// base + parameter * along, if all that it may be rounds to one double.
std::optional<double> roundedAlong(double base, TwoTerms along, const Approximate &parameter)
{
    const TwoTerms offset = pairProduct(parameter.value, along);
    const TwoTerms high = twoSum(base, offset.rounded);
    const TwoTerms place = quickTwoSum(high.rounded, high.rest + offset.rest);
    const double error =
        2 * parameter.error * std::abs(along.rounded) + pairError * (std::abs(base) + std::abs(offset.rounded));
    if (place.rounded + (place.rest - error) != place.rounded || place.rounded + (place.rest + error) != place.rounded)
        return std::nullopt;
    return place.rounded + 0.0; // zero comes out positive
}

std::optional<Point> roundedQuickly(const Segment &a, const Segment &b)
{
    const Vector along = way(a.from, a.to);
    const Vector across = way(b.from, b.to);
    const Approximate whole = approximateCross(along, across);
    const Approximate part = approximateCross(way(a.from, b.from), across);
    const double sureWhole = std::abs(whole.value.rounded) - whole.error;
    if (!(sureWhole > 0))
        return std::nullopt;
    Approximate parameter{pairQuotient(part.value, whole.value)};
    const double magnitude = std::abs(parameter.value.rounded);
    parameter.error = 2 * (part.error + magnitude * whole.error) / sureWhole + pairError * magnitude;
    const std::optional<double> x = roundedAlong(a.from.x, along.x, parameter);
    const std::optional<double> y = roundedAlong(a.from.y, along.y, parameter);
    if (!x || !y)
        return std::nullopt;
    return Point{*x, *y};
}

} // namespace

// a.from + (b.from - a.from) x b' / (a' x b') * a', a' and b' being the ways from end to end.
Point exactCrossingPoint(const Segment &a, const Segment &b)
{
    const auto whole = cross(a.from, a.to, b.from, b.to);
    const auto part = cross(a.from, b.from, b.from, b.to);
    return {roundedPointAlong(a.from.x, difference(a.to.x, a.from.x), part, whole),
            roundedPointAlong(a.from.y, difference(a.to.y, a.from.y), part, whole)};
}

Point crossingPoint(const Segment &a, const Segment &b)
{
    const std::optional<Point> quick = roundedQuickly(a, b);
    return quick ? *quick : exactCrossingPoint(a, b);
}

} // namespace hitbox::geometry::detail
