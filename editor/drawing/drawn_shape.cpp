#include "drawing/drawn_shape.h"

#include "drawing/tangle.h"

#include <QPainter>

#include <algorithm>

namespace hitbox {

namespace {

/// From this many points on it pays to look for the edges that are wanted.
constexpr qsizetype manyPoints = 8;
/// More moved points than this are one area.
constexpr qsizetype mostMoved = 16;

/// Layers of a heap and of a thicket: how often squares about the shapes cover the square about all of them. A shape
/// costs by its fill and by the length of its lines, and squares are about both.
constexpr int heapLayers = 128;
constexpr int crowdedHeapLayers = 16;
constexpr int thicketLayers = 2048;

qreal squareAbout(const QRectF &bounds)
{
    const qreal side = std::max(bounds.width(), bounds.height());
    return side * side;
}

QRectF outlineBounds(const Outline &outline)
{
    return pathOf(geometryOf(outline)).controlPointRect();
}

/// Where two points differ and what hangs on them: the edges to the points before and after.
QRectF areaOfMove(const QList<geometry::Point> &before, const QList<geometry::Point> &after, qsizetype index)
{
    const qsizetype count = before.size();
    const qsizetype previous = (index + count - 1) % count;
    const qsizetype next = (index + 1) % count;
    QPolygonF ends;
    for (const QList<geometry::Point> *points : {&before, &after}) {
        for (const qsizetype end : {previous, index, next})
            ends.append(toQt(points->at(end)));
    }
    return ends.boundingRect();
}

/// The sides of an area beyond which a point lies: one bit each.
unsigned sidesBeyond(geometry::Point p, const QRectF &area)
{
    return (p.x < area.left() ? 1U : 0U) | (p.x > area.right() ? 2U : 0U) | (p.y < area.top() ? 4U : 0U) |
           (p.y > area.bottom() ? 8U : 0U);
}

} // namespace

DrawnShape::DrawnShape(ShapeId id, const Outline &outline, const ShapeLook &look)
    : m_id(id)
    , m_outline(outline)
    , m_path(pathOf(geometryOf(outline)))
    , m_bounds(m_path.controlPointRect())
{
    setLook(look);
}

bool DrawnShape::setLook(ShapeLook look)
{
    look.filled = !std::holds_alternative<ChainLine>(m_outline);
    return std::exchange(m_look, look) != look;
}

bool DrawnShape::isSmallAt(qreal scale) const
{
    return !asksForAttention() && std::max(m_bounds.width(), m_bounds.height()) * scale < smallSide;
}

void DrawnShape::draw(QPainter &painter, const QRectF &exposed, const Theme &theme) const
{
    const qreal reach = strokeReach / screenScale(painter);
    const QRectF near = exposed.adjusted(-reach, -reach, reach, reach);
    const QList<geometry::Point> *points = pointList(m_outline);
    // Dashes are counted from the outline's first point.
    if (!points || points->size() < manyPoints || m_look.locked || near.contains(m_bounds))
        return drawShape(painter, m_path, m_look, theme);
    drawShape(
        painter,
        ShapePaths{m_look.filled ? fillNear(*points, near) : m_path,
                   lineNear(*points, m_look.filled ? geometry::LineEnds::Closed : geometry::LineEnds::Open, near)},
        m_look, theme);
}

Crowding crowdingOf(const QList<DrawnShape> &shapes)
{
    const bool crowded = shapes.size() >= crowd;
    const Crowding usual = crowded ? Crowding::Crowd : Crowding::None;
    if (shapes.size() <= heapLayers)
        return usual; // too few for a heap
    QRectF all = shapes.constFirst().bounds();
    qreal squares = 0;
    for (const DrawnShape &shape : shapes) {
        all.setCoords(std::min(all.left(), shape.bounds().left()), std::min(all.top(), shape.bounds().top()),
                      std::max(all.right(), shape.bounds().right()), std::max(all.bottom(), shape.bounds().bottom()));
        squares += squareAbout(shape.bounds());
    }
    const qreal layer = squareAbout(all);
    if (squares > thicketLayers * layer)
        return Crowding::Thicket;
    return squares > (crowded ? crowdedHeapLayers : heapLayers) * layer ? Crowding::Heap : usual;
}

void drawShapes(QPainter &painter, const QList<DrawnShape> &shapes, const QRectF &exposed, const Theme &theme)
{
    const qreal scale = screenScale(painter);
    const qreal reach = strokeReach / scale;
    const QRectF near = exposed.adjusted(-reach, -reach, reach, reach);
    const Crowding crowding = crowdingOf(shapes);
    for (const DrawnShape &shape : shapes) {
        if (!meets(shape.bounds(), near))
            continue;
        const bool quiet = !shape.asksForAttention();
        if (quiet && crowding == Crowding::Thicket)
            drawTangle(painter, shape.path(), shape.look().color);
        else if ((quiet && crowding == Crowding::Heap) || (crowding == Crowding::Crowd && shape.isSmallAt(scale)))
            drawShapeFromAfar(painter, shape.path(), shape.look());
        else
            shape.draw(painter, exposed, theme);
    }
}

QList<QRectF> differingAreas(const Outline &before, const Outline &after)
{
    if (before == after)
        return {};
    const auto everything = [&] { return QList<QRectF>{outlineBounds(before), outlineBounds(after)}; };
    const QList<geometry::Point> *from = pointList(before);
    const QList<geometry::Point> *to = pointList(after);
    if (!from || !to || before.index() != after.index() || from->size() != to->size())
        return everything();
    QList<QRectF> areas;
    for (qsizetype i = 0; i < from->size(); ++i) {
        if (from->at(i) == to->at(i))
            continue;
        if (areas.size() == mostMoved)
            return everything();
        areas.append(areaOfMove(*from, *to, i));
    }
    return areas;
}

QPainterPath lineNear(const QList<geometry::Point> &points, geometry::LineEnds ends, const QRectF &area)
{
    const qsizetype count = points.size();
    const bool closed = ends == geometry::LineEnds::Closed;
    const qsizetype edges = closed ? count : count - 1;
    const auto point = [&](qsizetype index) { return points.at(index % count); };
    const auto isNear = [&](qsizetype edge) {
        const geometry::Point a = point(edge);
        const geometry::Point b = point(edge + 1);
        return std::max(a.x, b.x) >= area.left() && std::min(a.x, b.x) <= area.right() &&
               std::max(a.y, b.y) >= area.top() && std::min(a.y, b.y) <= area.bottom();
    };
    // A closed line is walked from an edge that is not wanted, so that no run goes across its end.
    qsizetype start = 0;
    while (closed && start < edges && isNear(start))
        ++start;
    if (start == edges)
        return pathOf(geometryOf(PolygonOutline{points}));
    const qsizetype end = start + edges;

    // Each run takes an edge more at both ends: lines are joined, and not cut off where it can be seen.
    QPainterPath line;
    qsizetype drawnTo = start - 1; ///< up to this edge all is drawn that will be
    for (qsizetype edge = start; edge < end; ++edge) {
        if (!isNear(edge))
            continue;
        const qsizetype first = std::max(edge - 1, drawnTo + 1);
        const qsizetype last = closed ? edge + 1 : std::min(edge + 1, end - 1);
        if (line.isEmpty() || first > drawnTo + 1)
            line.moveTo(toQt(point(first)));
        for (drawnTo = first - 1; drawnTo < last; ++drawnTo)
            line.lineTo(toQt(point(drawnTo + 2)));
    }
    return line;
}

QPainterPath fillNear(const QList<geometry::Point> &points, const QRectF &area)
{
    QList<unsigned> beyond; ///< of each kept point, the sides of the area
    QPolygonF kept;
    for (const geometry::Point p : points) {
        const unsigned sides = sidesBeyond(p, area);
        const qsizetype count = kept.size();
        // Of three points beyond one side the middle one changes nothing: no way between them comes into the area.
        if (count >= 2 && (beyond.at(count - 2) & beyond.at(count - 1) & sides) != 0) {
            kept.last() = toQt(p);
            beyond.last() = sides;
        } else {
            kept.append(toQt(p));
            beyond.append(sides);
        }
    }
    QPainterPath path;
    path.addPolygon(kept);
    path.closeSubpath();
    return path;
}

} // namespace hitbox
