#include "drawing/drawn_points.h"

#include "document/names.h"
#include "document/point_edits.h"
#include "drawing/overlap_look.h"

#include <QPainter>

namespace hitbox {

namespace {

constexpr qreal pointReach = 5;    ///< on screen, of the arms of the cross
constexpr qreal arrowReach = 18;   ///< from the middle to the arrow's tip
constexpr qreal arrowWing = 4.5;   ///< of its head, along and across
constexpr qreal nameDistance = 14; ///< from the middle of the cross to that of the name, upright
constexpr qsizetype mostNames = 40;
constexpr qsizetype mostNameCharacters = 32;

QList<QLineF> linesOf(QPointF at, double angle)
{
    const geometry::Point way = directionOf(angle);
    const QPointF along(way.x, way.y);
    const QPointF across(-way.y, way.x);
    const QPointF tip = at + along * arrowReach;
    return {{at - QPointF(pointReach, 0), at + QPointF(pointReach, 0)},
            {at - QPointF(0, pointReach), at + QPointF(0, pointReach)},
            {at, tip},
            {tip - along * arrowWing + across * arrowWing, tip},
            {tip - along * arrowWing - across * arrowWing, tip}};
}

void drawPointMark(QPainter &painter, QPointF at, const PointMark &mark, const Theme &theme)
{
    const QList<QLineF> lines = linesOf(at, mark.angle);
    const qreal width = mark.selected ? 2 : 1.5;
    for (const QPen &pen : {QPen(theme.understroke, width + 2.5, Qt::SolidLine, Qt::RoundCap),
                            QPen(mark.selected ? theme.accent : theme.handle, width, Qt::SolidLine, Qt::RoundCap)}) {
        painter.setPen(pen);
        painter.drawLines(lines);
    }
}

QString shownName(const QString &name)
{
    const QString line = asShownLine(name);
    return line.size() > mostNameCharacters ? line.left(mostNameCharacters) + QStringLiteral("…") : line;
}

} // namespace

QList<PointMark> pointMarks(const Frame &frame, Id<FramePoint> selected)
{
    QList<PointMark> marks;
    marks.reserve(frame.points.size());
    for (const FramePoint &point : frame.points)
        marks.append({toQt(point.at), point.angle, point.name, selected && point.id == selected});
    return marks;
}

void drawPoints(QPainter &painter, const QList<PointMark> &points, const QRectF &view, const Theme &theme)
{
    if (points.isEmpty())
        return;
    const QTransform world = painter.worldTransform();
    const QRectF reached = view.adjusted(-arrowReach, -arrowReach, arrowReach, arrowReach);
    painter.save();
    painter.resetTransform();
    painter.setRenderHint(QPainter::Antialiasing);
    QList<std::pair<QPointF, const PointMark *>> seen;
    for (const PointMark &mark : points) {
        if (const QPointF at = world.map(mark.at); reached.contains(at))
            seen.append({at, &mark});
    }
    for (const auto &[at, mark] : std::as_const(seen))
        drawPointMark(painter, at, *mark, theme);
    for (const auto &[at, mark] : std::as_const(seen)) {
        const bool isNamed = mark->selected || seen.size() <= mostNames;
        // Below where the arrow goes up.
        const double below = directionOf(mark->angle).y < -0.5 ? nameDistance : -nameDistance;
        if (isNamed && !mark->name.isEmpty())
            drawTextOnArt(painter, at + QPointF(0, below), shownName(mark->name), theme);
    }
    painter.restore();
}

} // namespace hitbox
