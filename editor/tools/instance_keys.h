#pragma once

#include "tools/tool.h"

namespace hitbox {

/// What a key does to the selected instances: arrows nudge, X and Y mirror, Z turns, Delete removes. Ignored for other
/// keys, and where nothing is selected that may be changed.
ToolAnswer editedByKey(const ToolInput &input, const ToolContext &context);

} // namespace hitbox
