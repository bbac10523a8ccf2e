#include "drawing/theme.h"
#include "drawing/timeline_drawing.h"
#include "session/session.h"
#include "windows/problems/finding_look.h"
#include "windows/tracks/track_grid.h"
#include "windows/widgets/fonts.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

/// The lanes above the tracks.
namespace hitbox {

namespace {

constexpr int headInset = 12; ///< of the names

QString laneName(TrackGrid::Lane lane, const TrackLanes &lanes)
{
    using Lane = TrackGrid::Lane;
    switch (lane) {
    case Lane::Numbers:
    case Lane::Pictures: return TrackGrid::tr("Frame");
    case Lane::Durations: return unitName(lanes.times);
    case Lane::Events: return TrackGrid::tr("Events");
    case Lane::Findings: return TrackGrid::tr("Problems");
    case Lane::Attack: break;
    }
    const QString summary = attackSummary(lanes);
    return summary.isEmpty() ? TrackGrid::tr("Attack") : TrackGrid::tr("Attack %1").arg(summary);
}

/// Each severity has a form of its own: a disc, a triangle, a dash.
void drawFindingMark(QPainter &painter, QPointF center, Severity severity, const Theme &theme)
{
    constexpr double reach = 4;
    painter.setPen(QPen(theme.understroke, 1));
    painter.setBrush(severityColor(severity, theme));
    if (severity == Severity::Error) {
        painter.drawEllipse(center, reach, reach);
    } else if (severity == Severity::Warning) {
        const QPointF corners[] = {center + QPointF(0, -reach), center + QPointF(reach + 1, reach),
                                   center + QPointF(-reach - 1, reach)};
        painter.drawPolygon(corners, 3);
    } else {
        painter.setPen(QPen(severityColor(severity, theme), 2));
        painter.drawLine(center - QPointF(reach, 0), center + QPointF(reach, 0));
    }
}

/// A flag on a pole at the beginning of the frame: it happens as that comes up.
void drawEventMark(QPainter &painter, const QRectF &cell, const Theme &theme)
{
    const double left = cell.left() + 6;
    const double top = cell.top() + 2;
    painter.setPen(QPen(theme.text, 1.5));
    painter.drawLine(QPointF(left, top), QPointF(left, cell.bottom() - 1));
    const QPointF flag[] = {{left, top}, {left + 8, top + 3}, {left, top + 6}};
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accent);
    painter.drawPolygon(flag, 3);
}

/// Draws a label on a ground of its own, as the bars are striped; nothing where the bar has no room for the whole of
/// it.
void drawLabel(QPainter &painter, const QRectF &bar, const QString &label, const Theme &theme)
{
    constexpr double inset = 4;
    const double width = painter.fontMetrics().horizontalAdvance(label) + 2 * inset;
    if (width + 2 * inset > bar.width())
        return;
    const QRectF ground(bar.left() + inset, bar.top() - 1, width, bar.height() + 2);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.panel);
    painter.drawRoundedRect(ground, 3, 3);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(theme.text);
    painter.drawText(ground, Qt::AlignCenter, label);
}

} // namespace

void TrackGrid::paintHead(QPainter &painter, int firstFrame, int lastFrame) const
{
    const TrackGridPlaces at = places();
    const Theme &theme = themeOf(palette());
    const QRect head(0, 0, viewport()->width(), at.headHeight());
    painter.fillRect(head, theme.panel);
    const QRect frames(at.cellArea().left(), 0, at.cellArea().width(), head.height());
    painter.setClipRect(frames);
    if (const int now = playhead(); now >= firstFrame && now <= lastFrame) {
        QColor column = theme.accent;
        column.setAlphaF(0.16F);
        const QRect number = at.headRect(now);
        painter.fillRect(QRect(number.left(), number.bottom(), number.width(), head.height()), column);
    }
    painter.setFont(fixedFont(smallFont(font())));
    paintNumbers(painter, firstFrame, lastFrame);
    paintPictures(painter, firstFrame, lastFrame);
    paintDurations(painter, firstFrame, lastFrame);
    paintEvents(painter, firstFrame, lastFrame);
    paintFindings(painter, firstFrame, lastFrame);
    paintAttack(painter, firstFrame, lastFrame);
    painter.setClipping(false);
    paintLaneNames(painter);
    painter.setPen(theme.line);
    painter.drawLine(head.bottomLeft(), head.bottomRight());
}

void TrackGrid::paintNumbers(QPainter &painter, int firstFrame, int lastFrame) const
{
    const TrackGridPlaces at = places();
    const Theme &theme = themeOf(palette());
    const int now = playhead();
    const QFontMetrics metrics(painter.font());
    const int each = metrics.horizontalAdvance(QString::number(m_frames.to)) + 4 > at.headRect(0).width() ? 5 : 1;
    painter.setPen(theme.dim);
    for (int frame = firstFrame; frame <= lastFrame; ++frame) {
        if (frame != now && frame % each == 0)
            painter.drawText(at.headRect(frame).adjusted(-8, 0, 8, 0), Qt::AlignCenter, QString::number(frame));
    }
    if (now < m_frames.from || now > m_frames.to)
        return;
    const int width = std::max(at.headRect(now).width(), metrics.horizontalAdvance(QString::number(now)) + 8);
    QRect mark(0, 0, width, at.headRect(now).height() - 2);
    mark.moveCenter(at.headRect(now).center());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accent);
    painter.drawRoundedRect(mark, 4, 4);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(theme.onAccent);
    painter.drawText(mark, Qt::AlignCenter, QString::number(now));
}

