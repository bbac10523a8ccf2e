#include "exact/crossing_point.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "exact/expansion.h"
#include "exact/finite.h"
#include "exact/lanes.h"
#include "exact/rounded_quotient.h"

namespace hitbox::geometry::detail {
namespace {

/// Two numbers worked on at once, each the sum of two doubles as in TwoTerms. The operations on them are off by less
/// than 2^-102 times the magnitude of what they are given; bounds here are several times as wide.
struct Pairs {
    TwoDoubles rounded;
    TwoDoubles rest;

    TwoTerms first() const { return {rounded.first(), rest.first()}; }
    TwoTerms second() const { return {rounded.second(), rest.second()}; }
};

constexpr double pairError = 0x1p-99;

inline Pairs quickSum(TwoDoubles a, TwoDoubles b)
{
    const TwoDoubles sum = a + b;
    return {sum, b - (sum - a)};
}

inline Pairs pairSum(TwoDoubles a, TwoDoubles b)
{
    const TwoDoubles sum = a + b;
    const TwoDoubles bRounded = sum - a;
    return {sum, (a - (sum - bRounded)) + (b - bRounded)};
}

inline Pairs pairDifference(TwoDoubles a, TwoDoubles b)
{
    const TwoDoubles difference = a - b;
    const TwoDoubles bRounded = a - difference;
    return {difference, (a - (difference + bRounded)) + (bRounded - b)};
}

/// split() and twoProduct() of expansion.h, twice at once.
inline Pairs split(TwoDoubles a)
{
    const TwoDoubles scaled = TwoDoubles::all(134217729) * a; // 2^27 + 1
    const TwoDoubles high = scaled - (scaled - a);
    return {high, a - high};
}

inline Pairs product(TwoDoubles a, TwoDoubles b)
{
    const TwoDoubles product = a * b;
    const Pairs left = split(a);
    const Pairs right = split(b);
    const TwoDoubles rest =
        ((left.rounded * right.rounded - product) + left.rounded * right.rest + left.rest * right.rounded) +
        left.rest * right.rest;
    return {product, rest};
}

inline Pairs product(const Pairs &a, const Pairs &b)
{
    const Pairs high = product(a.rounded, b.rounded);
    return quickSum(high.rounded, high.rest + (a.rounded * b.rest + a.rest * b.rounded));
}

inline Pairs pairDifference(const Pairs &a, const Pairs &b)
{
    const Pairs high = pairDifference(a.rounded, b.rounded);
    return quickSum(high.rounded, high.rest + (a.rest - b.rest));
}

inline TwoTerms quotient(TwoTerms a, TwoTerms b)
{
    const double quotient = a.rounded / b.rounded;
    const double inverse = 1 / b.rounded; // meanwhile: a second division would have to wait for the first
    const TwoTerms high = twoProduct(quotient, b.rounded);
    const double remainder = ((a.rounded - high.rounded) - high.rest) + (a.rest - quotient * b.rest);
    return quickTwoSum(quotient, remainder * inverse);
}

/// (first x of a, first x of b), and so on: two vectors to be multiplied by one.
inline Pairs firstOfBoth(const Pairs &a, const Pairs &b)
{
    return {TwoDoubles::of(a.rounded.first(), b.rounded.first()), TwoDoubles::of(a.rest.first(), b.rest.first())};
}

inline Pairs secondOfBoth(const Pairs &a, const Pairs &b)
{
    return {TwoDoubles::of(a.rounded.second(), b.rounded.second()), TwoDoubles::of(a.rest.second(), b.rest.second())};
}

/// A number and a bound of how far it may be off.
struct Approximate {
    TwoTerms value;
    double error = 0;
};

/// How far along `along` the crossing lies, from 0 to 1: way x across / along x across, nothing if the divisor may be
/// zero for all that is known.
std::optional<Approximate> parameterAlong(const Pairs &along, const Pairs &way, const Pairs &across)
{
    const Pairs left = product(firstOfBoth(along, way), Pairs{allSecond(across.rounded), allSecond(across.rest)});
    const Pairs right = product(secondOfBoth(along, way), Pairs{allFirst(across.rounded), allFirst(across.rest)});
    const Pairs crosses = pairDifference(left, right);
    const TwoDoubles errors = TwoDoubles::all(pairError) * (magnitude(left.rounded) + magnitude(right.rounded));
    const double sureWhole = std::abs(crosses.rounded.first()) - errors.first();
    if (!(sureWhole > 0))
        return std::nullopt;
    Approximate parameter{quotient(crosses.second(), crosses.first())};
    const double magnitude = std::abs(parameter.value.rounded);
    parameter.error = 2 * (errors.second() + magnitude * errors.first()) / sureWhole + pairError * magnitude;
    return parameter;
}

/// base + parameter * along, if all that it may be rounds to one double, in x and in y.
std::optional<Point> roundedAlong(TwoDoubles base, const Pairs &along, const Approximate &parameter)
{
    const Pairs offset =
        product(Pairs{TwoDoubles::all(parameter.value.rounded), TwoDoubles::all(parameter.value.rest)}, along);
    const Pairs high = pairSum(base, offset.rounded);
    const Pairs place = quickSum(high.rounded, high.rest + offset.rest);
    const TwoDoubles error = TwoDoubles::all(2 * parameter.error) * magnitude(along.rounded) +
                             TwoDoubles::all(pairError) * (magnitude(base) + magnitude(offset.rounded));
    constexpr TwoBits both = 3;
    const TwoBits isSure = equal(place.rounded + (place.rest - error), place.rounded) &
                           equal(place.rounded + (place.rest + error), place.rounded);
    if (isSure != both)
        return std::nullopt;
    const TwoDoubles point = place.rounded + TwoDoubles::all(0); // zero comes out positive
    return Point{point.first(), point.second()};
}

std::optional<Point> roundedQuickly(const Segment &a, const Segment &b)
{
    const TwoDoubles base = TwoDoubles::of(a.from);
    const Pairs along = pairDifference(TwoDoubles::of(a.to), base);
    const Pairs way = pairDifference(TwoDoubles::of(b.from), base);
    const Pairs across = pairDifference(TwoDoubles::of(b.to), TwoDoubles::of(b.from));
    const std::optional<Approximate> parameter = parameterAlong(along, way, across);
    return parameter ? roundedAlong(base, along, *parameter) : std::nullopt;
}

// The range of magnitudes that crossingPoint() takes.
constexpr double leastOrdinary = 0x1p-200;
constexpr double greatestOrdinary = 0x1p200;

bool isOrdinary(double coordinate)
{
    const double magnitude = std::abs(coordinate);
    return (magnitude >= leastOrdinary && magnitude <= greatestOrdinary) || magnitude == 0;
}

bool isOrdinary(const Segment &segment)
{
    return isOrdinary(segment.from.x) && isOrdinary(segment.from.y) && isOrdinary(segment.to.x) &&
           isOrdinary(segment.to.y);
}

bool areOrdinary(const Segment &a, const Segment &b)
{
    const TwoDoubles aFrom = magnitude(TwoDoubles::of(a.from));
    const TwoDoubles aTo = magnitude(TwoDoubles::of(a.to));
    const TwoDoubles bFrom = magnitude(TwoDoubles::of(b.from));
    const TwoDoubles bTo = magnitude(TwoDoubles::of(b.to));
    const TwoDoubles least = smaller(smaller(aFrom, aTo), smaller(bFrom, bTo));
    const TwoDoubles greatest = larger(larger(aFrom, aTo), larger(bFrom, bTo));
    constexpr TwoBits both = 3;
    const TwoBits areWithin =
        above(least, TwoDoubles::all(leastOrdinary)) & above(TwoDoubles::all(greatestOrdinary), greatest);
    return areWithin == both || (isOrdinary(a) && isOrdinary(b)); // the second for zeros, above all
}

/// The range that both ranges of coordinates have in common, and the value in it that is nearest.
double clampedToBoth(double value, double a0, double a1, double b0, double b1)
{
    const double low = std::max(std::min(a0, a1), std::min(b0, b1));
    const double high = std::min(std::max(a0, a1), std::max(b0, b1));
    return value >= low ? std::min(value, high) : low;
}

Point clampedToBoth(Point p, const Segment &a, const Segment &b)
{
    return {clampedToBoth(p.x, a.from.x, a.to.x, b.from.x, b.to.x),
            clampedToBoth(p.y, a.from.y, a.to.y, b.from.y, b.to.y)};
}

/// a.from + (b.from - a.from) x b' / (a' x b') * a', a' and b' being the ways from end to end.
Point roundedExactly(const Segment &a, const Segment &b)
{
    const auto whole = cross(a.from, a.to, b.from, b.to);
    const auto part = cross(a.from, b.from, b.from, b.to);
    return {roundedPointAlong(a.from.x, detail::difference(a.to.x, a.from.x), part, whole),
            roundedPointAlong(a.from.y, detail::difference(a.to.y, a.from.y), part, whole)};
}

double largestMagnitude(const Segment &segment)
{
    return std::max(
        {std::abs(segment.from.x), std::abs(segment.from.y), std::abs(segment.to.x), std::abs(segment.to.y)});
}

/// Scaled by 2^exponent, with zeros for what is too small to be ordinary then.
Segment ordinaryPartOf(const Segment &segment, int exponent)
{
    const auto part = [exponent](double coordinate) {
        const double scaled = std::scalbn(coordinate, exponent);
        return std::abs(scaled) < leastOrdinary ? 0 : scaled;
    };
    return {{part(segment.from.x), part(segment.from.y)}, {part(segment.to.x), part(segment.to.y)}};
}

/// Off by less than 2^-190 times the largest coordinate, if the lines still meet at an angle without what is smaller.
Point crossingOfOrdinaryParts(const Segment &a, const Segment &b)
{
    const int exponent = -std::ilogb(std::max(largestMagnitude(a), largestMagnitude(b)));
    const Point scaled = crossingPoint(ordinaryPartOf(a, exponent), ordinaryPartOf(b, exponent));
    return {std::scalbn(scaled.x, -exponent), std::scalbn(scaled.y, -exponent)};
}

} // namespace

Point crossingPoint(const Segment &a, const Segment &b)
{
    const std::optional<Point> quick = roundedQuickly(a, b);
    return quick ? *quick : roundedExactly(a, b);
}

Point crossingPointOfAnyMagnitude(const Segment &a, const Segment &b)
{
    if (areOrdinary(a, b))
        return crossingPoint(a, b);
    const Point exact = roundedExactly(a, b);
    if (exact == clampedToBoth(exact, a, b))
        return exact;
    constexpr double half = 0.5;
    const Point near = crossingOfOrdinaryParts(a, b);
    return clampedToBoth(isFinite(near) ? near : a.from * half + a.to * half, a, b);
}

} // namespace hitbox::geometry::detail
