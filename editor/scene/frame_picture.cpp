#include "scene/frame_picture.h"

#include <QPainter>

#include <algorithm>

namespace hitbox {

FramePicture::FramePicture(const Theme &theme, QGraphicsItem &underlay)
    : m_theme(theme)
    , m_underlay(underlay)
{
    setGround(theme.canvas);
}

void FramePicture::setTheme(const Theme &theme)
{
    m_theme = theme;
    setGround(theme.canvas);
    drawAnew();
}

void FramePicture::showBackdrop(const Backdrop &backdrop)
{
    if (looksAlike(backdrop, m_backdrop))
        return;
    m_backdrop = backdrop;
    drawAnew();
}

void FramePicture::follow(DrawnShape &shape, const Entry &now)
{
    const QList<QRectF> areas = differingAreas(shape.outline(), now.outline);
    for (const QRectF &area : areas)
        change(area, strokeReach);
    if (!areas.isEmpty()) {
        const ShapeLook look = shape.look();
        shape = DrawnShape(now.id, now.outline, look);
    }
    if (shape.setLook(now.look))
        change(shape.bounds(), strokeReach);
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
    const Crowding crowding = crowdingOf(m_shapes);
    QList<DrawnShape> before = std::exchange(m_shapes, {});
    for (qsizetype i = atStart; i < before.size() - atEnd; ++i)
        change(before.at(i).bounds(), strokeReach);
    m_shapes.reserve(shapes.size());
    for (qsizetype i = 0; i < shapes.size(); ++i) {
        const Entry &now = shapes.at(i);
        const qsizetype fromEnd = shapes.size() - i;
        if (i >= atStart && fromEnd > atEnd) {
            m_shapes.append(DrawnShape(now.id, now.outline, now.look));
            change(m_shapes.last().bounds(), strokeReach);
        } else {
            m_shapes.append(std::move(before[i < atStart ? i : before.size() - fromEnd]));
            follow(m_shapes.last(), now);
        }
    }
    if (crowdingOf(m_shapes) != crowding)
        drawAnew();
}

void FramePicture::drawKept(QPainter &painter, const QRectF &exposed, const QStyleOptionGraphicsItem &option)
{
    const auto paint = [&](QGraphicsItem &layer) {
        painter.save();
        layer.paint(&painter, &option, nullptr);
        painter.restore();
    };
    drawBackdropGround(painter, m_backdrop, exposed, m_theme);
    if (m_groundLayer)
        paint(*m_groundLayer);
    drawBackdropPixels(painter, m_backdrop, exposed, m_theme);
    paint(m_underlay);
    drawShapes(painter, m_shapes, exposed, m_theme);
}

} // namespace hitbox
