#pragma once

#include "images/trace.h"

namespace hitbox {

TraceFit fitOf(const FramePixels &pixels, int threshold, const QList<TracedIsland> &islands);

} // namespace hitbox
