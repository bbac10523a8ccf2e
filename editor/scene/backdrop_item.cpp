#include "scene/backdrop_item.h"

#include <QPainter>

#include <cmath>

namespace hitbox {

namespace {

/// From this many screen pixels for one of the sprite's, its grid shows.
constexpr double gridFromScale = 8;

QRectF frameArea(const Frame &frame)
{
    return {QPointF(0, 0), QSizeF(frame.size)};
}

void drawPixelGrid(QPainter &painter, const QRectF &area, const Theme &theme)
{
    const QRectF visible =
        area & painter.worldTransform().inverted().mapRect(QRectF(painter.viewport()).adjusted(-1, -1, 1, 1));
    painter.setPen(screenPen(painter, theme.pixelGrid, 1));
    QList<QLineF> lines;
    for (double x = std::ceil(visible.left()); x <= visible.right(); ++x)
        lines.append(QLineF(x, visible.top(), x, visible.bottom()));
    for (double y = std::ceil(visible.top()); y <= visible.bottom(); ++y)
        lines.append(QLineF(visible.left(), y, visible.right(), y));
    painter.drawLines(lines);
}

void drawPivot(QPainter &painter, QPointF pivot, const Theme &theme)
{
    const QPointF screen = painter.worldTransform().map(pivot);
    painter.save();
    painter.resetTransform();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (const QPen &pen : {QPen(theme.understroke, 4), QPen(theme.handle, 1.5)}) {
        painter.setPen(pen);
        painter.drawEllipse(screen, 4, 4);
        painter.drawLine(screen - QPointF(8, 0), screen + QPointF(8, 0));
        painter.drawLine(screen - QPointF(0, 8), screen + QPointF(0, 8));
    }
    painter.restore();
}

} // namespace

BackdropItem::BackdropItem(const Theme &theme)
    : m_theme(theme)
{
}

void BackdropItem::show(const Frame &frame, const QPixmap &sheet)
{
    Frame bare = frame;
    bare.shapes.clear();
    if (bare == m_frame && sheet.cacheKey() == m_sheet.cacheKey())
        return;
    prepareGeometryChange();
    m_frame = bare;
    m_sheet = sheet;
    update();
}

void BackdropItem::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

QRectF BackdropItem::boundingRect() const
{
    return frameArea(m_frame).adjusted(-20, -20, 20, 20);
}

void BackdropItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const QRectF area = frameArea(m_frame);
    if (area.isEmpty())
        return;
    drawChecker(*painter, area, m_theme);
    drawFrame(*painter, m_frame, m_sheet);
    if (screenScale(*painter) >= gridFromScale)
        drawPixelGrid(*painter, area, m_theme);
    painter->setPen(screenPen(*painter, m_theme.line, 1));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(area);
    drawPivot(*painter, toQt(m_frame.pivot), m_theme);
}

} // namespace hitbox
