#pragma once

#include "formats/json/json_writer.h"
#include "formats/merge/three_way_merge.h"

#include <QList>
#include <QString>

/// Where two versions of a project differ, as commands tell it.
namespace hitbox {

/// "sprite “ship”, frame “ship_0”, shape 3"; "the project" for no place.
QString changePlaceText(const QList<MergeStep> &place);

/// "sprite": "ship", "frame": "ship_0", "shape": 3, with a key for everything else that a project holds.
void writeChangePlace(JsonWriter &json, const QList<MergeStep> &place);

} // namespace hitbox
