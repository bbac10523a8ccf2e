#include "scene/emitters_item.h"

#include "document/emitter_edits.h"
#include "stage/play_shots.h"

#include <QPainter>

namespace hitbox {

namespace {

constexpr qreal emitterReach = 6; ///< on screen, from the middle of a mark to its rim

QRectF edgesOf(const Document &document, const Stage &stage)
{
    const QList<PlacedShape> shapes = placedShapes(document, stage);
    const geometry::Box edges =
        playEdges(document, stage.instances, {shapes.constData(), static_cast<std::size_t>(shapes.size())});
    return {toQt(edges.min), toQt(edges.max)};
}

QPolygonF diamondAt(QPointF at)
{
    return {{at - QPointF(emitterReach, 0), at - QPointF(0, emitterReach), at + QPointF(emitterReach, 0),
             at + QPointF(0, emitterReach)}};
}

/// The last bit of a line, as wings on both sides of its end.
QPolygonF arrowHead(const QLineF &line)
{
    QLineF back(line.p2(), line.p1());
    back.setLength(emitterReach * 1.5);
    QLineF left = back;
    QLineF right = back;
    left.setAngle(back.angle() + 24);
    right.setAngle(back.angle() - 24);
    return {{left.p2(), line.p2(), right.p2()}};
}

} // namespace

EmittersItem::EmittersItem(const Theme &theme)
    : m_theme(theme)
{
}

void EmittersItem::show(const Document &document, int stage, Id<Emitter> selected, const QRectF &area)
{
    prepareGeometryChange();
    m_area = area;
    m_marks.clear();
    m_edges.reset();
    const Stage *shown = findStage(document, stage);
    for (const Emitter &emitter : shown ? shown->emitters : QList<Emitter>()) {
        Mark mark;
        if (emitter.source == EmitterSource::Place)
            mark.place = toQt(emitter.place);
        mark.aim = toQt(aimOf(*shown, emitter));
        mark.color = categoryColor(document, emitter.category, m_theme);
        mark.selected = emitter.id == selected;
        if (mark.selected && !mark.place)
            m_edges = edgesOf(document, *shown);
        m_marks.append(mark);
    }
    update();
}

void EmittersItem::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void EmittersItem::drawMark(QPainter &painter, const QTransform &world, const Mark &mark) const
{
    const QPointF aim = world.map(mark.aim);
    const qreal width = mark.selected ? 2 : 1.25;
    const auto drawTwice = [&](Qt::PenStyle style, const auto &draw) {
        painter.setPen(QPen(m_theme.understroke, width + 2));
        draw();
        painter.setPen(QPen(mark.selected ? m_theme.accent : mark.color, width, style));
        draw();
    };
    painter.setBrush(Qt::NoBrush);
    drawTwice(Qt::SolidLine, [&] { painter.drawEllipse(aim, emitterReach, emitterReach); });
    if (!mark.place)
        return;
    const QPointF place = world.map(*mark.place);
    QLineF line(place, aim);
    if (line.length() > 3 * emitterReach) {
        line.setLength(line.length() - emitterReach);
        drawTwice(Qt::DashLine, [&] { painter.drawLine(line); });
        drawTwice(Qt::SolidLine, [&] { painter.drawPolyline(arrowHead(line)); });
    }
    painter.setBrush(mark.color);
    painter.setPen(QPen(mark.selected ? m_theme.accent : m_theme.handleRim, width));
    painter.drawPolygon(diamondAt(place));
}

void EmittersItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const QTransform world = painter->worldTransform();
    painter->save();
    painter->resetTransform();
    painter->setRenderHint(QPainter::Antialiasing);
    if (m_edges) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(m_theme.accent, 1.25, Qt::DashLine));
        painter->drawRect(world.mapRect(*m_edges));
    }
    for (const Mark &mark : m_marks)
        drawMark(*painter, world, mark);
    painter->restore();
}

} // namespace hitbox
