#pragma once

#include <hitbox/geometry/answer.h>

namespace hitbox {

/// What a question about two shapes may cost while somebody waits for the picture: a tenth of a second at worst, and
/// far more than hitboxes take.
inline constexpr geometry::Budget windowBudget{20'000'000, std::size_t{64} << 20};

} // namespace hitbox
