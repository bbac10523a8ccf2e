#include "drawing/drawn_emitters.h"

#include "document/emitter_edits.h"
#include "drawing/left_out_note.h"
#include "stage/play_shots.h"

#include <QCoreApplication>
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

/// Where the mark is, from its rim to where it aims, on screen.
QRectF reachOf(const EmitterMark &mark, const QTransform &world)
{
    const QPointF aim = world.map(mark.aim);
    const QPointF place = mark.place ? world.map(*mark.place) : aim;
    return QRectF(place, aim).normalized().adjusted(-emitterReach, -emitterReach, emitterReach, emitterReach);
}

enum class Strokes { Whole, Dashed };

/// A line, and a dark one beneath that is as much wider and whose dashes are as much longer.
QPen penFor(const QColor &color, qreal width, Strokes strokes, qreal more)
{
    QPen pen(color, width + more);
    if (strokes == Strokes::Dashed) {
        constexpr qreal dash = 6; // screen pixels, as the next; patterns count in widths of the pen
        constexpr qreal gap = 5;
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern({(dash + more) / pen.widthF(), (gap - more) / pen.widthF()});
        pen.setDashOffset(more / 2 / pen.widthF());
    }
    return pen;
}

void drawEmitterMark(QPainter &painter, const QTransform &world, const EmitterMark &mark, const Theme &theme)
{
    const QPointF aim = world.map(mark.aim);
    const qreal width = mark.selected ? 2 : 1.25;
    const auto drawTwice = [&](Strokes strokes, const auto &draw) {
        painter.setPen(penFor(theme.understroke, width, strokes, 2));
        draw();
        painter.setPen(penFor(mark.selected ? theme.accent : mark.color, width, strokes, 0));
        draw();
    };
    painter.setBrush(Qt::NoBrush);
    drawTwice(Strokes::Whole, [&] { painter.drawEllipse(aim, emitterReach, emitterReach); });
    if (!mark.place)
        return;
    const QPointF place = world.map(*mark.place);
    QLineF line(place, aim);
    if (line.length() > 3 * emitterReach) {
        line.setLength(line.length() - emitterReach);
        drawTwice(Strokes::Dashed, [&] { painter.drawLine(line); });
        drawTwice(Strokes::Whole, [&] { painter.drawPolyline(arrowHead(line)); });
    }
    painter.setBrush(mark.color);
    painter.setPen(QPen(mark.selected ? theme.accent : theme.handleRim, width));
    painter.drawPolygon(diamondAt(place));
}

} // namespace

DrawnEmitters drawnEmitters(const Document &document, int stage, Id<Emitter> selected, const Theme &theme)
{
    DrawnEmitters drawn;
    const Stage *shown = findStage(document, stage);
    for (const Emitter &emitter : shown ? shown->emitters : QList<Emitter>()) {
        EmitterMark mark;
        if (emitter.source == EmitterSource::Place)
            mark.place = toQt(emitter.place);
        mark.aim = toQt(aimOf(*shown, emitter));
        mark.color = categoryColor(document, emitter.category, theme);
        mark.selected = emitter.id == selected;
        if (mark.selected && !mark.place)
            drawn.edges = edgesOf(document, *shown);
        drawn.marks.append(mark);
    }
    return drawn;
}

void drawEmitters(QPainter &painter, const DrawnEmitters &emitters, const Theme &theme)
{
    const QTransform world = painter.worldTransform();
    painter.save();
    painter.resetTransform();
    painter.setRenderHint(QPainter::Antialiasing);
    if (emitters.edges) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.accent, 1.25, Qt::DashLine));
        painter.drawRect(world.mapRect(*emitters.edges));
    }
    for (const EmitterMark &mark : emitters.marks)
        drawEmitterMark(painter, world, mark, theme);
    painter.restore();
}

void drawEmittersInView(QPainter &painter, const DrawnEmitters &emitters, const QRectF &view, const Theme &theme)
{
    const QTransform world = painter.worldTransform();
    DrawnEmitters drawn{{}, emitters.edges};
    int seen = 0;
    for (const EmitterMark &mark : emitters.marks) {
        if (!reachOf(mark, world).intersects(view))
            continue;
        seen += 1;
        if (seen <= mostMarks || mark.selected)
            drawn.marks.append(mark);
    }
    drawEmitters(painter, drawn, theme);
    if (seen <= mostMarks)
        return;
    painter.save();
    painter.resetTransform();
    painter.setRenderHint(QPainter::Antialiasing);
    drawLeftOutNote(painter,
                    QCoreApplication::translate("hitbox::EmittersItem",
                                                "%1 of %2 emitters in view are marked: zoom in for the rest")
                        .arg(mostMarks)
                        .arg(seen),
                    view, theme);
    painter.restore();
}

} // namespace hitbox
