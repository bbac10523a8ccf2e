#include "scene/kept_picture.h"

#include <QGraphicsScene>
#include <QPainter>
#include <QStyleOptionGraphicsItem>

namespace hitbox {

namespace {

/// Where nothing lies, too, one may look. At the closest zoom, 128, both the place and the width of it on the screen
/// are still within an int: Qt draws nothing of an item for which they are not.
constexpr qreal farAway = 1 << 22;
constexpr QRectF usualReach(-farAway, -farAway, 2 * farAway, 2 * farAway);

QRectF seenOn(QSizeF size, const QPainter &painter)
{
    return painter.worldTransform().inverted().mapRect(QRectF(QPointF(0, 0), size));
}

} // namespace

KeptPicture::KeptPicture()
    : m_reach(usualReach)
{
    setFlag(ItemUsesExtendedStyleOption); // it asks for what is exposed
    m_nextSlice.setSingleShot(true);
    m_nextSlice.setInterval(0); // after the events that wait
    QObject::connect(&m_nextSlice, &QTimer::timeout, &m_nextSlice, [this] { update(); });
}

void KeptPicture::drawAnew()
{
    m_cache.invalidate();
    update();
}

/// Of a scene that lies farther out, all is covered; there the closest zooms show nothing.
QVariant KeptPicture::itemChange(GraphicsItemChange change, const QVariant &value)
{
    if (change == ItemSceneHasChanged && scene()) {
        reachOver(scene()->sceneRect());
        QObject::connect(scene(), &QGraphicsScene::sceneRectChanged, &m_nextSlice,
                         [this](const QRectF &area) { reachOver(area); });
    }
    return QGraphicsItem::itemChange(change, value);
}

void KeptPicture::reachOver(const QRectF &area)
{
    const QRectF reach = usualReach.united(area);
    if (reach == m_reach)
        return;
    prepareGeometryChange();
    m_reach = reach;
}

void KeptPicture::setGround(const QColor &color)
{
    m_ground = color;
    drawAnew();
}

void KeptPicture::change(const QRectF &area, qreal margin)
{
    m_cache.invalidate(area, margin);
    update();
}

bool KeptPicture::takesLong() const
{
    return false;
}

void KeptPicture::lookFrom(const QRectF &) {}

void KeptPicture::drawOver(QPainter &, const QRectF &) {}

void KeptPicture::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget)
{
    if (widget && !m_view)
        m_view = widget;
    if (!widget || widget != m_view) {
        // A scene that is rendered says that all of an item is exposed, even to a lens upon a corner of it.
        const QSizeF whole(painter->device()->width(), painter->device()->height());
        const QRectF exposed = option->exposedRect & seenOn(whole, *painter);
        drawKept(*painter, exposed, *option);
        return drawOver(*painter, exposed);
    }
    lookFrom(seenOn(widget->size(), *painter));
    const auto draw = [this, option](QPainter &into, const QRectF &exposed) { drawKept(into, exposed, *option); };
    m_cache.paint(*painter, widget->size(), m_ground, draw,
                  takesLong() ? DeviceCache::Pace::Sliced : DeviceCache::Pace::Whole);
    if (!m_cache.isWhole())
        m_nextSlice.start();
    drawOver(*painter, option->exposedRect);
}

} // namespace hitbox
