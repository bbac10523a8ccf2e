#include "drawing/drawn_probe.h"

#include "document/numbers.h"
#include "drawing/letters.h"

#include <QPainter>

#include <algorithm>
#include <optional>
#include <set>

#include <hitbox/geometry/polygon.h>

namespace hitbox {

namespace {

enum class Strength { Plain, Emphasized };

constexpr double labelLetters = 12;    ///< their size, in screen pixels
constexpr qreal understrokeMore = 2.5; ///< how much wider the dark line beneath is, in screen pixels

/// Line by line in the same colour over a dark one, so that it shows on any art.
void strokeOver(QPainter &painter, const QPainterPath &path, const QPen &pen, const Theme &theme)
{
    painter.setBrush(Qt::NoBrush);
    QPen under = pen;
    under.setColor(theme.understroke);
    under.setWidthF(pen.widthF() + understrokeMore);
    if (pen.style() == Qt::CustomDashLine) { // counted in widths of the pen
        QList<qreal> pattern = pen.dashPattern();
        for (qreal &length : pattern)
            length *= pen.widthF() / under.widthF();
        under.setDashPattern(pattern);
    }
    painter.setPen(under);
    painter.drawPath(path);
    painter.setPen(pen);
    painter.drawPath(path);
}

/// What is smaller than its line is thick, as of ten thousand seen from afar: a square takes a tenth of the time.
void dotOver(QPainter &painter, const QRectF &reach, const QPen &pen, const Theme &theme)
{
    const qreal line = pen.widthF() / 2;
    const qreal under = (pen.widthF() + understrokeMore) / 2;
    painter.fillRect(reach.adjusted(-under, -under, under, under), theme.understroke);
    painter.fillRect(reach.adjusted(-line, -line, line, line), pen.color());
}

QPainterPath crossAt(QPointF screen, qreal arm)
{
    QPainterPath path;
    path.moveTo(screen + QPointF(-arm, -arm));
    path.lineTo(screen + QPointF(arm, arm));
    path.moveTo(screen + QPointF(-arm, arm));
    path.lineTo(screen + QPointF(arm, -arm));
    return path;
}

/// A point has no outline: a small upright cross with its middle left open.
QPainterPath pointSign(QPointF screen)
{
    QPainterPath path;
    for (const QPointF way : {QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0), QPointF(0, -1)}) {
        path.moveTo(screen + 2.5 * way);
        path.lineTo(screen + 8 * way);
    }
    return path;
}

QPainterPath lineBetween(QPointF from, QPointF to)
{
    QPainterPath path(from);
    path.lineTo(to);
    return path;
}

QPainterPath signOf(const Outline &outline, const QTransform &world)
{
    const geometry::Shape shape = probedShape(outline);
    if (const auto *point = std::get_if<geometry::Point>(&shape))
        return pointSign(world.map(toQt(*point)));
    return world.map(pathOf(shape));
}

/// Beyond the end of the line, so that it covers neither.
void drawProbeLabel(QPainter &painter, const QLineF &line, const QString &text, const Theme &theme)
{
    QRectF box(0, 0, textWidth(text, labelLetters) + 8, 16);
    const QLineF beyond = line.length() > 0 ? line.unitVector() : QLineF(0, 0, 1, 0);
    constexpr qreal away = 8; // screen pixels
    box.moveCenter(line.p2() +
                   QPointF(beyond.dx() * (box.width() / 2 + away), beyond.dy() * (box.height() / 2 + away)));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.panel);
    painter.drawRoundedRect(box, 3, 3);
    drawTextAround(painter, box.center(), text, labelLetters, theme.text);
}

/// A shape that several probes hit is lit once.
void drawLitShapes(QPainter &painter, const QTransform &world, const QList<DrawnProbe> &probes, const Theme &theme)
{
    QColor fill = theme.probe;
    fill.setAlphaF(0.2F);
    std::set<std::pair<int, ShapeId>> lit;
    for (const DrawnProbe &probe : probes) {
        for (const ProbeHit &hit : probe.answer.hits) {
            if (!lit.insert({hit.target.instance, hit.target.id}).second)
                continue;
            const QPainterPath path = world.map(pathOf(hit.target.shape));
            if (!std::holds_alternative<geometry::Chain>(hit.target.shape))
                painter.fillPath(path, fill);
            strokeOver(painter, path, QPen(theme.probe, 2), theme);
        }
    }
}

namespace {

/// A path of no size knows no place.
QRectF reachOf(const QPainterPath &sign, const Outline &outline, const QTransform &world)
{
    if (!sign.isEmpty())
        return sign.controlPointRect();
    const std::optional<geometry::Box> box = geometry::bounds(probedShape(outline));
    return box ? QRectF(world.map(toQt(box->min)), QSizeF(0, 0)) : QRectF();
}

} // namespace

