#pragma once

#include "document/document.h"
#include "formats/exporters/godot_text.h"

#include <utility>

/// What the node of a shape is in a frame, from the frame's pivot on.
namespace hitbox {

/// A CollisionPolygon2D, or a CollisionShape2D that refers to a shape of the physics engine.
struct GodotForm {
    QByteArray polygon; ///< the value of that property; empty for a CollisionShape2D
    GodotSubResource shape;
    geometry::Point position;
    double rotation = 0; ///< radians

    friend bool operator==(const GodotForm &, const GodotForm &) = default;
};

GodotForm godotForm(const Outline &outline, geometry::Point pivot, GodotVersion version);

/// The lines of the node, behind its heading. `shape` is how it refers to its shape.
QByteArray linesOf(const GodotForm &form, const QByteArray &shape);

/// Properties of a node by their names.
using GodotValues = QList<std::pair<QByteArray, QByteArray>>;

/// What Godot runs through from one frame to the next. None of a capsule, which turns the short way: angles do not say
/// which one that is.
GodotValues godotRunningValues(const Outline &outline, geometry::Point pivot, GodotVersion version);

/// The number with a decimal point, for Godot runs from one whole number to the next over whole numbers alone.
QByteArray godotReal(double number);

} // namespace hitbox
