#pragma once

#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry::detail {

/// The point of the unit circle at an angle of at most 16 radians in size, its cosine and its sine, each to within 0.9
/// units in the last place. Made of sums and products alone, so that every machine answers the same bits: libraries of
/// C differ in theirs.
///
/// Source: W. J. Cody and W. Waite, "Software manual for the elementary functions", 1980, for taking quarter turns off;
/// then Taylor's series, of which the first term left out is below 2^-63 of the whole.
Point onUnitCircle(double radians);

} // namespace hitbox::geometry::detail
