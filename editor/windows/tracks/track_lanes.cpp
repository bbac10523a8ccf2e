#include "windows/tracks/track_lanes.h"

#include "document/playback.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitbox {

namespace {

class TrackLanesWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::TrackLanes)
};

QString countedFrames(int count)
{
    return count == 1 ? TrackLanesWords::tr("1 frame") : TrackLanesWords::tr("%1 frames").arg(count);
}

QString phaseWord(AttackPhase phase)
{
    switch (phase) {
    case AttackPhase::Startup: return TrackLanesWords::tr("Startup");
    case AttackPhase::Active: return TrackLanesWords::tr("Active");
    case AttackPhase::Gap: return TrackLanesWords::tr("Gap, where nothing strikes");
    case AttackPhase::Recovery: break;
    }
    return TrackLanesWords::tr("Recovery");
}

/// "Startup: 4 frames, 400 ms, 24 ticks".
QString lengthText(const AttackPart &part)
{
    const QString milliseconds = durationText({}, part.milliseconds);
    const QString ticks =
        part.ticks == 1 ? TrackLanesWords::tr("1 tick") : TrackLanesWords::tr("%1 ticks").arg(part.ticks);
    return TrackLanesWords::tr("%1: %2, %3, %4")
        .arg(phaseWord(part.phase), countedFrames(part.frames()), milliseconds, ticks);
}

QString countText(int count, const QString &one, const QString &many)
{
    return count == 1 ? one : many.arg(count);
}

void noteFinding(NotedFindings &noted, const Finding &finding)
{
    const bool isFirst = noted.errors + noted.warnings + noted.remarks == 0;
    if (isFirst || finding.severity > noted.worst.severity)
        noted.worst = finding;
    switch (finding.severity) {
    case Severity::Error: ++noted.errors; break;
    case Severity::Warning: ++noted.warnings; break;
    case Severity::Info: ++noted.remarks; break;
    }
}

} // namespace

TrackLanes trackLanes(const Document &document, int sprite, int tag, const QList<Finding> &findings, FrameTimes times)
{
    TrackLanes lanes;
    lanes.times = times;
    const Sprite *shown = findSprite(document, sprite);
    if (!shown)
        return lanes;
    const QList<int> frames = framesOf(*shown, tag);
    for (const Frame &frame : shown->frames) {
        lanes.durations.append(frame.duration);
        lanes.names.append(frame.name);
    }
    lanes.attack = attackParts(document, sprite, tag, times.perSecond);
    for (const int frame : frames) {
        for (const FrameEvent &event : shown->frames.at(frame).events)
            lanes.events[frame].append(event.name);
    }
    for (const Finding &finding : findings) {
        if (finding.frame.sprite == sprite && !frames.isEmpty() && finding.frame.frame >= frames.constFirst() &&
            finding.frame.frame <= frames.constLast())
            noteFinding(lanes.findings[finding.frame.frame], finding);
    }
    return lanes;
}

QString attackSummary(const TrackLanes &lanes)
{
    if (lanes.attack.isEmpty())
        return {};
    const bool inTicks = lanes.times.unit == FrameTimes::Unit::Ticks;
    QStringList lengths;
    for (const AttackPhase phase : {AttackPhase::Startup, AttackPhase::Active, AttackPhase::Recovery}) {
        const AttackPart total = totalOf(lanes.attack, phase);
        lengths.append(inTicks ? QString::number(total.ticks) : durationNumber({}, total.milliseconds));
    }
    return lengths.join(QStringLiteral(" / "));
}

QString attackLabel(const AttackPart &part, const FrameTimes &times)
{
    const QString length =
        times.unit == FrameTimes::Unit::Ticks ? QString::number(part.ticks) : durationNumber({}, part.milliseconds);
    switch (part.phase) {
    case AttackPhase::Startup: return TrackLanesWords::tr("startup %1").arg(length);
    case AttackPhase::Active: return TrackLanesWords::tr("active %1").arg(length);
    case AttackPhase::Gap: return TrackLanesWords::tr("gap %1").arg(length);
    case AttackPhase::Recovery: break;
    }
    return TrackLanesWords::tr("recovery %1").arg(length);
}

QString attackText(const TrackLanes &lanes, int frame)
{
    if (lanes.attack.isEmpty())
        return TrackLanesWords::tr("No shape of these frames strikes another category.");
    QStringList lines;
    for (const AttackPart &part : lanes.attack) {
        if (frame < part.from || frame > part.to)
            continue;
        lines.append(part.from == part.to ? TrackLanesWords::tr("Frame %1").arg(part.from)
                                          : TrackLanesWords::tr("Frames %1 to %2").arg(part.from).arg(part.to));
        lines.last() += QStringLiteral(" – ") + lengthText(part);
    }
    lines.append(TrackLanesWords::tr("The whole attack:"));
    for (const AttackPhase phase : {AttackPhase::Startup, AttackPhase::Active, AttackPhase::Recovery})
        lines.append(lengthText(totalOf(lanes.attack, phase)));
    const bool hasGaps = std::any_of(lanes.attack.cbegin(), lanes.attack.cend(),
                                     [](const AttackPart &part) { return part.phase == AttackPhase::Gap; });
    if (hasGaps)
        lines.append(TrackLanesWords::tr("Active counts the gaps within it."));
    return lines.join(QLatin1Char('\n'));
}

QString headText(const TrackLanes &lanes, int frame)
{
    if (frame < 0 || frame >= lanes.durations.size())
        return {};
    FrameTimes other = lanes.times;
    other.unit = FrameTimes::Unit::Ticks;
    return TrackLanesWords::tr("Frame %1, %2: %3, %4")
        .arg(QString::number(frame), lanes.names.at(frame), durationText({}, lanes.durations.at(frame)),
             durationText(other, lanes.durations.at(frame)));
}

QString eventsText(const TrackLanes &lanes, int frame)
{
    const QStringList names = lanes.events.value(frame);
    if (names.isEmpty())
        return {};
    return TrackLanesWords::tr("Frame %1 – when it comes up: %2")
        .arg(QString::number(frame), names.join(QStringLiteral(", ")));
}

QString findingsText(const TrackLanes &lanes, int frame)
{
    const auto found = lanes.findings.constFind(frame);
    if (found == lanes.findings.cend())
        return {};
    QStringList counts;
    if (found->errors > 0)
        counts.append(countText(found->errors, TrackLanesWords::tr("1 error"), TrackLanesWords::tr("%1 errors")));
    if (found->warnings > 0)
        counts.append(countText(found->warnings, TrackLanesWords::tr("1 warning"), TrackLanesWords::tr("%1 warnings")));
    if (found->remarks > 0)
        counts.append(countText(found->remarks, TrackLanesWords::tr("1 remark"), TrackLanesWords::tr("%1 remarks")));
    return TrackLanesWords::tr("Frame %1 – %2: %3")
        .arg(QString::number(frame), counts.join(QStringLiteral(", ")), found->worst.message);
}

} // namespace hitbox
