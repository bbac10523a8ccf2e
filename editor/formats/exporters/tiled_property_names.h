#pragma once

/// Properties that our own tilesets have beside the user's, on objects.
namespace hitbox {

inline constexpr const char *tiledCategoryBits = "categoryBits";
inline constexpr const char *tiledMaskBits = "maskBits";

} // namespace hitbox
