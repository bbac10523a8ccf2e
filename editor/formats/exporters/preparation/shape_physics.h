#pragma once

#include "document/document.h"
#include "validation/finding.h"

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

/// For each sprite with shapes whose values are not those of a shape without any, a loss that says this; of densities
/// alone, or of friction and restitution where those of one frame's shapes differ.
QList<Finding> densitiesLost(const Document &document, const QString &message);
QList<Finding> surfacesLost(const Document &document, const QString &message);

} // namespace hitbox
