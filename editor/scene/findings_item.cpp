#include "scene/findings_item.h"

#include "validation/wording.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QWidget>

#include <algorithm>

namespace hitbox {

namespace {

/// A polygon that crosses itself everywhere would bury the view in marks and take long to paint; the panel lists them
/// all, and a note says that some are left out.
constexpr qsizetype mostMarks = 500;
constexpr qsizetype mostEdges = 2000;

/// How far a mark reaches beyond its place, in screen pixels.
constexpr qreal findingReach = 14;

QLineF edgeLine(std::span<const geometry::Point> points, int edge)
{
    const auto from = static_cast<std::size_t>(edge);
    return {toQt(points[from]), toQt(points[(from + 1) % points.size()])};
}

QRectF lineBounds(const QLineF &line)
{
    return QRectF(line.p1(), line.p2()).normalized();
}

/// Rectangles of lines are often flat: QRectF::intersects() takes these for empty.
bool reaches(const QLineF &line, const QRectF &area)
{
    const QRectF bounds = lineBounds(line);
    return bounds.left() <= area.right() && bounds.right() >= area.left() && bounds.top() <= area.bottom() &&
           bounds.bottom() >= area.top();
}

QHash<ShapeId, const Shape *> visibleShapes(const Frame &frame)
{
    QHash<ShapeId, const Shape *> shapes;
    for (const Shape &shape : frame.shapes) {
        if (shape.visible)
            shapes.insert(shape.id, &shape);
    }
    return shapes;
}

} // namespace

FindingsItem::FindingsItem(const Theme &theme, Parts parts)
    : m_theme(theme)
    , m_parts(parts)
{
}

void FindingsItem::show(const Frame &frame, const QList<Finding> &findings)
{
    prepareGeometryChange();
    m_marks.clear();
    m_edges.clear();
    m_shared.clear();
    const QHash<ShapeId, const Shape *> shapes = visibleShapes(frame);
    QRectF bounds;
    for (const Finding &finding : findings) {
        const Shape *shape = shapes.value(finding.shape);
        if (!shape || finding.points.isEmpty())
            continue;
        for (const geometry::Point p : finding.points) {
            m_marks.append({toQt(p), markOf(finding)});
            bounds |= QRectF(toQt(p), QSizeF(1, 1));
        }
        if (finding.kind == geometry::MeetingKind::None)
            continue;
        if (finding.kind == geometry::MeetingKind::Overlapping && finding.points.size() == 2)
            m_shared.append({toQt(finding.points.at(0)), toQt(finding.points.at(1))});
        const auto points = pointsOf(shape->outline);
        for (const int edge : finding.edges) {
            if (edge >= static_cast<int>(points.size()))
                continue; // the findings are of the value before
            m_edges.append(edgeLine(points, edge));
            bounds |= lineBounds(m_edges.constLast());
        }
    }
    std::stable_sort(m_marks.begin(), m_marks.end(), [](const Mark &a, const Mark &b) { return a.kind > b.kind; });
    // Marks have constant screen size; the margin covers them at any zoom worth looking at.
    m_bounds = bounds.isNull() ? QRectF() : bounds.adjusted(-4000, -4000, 4000, 4000);
    update();
}

void FindingsItem::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void FindingsItem::drawEdges(QPainter &painter, const QRectF &visible) const
{
    const auto inView = [&visible](const QList<QLineF> &lines) {
        QList<QLineF> seen;
        for (const QLineF &line : lines) {
            if (seen.size() < mostEdges && reaches(line, visible))
                seen.append(line);
        }
        return seen;
    };
    const QList<QLineF> edges = inView(m_edges);
    const QList<QLineF> shared = inView(m_shared);
    for (const auto &[color, more] : {std::pair(m_theme.understroke, 2.0), std::pair(m_theme.crossing, 0.0)}) {
        painter.setPen(screenPen(painter, color, 3.0 + more));
        painter.drawLines(edges);
        painter.setPen(screenPen(painter, color, 6.0 + more));
        painter.drawLines(shared);
    }
}

void FindingsItem::drawMarks(QPainter &painter, const QTransform &world, const QRectF &view) const
{
    const QRectF reach = view.adjusted(-findingReach, -findingReach, findingReach, findingReach);
    QList<Mark> seen;
    for (const Mark &mark : m_marks) {
        const QPointF screen = world.map(mark.place);
        if (reach.contains(screen))
            seen.append({screen, mark.kind});
    }
    for (const Mark &mark : seen.last(std::min(seen.size(), mostMarks)))
        drawFindingMark(painter, mark.kind, mark.place, m_theme);
    if (seen.size() > mostMarks)
        drawNote(painter, seen.size(), view);
}

void FindingsItem::drawNote(QPainter &painter, qsizetype inView, const QRectF &view) const
{
    const QString note = QCoreApplication::translate("hitbox::FindingsItem",
                                                     "%1 of %2 problems in view are marked: zoom in for the rest")
                             .arg(mostMarks)
                             .arg(inView);
    const QFontMetricsF metrics(painter.font());
    const QSizeF size(metrics.horizontalAdvance(note) + 16, metrics.height() + 8);
    const QRectF box(QPointF(view.left() + 8, view.bottom() - size.height() - 8), size);
    painter.setPen(QPen(m_theme.line, 1));
    painter.setBrush(m_theme.panel);
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(m_theme.text);
    painter.drawText(box, Qt::AlignCenter, note);
}

void FindingsItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *widget)
{
    if (m_marks.isEmpty())
        return;
    const QTransform world = painter->worldTransform();
    // The painter's own viewport may be the whole window's.
    const QRectF view = widget ? QRectF(widget->rect()) : QRectF(painter->viewport());
    painter->setRenderHint(QPainter::Antialiasing);
    if (m_parts.testFlag(Part::Edges))
        drawEdges(*painter, world.inverted().mapRect(view));
    if (!m_parts.testFlag(Part::Signs))
        return;
    painter->save();
    painter->resetTransform();
    drawMarks(*painter, world, view);
    painter->restore();
}

} // namespace hitbox
