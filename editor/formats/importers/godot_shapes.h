#pragma once

#include "document/outline.h"
#include "formats/importers/godot_scene.h"

#include <hitbox/geometry/transform.h>

namespace hitbox {

/// Which of the two dialects a scene is written in.
enum class GodotDialect { Three, Four };

/// A number, or `otherwise` where there is none.
double godotNumber(const GodotValue *value, double otherwise);
geometry::Point godotVector(const GodotValue *value, geometry::Point otherwise); ///< Vector2(x, y)

/// Where a node stands in its parent. It refuses, as godotShape() does, values of another kind, and a transform.
geometry::Placement godotPlacement(const GodotSection &node);

/// What a CollisionPolygon2D holds, about itself.
QList<Outline> godotPolygon(const GodotSection &node);

/// What a shape of the physics engine is, about itself; none for kinds that have no outline, such as half planes.
/// They refuse, as json_fields.h says, values of another kind and coordinates beyond limits::coordinate.
QList<Outline> godotShape(const GodotSection &resource, GodotDialect dialect);

/// Whether a scene of version 3 says the size of a rectangle as only version 4 reads it.
bool hasUnreadSize(const GodotSection &resource, GodotDialect dialect);

} // namespace hitbox
