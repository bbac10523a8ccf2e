#pragma once

#include "document/merge_conflict.h"
#include "formats/json/json_reader.h"
#include "formats/json/json_writer.h"

/// "conflicts" of a project: what a merge left to be settled.
namespace hitbox {

QList<MergeConflict> conflictsOf(JsonValue value); ///< refuses as json_fields.h says
void writeConflict(JsonWriter &writer, const MergeConflict &conflict);

} // namespace hitbox
