#pragma once

#include <limits>

/// What no coordinate of a sound shape is.
namespace hitbox::geometry::test {

inline constexpr double infinity = std::numeric_limits<double>::infinity();
inline constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

} // namespace hitbox::geometry::test
