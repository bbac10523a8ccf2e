#include "scene/instance_item.h"

#include <QPainter>

namespace hitbox {

QTransform paintTransform(const Instance &instance, const Frame &frame)
{
    QTransform transform;
    transform.translate(instance.position.x, instance.position.y);
    transform.rotate(instance.rotation);
    transform.scale(instance.scale.x, instance.scale.y);
    transform.translate(-frame.pivot.x, -frame.pivot.y);
    return transform;
}

void InstanceItem::show(const Instance &instance, const Frame &frame, const QPixmap &sheet)
{
    prepareGeometryChange();
    m_frame = frame;
    m_frame.shapes.clear();
    m_sheet = sheet;
    setTransform(paintTransform(instance, frame));
    update();
}

void InstanceItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    drawFrame(*painter, m_frame, m_sheet);
}

} // namespace hitbox
