#pragma once

#include "images/trace.h"

namespace hitbox {

TraceFit fitOf(const FrameAlpha &alpha, int threshold, const QList<TracedIsland> &islands);

} // namespace hitbox
