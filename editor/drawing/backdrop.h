#pragma once

#include "drawing/drawing.h"

namespace hitbox {

/// What shapes are drawn on: squares behind transparency, the frame's pixels, and their grid when zoomed in.
struct Backdrop {
    Frame frame; ///< without its shapes
    SheetLevels sheet;
};

bool looksAlike(const Backdrop &a, const Backdrop &b);

/// Draws what lies in `exposed`, and may draw more: the ground, and what is on it.
void drawBackdrop(QPainter &painter, const Backdrop &backdrop, const QRectF &exposed, const Theme &theme);

/// The squares behind transparency alone.
void drawBackdropGround(QPainter &painter, const Backdrop &backdrop, const QRectF &exposed, const Theme &theme);
/// All the rest.
void drawBackdropPixels(QPainter &painter, const Backdrop &backdrop, const QRectF &exposed, const Theme &theme);

/// Where the frame stands when an engine places it.
void drawPivot(QPainter &painter, QPointF pivot, const Theme &theme);

} // namespace hitbox
