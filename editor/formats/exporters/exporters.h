#pragma once

#include "formats/format.h"

/// The exporters one by one, each defined in the file of its name. all_formats.cpp puts them in order.
namespace hitbox {

inline constexpr int exportFileVersion = 1; ///< of the format "json"

Format jsonFormat();
Format godot4Format();
Format godot3Format();
Format tiledFormat();
Format phaserFormat();
Format rubeFormat();
Format libgdxFormat();
Format loveFormat();
Format solar2dFormat();
Format defoldFormat();
Format unityFormat();
Format gdevelopFormat();
Format mugenFormat();
Format cocos2dxFormat();
Format cHeaderFormat();
Format csvFormat();
Format svgFormat();
Format templateFormat(); ///< only where HITBOX_TEMPLATES is defined

} // namespace hitbox
