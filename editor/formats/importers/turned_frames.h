#pragma once

#include "formats/importer.h"

/// Frames of sheets that were packed turned by quarters.
namespace hitbox {

/// Gives sprites with such frames (see ImportedSprite::turned) a sheet of the project's own, in which they stand
/// upright below what the image has, and says so. Where none can be made, they are left out with the reason: the image
/// cannot be read, or would grow too large, or another file is in the way. Frames that stand upright stay where they
/// are.
void turnUpright(Imported &imported, const ImportSource &source);

} // namespace hitbox
