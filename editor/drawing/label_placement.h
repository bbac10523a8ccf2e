#pragma once

#include <QList>
#include <QRectF>

namespace hitbox {

/// Where labels stand so that each can be read, in pixels of the view, in the order of `wished`.
///
/// 1. None overlaps another one, nor what is taken, as long as there is room for it within some hundred pixels.
/// 2. Each is as near as can be to where it is wished; the former ones go first.
/// 3. One that is wished inside the view stays inside.
QList<QRectF> placedApart(const QList<QRectF> &wished, const QList<QRectF> &taken, const QRectF &view);

} // namespace hitbox
