#pragma once

#include "drawing/theme.h"
#include "stage/timeline.h"

#include <QColor>
#include <QList>
#include <QRectF>

class QPainter;

/// The marks of a timeline, alike on screen and in pictures. Each is told apart by its form, not by colour alone.
namespace hitbox {

struct TimelineInk {
    QColor contact;
    QColor strike;
    QColor quiet; ///< for ticks and phases that are not about striking
    QColor stun;

    friend bool operator==(const TimelineInk &, const TimelineInk &) = default;
};

TimelineInk timelineInk(const Theme &theme);

/// Ticks side by side, `last` included, in which a player shows one frame in one phase.
struct TimelineBlock {
    int first = 0;
    int last = 0;
    FrameRef frame;
    TimelinePhase phase = TimelinePhase::Waiting;

    friend bool operator==(const TimelineBlock &, const TimelineBlock &) = default;
};

enum class TimelineSide { A, B };

/// The blocks of all ticks, one after the other.
QList<TimelineBlock> blocksOf(const Timeline &timeline, TimelineSide side);

/// What a tick is about: a ring where shapes meet, a triangle that points at the one who is hit (a stands above b, so
/// that it points down where a hits), two where each hits the other. Nothing for a meeting without contacts.
void drawMeeting(QPainter &painter, const QRectF &cell, const TimelineMeeting &meeting, const TimelineInk &ink);

/// A bar: full while a frame can strike, striped before and after it, dotted in pain, and a thin line otherwise.
void drawPhase(QPainter &painter, const QRectF &bar, TimelinePhase phase, const TimelineInk &ink);

} // namespace hitbox
