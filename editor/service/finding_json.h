#pragma once

#include "formats/json/json_writer.h"
#include "validation/finding.h"

/// Findings as JSON lists them for other programs.
namespace hitbox {

/// The findings as an array member of the object that is being written.
void writeFindings(JsonWriter &json, const Document &document, const QList<Finding> &findings);

/// What an export could not carry, in the same way.
void writeLosses(JsonWriter &json, const Document &document, const QList<Finding> &losses);

} // namespace hitbox
