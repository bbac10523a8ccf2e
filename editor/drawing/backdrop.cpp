#include "drawing/backdrop.h"

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
    if (area.isEmpty())
        return;
    painter.setPen(screenPen(painter, theme.pixelGrid, 1));
    QList<QLineF> lines;
    for (double x = std::ceil(area.left()); x <= area.right(); ++x)
        lines.append(QLineF(x, area.top(), x, area.bottom()));
    for (double y = std::ceil(area.top()); y <= area.bottom(); ++y)
        lines.append(QLineF(area.left(), y, area.right(), y));
    painter.drawLines(lines);
}

} // namespace

bool looksAlike(const Backdrop &a, const Backdrop &b)
{
    return a.sheet.cacheKey() == b.sheet.cacheKey() && a.frame == b.frame;
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

void drawBackdropGround(QPainter &painter, const Backdrop &backdrop, const QRectF &exposed, const Theme &theme)
{
    if (const QRectF area = frameArea(backdrop.frame); !area.isEmpty())
        drawChecker(painter, area, exposed, theme);
}

void drawBackdropPixels(QPainter &painter, const Backdrop &backdrop, const QRectF &exposed, const Theme &theme)
{
    const QRectF area = frameArea(backdrop.frame);
    if (area.isEmpty())
        return;
    drawFrame(painter, backdrop.frame, backdrop.sheet, exposed);
    if (screenScale(painter) >= gridFromScale)
        drawPixelGrid(painter, area & exposed.adjusted(-1, -1, 1, 1), theme);
    painter.setPen(screenPen(painter, theme.line, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(area);
    drawPivot(painter, toQt(backdrop.frame.pivot), theme);
}

void drawBackdrop(QPainter &painter, const Backdrop &backdrop, const QRectF &exposed, const Theme &theme)
{
    drawBackdropGround(painter, backdrop, exposed, theme);
    drawBackdropPixels(painter, backdrop, exposed, theme);
}

} // namespace hitbox
