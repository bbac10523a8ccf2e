#pragma once

#include "formats/imported.h"

/// What importers of sheets have to say alike.
namespace hitbox {

/// For a frame that was packed turned by a quarter: a project's frames stand upright in their image.
ImportNote turnedFrameNote(const QString &frame);

} // namespace hitbox
