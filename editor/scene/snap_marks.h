#pragma once

#include "drawing/theme.h"
#include "tools/snapping.h"

class QPainter;
class QTransform;

namespace hitbox {

/// What a point keeps to: the lines it lies on, the vertex it took, and a diamond where it lands. Nothing for a point
/// that is on the grid alone. The painter draws in screen pixels; `world` leads there.
void drawSnap(QPainter &painter, const SnapResult &snap, const QTransform &world, const Theme &theme);

} // namespace hitbox