void drawProbe(QPainter &painter, const QTransform &world, const DrawnProbe &probe, const Theme &theme)
{
    using Look = DrawnProbe::Look;
    const bool strong = probe.look == Look::Hot || probe.look == Look::Selected;
    QPen pen(probe.look == Look::Selected ? theme.accent : theme.probe, strong ? 2 : 1.5);
    const QPainterPath sign = signOf(probe.outline, world);
    const QRectF reach = reachOf(sign, probe.outline, world);
    constexpr qreal margin = 8; // screen pixels, of the lines and more
    if (!reach.adjusted(-margin, -margin, margin, margin).intersects(painter.viewport()))
        return;
    if (std::max(reach.width(), reach.height()) < pen.widthF())
        return dotOver(painter, reach, pen, theme);
    if (!std::holds_alternative<geometry::Point>(probedShape(probe.outline)))
        pen.setDashPattern({4, 3});
    strokeOver(painter, sign, pen, theme);
}

void drawProbeWay(QPainter &painter, const QTransform &world, const ProbeWay &way, const Theme &theme)
{
    if (way.distance == 0)
        return;
    const QPointF from = world.map(toQt(way.from));
    const QPointF to = world.map(toQt(way.to));
    QPen pen(theme.probe, 1.25);
    pen.setDashPattern({1, 2.5});
    strokeOver(painter, lineBetween(from, to), pen, theme);
    painter.setPen(QPen(theme.handleRim, 1));
    painter.setBrush(theme.probe);
    painter.drawEllipse(to, 3, 3);
    drawProbeLabel(painter, QLineF(from, to), QStringLiteral("%1 px").arg(readableNumber(way.distance)), theme);
}

void drawProbeMeeting(QPainter &painter, const QTransform &world, const ProbeMeeting &meeting, Strength strength,
                      const Theme &theme)
{
    const QPointF first = world.map(toQt(meeting.first));
    const QPointF last = world.map(toQt(meeting.last));
    const bool strong = strength == Strength::Emphasized;
    const QPen pen(strong ? theme.accent : theme.probe, strong ? 3 : 2, Qt::SolidLine, Qt::RoundCap);
    const qreal size = strong ? 6 : 4;
    switch (meeting.kind) {
    case geometry::MeetingKind::None: return;
    case geometry::MeetingKind::Crossing: return strokeOver(painter, crossAt(first, size), pen, theme);
    case geometry::MeetingKind::Touching: {
        QPainterPath ring;
        ring.addEllipse(first, size, size);
        return strokeOver(painter, ring, pen, theme);
    }
    case geometry::MeetingKind::Overlapping: {
        QPen thick = pen;
        thick.setWidthF(pen.widthF() + 3);
        return strokeOver(painter, lineBetween(first, last), thick, theme);
    }
    }
}

void drawProbeHandles(QPainter &painter, const QTransform &world, const DrawnProbe &probe, const Theme &theme,
                      double scale)
{
    for (int i = 0; i < probe.handles.size(); ++i) {
        const HandleLook look = probe.hotHandle == i ? HandleLook::Hot : HandleLook::Idle;
        drawHandle(painter, world.map(toQt(probe.handles.at(i))), look, theme, scale);
    }
}

} // namespace

void drawProbes(QPainter &painter, const QList<DrawnProbe> &probes, const std::optional<ProbeMeeting> &emphasis,
                const Theme &theme, double handleScale)
{
    const QTransform world = painter.worldTransform();
    painter.save();
    painter.resetTransform();
    painter.setRenderHint(QPainter::Antialiasing);
    drawLitShapes(painter, world, probes, theme);
    for (const DrawnProbe &probe : probes)
        drawProbe(painter, world, probe, theme);
    for (const DrawnProbe &probe : probes) {
        for (const ProbeHit &hit : probe.answer.hits) {
            for (const ProbeMeeting &meeting : hit.meetings)
                drawProbeMeeting(painter, world, meeting, emphasis == meeting ? Strength::Emphasized : Strength::Plain,
                                 theme);
        }
        if (probe.look == DrawnProbe::Look::Selected)
            drawProbeHandles(painter, world, probe, theme, handleScale);
        const ProbeHit *hit = probe.look == DrawnProbe::Look::Dropped ? nullptr : foremost(probe.answer);
        if (hit && hit->way)
            drawProbeWay(painter, world, *hit->way, theme);
    }
    painter.restore();
}

} // namespace hitbox
