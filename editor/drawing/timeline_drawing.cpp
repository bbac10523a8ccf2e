#include "drawing/timeline_drawing.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace hitbox {

namespace {

enum class Pointing { Up, Down };

void drawTriangle(QPainter &painter, const QRectF &box, Pointing pointing)
{
    const double base = pointing == Pointing::Down ? box.top() : box.bottom();
    const double tip = pointing == Pointing::Down ? box.bottom() : box.top();
    const std::array<QPointF, 3> corners{{{box.left(), base}, {box.right(), base}, {box.center().x(), tip}}};
    painter.drawPolygon(corners.data(), static_cast<int>(corners.size()));
}

} // namespace

TimelineInk timelineInk(const Theme &theme)
{
    return {theme.contact, theme.strike, theme.dim, theme.guide};
}

QList<TimelineBlock> blocksOf(const Timeline &timeline, TimelineSide side)
{
    QList<TimelineBlock> blocks;
    for (int i = 0; i < timeline.ticks.size(); ++i) {
        const TimelineTick &tick = timeline.ticks.at(i);
        const TimelineMeeting &meeting = timeline.meetings.at(tick.meeting);
        const FrameRef frame = side == TimelineSide::A ? meeting.a : meeting.b;
        const TimelinePhase phase = side == TimelineSide::A ? tick.a : tick.b;
        if (blocks.isEmpty() || blocks.constLast().frame != frame || blocks.constLast().phase != phase)
            blocks.append({i, i, frame, phase});
        blocks.last().last = i;
    }
    return blocks;
}

void drawMeeting(QPainter &painter, const QRectF &cell, const TimelineMeeting &meeting, const TimelineInk &ink)
{
    if (meeting.contacts.isEmpty())
        return;
    const double side = std::min({cell.width() - 2, cell.height() - 2, 14.0});
    QRectF box(0, 0, side, side);
    box.moveCenter(cell.center());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const bool hits = meeting.aHits || meeting.bHits;
    painter.setPen(hits ? QPen(Qt::NoPen) : QPen(ink.contact, 2));
    painter.setBrush(hits ? QBrush(ink.strike) : QBrush(Qt::NoBrush));
    if (!hits) {
        painter.drawEllipse(box.adjusted(2, 2, -2, -2));
    } else if (meeting.aHits && meeting.bHits) {
        const double half = side / 2 - 0.5;
        drawTriangle(painter, {box.left(), box.top(), side, half}, Pointing::Up);
        drawTriangle(painter, {box.left(), box.bottom() - half, side, half}, Pointing::Down);
    } else {
        drawTriangle(painter, box, meeting.aHits ? Pointing::Down : Pointing::Up);
    }
    painter.restore();
}

void drawPhase(QPainter &painter, const QRectF &bar, TimelinePhase phase, const TimelineInk &ink)
{
    const QRectF line(bar.left(), bar.center().y() - 0.5, bar.width(), 1);
    switch (phase) {
    case TimelinePhase::Waiting:
    case TimelinePhase::Over: painter.fillRect(line, ink.quiet); return;
    case TimelinePhase::Moving: painter.fillRect(line.adjusted(0, -1, 0, 1), ink.quiet); return;
    case TimelinePhase::Active: painter.fillRect(bar, ink.strike); return;
    case TimelinePhase::Startup: painter.fillRect(bar, QBrush(ink.contact, Qt::BDiagPattern)); return;
    case TimelinePhase::Recovery: painter.fillRect(bar, QBrush(ink.quiet, Qt::FDiagPattern)); return;
    case TimelinePhase::Stunned: painter.fillRect(bar, QBrush(ink.stun, Qt::Dense4Pattern)); return;
    }
}

} // namespace hitbox
