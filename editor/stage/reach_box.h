#pragma once

#include <cmath>
#include <limits>
#include <optional>

#include <hitbox/geometry/shapes.h>

namespace hitbox {

/// One step wider on every side: the corner of a round shape's box is a rounded sum, and a box that is too small by its
/// last bit would hide a touch. Shapes without points get a box that meets no other.
inline geometry::Box reachBox(const std::optional<geometry::Box> &box)
{
    constexpr double endless = std::numeric_limits<double>::infinity();
    if (!box)
        return {{endless, endless}, {-endless, -endless}};
    return {{std::nextafter(box->min.x, -endless), std::nextafter(box->min.y, -endless)},
            {std::nextafter(box->max.x, endless), std::nextafter(box->max.y, endless)}};
}

} // namespace hitbox
