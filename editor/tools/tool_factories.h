#pragma once

#include "tools/tool.h"

#include <memory>

/// The tools one by one, each defined in the file of its name. all_tools.cpp puts them in order.
namespace hitbox {

std::unique_ptr<Tool> makeSelectTool();
std::unique_ptr<Tool> makeEditPointsTool();
std::unique_ptr<Tool> makePolygonTool();
std::unique_ptr<Tool> makeBoxTool();
std::unique_ptr<Tool> makeCircleTool();
std::unique_ptr<Tool> makeCapsuleTool();
std::unique_ptr<Tool> makeChainTool();
std::unique_ptr<Tool> makeKnifeTool();
std::unique_ptr<Tool> makePivotTool();
std::unique_ptr<Tool> makeFramePointTool();
std::unique_ptr<Tool> makeTraceTool();
std::unique_ptr<Tool> makeSymmetryTool();
std::unique_ptr<Tool> makePlaceTool();
std::unique_ptr<Tool> makeProbeTool();
std::unique_ptr<Tool> makeEmitterTool();

} // namespace hitbox
