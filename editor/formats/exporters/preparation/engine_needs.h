#pragma once

#include "validation/engine_needs.h"

#include <QString>

namespace hitbox {

/// What rules need to know of the format that a project is made for; asks for nothing when the id is unknown or empty.
EngineNeeds engineNeeds(const QString &formatId);

} // namespace hitbox
