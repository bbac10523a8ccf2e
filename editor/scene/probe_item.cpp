#include "scene/probe_item.h"

#include "document/numbers.h"
#include "tools/probe_edits.h"
#include "tools/probe_hand.h"

#include <QPainter>

#include <set>

namespace hitbox {

namespace {

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
    const QFontMetricsF metrics(painter.font());
    QRectF box(0, 0, metrics.horizontalAdvance(text) + 8, metrics.height());
    const QLineF beyond = line.length() > 0 ? line.unitVector() : QLineF(0, 0, 1, 0);
    constexpr qreal away = 8; // screen pixels
    box.moveCenter(line.p2() +
                   QPointF(beyond.dx() * (box.width() / 2 + away), beyond.dy() * (box.height() / 2 + away)));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.panel);
    painter.drawRoundedRect(box, 3, 3);
    painter.setPen(theme.text);
    painter.drawText(box, Qt::AlignCenter, text);
}

} // namespace

ProbeItem::ProbeItem(const Theme &theme)
    : m_theme(theme)
{
}

void ProbeItem::show(const QList<DrawnProbe> &probes, const std::optional<ProbeMeeting> &emphasis,
                     const QRectF &sceneArea)
{
    const QRectF area = probes.isEmpty() ? QRectF() : sceneArea;
    if (probes == m_probes && emphasis == m_emphasis && area == m_area)
        return;
    prepareGeometryChange();
    m_probes = probes;
    m_emphasis = emphasis;
    m_area = area;
    update();
}

void ProbeItem::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

/// A shape that several probes hit is lit once.
void ProbeItem::drawLit(QPainter &painter, const QTransform &world) const
{
    QColor fill = m_theme.probe;
    fill.setAlphaF(0.2F);
    std::set<std::pair<int, ShapeId>> lit;
    for (const DrawnProbe &probe : m_probes) {
        for (const ProbeHit &hit : probe.answer.hits) {
            if (!lit.insert({hit.target.instance, hit.target.id}).second)
                continue;
            const QPainterPath path = world.map(pathOf(hit.target.shape));
            if (!std::holds_alternative<geometry::Chain>(hit.target.shape))
                painter.fillPath(path, fill);
            strokeOver(painter, path, QPen(m_theme.probe, 2), m_theme);
        }
    }
}

void ProbeItem::drawProbe(QPainter &painter, const QTransform &world, const DrawnProbe &probe) const
{
    using Look = DrawnProbe::Look;
    const bool strong = probe.look == Look::Hot || probe.look == Look::Selected;
    QPen pen(probe.look == Look::Selected ? m_theme.accent : m_theme.probe, strong ? 2 : 1.5);
    if (probeKindOf(probe.outline) != ProbeKind::Point)
        pen.setDashPattern({4, 3});
    strokeOver(painter, signOf(probe.outline, world), pen, m_theme);
}

void ProbeItem::drawWay(QPainter &painter, const QTransform &world, const ProbeWay &way) const
{
    if (way.distance == 0)
        return;
    const QPointF from = world.map(toQt(way.from));
    const QPointF to = world.map(toQt(way.to));
    QPen pen(m_theme.probe, 1.25);
    pen.setDashPattern({1, 2.5});
    strokeOver(painter, lineBetween(from, to), pen, m_theme);
    painter.setPen(QPen(m_theme.handleRim, 1));
    painter.setBrush(m_theme.probe);
    painter.drawEllipse(to, 3, 3);
    drawProbeLabel(painter, QLineF(from, to), QStringLiteral("%1 px").arg(readableNumber(way.distance)), m_theme);
}

void ProbeItem::drawMeeting(QPainter &painter, const QTransform &world, const ProbeMeeting &meeting) const
{
    const QPointF first = world.map(toQt(meeting.first));
    const QPointF last = world.map(toQt(meeting.last));
    const bool strong = m_emphasis == meeting;
    const QPen pen(strong ? m_theme.accent : m_theme.probe, strong ? 3 : 2, Qt::SolidLine, Qt::RoundCap);
    const qreal size = strong ? 6 : 4;
    switch (meeting.kind) {
    case geometry::MeetingKind::None: return;
    case geometry::MeetingKind::Crossing: return strokeOver(painter, crossAt(first, size), pen, m_theme);
    case geometry::MeetingKind::Touching: {
        QPainterPath ring;
        ring.addEllipse(first, size, size);
        return strokeOver(painter, ring, pen, m_theme);
    }
    case geometry::MeetingKind::Overlapping: {
        QPen thick = pen;
        thick.setWidthF(pen.widthF() + 3);
        return strokeOver(painter, lineBetween(first, last), thick, m_theme);
    }
    }
}

void ProbeItem::drawHandles(QPainter &painter, const QTransform &world, const DrawnProbe &probe) const
{
    const QList<geometry::Point> handles = probeHandles(probe.outline);
    for (int i = 0; i < handles.size(); ++i) {
        const HandleLook look = probe.hotHandle == i ? HandleLook::Hot : HandleLook::Idle;
        drawHandle(painter, world.map(toQt(handles.at(i))), look, m_theme);
    }
}

void ProbeItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const QTransform world = painter->worldTransform();
    painter->save();
    painter->resetTransform();
    painter->setRenderHint(QPainter::Antialiasing);
    drawLit(*painter, world);
    for (const DrawnProbe &probe : m_probes)
        drawProbe(*painter, world, probe);
    for (const DrawnProbe &probe : m_probes) {
        for (const ProbeHit &hit : probe.answer.hits) {
            for (const ProbeMeeting &meeting : hit.meetings)
                drawMeeting(*painter, world, meeting);
        }
        if (probe.look == DrawnProbe::Look::Selected)
            drawHandles(*painter, world, probe);
        const ProbeHit *hit = probe.look == DrawnProbe::Look::Dropped ? nullptr : foremost(probe.answer);
        if (hit && hit->way)
            drawWay(*painter, world, *hit->way);
    }
    painter->restore();
}

} // namespace hitbox
