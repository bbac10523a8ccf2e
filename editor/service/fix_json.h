#pragma once

#include "formats/json/json_writer.h"
#include "validation/fixes.h"

/// Repairs as several commands print them.
namespace hitbox {

/// The place of the shape, as a finding has it, which names frame and shape.
Finding placedAt(const Document &document, const ShapeRef &ref);

/// What was done, and what follows from it, as members of the object that is being written.
void writeFixes(JsonWriter &json, const FixedDocument &fixed);

/// Why shapes are left as they are, as a member of that object; only where there are some.
void writeNotFixed(JsonWriter &json, const Document &document, const QList<NotFixed> &left);

} // namespace hitbox
