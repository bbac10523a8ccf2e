#pragma once

#include <QPoint>
#include <QString>

class QPainter;

/// Text without fonts, which a program without a display does not have: the same pixels on every machine.
namespace hitbox {

inline constexpr int pixelTextHeight = 14;

/// In pixels.
int pixelTextWidth(const QString &text);

/// In the pen's colour, from the top-left on. Letters are capitals, quotes straight; what is not ASCII
/// stands there as a question mark.
void drawPixelText(QPainter &painter, QPoint topLeft, const QString &text);

} // namespace hitbox
