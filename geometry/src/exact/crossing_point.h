#pragma once

#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry::detail {

/// The point where two segments cross, rounded to the nearest double in x and in y. They must cross in one inner point,
/// and their coordinates be of magnitudes from 2^-200 to 2^200, or zero.
///
/// Two terms, about 100 bits, decide almost always; what they cannot is left to exact arithmetic.
Point crossingPoint(const Segment &a, const Segment &b);

/// The same for all finite coordinates. Where products of three of them overflow or underflow, it is the point without
/// what is less than 2^-200 times the largest of them, or where the lines do not cross without that, any one; it lies
/// within the bounding boxes of both segments.
Point crossingPointOfAnyMagnitude(const Segment &a, const Segment &b);

} // namespace hitbox::geometry::detail
