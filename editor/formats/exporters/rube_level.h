#pragma once

#include "formats/exporters/stage_levels.h"
#include "formats/format.h"

namespace hitbox {

struct RubeBody {
    QString name;
    QList<Shape> shapes;           ///< as the engine takes them
    geometry::Point origin;        ///< the body's own, in the pixels of its shapes
    geometry::Point position = {}; ///< where that lies in the world, in pixels
    double rotation = 0;           ///< degrees, clockwise on screen
    Properties properties = {};
};

struct RubeLevel {
    QList<RubeBody> bodies; ///< one for each instance, from the bottom up
    QList<Finding> losses;
};

/// The bodies of a stage in their places. A body cannot be scaled or mirrored: its shapes are, and prepared once more.
/// The sprite and the frame are properties of the body.
RubeLevel rubeLevel(const Document &document, const Level &level, const Capabilities &capabilities);

} // namespace hitbox
