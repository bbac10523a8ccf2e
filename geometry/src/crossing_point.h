#pragma once

#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry::detail {

/// The point where two segments cross, rounded to the nearest double in x and in y. They must cross in one inner point,
/// and their coordinates be of magnitudes from 2^-200 to 2^200, or zero.
///
/// Two terms, about 100 bits, decide almost always; what they cannot is left to exact arithmetic.
Point crossingPoint(const Segment &a, const Segment &b);

/// The same by exact arithmetic alone, thirty times as slow. Not a number, infinite or far off where products of three
/// coordinates overflow or underflow.
Point exactCrossingPoint(const Segment &a, const Segment &b);

} // namespace hitbox::geometry::detail
