#pragma once

#include <QString>

class QPainter;
class QRectF;

namespace hitbox {

struct Theme;

/// More marks than these would bury the view and take long to paint: the rest is left out, and a note says so.
inline constexpr int mostMarks = 500;

/// Draws the note at the lower left of `view`, in screen pixels.
void drawLeftOutNote(QPainter &painter, const QString &note, const QRectF &view, const Theme &theme);

} // namespace hitbox
