#include "scene/frame_picture.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <algorithm>

namespace hitbox {

namespace {

/// The picture covers whatever a view may come to see.
constexpr qreal farAway = 1 << 24;

bool meets(const QRectF &a, const QRectF &b)
{
    return a.left() <= b.right() && b.left() <= a.right() && a.top() <= b.bottom() && b.top() <= a.bottom();
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
    const qreal reach = strokeReach / screenScale(painter);
    const QRectF near = exposed.adjusted(-reach, -reach, reach, reach);
    for (const DrawnShape &shape : m_shapes) {
        if (meets(shape.bounds(), near))
            shape.draw(painter, exposed, m_theme);
    }
}

void FramePicture::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget)
{
    if (widget && !m_view)
        m_view = widget;
    if (!widget || widget != m_view)
        return drawAll(*painter, option->exposedRect, *option);
    m_cache.paint(*painter, widget->size(), [this, option](QPainter &into, const QRectF &exposed) {
        into.fillRect(exposed, m_theme.canvas);
        drawAll(into, exposed, *option);
    });
}

} // namespace hitbox
