#pragma once

#include "formats/exporters/preparation/engine_bodies.h"
#include "formats/exporters/preparation/shape_physics.h"

namespace hitbox {

/// The density that Matter is given: its own is 0.001, and a body without mass is nowhere in it.
double matterDensity(const PhysicsValues &physics);

/// The part of its size by which Phaser has to shift the origin of the frame's sprite, for the body to lie where it was
/// drawn. A sprite's origin follows the centre of mass of its body, except where that is also the middle of the body's
/// bounds: then Phaser takes the middle of the sprite, wherever in the frame the body lies. Zero where nothing has to
/// be done. The shapes are polygons and circles, as they are exported.
geometry::Point phaserSpriteOffset(const Frame &frame);

} // namespace hitbox
