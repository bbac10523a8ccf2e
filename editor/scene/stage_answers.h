#pragma once

#include "drawing/overlaps_layer.h"

namespace hitbox {

class OpenProject;

/// What the session knows of the overlaps on the stage in view, for drawing. It must outlive what draws.
OverlapAnswers overlapsOf(const OpenProject &project);

} // namespace hitbox
