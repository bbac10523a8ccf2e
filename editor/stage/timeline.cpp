#include "stage/timeline.h"

#include "document/limits.h"
#include "document/places.h"
#include "stage/hit_groups.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

namespace hitbox {

namespace {

class TimelineWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::stage)
};

Error wrongTimeline(const QString &what)
{
    return {{}, {}, what};
}

Error tooLong()
{
    return wrongTimeline(
        TimelineWords::tr("the timeline is longer than %1 ticks; play fewer rounds or a smaller offset")
            .arg(limits::timelineTicks));
}

struct Step {
    FrameRef frame;
    TimelinePhase phase = TimelinePhase::Waiting;
    int round = 0; ///< of the player, also of what it turns to when hit
};

/// What one player does, tick by tick.
struct Course {
    int start = 0;
    std::vector<Step> steps; ///< never empty
    bool isHit = false;
    std::vector<Step> whenHit; ///< empty: goes on

    int end() const { return start + static_cast<int>(steps.size()); }

    Step at(int tick) const
    {
        if (tick < start)
            return {steps.front().frame, TimelinePhase::Waiting};
        if (tick >= end())
            return {steps.back().frame, TimelinePhase::Over};
        return steps[static_cast<std::size_t>(tick - start)];
    }

    int leftAfter(int tick) const { return std::max(0, end() - tick - 1); }

    void takeHit(int tick)
    {
        if (isHit)
            return;
        isHit = true;
        if (whenHit.empty())
            return;
        start = tick + 1;
        steps = whenHit;
    }
};

TimelinePhase phaseAt(int tick, const std::optional<AttackTicks> &attack)
{
    if (!attack)
        return TimelinePhase::Moving;
    if (tick < attack->startup)
        return TimelinePhase::Startup;
    return tick < attack->startup + attack->active ? TimelinePhase::Active : TimelinePhase::Recovery;
}

std::vector<Step> stepsOf(const QList<FrameTicks> &round, const std::optional<AttackTicks> &attack)
{
    std::vector<Step> steps;
    for (const FrameTicks &ticks : round) {
        for (int tick = ticks.begin; tick < ticks.end; ++tick)
            steps.push_back({ticks.frame, phaseAt(tick, attack)});
    }
    return steps;
}

struct Player {
    Instance instance;
    std::optional<AttackTicks> attack;
    Course course;
};

Result<Player> playerOf(const Document &document, const Stage &stage, const TimelinePlayer &setup, int start)
{
    if (setup.instance < 0 || setup.instance >= stage.instances.size()) {
        return wrongTimeline(
            TimelineWords::tr("the stage “%1” has no instance %2; it has %3")
                .arg(stage.name, QString::number(setup.instance), QString::number(stage.instances.size())));
    }
    const Result<QList<FrameTicks>> round = frameTicks(document, setup.plays);
    if (!round)
        return round.error();
    const int length = round->constLast().end;
    if (setup.rounds < 1 || setup.rounds > limits::timelineTicks)
        return wrongTimeline(
            TimelineWords::tr("an animation is played from 1 to %1 rounds").arg(limits::timelineTicks));
    if (start > limits::timelineTicks || qint64(setup.rounds) * length > limits::timelineTicks - start)
        return tooLong();

    Player player{stage.instances.at(setup.instance), attackTicks(document, *round), {}};
    player.course.start = start;
    const std::vector<Step> steps = stepsOf(*round, player.attack);
    for (int i = 0; i < setup.rounds; ++i) {
        player.course.steps.insert(player.course.steps.end(), steps.begin(), steps.end());
        std::for_each(player.course.steps.end() - static_cast<std::ptrdiff_t>(steps.size()), player.course.steps.end(),
                      [i](Step &step) { step.round = i; });
    }
    if (!setup.whenHit)
        return player;
    const Result<QList<FrameTicks>> whenHit = frameTicks(document, *setup.whenHit);
    if (!whenHit)
        return whenHit.error();
    player.course.whenHit = stepsOf(*whenHit, std::nullopt);
    for (Step &step : player.course.whenHit)
        std::tie(step.phase, step.round) = std::pair(TimelinePhase::Stunned, setup.rounds);
    return player;
}

void extend(std::optional<TickSpan> &span, int tick)
{
    span = TickSpan{span ? span->first : tick, tick};
}

void note(Timeline &timeline, const TimelineMeeting &meeting, int tick)
{
    if (!meeting.contacts.isEmpty())
        extend(timeline.contact, tick);
    if (meeting.aHits)
        extend(timeline.aHits, tick);
    if (meeting.bHits)
        extend(timeline.bHits, tick);
}

/// The groups that one player hits with, each once a round.
class GroupHits
{
public:
    explicit GroupHits(const Document &document)
        : m_document(document)
        , m_isUsed(usesHitGroups(document))
    {
    }

    void note(Timeline &timeline, const TimelineMeeting &meeting, const Step &a, const Step &b)
    {
        if (!m_isUsed || !(meeting.aHits || meeting.bHits))
            return;
        noteSide(timeline, meeting, a, true);
        noteSide(timeline, meeting, b, false);
    }

private:
    void noteSide(Timeline &timeline, const TimelineMeeting &meeting, const Step &step, bool byA)
    {
        const auto tick = static_cast<int>(timeline.ticks.size()) - 1;
        const Frame &frame = *findFrame(m_document, step.frame);
        for (const TimelineContact &contact : meeting.contacts) {
            const Shape *shape = findShape(frame, byA ? contact.a : contact.b);
            const bool isHit = byA ? contact.aHits : contact.bHits;
            const QString group = isHit && shape ? hitGroupOf(m_document, *shape) : QString();
            if (!group.isEmpty() && m_known.insert({byA, step.round, group}).second)
                timeline.groupHits.append({tick, byA, group});
        }
    }

