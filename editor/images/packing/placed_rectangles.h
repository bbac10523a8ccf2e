#pragma once

#include <QList>
#include <QPoint>
#include <QSize>

#include <optional>

namespace hitbox {

/// Rectangles side by side, none over another.
struct PlacedRectangles {
    QSize size;            ///< that holds them all
    QList<QPoint> topLeft; ///< of each, in the order they were given
};

/// The smallest of several layouts, each as high as it must be, at most `mostSide` a side and `mostArea` in all; the
/// squarest where two take as much. Nothing where none holds them. The same answer for the same sizes on any machine.
std::optional<PlacedRectangles> placedRectangles(const QList<QSize> &sizes, int mostSide, qint64 mostArea);

} // namespace hitbox
