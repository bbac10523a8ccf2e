#pragma once

#include <QString>

namespace hitbox {

/// What the engine that a project is made for asks of an outline. The default asks for nothing: no engine was chosen.
struct EngineNeeds {
    QString name;                      ///< as people know it: "Godot 4"; empty when none was chosen
    bool convexOnly = false;           ///< an export cuts other polygons into convex pieces
    bool counterClockwiseOnly = false; ///< as seen on screen; an export turns other polygons
    int mostPoints = 0;                ///< that a polygon may have; 0 for no limit. An export cuts those with more

    friend bool operator==(const EngineNeeds &, const EngineNeeds &) = default;
};

} // namespace hitbox
