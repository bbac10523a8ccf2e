#include "drawing/drawn_findings.h"

#include "document/outline.h"
#include "drawing/left_out_note.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace hitbox {

namespace {

/// How many edges are marked of a polygon that crosses itself everywhere; the panel lists all of its problems.
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

DrawnFindings drawnFindings(const Frame &frame, const QList<Finding> &findings)
{
    DrawnFindings drawn;
    const QHash<ShapeId, const Shape *> shapes = visibleShapes(frame);
    for (const Finding &finding : findings) {
        const Shape *shape = shapes.value(finding.shape);
        if (!shape || finding.points.isEmpty())
            continue;
        for (const geometry::Point p : finding.points) {
            drawn.marks.append({toQt(p), markOf(finding)});
            drawn.bounds |= QRectF(toQt(p), QSizeF(1, 1));
        }
        if (finding.kind == geometry::MeetingKind::None)
            continue;
        if (finding.kind == geometry::MeetingKind::Overlapping && finding.points.size() == 2)
            drawn.shared.append({toQt(finding.points.at(0)), toQt(finding.points.at(1))});
        const auto points = pointsOf(shape->outline);
        for (const int edge : finding.edges) {
            if (edge >= static_cast<int>(points.size()))
                continue; // the findings are of the value before
            drawn.edges.append(edgeLine(points, edge));
            drawn.bounds |= lineBounds(drawn.edges.constLast());
        }
    }
    std::stable_sort(drawn.marks.begin(), drawn.marks.end(),
                     [](const FindingSign &a, const FindingSign &b) { return a.kind > b.kind; });
    return drawn;
}

void drawFindingEdges(QPainter &painter, const DrawnFindings &findings, const QRectF &visible, const Theme &theme)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const auto inView = [&visible](const QList<QLineF> &lines) {
        QList<QLineF> seen;
        for (const QLineF &line : lines) {
            if (seen.size() < mostEdges && reaches(line, visible))
                seen.append(line);
        }
        return seen;
    };
    const QList<QLineF> edges = inView(findings.edges);
    const QList<QLineF> shared = inView(findings.shared);
    for (const auto &[color, more] : {std::pair(theme.understroke, 2.0), std::pair(theme.crossing, 0.0)}) {
        painter.setPen(screenPen(painter, color, 3.0 + more));
        painter.drawLines(edges);
        painter.setPen(screenPen(painter, color, 6.0 + more));
        painter.drawLines(shared);
    }
}

void drawFindingSigns(QPainter &painter, const DrawnFindings &findings, const QRectF &view, const Theme &theme)
{
    if (findings.marks.isEmpty())
        return;
    const QTransform world = painter.worldTransform();
    painter.save();
    painter.resetTransform();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF reach = view.adjusted(-findingReach, -findingReach, findingReach, findingReach);
    QList<FindingSign> seen;
    for (const FindingSign &mark : findings.marks) {
        const QPointF screen = world.map(mark.place);
        if (reach.contains(screen))
            seen.append({screen, mark.kind});
    }
    for (const FindingSign &mark : seen.last(std::min<qsizetype>(seen.size(), mostMarks)))
        drawFindingMark(painter, mark.kind, mark.place, theme);
    if (seen.size() > mostMarks)
        drawLeftOutNote(painter,
                        QCoreApplication::translate("hitbox::FindingsItem",
                                                    "%1 of %2 problems in view are marked: zoom in for the rest")
                            .arg(mostMarks)
                            .arg(seen.size()),
                        view, theme);
    painter.restore();
}

} // namespace hitbox
