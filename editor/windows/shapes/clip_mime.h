#pragma once

#include "formats/paste/clipboard.h"

namespace hitbox {

/// Our own type on the clipboard; the same text stands beside it as plain text.
inline constexpr const char *clipMimeType = "application/x-hitbox-project+json";

void putOnClipboard(const Clip &clip);

} // namespace hitbox
