#include "scene/snap_marks.h"

#include "drawing/drawing.h"

#include <QPainter>
#include <QPolygonF>
#include <QTransform>

namespace hitbox {

namespace {

constexpr qreal diamondReach = 6;
constexpr qreal ringReach = 8;

void drawGuide(QPainter &painter, const QLineF &line, const Theme &theme)
{
    painter.setPen(QPen(theme.understroke, 3));
    painter.drawLine(line);
    painter.setPen(QPen(theme.guide, 1.5, Qt::DashLine));
    painter.drawLine(line);
}

void stroke(QPainter &painter, const QPolygonF &shape, const Theme &theme)
{
    for (const auto &[color, width] : {std::pair(theme.understroke, 4.0), std::pair(theme.guide, 1.75)}) {
        painter.setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolygon(shape);
    }
}

} // namespace

void drawSnap(QPainter &painter, const SnapResult &snap, const QTransform &world, const Theme &theme)
{
    if (!snap.kind)
        return;
    painter.setBrush(Qt::NoBrush);
    for (const geometry::Segment &guide : snap.guides)
        drawGuide(painter, world.map(QLineF(toQt(guide.from), toQt(guide.to))), theme);
    const QPointF place = world.map(toQt(snap.place));
    const QPointF aside(diamondReach, 0);
    const QPointF down(0, diamondReach);
    stroke(painter, QPolygonF({place - down, place + aside, place + down, place - aside}), theme);
    if (!snap.mark)
        return;
    painter.setPen(QPen(theme.guide, 1.5));
    painter.drawEllipse(world.map(toQt(*snap.mark)), ringReach, ringReach);
}

} // namespace hitbox
