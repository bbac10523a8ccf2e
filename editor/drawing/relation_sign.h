#pragma once

#include <QColor>
#include <QPixmap>

#include <hitbox/geometry/relation.h>

class QPainter;

namespace hitbox {

/// The sign of a relation, the same on art and in lists; for Separate that of an answer which differs in the engine.
void drawRelationSign(QPainter &painter, const QRectF &square, geometry::Relation relation, const QColor &color);

/// The relation's sign as a picture of its own.
QPixmap relationPixmap(geometry::Relation relation, const QColor &color, int side, qreal devicePixelRatio);

} // namespace hitbox
