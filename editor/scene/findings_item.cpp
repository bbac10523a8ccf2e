#include "scene/findings_item.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>
#include <QSet>
#include <QWidget>

namespace hitbox {

namespace {

/// A polygon that crosses itself everywhere would bury the screen in marks; the panel lists them all.
constexpr qsizetype mostMarks = 500;
constexpr qsizetype mostObstacles = 2000;

QList<geometry::Point> pointsOf(const Outline &outline)
{
    if (const auto *polygon = std::get_if<PolygonOutline>(&outline))
        return polygon->points;
    if (const auto *chain = std::get_if<ChainLine>(&outline))
        return chain->points;
    return {};
}

QLineF edgeLine(const QList<geometry::Point> &points, int edge)
{
    return {toQt(points.at(edge)), toQt(points.at((edge + 1) % points.size()))};
}

void drawWarning(QPainter &painter, QPointF screen, const Theme &theme)
{
    const QPolygonF triangle({screen + QPointF(0, -9), screen + QPointF(9, 7), screen + QPointF(-9, 7)});
    painter.setBrush(theme.panel);
    painter.setPen(QPen(theme.understroke, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(triangle);
    painter.setPen(QPen(theme.warning, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(triangle);
    painter.drawLine(screen + QPointF(0, -3), screen + QPointF(0, 1));
    painter.drawPoint(screen + QPointF(0, 4));
}

} // namespace

FindingsItem::FindingsItem(const Theme &theme)
    : m_theme(theme)
{
}

void FindingsItem::show(const Frame &frame, const QList<Finding> &findings, const QSet<ShapeId> &explained)
{
    prepareGeometryChange();
    m_marks.clear();
    m_edges.clear();
    m_obstacles.clear();
    m_sentence.clear();
    bool chosen = false;
    for (const Finding &finding : findings) {
        const Shape *shape = findShape(frame, finding.shape);
        if (!shape || !shape->visible || finding.points.isEmpty() || m_marks.size() >= mostMarks)
            continue;
        const bool meeting = finding.kind != geometry::MeetingKind::None;
        const QPointF place = toQt(finding.points.first());
        for (const geometry::Point p : finding.points)
            m_marks.append({toQt(p), finding.severity, meeting});
        const QList<geometry::Point> points = pointsOf(shape->outline);
        for (const int edge : finding.edges) {
            if (meeting && edge < points.size())
                m_edges.append(edgeLine(points, edge));
        }
        if (m_sentence.isEmpty() || (!chosen && explained.contains(finding.shape))) {
            chosen = explained.contains(finding.shape);
            m_sentence = finding.message;
            m_sentencePlace = place;
        }
        if (m_obstacles.size() < mostObstacles) {
            for (const geometry::Point p : points)
                m_obstacles.append(toQt(p));
        }
    }
    // Marks and card have constant screen size; the margin covers them at any zoom worth looking at.
    QRectF bounds;
    for (const Mark &mark : std::as_const(m_marks))
        bounds |= QRectF(mark.place, QSizeF(1, 1));
    for (const QLineF &edge : std::as_const(m_edges))
        bounds |= QRectF(edge.p1(), edge.p2()).normalized();
    m_bounds = bounds.isNull() ? QRectF() : bounds.adjusted(-4000, -4000, 4000, 4000);
    update();
}

void FindingsItem::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void FindingsItem::drawEdges(QPainter &painter) const
{
    for (const auto &[color, width] : {std::pair(m_theme.understroke, 5.0), std::pair(m_theme.crossing, 3.0)}) {
        painter.setPen(screenPen(painter, color, width));
        painter.drawLines(m_edges);
    }
}

void FindingsItem::drawMarks(QPainter &painter, const QTransform &world) const
{
    for (const Mark &mark : m_marks) {
        const QPointF screen = world.map(mark.place);
        if (mark.meeting)
            drawCrossing(painter, screen, m_theme);
        else
            drawWarning(painter, screen, m_theme);
    }
}

/// The place near the mark that covers the fewest handles and leaves the view least.
QRectF FindingsItem::freePlace(QPointF at, QSizeF size, const QRectF &viewport, const QTransform &world) const
{
    constexpr qreal step = 28;
    constexpr qsizetype outsideCost = mostObstacles;
    QList<QPointF> obstacles;
    for (const QPointF &obstacle : m_obstacles)
        obstacles.append(world.map(obstacle));
    for (const Mark &mark : m_marks)
        obstacles.append(world.map(mark.place));
    QRectF best;
    qsizetype bestCost = std::numeric_limits<qsizetype>::max();
    for (int distance = 1; distance <= 4; ++distance) {
        const qreal gap = step * distance;
        for (const QPointF &corner :
             {QPointF(gap, -size.height() / 2), QPointF(gap, -size.height() - gap), QPointF(gap, gap),
              QPointF(-gap - size.width(), -size.height() / 2), QPointF(-gap - size.width(), -size.height() - gap),
              QPointF(-gap - size.width(), gap), QPointF(-size.width() / 2, gap),
              QPointF(-size.width() / 2, -size.height() - gap)}) {
            const QRectF place(at + corner, size);
            const QRectF wide = place.adjusted(-8, -8, 8, 8);
            qsizetype cost = viewport.contains(place) ? distance : outsideCost;
            for (const QPointF &obstacle : std::as_const(obstacles))
                cost += wide.contains(obstacle) ? 10 : 0;
            if (cost < bestCost) {
                bestCost = cost;
                best = place;
            }
        }
    }
    return best;
}

void FindingsItem::drawCard(QPainter &painter, const QTransform &world, const QRectF &viewport) const
{
    if (m_sentence.isEmpty())
        return;
    const QFontMetricsF metrics(painter.font());
    const QSizeF size(metrics.horizontalAdvance(m_sentence) + 24, metrics.height() + 16);
    const QPointF at = world.map(m_sentencePlace);
    const QRectF card = freePlace(at, size, viewport, world);
    painter.setPen(QPen(m_theme.crossing, 1));
    painter.setBrush(m_theme.panel);
    painter.drawRoundedRect(card, 4, 4);
    painter.setPen(m_theme.text);
    painter.drawText(card, Qt::AlignCenter, m_sentence);
}

void FindingsItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *widget)
{
    if (m_marks.isEmpty())
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    drawEdges(*painter);
    const QTransform world = painter->worldTransform();
    painter->save();
    painter->resetTransform();
    drawMarks(*painter, world);
    // The painter's own viewport may be the whole window's.
    drawCard(*painter, world, widget ? QRectF(widget->rect()) : QRectF(painter->viewport()));
    painter->restore();
}

} // namespace hitbox