void TrackGrid::paintPictures(QPainter &painter, int firstFrame, int lastFrame) const
{
    const TrackGridPlaces at = places();
    if (at.heightOf(Lane::Pictures) == 0)
        return;
    for (int frame = firstFrame; frame <= lastFrame; ++frame) {
        const QPixmap picture = m_pictures(frame);
        QRect place(QPoint(), (QSizeF(picture.size()) / picture.devicePixelRatio()).toSize());
        place.moveCenter(at.laneRect(Lane::Pictures, frame).center());
        painter.drawPixmap(place, picture);
    }
}

/// Once for frames of one duration that follow each other, in the first of them, where it has the room of all.
void TrackGrid::paintDurations(QPainter &painter, int firstFrame, int lastFrame) const
{
    const TrackGridPlaces at = places();
    const Theme &theme = themeOf(palette());
    const auto last = std::min(lastFrame, static_cast<int>(m_lanes.durations.size()) - 1);
    for (int frame = firstFrame; frame <= last;) {
        const double duration = m_lanes.durations.at(frame);
        int end = frame;
        while (end < last && m_lanes.durations.at(end + 1) == duration)
            ++end;
        const QRect room = at.laneRect(Lane::Durations, frame).united(at.laneRect(Lane::Durations, end));
        painter.setPen(theme.line);
        painter.drawLine(room.left(), room.top() + 3, room.left(), room.bottom() - 2);
        painter.setPen(theme.dim);
        const QString text =
            painter.fontMetrics().elidedText(durationNumber(m_lanes.times, duration), Qt::ElideRight, room.width() - 3);
        painter.drawText(room.adjusted(3, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text);
        frame = end + 1;
    }
}

void TrackGrid::paintEvents(QPainter &painter, int firstFrame, int lastFrame) const
{
    const TrackGridPlaces at = places();
    if (at.heightOf(Lane::Events) == 0)
        return;
    const Theme &theme = themeOf(palette());
    painter.setRenderHint(QPainter::Antialiasing);
    auto event = m_lanes.events.lowerBound(firstFrame);
    for (; event != m_lanes.events.cend() && event.key() <= lastFrame; ++event) {
        const QRect cell = at.laneRect(Lane::Events, event.key());
        drawEventMark(painter, cell, theme);
        const auto next = std::next(event);
        const int end = next == m_lanes.events.cend() ? m_frames.to : next.key() - 1;
        const QRect room = cell.united(at.laneRect(Lane::Events, end)).adjusted(16, 0, -2, 0);
        painter.setPen(theme.dim);
        painter.drawText(
            room, Qt::AlignLeft | Qt::AlignVCenter,
            painter.fontMetrics().elidedText(event->join(QStringLiteral(", ")), Qt::ElideRight, room.width()));
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void TrackGrid::paintFindings(QPainter &painter, int firstFrame, int lastFrame) const
{
    const Theme &theme = themeOf(palette());
    painter.setRenderHint(QPainter::Antialiasing);
    auto found = m_lanes.findings.lowerBound(firstFrame);
    for (; found != m_lanes.findings.cend() && found.key() <= lastFrame; ++found)
        drawFindingMark(painter, QRectF(places().laneRect(Lane::Findings, found.key())).center(), found->worst.severity,
                        theme);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void TrackGrid::paintAttack(QPainter &painter, int firstFrame, int lastFrame) const
{
    const TrackGridPlaces at = places();
    const Theme &theme = themeOf(palette());
    const TimelineInk ink = timelineInk(theme);
    painter.setFont(smallFont(font()));
    for (const AttackPart &part : m_lanes.attack) {
        if (part.to < firstFrame || part.from > lastFrame)
            continue;
        const QRect whole = at.laneRect(Lane::Attack, std::max(part.from, firstFrame))
                                .united(at.laneRect(Lane::Attack, std::min(part.to, lastFrame)));
        const QRectF bar = QRectF(whole).adjusted(1, 3, -1, -3);
        switch (part.phase) {
        case AttackPhase::Startup: drawPhase(painter, bar, TimelinePhase::Startup, ink); break;
        case AttackPhase::Active: drawPhase(painter, bar, TimelinePhase::Active, ink); break;
        case AttackPhase::Recovery: drawPhase(painter, bar, TimelinePhase::Recovery, ink); break;
        case AttackPhase::Gap:
            painter.setPen(QPen(ink.strike, 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5));
            break;
        }
        drawLabel(painter, bar, attackLabel(part, m_lanes.times), theme);
    }
}

void TrackGrid::paintLaneNames(QPainter &painter) const
{
    const TrackGridPlaces at = places();
    painter.setFont(smallFont(font()));
    painter.setPen(themeOf(palette()).dim);
    for (const Lane lane : {Lane::Numbers, Lane::Durations, Lane::Events, Lane::Findings, Lane::Attack}) {
        const QRect row = at.laneRect(lane, 0);
        const QRect room(headInset, row.top(), at.cellArea().left() - 2 * headInset, row.height());
        if (row.height() > 0)
            painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                             painter.fontMetrics().elidedText(laneName(lane, m_lanes), Qt::ElideRight, room.width()));
    }
}

} // namespace hitbox
