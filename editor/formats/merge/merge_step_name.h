#pragma once

#include "formats/merge/json_tree.h"

#include <QString>

namespace hitbox {

/// What a step calls an item: its id, or name, or its number in the list.
QString mergeStepName(const JsonTree &item, int number);

} // namespace hitbox
