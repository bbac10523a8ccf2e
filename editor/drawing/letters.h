#pragma once

#include <QPainterPath>
#include <QString>

class QColor;
class QPainter;

/// Text on pictures, in the font that comes with the program: the same letters on every machine, with a display or
/// without. What that font does not have, such as Chinese, is taken from the system's.
namespace hitbox {

/// The height of capitals, in pixels of the painter; `size` is the font's.
double capHeight(double size);
double textWidth(const QString &text, double size);

/// The outlines of the letters; the text begins at the origin and stands on its x axis.
QPainterPath lettersOf(const QString &text, double size);

/// Draws a text in one colour, from the left end of the line that it stands on. Safe on any thread.
void drawText(QPainter &painter, QPointF start, const QString &text, double size, const QColor &color);
/// drawText() with its capitals in the middle of the place.
void drawTextAround(QPainter &painter, QPointF middle, const QString &text, double size, const QColor &color);

} // namespace hitbox
