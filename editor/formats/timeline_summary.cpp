#include "formats/timeline_summary.h"

#include <QCoreApplication>

namespace hitbox {

namespace {

QString tr(const char *source)
{
    return QCoreApplication::translate("hitbox::formats", source);
}

QString spanText(const std::optional<TickSpan> &span)
{
    return span ? tr("from %1 to %2").arg(span->first).arg(span->last) : tr("none");
}

QString animationText(const Animation &animation)
{
    switch (animation.frames) {
    case Animation::Frames::One: return tr("“%1”, frame “%2”").arg(animation.sprite, animation.name);
    case Animation::Frames::Tagged: return tr("“%1”, tag “%2”").arg(animation.sprite, animation.name);
    case Animation::Frames::All: break;
    }
    return tr("“%1”, all frames").arg(animation.sprite);
}

QString playerText(const QString &side, const TimelinePlayer &player, const std::optional<AttackTicks> &attack)
{
    QStringList parts{tr("%1: instance %2").arg(side, QString::number(player.instance)), animationText(player.plays)};
    if (player.rounds > 1)
        parts.append(tr("%1 rounds").arg(player.rounds));
    if (attack) {
        parts.append(tr("startup %1").arg(attack->startup));
        parts.append(tr("active %1").arg(attack->active));
        parts.append(tr("recovery %1").arg(attack->recovery));
    }
    if (player.whenHit)
        parts.append(tr("when hit %1").arg(animationText(*player.whenHit)));
    return parts.join(QStringLiteral(", "));
}

QString signedText(int number)
{
    return number > 0 ? QLatin1Char('+') + QString::number(number) : QString::number(number);
}

} // namespace

QStringList timelineSummary(const Document &document, const TimelineSetup &setup, const Timeline &timeline)
{
    QStringList lines{tr("“%1”: %2 ticks, B starts at %3")
                          .arg(document.stages.at(setup.stage).name, QString::number(timeline.ticks.size()),
                               signedText(setup.offset)),
                      playerText(QStringLiteral("A"), setup.a, timeline.attackA),
                      playerText(QStringLiteral("B"), setup.b, timeline.attackB),
                      tr("contact: %1").arg(spanText(timeline.contact)),
                      tr("A hits: %1").arg(spanText(timeline.aHits)),
                      tr("B hits: %1").arg(spanText(timeline.bHits))};
    if (timeline.advantage)
        lines.append(tr("frames of advantage for A: %1").arg(signedText(*timeline.advantage)));
    return lines;
}

} // namespace hitbox
