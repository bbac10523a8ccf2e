#pragma once

#include "document/document.h"
#include "formats/json/json_writer.h"
#include "formats/project/project_words.h"

namespace hitbox {

/// False when it was stopped: what was written then is of no use.
bool writeProjectJson(JsonWriter &writer, const Document &document, const ProjectProgress &progress);

/// The size to write behind a box's smallest coordinate: the number with the fewest digits that leads back to `max`
/// when it is added to `min`, or, where no double does so, the one that comes closest. `min <= max`.
double boxExtent(double min, double max);

} // namespace hitbox
