#pragma once

/// What the files of MUGEN know a frame's picture by: its group and its number in the character's archive. Frames keep
/// them as properties, so that what was imported goes out again as it came.
namespace hitbox {

inline constexpr const char *mugenPictureGroup = "group";
inline constexpr const char *mugenPictureImage = "image";

} // namespace hitbox
