#pragma once

#include "document/document.h"

namespace hitbox {

/// A project that was read anew from its file, with the ids of what it still is: what is selected stays so, and places
/// lead where they led. Sprites, stages, layers, emitters, tags, points, events and categories are known by their
/// names, frames by the place in the image that they show, instances by what they show, and of several alike the first
/// is the first. Shapes have their numbers in the file; none that `before` gave is given again.
Document recognized(Document read, const Document &before);

} // namespace hitbox
