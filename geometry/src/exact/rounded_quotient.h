#pragma once

#include <cmath>
#include <limits>

#include "exact/expansion.h"

namespace hitbox::geometry::detail {

/// numerator / denominator, rounded to the nearest double, to the even one of two. Not a number or infinite where the
/// denominator is zero or something overflows.
template <int N, int M>
double roundedQuotient(const Expansion<N> &numerator, const Expansion<M> &denominator)
{
    const double d = denominator.estimate();
    const double rough = numerator.estimate() / d;
    const double better = rough + difference(numerator, product(denominator, rough)).estimate() / d;
    if (!std::isfinite(better))
        return better;

    // `better` is the nearest double or, next to the middle of two, one of the nearest two. Decide exactly.
    const int side = difference(numerator, product(denominator, better)).sign() * denominator.sign();
    if (side == 0)
        return better;
    const double infinity = std::numeric_limits<double>::infinity();
    const double neighbour = std::nextafter(better, side > 0 ? infinity : -infinity);
    const auto twiceMiddle = sum(better, neighbour);
    const int pastMiddle =
        difference(product(numerator, 2.0), product(denominator, twiceMiddle)).sign() * denominator.sign();
    if (pastMiddle == side)
        return neighbour;
    // On the middle itself both are nearest: adding half a step rounds to the even one.
    return pastMiddle == 0 ? better + (neighbour - better) / 2 : better;
}

/// base + part / whole * along, rounded to the nearest double. Zero comes out positive.
template <int N, int M>
double roundedPointAlong(double base, const Expansion<2> &along, const Expansion<N> &part, const Expansion<M> &whole)
{
    return roundedQuotient(sum(product(whole, base), product(part, along)), whole) + 0.0;
}

} // namespace hitbox::geometry::detail
