#include "formats/timeline/timeline_summary.h"

#include "document/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitbox {

namespace {

class TimelineSummaryWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

QString spanText(const std::optional<TickSpan> &span)
{
    return span ? TimelineSummaryWords::tr("from %1 to %2").arg(span->first).arg(span->last)
                : TimelineSummaryWords::tr("none");
}

QString animationText(const Animation &animation)
{
    switch (animation.frames) {
    case Animation::Frames::One:
        return TimelineSummaryWords::tr("“%1”, frame “%2”").arg(animation.sprite, animation.name);
    case Animation::Frames::Tagged:
        return TimelineSummaryWords::tr("“%1”, tag “%2”").arg(animation.sprite, animation.name);
    case Animation::Frames::All: break;
    }
    return TimelineSummaryWords::tr("“%1”, all frames").arg(animation.sprite);
}

QString playerText(const QString &side, const TimelinePlayer &player)
{
    QStringList parts{TimelineSummaryWords::tr("%1: instance %2").arg(side, QString::number(player.instance)),
                      animationText(player.plays)};
    if (player.rounds > 1)
        parts.append(TimelineSummaryWords::tr("%1 rounds").arg(player.rounds));
    if (player.whenHit)
        parts.append(TimelineSummaryWords::tr("when hit %1").arg(animationText(*player.whenHit)));
    return parts.join(QStringLiteral(", "));
}

QString attackText(const QString &side, const AttackTicks &attack)
{
    return TimelineSummaryWords::tr("%1: startup %2, active %3, recovery %4")
        .arg(side, QString::number(attack.startup), QString::number(attack.active), QString::number(attack.recovery));
}

/// "hits by group: A “jab” at 4, A “kick” at 9"
QString groupHitsText(const QList<TimelineGroupHit> &hits)
{
    constexpr qsizetype mostShown = 20;
    QStringList parts;
    for (const TimelineGroupHit &hit : hits.first(std::min(hits.size(), mostShown)))
        parts.append(TimelineSummaryWords::tr("%1 %2 at %3")
                         .arg(hit.byA ? QStringLiteral("A") : QStringLiteral("B"), quoted(hit.group),
                              QString::number(hit.tick)));
    if (hits.size() > mostShown)
        parts.append(TimelineSummaryWords::tr("and %1 more").arg(hits.size() - mostShown));
    return TimelineSummaryWords::tr("hits by group: %1").arg(parts.join(QStringLiteral(", ")));
}

QString signedText(int number)
{
    return number > 0 ? QLatin1Char('+') + QString::number(number) : QString::number(number);
}

} // namespace

QStringList timelineFigures(const Timeline &timeline)
{
    QStringList lines{TimelineSummaryWords::tr("contact: %1").arg(spanText(timeline.contact)),
                      TimelineSummaryWords::tr("A hits: %1").arg(spanText(timeline.aHits)),
                      TimelineSummaryWords::tr("B hits: %1").arg(spanText(timeline.bHits))};
    if (!timeline.groupHits.isEmpty())
        lines.append(groupHitsText(timeline.groupHits));
    if (timeline.advantage)
        lines.append(TimelineSummaryWords::tr("frames of advantage for A: %1").arg(signedText(*timeline.advantage)));
    if (timeline.attackA)
        lines.append(attackText(QStringLiteral("A"), *timeline.attackA));
    if (timeline.attackB)
        lines.append(attackText(QStringLiteral("B"), *timeline.attackB));
    return lines;
}

QStringList timelineSummary(const Document &document, const TimelineSetup &setup, const Timeline &timeline)
{
    const QStringList players{TimelineSummaryWords::tr("“%1”: %2 ticks, B starts at %3")
                                  .arg(document.stages.at(setup.stage).name, QString::number(timeline.ticks.size()),
                                       signedText(setup.offset)),
                              playerText(QStringLiteral("A"), setup.a), playerText(QStringLiteral("B"), setup.b)};
    return players + timelineFigures(timeline);
}

} // namespace hitbox
