#include "drawing/relation_sign.h"

#include <QLineF>
#include <QPainter>

namespace hitbox {

namespace {

constexpr double signUnits = 24; ///< along a side of the square that signs are drawn in

/// One holds the other: the lines are the shading of what is around.
void drawContainingSign(QPainter &painter)
{
    painter.drawEllipse(QPointF(12, 12), 9, 9);
    painter.drawEllipse(QPointF(13, 14), 3, 3);
    painter.drawLines({QLineF(6.5, 9, 9.5, 5.5), QLineF(8, 12, 14, 5)});
}

void drawContainedSign(QPainter &painter, const QColor &color)
{
    QPen dashed = painter.pen();
    dashed.setDashPattern({2.5 / dashed.widthF(), 3.5 / dashed.widthF()});
    painter.setPen(dashed);
    painter.drawEllipse(QPointF(12, 12), 9, 9);
    dashed.setStyle(Qt::SolidLine);
    painter.setPen(dashed);
    painter.setBrush(color);
    painter.drawEllipse(QPointF(12, 12), 4, 4);
}

void drawOverlappingSign(QPainter &painter)
{
    painter.drawEllipse(QPointF(9, 12), 6, 6);
    painter.drawEllipse(QPointF(15, 12), 6, 6);
    painter.drawLines({QLineF(12, 9, 12, 15), QLineF(10.5, 12, 13.5, 12)});
}

} // namespace

void drawRelationSign(QPainter &painter, const QRectF &square, geometry::Relation relation, const QColor &color)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(square.topLeft());
    painter.scale(square.width() / signUnits, square.height() / signUnits);
    painter.setPen(QPen(color, 1.75, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    switch (relation) {
    case geometry::Relation::Separate:
        painter.drawLines({QLineF(5, 9, 19, 9), QLineF(5, 15, 19, 15), QLineF(8, 20, 16, 4)});
        break;
    case geometry::Relation::Touching:
        painter.drawEllipse(QPointF(7.5, 12), 4.5, 4.5);
        painter.drawEllipse(QPointF(16.5, 12), 4.5, 4.5);
        break;
    case geometry::Relation::Overlapping: drawOverlappingSign(painter); break;
    case geometry::Relation::Containing: drawContainingSign(painter); break;
    case geometry::Relation::Contained: drawContainedSign(painter, color); break;
    case geometry::Relation::Equal: painter.drawLines({QLineF(6, 9, 18, 9), QLineF(6, 15, 18, 15)}); break;
    }
    painter.restore();
}

QPixmap relationPixmap(geometry::Relation relation, const QColor &color, int side, qreal devicePixelRatio)
{
    QPixmap pixmap((QSizeF(side, side) * devicePixelRatio).toSize());
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    drawRelationSign(painter, QRectF(0, 0, side, side), relation, color);
    return pixmap;
}

} // namespace hitbox
