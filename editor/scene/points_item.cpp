#include "scene/points_item.h"

#include <QPainter>

namespace hitbox {

PointsItem::PointsItem(const Theme &theme)
    : m_theme(theme)
{
}

void PointsItem::show(const QList<PointMark> &points, const QRectF &area)
{
    if (m_points.isEmpty() && points.isEmpty())
        return;
    prepareGeometryChange();
    m_area = area;
    m_points = points;
    update();
}

void PointsItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    drawPoints(*painter, m_points, QRectF(painter->viewport()), m_theme);
}

} // namespace hitbox
