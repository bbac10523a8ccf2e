#pragma once

#include <QColor>
#include <QPainter>
#include <QPainterPath>

namespace hitbox {

/// Whether the path runs to and fro within its box as no outline of a thing does: thousands of crossings.
bool isTangle(const QPainterPath &path);

/// Wide and smooth lines are figures to Qt, and all of a path are filled as one: where they cross each other thousands
/// of times that takes minutes. So a tangle is thin lines, drawn one by one, and has no fill.
void drawTangle(QPainter &painter, const QPainterPath &path, const QColor &color);

} // namespace hitbox
