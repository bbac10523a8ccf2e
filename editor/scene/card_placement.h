#pragma once

#include <QList>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <optional>

namespace hitbox {

/// Where a card stands beside a mark: inside the view, and over none of the obstacles (handles and marks) or of their
/// surroundings. The nearest such place; nothing where there is none, or when the mark is out of view. All in pixels of
/// the view.
/// Cost: linear in the obstacles and in the area of the view.
std::optional<QRectF> freePlaceBeside(QPointF mark, QSizeF card, const QRectF &view, const QList<QPointF> &obstacles);

} // namespace hitbox
