#include "drawing/drawn_points.h"

#include "document/names.h"
#include "document/point_edits.h"
#include "drawing/label_placement.h"
#include "drawing/overlap_look.h"

#include <QPainter>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <utility>

namespace hitbox {

namespace {

constexpr qreal pointReach = 5;    ///< on screen, of the arms of the cross
constexpr qreal arrowReach = 18;   ///< from the middle to the arrow's tip
constexpr qreal arrowWing = 4.5;   ///< of its head, along and across
constexpr qreal nameDistance = 14; ///< from the middle of the cross to that of the name, upright
constexpr qsizetype mostNames = 40;
constexpr qsizetype mostPointMarks = 5'000; ///< that are drawn whatever lies over each other
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

using SeenMark = std::pair<QPointF, const PointMark *>;

/// The marks that are drawn: of more than can be told apart at this zoom the lowest one in each cell of the view, of
/// which there are as many as mostPointMarks; and those that are selected.
QList<SeenMark> thinnedOut(const QList<SeenMark> &marks, const QRectF &view)
{
    if (marks.size() <= mostPointMarks)
        return marks;
    const qreal cell = std::max(1.0, std::sqrt(view.width() * view.height() / qreal(mostPointMarks)));
    QSet<std::pair<int, int>> taken;
    QList<SeenMark> thinned;
    for (const SeenMark &mark : marks) {
        const std::pair place(int(std::floor(mark.first.x() / cell)), int(std::floor(mark.first.y() / cell)));
        const bool isFirst = !taken.contains(place);
        if (isFirst)
            taken.insert(place);
        if (isFirst || mark.second->selected)
            thinned.append(mark);
    }
    return thinned;
}

QString shownName(const QString &name)
{
    const QString line = asShownLine(name);
    return line.size() > mostNameCharacters ? line.left(mostNameCharacters) + QStringLiteral("…") : line;
}

enum class Named { All, Selected };

void drawNames(QPainter &painter, const QList<SeenMark> &marks, Named named, const QRectF &view, const Theme &theme)
{
    QList<QRectF> crosses;
    QList<QRectF> rooms;
    QStringList names;
    for (const auto &[at, mark] : marks) {
        if (mark->name.isEmpty() || !(mark->selected || named == Named::All))
            continue;
        // Below where the arrow goes up.
        const double below = directionOf(mark->angle).y < -0.5 ? nameDistance : -nameDistance;
        names.append(shownName(mark->name));
        rooms.append(roomOf({at + QPointF(0, below), names.constLast()}));
        crosses.append(QRectF(at, at).adjusted(-pointReach, -pointReach, pointReach, pointReach));
    }
    if (named == Named::All)
        rooms = placedApart(rooms, crosses, view);
    for (qsizetype i = 0; i < rooms.size(); ++i)
        drawTextOnArt(painter, rooms[i].center(), names[i], theme);
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
    QList<SeenMark> seen;
    for (const PointMark &mark : points) {
        if (const QPointF at = world.map(mark.at); reached.contains(at))
            seen.append({at, &mark});
    }
    const QList<SeenMark> drawn = thinnedOut(seen, reached);
    for (const auto &[at, mark] : drawn)
        drawPointMark(painter, at, *mark, theme);
    drawNames(painter, drawn, seen.size() <= mostNames ? Named::All : Named::Selected, view, theme);
    painter.restore();
}

} // namespace hitbox
