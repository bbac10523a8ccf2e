#pragma once

#include "formats/exporters/preparation/export_preparation.h"

/// What exports to physics engines have in common.
namespace hitbox {

/// For engines in which two shapes meet only when each has the other's bits in its mask: the mask also holds the bits
/// of the categories that strike this one.
CollisionFilter mutualFilterOf(const Document &document, const QString &category);

/// Bits and masks of all the frame's shapes together, for engines that filter whole bodies.
CollisionFilter mutualFilterOf(const Document &document, const Frame &frame);

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

/// The points that tell an outline: the corners of a polygon, the points of a chain, the first and the last corner of a
/// box, the centre of a circle, the two ends of a capsule.
QList<geometry::Point> definingPoints(const Outline &outline);

double radiusOf(const Outline &outline); ///< of circles and capsules; 0 for others

/// A frame as a body of the engine, under a name that no other body of the project has.
struct FrameBody {
    FrameRef ref;
    const Frame *frame = nullptr; ///< in the document
    QString name;
};

struct FrameBodies {
    QList<FrameBody> bodies; ///< of the frames that have shapes
    QList<Finding> losses;   ///< names that had to differ from the frame's
};

FrameBodies frameBodies(const Document &document);

} // namespace hitbox
