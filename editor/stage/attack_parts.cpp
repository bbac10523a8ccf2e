#include "stage/attack_parts.h"

#include "document/playback.h"
#include "stage/animation_ticks.h"

#include <algorithm>

namespace hitbox {

namespace {

/// Each frame of the run once.
QList<int> framesAsPlayed(const Sprite &sprite, int tag)
{
    QList<int> frames = framesOf(sprite, tag);
    const bool isBackwards = tag >= 0 && (sprite.tags.at(tag).direction == TagDirection::Reverse ||
                                          sprite.tags.at(tag).direction == TagDirection::PingPongReverse);
    if (isBackwards)
        std::reverse(frames.begin(), frames.end());
    return frames;
}

void addToParts(QList<AttackPart> &parts, const AttackPart &one)
{
    if (parts.isEmpty() || parts.constLast().phase != one.phase) {
        parts.append(one);
        return;
    }
    AttackPart &last = parts.last();
    last.from = std::min(last.from, one.from);
    last.to = std::max(last.to, one.to);
    last.milliseconds += one.milliseconds;
    last.ticks += one.ticks;
}

} // namespace

QList<AttackPart> attackParts(const Document &document, int sprite, int tag, int perSecond)
{
    const Sprite &played = document.sprites.at(sprite);
    const QSet<QString> striking = strikingCategories(document);
    const QList<int> frames = framesAsPlayed(played, tag);
    QList<bool> strikes;
    for (const int frame : frames)
        strikes.append(canStrike(played.frames.at(frame), striking));
    const auto first = strikes.indexOf(true);
    const auto last = strikes.lastIndexOf(true);
    if (first < 0)
        return {};
    QList<AttackPart> parts;
    TickCounter counter(perSecond);
    qint64 begin = 0;
    for (qsizetype i = 0; i < frames.size(); ++i) {
        const double milliseconds = played.frames.at(frames.at(i)).duration;
        const qint64 end = counter.endAfter(milliseconds);
        const AttackPhase phase = i < first       ? AttackPhase::Startup
                                  : i > last      ? AttackPhase::Recovery
                                  : strikes.at(i) ? AttackPhase::Active
                                                  : AttackPhase::Gap;
        addToParts(parts, {phase, frames.at(i), frames.at(i), milliseconds, end - begin});
        begin = end;
    }
    return parts;
}

AttackPart totalOf(const QList<AttackPart> &parts, AttackPhase phase)
{
    QList<AttackPart> total;
    for (AttackPart part : parts) {
        if (part.phase == AttackPhase::Gap)
            part.phase = AttackPhase::Active;
        if (part.phase == phase)
            addToParts(total, part);
    }
    return total.isEmpty() ? AttackPart{phase, 0, -1, 0, 0} : total.constFirst();
}

} // namespace hitbox
