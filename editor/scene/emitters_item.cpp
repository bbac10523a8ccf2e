#include "scene/emitters_item.h"

#include <QPainter>
#include <QWidget>

namespace hitbox {

EmittersItem::EmittersItem(const Theme &theme)
    : m_theme(theme)
{
}

void EmittersItem::show(const Document &document, int stage, Id<Emitter> selected, const QRectF &area)
{
    prepareGeometryChange();
    m_area = area;
    m_emitters = drawnEmitters(document, stage, selected, m_theme);
    update();
}

void EmittersItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *widget)
{
    // The painter's own viewport may be the whole window's.
    const QRectF view = widget ? QRectF(widget->rect()) : QRectF(painter->viewport());
    drawEmittersInView(*painter, m_emitters, view, m_theme);
}

} // namespace hitbox
