#pragma once

#include <cstdint>
#include <span>

#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry::detail {

/// Orders ids so that boxes near each other in size and place are near each other in the order, blocks of 4, 16, 64
/// ... most of all. The boxes are finite and not inverted.
void sortForBlocks(std::span<std::uint32_t> ids, std::span<const Box> boxes);

} // namespace hitbox::geometry::detail
