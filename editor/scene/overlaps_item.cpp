#include "scene/overlaps_item.h"

#include "drawing/overlaps_layer.h"

#include <QStyleOptionGraphicsItem>

namespace hitbox {

OverlapsItem::OverlapsItem(const OverlapsLayer &layer, const QRectF &sceneArea)
    : m_layer(layer)
    , m_area(sceneArea)
{
    setFlag(ItemUsesExtendedStyleOption); // it asks for what is exposed
}

void OverlapsItem::setArea(const QRectF &sceneArea)
{
    prepareGeometryChange();
    m_area = sceneArea;
}

void OverlapsItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *)
{
    m_layer.drawOnTop(*painter, option->exposedRect);
}

} // namespace hitbox
