#pragma once

#include "formats/importers/importer.h"

/// Frames of sheets that were packed turned by quarters.
namespace hitbox {

/// Gives sprites with such frames (see ImportedSprite::turned) a sheet of the project's own, in which they stand
/// upright below what the image has, and says so. A sheet of the same image in which the same parts were turned is made
/// anew; one of another packing stays, and the new one gets a free name. Where none can be made, they are left out with
/// the reason: the image cannot be read, or would grow too large, or a file that is no such sheet is in the way. Frames
/// that stand upright stay where they are.
void turnUpright(Imported &imported, const ImportSource &source);

} // namespace hitbox
