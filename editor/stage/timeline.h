#pragma once

#include "document/document.h"
#include "document/result.h"
#include "stage/animation_ticks.h"
#include "stage/timeline_meetings.h"

#include <QList>

#include <optional>
#include <stop_token>

/// Two animations side by side, tick by tick: where they connect, who hits whom, and who is free to act first.
namespace hitbox {

/// One of the two who meet. It waits in the first frame of what it plays until it starts, and stays in the last one
/// after.
struct TimelinePlayer {
    int instance = -1; ///< of the stage: where it stands, how it is scaled and turned
    Animation plays;
    int rounds = 1; ///< how often, one after the other
    /// What it turns to on the tick after the first hit on it, for one round, whatever it did; nothing: it goes on.
    std::optional<Animation> whenHit = {};

    friend bool operator==(const TimelinePlayer &, const TimelinePlayer &) = default;
};

struct TimelineSetup {
    int stage = -1;
    TimelinePlayer a;
    TimelinePlayer b;
    int offset = 0; ///< ticks that `b` starts after `a`; below 0, `a` starts after `b`

    friend bool operator==(const TimelineSetup &, const TimelineSetup &) = default;
};

enum class TimelinePhase {
    Waiting, ///< before its start
    Moving,  ///< plays an animation that cannot strike
    Startup, ///< these three as in AttackTicks
    Active,
    Recovery,
    Stunned, ///< plays what it turns to when hit
    Over,
};

struct TimelineTick {
    int meeting = -1; ///< in Timeline::meetings: says the frames as well
    TimelinePhase a = TimelinePhase::Waiting;
    TimelinePhase b = TimelinePhase::Waiting;

    friend bool operator==(const TimelineTick &, const TimelineTick &) = default;
};

/// The first and the last tick of something; there may be gaps between them.
struct TickSpan {
    int first = 0;
    int last = 0;

    friend bool operator==(const TickSpan &, const TickSpan &) = default;
};

/// The first tick at which one of the two hits the other with a group of hit boxes; see hit_groups.h. Each round of an
/// animation is another attack.
struct TimelineGroupHit {
    int tick = 0;
    bool byA = true;
    QString group;

    friend bool operator==(const TimelineGroupHit &, const TimelineGroupHit &) = default;
};

struct Timeline {
    QList<TimelineTick> ticks; ///< from tick 0 until both have come to their end; never empty
    QList<TimelineMeeting> meetings;
    std::optional<TickSpan> contact; ///< ticks in which any two shapes meet
    std::optional<TickSpan> aHits;
    std::optional<TickSpan> bHits;
    QList<TimelineGroupHit> groupHits; ///< by tick, `a` first; none where no category has hit groups
    /// Frames of advantage of `a`: the ticks that `b` has left after the first tick with a hit of either, less those
    /// that `a` has left. Above 0, `a` is free to act that much sooner; an animation that is over has none left. What
    /// is turned to because of that hit counts, later hits do not. Nothing without a hit.
    std::optional<int> advantage;
    std::optional<AttackTicks> attackA; ///< of one round; nothing where no frame can strike
    std::optional<AttackTicks> attackB;

    const TimelineMeeting &meetingAt(int tick) const { return meetings.at(ticks.at(tick).meeting); }
    friend bool operator==(const Timeline &, const Timeline &) = default;
};

/// Exact at each tick; every two frames that stand together are related once, however often they do. Fails where
/// stage, instances, sprites, tags or frames are not there, and beyond limits::timelineTicks. When it is asked to
/// stop, it fails too.
Result<Timeline> timelineOf(const Document &document, const TimelineSetup &setup, const std::stop_token &stop = {});

/// Two instances of the stage, each with what it plays: the two that are selected, or else the first two that play a
/// tag, or else the first two. Instances of -1 where there are fewer than two.
TimelineSetup usualSetup(const Document &document, int stage, const QList<int> &selected);

/// The same stage and instances in another value of the project, wherever they stand in it by now; -1 for what is gone.
TimelineSetup followed(TimelineSetup setup, const Document &from, const Document &to);

/// The document with the two instances as they stand in this meeting of a timeline that was made of `from`, wherever
/// they and their frames are by now. Nothing where one of them is gone.
std::optional<Document> momentOf(const Document &document, const Document &from, const TimelineSetup &setup,
                                 const TimelineMeeting &meeting);

/// "waiting", "moving", "startup"…
QString phaseName(TimelinePhase phase);

} // namespace hitbox
