#pragma once

#include <QString>

namespace hitbox {

/// What the engine that a project is made for asks of an outline. The default asks for nothing: no engine was chosen.
struct EngineNeeds {
    QString name; ///< as people know it: "Godot 4"; empty when none was chosen

    friend bool operator==(const EngineNeeds &, const EngineNeeds &) = default;
};

} // namespace hitbox
