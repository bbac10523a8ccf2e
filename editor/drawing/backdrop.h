#pragma once

#include "drawing/drawing.h"

namespace hitbox {

/// What shapes are drawn on: squares behind transparency, the frame's pixels, and their grid when zoomed in.
struct Backdrop {
    Frame frame; ///< without its shapes
    SheetLevels sheet;
};

bool looksAlike(const Backdrop &a, const Backdrop &b);

/// Draws what lies in `exposed`, and may draw more.
void drawBackdrop(QPainter &painter, const Backdrop &backdrop, const QRectF &exposed, const Theme &theme);

/// Where the frame stands when an engine places it.
void drawPivot(QPainter &painter, QPointF pivot, const Theme &theme);

} // namespace hitbox
