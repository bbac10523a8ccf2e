#include "tools/outline_drawing.h"
#include "tools/tool_factories.h"

namespace hitbox {

std::unique_ptr<Tool> makePolygonTool()
{
    return std::make_unique<OutlineDrawing>(ShapeKind::Polygon);
}

} // namespace hitbox
