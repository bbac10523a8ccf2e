#pragma once

#include <cstdint>

namespace hitbox::geometry {

/// Three corners by their indices, counter-clockwise as seen on screen.
struct Triangle {
    std::uint32_t a = 0;
    std::uint32_t b = 0;
    std::uint32_t c = 0;

    friend constexpr bool operator==(const Triangle &, const Triangle &) = default;
};

} // namespace hitbox::geometry
