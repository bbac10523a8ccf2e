#pragma once

#include "document/document.h"

namespace hitbox {

/// What differs between two values of a project, for people: the names of sprites, stages and categories that were
/// added, removed and changed. Empty where nothing does. The counter of ids is told of alone, as a setting.
QString differencesText(const Document &before, const Document &after);

} // namespace hitbox
