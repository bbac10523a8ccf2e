#pragma once

#include "document/document.h"
#include "formats/json/json_reader.h"

/// The coordinates of shapes that are no list of points, taken from a shape's members. They refuse as json_fields.h
/// says.
namespace hitbox {

geometry::Circle circleOf(JsonFields &fields);   ///< "center", "radius"
geometry::Capsule capsuleOf(JsonFields &fields); ///< "from", "to", "radius"

/// "rect": [x, y, width, height], and "max" where writeProjectJson() had to add it.
geometry::Box boxOf(JsonFields &fields);

} // namespace hitbox
