#pragma once

#include "scene/device_cache.h"

#include <QColor>
#include <QGraphicsItem>
#include <QPointer>
#include <QTimer>
#include <QWidget>

namespace hitbox {

/// Covers whatever a view may come to see. In the view that shows it first it keeps a picture in the screen's pixels,
/// so that a drag or a pan draws only what it changes; see DeviceCache. It answers no question and takes no event.
class KeptPicture : public QGraphicsItem
{
public:
    KeptPicture();

    /// Draws all of it anew, for when what lies outside of the item's own data differs.
    void drawAnew();

    /// All of the view is drawn as it is: nothing waits for the next slice.
    bool isWhole() const { return m_cache.isWhole(); }

    QRectF boundingRect() const override { return m_reach; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

protected:
    /// What is drawn on; nothing unless it is told.
    void setGround(const QColor &color);

    /// `area` in the item's pixels; `margin` around it in screen pixels.
    void change(const QRectF &area, qreal margin);

    /// Whether so much is drawn that it is drawn in slices, over as many pictures as it takes, with time for the hand
    /// between.
    virtual bool takesLong() const;

    /// Told before a picture is kept of this part: for what depends on all that is seen. It may call drawAnew().
    virtual void lookFrom(const QRectF &view);

    /// Draws what lies in `exposed`, and may draw more.
    virtual void drawKept(QPainter &painter, const QRectF &exposed, const QStyleOptionGraphicsItem &option) = 0;
    /// The same for what is drawn over it every time, such as what is being moved.
    virtual void drawOver(QPainter &painter, const QRectF &exposed);

    QVariant itemChange(GraphicsItemChange change, const QVariant &value) override;

private:
    void reachOver(const QRectF &area);

    QRectF m_reach; ///< all that may come to be seen
    QColor m_ground = Qt::transparent;
    DeviceCache m_cache;
    QPointer<QWidget> m_view; ///< whose picture is kept
    QTimer m_nextSlice;
};

} // namespace hitbox
