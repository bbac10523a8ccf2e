#pragma once

#include "tools/tool.h"

namespace hitbox {

/// In the order of the tool bar.
const QList<ToolInfo> &allTools();
const ToolInfo *findTool(const QString &id);

} // namespace hitbox
