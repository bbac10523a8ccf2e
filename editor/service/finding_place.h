#pragma once

#include "formats/json/json_writer.h"
#include "validation/finding.h"

#include <QString>

/// Where a finding is, by the names of sprite, frame and shape: as much of it as there is.
namespace hitbox {

/// sprite “ship”, frame “ship_0”, shape 1 “hull”
QString placeText(const Document &document, const Finding &finding);

/// The members "sprite", "frame" and "shape" of the object that is being written.
void writePlace(JsonWriter &json, const Document &document, const Finding &finding);

} // namespace hitbox