    const Document &m_document;
    bool m_isUsed = false;
    std::set<std::tuple<bool, int, QString>> m_known;
};

Result<Timeline> played(const Document &document, Player a, Player b, const std::stop_token &stop)
{
    Timeline timeline;
    timeline.attackA = a.attack;
    timeline.attackB = b.attack;
    TimelineMeetings meetings(document, a.instance, b.instance);
    GroupHits groupHits(document);
    for (int tick = 0; tick < std::max(a.course.end(), b.course.end()); ++tick) {
        if (stop.stop_requested())
            return wrongTimeline(TimelineWords::tr("the timeline was given up"));
        if (tick >= limits::timelineTicks)
            return tooLong();
        const Step stepA = a.course.at(tick);
        const Step stepB = b.course.at(tick);
        const int index = meetings.indexOf(stepA.frame, stepB.frame);
        const TimelineMeeting &meeting = meetings.all().at(index);
        timeline.ticks.append({index, stepA.phase, stepB.phase});
        note(timeline, meeting, tick);
        groupHits.note(timeline, meeting, stepA, stepB);
        if (meeting.aHits)
            b.course.takeHit(tick);
        if (meeting.bHits)
            a.course.takeHit(tick);
        if ((meeting.aHits || meeting.bHits) && !timeline.advantage)
            timeline.advantage = b.course.leftAfter(tick) - a.course.leftAfter(tick);
    }
    timeline.meetings = meetings.all();
    return timeline;
}

/// By what stands on the stage, the first two that play something before those that keep to their frames.
QList<int> usualInstances(const Stage &stage, const QList<int> &selected)
{
    if (selected.size() == 2)
        return selected;
    QList<int> playing;
    for (int i = 0; i < stage.instances.size() && playing.size() < 2; ++i) {
        if (!stage.instances.at(i).tag.isEmpty())
            playing.append(i);
    }
    for (int i = 0; i < stage.instances.size() && playing.size() < 2; ++i) {
        if (!playing.contains(i))
            playing.append(i);
    }
    return playing;
}

void stand(Instance &instance, const Document &document, FrameRef ref)
{
    const Sprite &sprite = document.sprites.at(ref.sprite);
    instance.sprite = sprite.name;
    instance.frame = sprite.frames.at(ref.frame).name;
}

} // namespace

Result<Timeline> timelineOf(const Document &document, const TimelineSetup &setup, const std::stop_token &stop)
{
    const Stage *stage = findStage(document, setup.stage);
    if (!stage)
        return wrongTimeline(TimelineWords::tr("there is no stage; place two frames on one"));
    if (stage->instances.size() < 2)
        return wrongTimeline(
            TimelineWords::tr("the stage “%1” has fewer than two instances; place two").arg(stage->name));
    if (setup.a.instance == setup.b.instance)
        return wrongTimeline(TimelineWords::tr("the two players are the same instance; choose two"));
    if (setup.offset < -limits::timelineTicks || setup.offset > limits::timelineTicks)
        return tooLong();
    const Result<Player> a = playerOf(document, *stage, setup.a, std::max(0, -setup.offset));
    if (!a)
        return a.error();
    const Result<Player> b = playerOf(document, *stage, setup.b, std::max(0, setup.offset));
    if (!b)
        return b.error();
    return played(document, *a, *b, stop);
}

TimelineSetup usualSetup(const Document &document, int stage, const QList<int> &selected)
{
    TimelineSetup setup;
    setup.stage = stage;
    const Stage *place = findStage(document, stage);
    if (!place || place->instances.size() < 2)
        return setup;
    const QList<int> instances = usualInstances(*place, selected);
    setup.a = {instances.at(0), animationOf(place->instances.at(instances.at(0)))};
    setup.b = {instances.at(1), animationOf(place->instances.at(instances.at(1)))};
    return setup;
}

TimelineSetup followed(TimelineSetup setup, const Document &from, const Document &to)
{
    const Stage *before = findStage(from, setup.stage);
    setup.stage = before ? placeOf(to.stages, *before->id, setup.stage) : -1;
    const Stage *now = findStage(to, setup.stage);
    for (TimelinePlayer *player : {&setup.a, &setup.b}) {
        const bool wasThere = before && player->instance >= 0 && player->instance < before->instances.size();
        player->instance = wasThere && now
                               ? placeOf(now->instances, *before->instances.at(player->instance).id, player->instance)
                               : -1;
    }
    return setup;
}

std::optional<Document> momentOf(const Document &document, const Document &from, const TimelineSetup &setup,
                                 const TimelineMeeting &meeting)
{
    const TimelineSetup now = followed(setup, from, document);
    const FrameRef a = followed(meeting.a, from, document);
    const FrameRef b = followed(meeting.b, from, document);
    if (now.a.instance < 0 || now.b.instance < 0 || a.sprite < 0 || b.sprite < 0)
        return std::nullopt;
    Document moment = document;
    Stage &stage = moment.stages[now.stage];
    stand(stage.instances[now.a.instance], document, a);
    stand(stage.instances[now.b.instance], document, b);
    return moment;
}

QString phaseName(TimelinePhase phase)
{
    switch (phase) {
    case TimelinePhase::Waiting: return QStringLiteral("waiting");
    case TimelinePhase::Moving: return QStringLiteral("moving");
    case TimelinePhase::Startup: return QStringLiteral("startup");
    case TimelinePhase::Active: return QStringLiteral("active");
    case TimelinePhase::Recovery: return QStringLiteral("recovery");
    case TimelinePhase::Stunned: return QStringLiteral("stunned");
    case TimelinePhase::Over: break;
    }
    return QStringLiteral("over");
}

} // namespace hitbox
