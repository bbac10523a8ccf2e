#pragma once

#include "document/document.h"

namespace hitbox {

/// What a physics engine wants to know of a shape besides its form. Taken from the shape's properties of the names
/// "density", "friction", "restitution" (0 or more) and "sensor" (a truth value); others mean nothing here.
struct PhysicsValues {
    double density = 1;
    double friction = 0.2;
    double restitution = 0;
    bool sensor = false;

    friend bool operator==(const PhysicsValues &, const PhysicsValues &) = default;
};

PhysicsValues physicsOf(const Properties &properties);
Properties propertiesFor(const PhysicsValues &values); ///< those that differ from what a shape without any has
bool isPhysics(const Property &property);              ///< physicsOf() takes it

} // namespace hitbox
