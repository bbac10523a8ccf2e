#include "scene/emitters_item.h"

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

void EmittersItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    drawEmitters(*painter, m_emitters, m_theme);
}

} // namespace hitbox
