#include "scene/kept_picture.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

namespace hitbox {

namespace {

constexpr qreal farAway = 1 << 24;

/// A scene that is rendered says that all of an item is exposed, even to a lens upon a corner of it.
QRectF inView(const QPainter &painter)
{
    const QTransform toScene = painter.worldTransform().inverted();
    return toScene.mapRect(QRectF(0, 0, painter.device()->width(), painter.device()->height()));
}

} // namespace

KeptPicture::KeptPicture()
{
    setFlag(ItemUsesExtendedStyleOption); // it asks for what is exposed
}

void KeptPicture::drawAnew()
{
    m_cache.invalidate();
    update();
}

QRectF KeptPicture::boundingRect() const
{
    return {-farAway, -farAway, 2 * farAway, 2 * farAway};
}

void KeptPicture::change(const QRectF &area, qreal margin)
{
    m_cache.invalidate(area, margin);
    update();
}

void KeptPicture::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget)
{
    if (widget && !m_view)
        m_view = widget;
    if (!widget || widget != m_view)
        return drawAll(*painter, option->exposedRect & inView(*painter), *option);
    m_cache.paint(*painter, widget->size(), [this, option](QPainter &into, const QRectF &exposed) {
        into.fillRect(exposed, m_ground);
        drawAll(into, exposed, *option);
    });
}

} // namespace hitbox
