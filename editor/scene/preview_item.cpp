#include "scene/preview_item.h"

#include <QPainter>

namespace hitbox {

PreviewItem::PreviewItem(const Theme &theme)
    : m_theme(theme)
{
}

void PreviewItem::show(const Frame &now, const Frame &after)
{
    prepareGeometryChange();
    m_path.clear();
    for (const Shape &shape : after.shapes) {
        const Shape *before = findShape(now, shape.id);
        if (shape.visible && !(before && before->outline == shape.outline))
            m_path.addPath(pathOf(geometryOf(shape.outline)));
    }
    // Strokes have constant screen size; this margin covers them down to a zoom of 5 %.
    constexpr qreal margin = 60;
    m_bounds = m_path.isEmpty() ? QRectF() : m_path.controlPointRect().adjusted(-margin, -margin, margin, margin);
    update();
}

void PreviewItem::clear()
{
    show({}, {});
}

void PreviewItem::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void PreviewItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    QColor fill = m_theme.accent;
    fill.setAlphaF(0.22F);
    painter->fillPath(m_path, fill);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(screenPen(*painter, m_theme.understroke, 4));
    painter->drawPath(m_path);
    QPen line = screenPen(*painter, m_theme.handle, 2);
    line.setDashPattern({4, 3});
    painter->setPen(line);
    painter->drawPath(m_path);
}

} // namespace hitbox
