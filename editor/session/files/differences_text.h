#pragma once

#include "document/document.h"

namespace hitbox {

/// What differs between two values of a project that do differ, for people: the names of sprites, stages and
/// categories that were added, removed and changed.
QString differencesText(const Document &before, const Document &after);

} // namespace hitbox
