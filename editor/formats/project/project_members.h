#pragma once

#include "document/document.h"
#include "formats/json/json_fields.h"

/// The parts of a project that count nothing over the whole file. They refuse as json_fields.h says.
namespace hitbox {

Properties propertiesOf(JsonFields &fields); ///< "properties"; none where it is missing
Category categoryOf(JsonValue value);
QList<RuleSetting> rulesOf(JsonValue value);
Tag tagOf(JsonValue value);
TrackId trackOf(JsonFields &fields); ///< "track"; none where it is missing

/// "between"; none where it is missing. A word of a newer version is added to what is kept.
Between betweenOf(JsonFields &fields, Extras &kept);

FramePoint framePointOf(JsonValue value);
FrameEvent frameEventOf(JsonValue value);
QList<ExportProfile> profilesOf(JsonValue value);
Instance instanceOf(JsonValue value);
StageLayer layerOf(JsonValue value);

/// Of an emitter's "from": the edges of the stage, or else an array that is to be a place.
bool isEdges(JsonValue value);
double shotInterval(JsonValue value); ///< seconds

} // namespace hitbox
