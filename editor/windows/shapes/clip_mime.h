#pragma once

#include "formats/paste/clipboard.h"

class QMimeData;

namespace hitbox {

/// Our own type on the clipboard; the same text stands beside it as plain text.
inline constexpr const char *clipMimeType = "application/x-hitbox-project+json";

/// The text of it is written when somebody asks for it.
void putOnClipboard(const Clip &clip);

/// What this program put there itself, without a way through text; nullptr for what another one did.
const Clip *clipWithin(const QMimeData &data);

} // namespace hitbox
