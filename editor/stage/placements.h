#pragma once

#include "document/document.h"

#include <QList>
#include <QString>

#include <hitbox/geometry/transform.h>

namespace hitbox {

/// Where an instance puts its frame; its pivot is the frame's.
geometry::Placement placementOf(const Instance &instance, const Frame &frame);

/// A shape of a placed frame, in stage pixels.
struct PlacedShape {
    int instance = 0;
    ShapeId id;
    QString name;
    QString category;
    geometry::Shape shape;

    friend bool operator==(const PlacedShape &, const PlacedShape &) = default;
};

/// Every shape of every instance, by instance and then in frame order, hidden ones included: hiding is an aid to the
/// eye while drawing and changes nothing in the game. Instances whose sprite or frame does not exist have none.
QList<PlacedShape> placedShapes(const Document &document, const Stage &stage);

/// The top instance that one may take hold of, whose shapes, or else whose frame rectangle, hold the point; none
/// where there is nothing. `reach` is how far beside a shape still counts, in stage pixels.
Id<Instance> instanceAt(const Document &document, const Stage &stage, geometry::Point point, double reach);

} // namespace hitbox
