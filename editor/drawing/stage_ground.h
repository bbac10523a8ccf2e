#pragma once

#include "drawing/theme.h"

class QPainter;
class QRectF;

namespace hitbox {

/// Lines every 64 pixels and the two axes, so that one sees where on a stage one is.
void drawStageGround(QPainter &painter, const QRectF &exposed, const Theme &theme);

} // namespace hitbox
