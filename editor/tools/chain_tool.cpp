#include "tools/outline_drawing.h"
#include "tools/tool_factories.h"

namespace hitbox {

std::unique_ptr<Tool> makeChainTool()
{
    return std::make_unique<OutlineDrawing>(ShapeKind::Chain);
}

} // namespace hitbox
