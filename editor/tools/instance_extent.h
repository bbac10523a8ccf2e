#pragma once

#include "document/document.h"

#include <optional>

#include <hitbox/geometry/shapes.h>

/// How much room instances take up, in stage pixels.
namespace hitbox {

enum class ExtentBy {
    Frames, ///< the whole untrimmed frame
    Shapes,
};

/// The box around what is asked for; nothing where the instance has none of it.
std::optional<geometry::Box> extentOf(const Document &document, const Instance &instance, ExtentBy by);

/// The box around both; nothing when there is neither.
std::optional<geometry::Box> joined(const std::optional<geometry::Box> &a, const std::optional<geometry::Box> &b);

} // namespace hitbox
