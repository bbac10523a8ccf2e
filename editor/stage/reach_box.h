#pragma once

#include <bit>
#include <cstdint>
#include <limits>
#include <optional>

#include <hitbox/geometry/shapes.h>

namespace hitbox {

/// The next smaller number than a finite one, as std::nextafter() has it, without a call.
inline double stepBelow(double value)
{
    if (value == 0)
        return -std::numeric_limits<double>::denorm_min();
    // Doubles of one sign are in the order of their bits.
    const auto bits = std::bit_cast<std::int64_t>(value);
    return std::bit_cast<double>(bits < 0 ? bits + 1 : bits - 1);
}

/// One step wider on every side: the corner of a round shape's box is a rounded sum, and a box that is too small by its
/// last bit would hide a touch. Shapes without points get a box that meets no other; a box that is not finite gives one
/// that is not.
inline geometry::Box reachBox(const std::optional<geometry::Box> &box)
{
    constexpr double endless = std::numeric_limits<double>::infinity();
    if (!box)
        return {{endless, endless}, {-endless, -endless}};
    return {{stepBelow(box->min.x), stepBelow(box->min.y)}, {-stepBelow(-box->max.x), -stepBelow(-box->max.y)}};
}

} // namespace hitbox
