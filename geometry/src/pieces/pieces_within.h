#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include <hitbox/geometry/answer.h>
#include <hitbox/geometry/shapes.h>

#include "meter.h"

namespace hitbox::geometry::detail {

/// convexPieces() within another call, at that one's expense.
Answer<std::vector<Ring>> piecesWithin(std::span<const Point> ring, std::size_t maxPoints, Meter &meter);
Answer<std::vector<Ring>> piecesWithin(const Region &region, std::size_t maxPoints, Meter &meter);

} // namespace hitbox::geometry::detail
