#include "scene/frame_picture.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <algorithm>

namespace hitbox {

namespace {

/// The picture covers whatever a view may come to see.
constexpr qreal farAway = 1 << 24;
/// From this many shapes on the small ones are drawn with less detail.
constexpr qsizetype crowd = 1000;

bool meets(const QRectF &a, const QRectF &b)
{
    return a.left() <= b.right() && b.left() <= a.right() && a.top() <= b.bottom() && b.top() <= a.bottom();
}

bool isCrowded(qsizetype shapes)
{
    return shapes >= crowd;
}

/// A scene that is rendered says that all of an item is exposed, even to a lens upon a corner of it.
QRectF inView(const QPainter &painter)
{
    const QTransform toScene = painter.worldTransform().inverted();
    return toScene.mapRect(QRectF(0, 0, painter.device()->width(), painter.device()->height()));
}

} // namespace

FramePicture::FramePicture(const Theme &theme, QGraphicsItem &underlay)
    : m_theme(theme)
    , m_underlay(underlay)
{
    setFlag(ItemUsesExtendedStyleOption); // it asks for what is exposed
}

void FramePicture::setTheme(const Theme &theme)
{
    m_theme = theme;
    drawAnew();
}

void FramePicture::drawAnew()
{
    m_cache.invalidate();
    update();
}

void FramePicture::showBackdrop(const Backdrop &backdrop)
{
    if (looksAlike(backdrop, m_backdrop))
        return;
    m_backdrop = backdrop;
    drawAnew();
}

QRectF FramePicture::boundingRect() const
{
    return {-farAway, -farAway, 2 * farAway, 2 * farAway};
}

void FramePicture::change(const QRectF &area)
{
    m_cache.invalidate(area, strokeReach);
    update();
}

void FramePicture::follow(DrawnShape &shape, const Entry &now)
{
    const QList<QRectF> areas = differingAreas(shape.outline(), now.outline);
    for (const QRectF &area : areas)
        change(area);
    if (!areas.isEmpty()) {
        const ShapeLook look = shape.look();
        shape = DrawnShape(now.id, now.outline, look);
    }
    if (shape.setLook(now.look))
        change(shape.bounds());
}

/// What the list before and this one both begin with and end with stays; what is between is drawn anew.
void FramePicture::showShapes(const QList<Entry> &shapes)
{
    const auto same = [](const DrawnShape &a, const Entry &b) { return a.id() == b.id; };
    const qsizetype most = std::min(m_shapes.size(), shapes.size());
    const qsizetype atStart =
        std::mismatch(m_shapes.cbegin(), m_shapes.cbegin() + most, shapes.cbegin(), same).first - m_shapes.cbegin();
    const qsizetype atEnd =
        std::mismatch(m_shapes.crbegin(), m_shapes.crbegin() + (most - atStart), shapes.crbegin(), same).first -
        m_shapes.crbegin();
    if (isCrowded(m_shapes.size()) != isCrowded(shapes.size()))
        drawAnew();
    QList<DrawnShape> before = std::exchange(m_shapes, {});
    for (qsizetype i = atStart; i < before.size() - atEnd; ++i)
        change(before.at(i).bounds());
    m_shapes.reserve(shapes.size());
    for (qsizetype i = 0; i < shapes.size(); ++i) {
        const Entry &now = shapes.at(i);
        const qsizetype fromEnd = shapes.size() - i;
        if (i >= atStart && fromEnd > atEnd) {
            m_shapes.append(DrawnShape(now.id, now.outline, now.look));
            change(m_shapes.last().bounds());
        } else {
            m_shapes.append(std::move(before[i < atStart ? i : before.size() - fromEnd]));
            follow(m_shapes.last(), now);
        }
    }
}

void FramePicture::drawAll(QPainter &painter, const QRectF &exposed, const QStyleOptionGraphicsItem &option)
{
    drawBackdrop(painter, m_backdrop, exposed, m_theme);
    painter.save();
    m_underlay.paint(&painter, &option, nullptr);
    painter.restore();
    const qreal scale = screenScale(painter);
    const qreal reach = strokeReach / scale;
    const QRectF near = exposed.adjusted(-reach, -reach, reach, reach);
    const bool crowded = isCrowded(m_shapes.size());
    for (const DrawnShape &shape : m_shapes) {
        if (!meets(shape.bounds(), near))
            continue;
        if (crowded && shape.isSmallAt(scale))
            drawShapeFromAfar(painter, shape.path(), shape.look());
        else
            shape.draw(painter, exposed, m_theme);
    }
}

void FramePicture::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget)
{
    if (widget && !m_view)
        m_view = widget;
    if (!widget || widget != m_view)
        return drawAll(*painter, option->exposedRect & inView(*painter), *option);
    m_cache.paint(*painter, widget->size(), [this, option](QPainter &into, const QRectF &exposed) {
        into.fillRect(exposed, m_theme.canvas);
        drawAll(into, exposed, *option);
    });
}

} // namespace hitbox
