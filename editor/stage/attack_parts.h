#pragma once

#include "document/document.h"

#include <QList>

/// What the frames of an animation are to an attack, for people who look at frames and not at ticks.
namespace hitbox {

enum class AttackPhase {
    Startup, ///< before the first frame that can strike
    Active,  ///< frames that can
    Gap,     ///< between two of those
    Recovery ///< after the last of them
};

/// Frames beside each other that are the same to an attack.
struct AttackPart {
    AttackPhase phase = AttackPhase::Startup;
    int from = 0; ///< the lower number of both ends, which are included, in whatever direction they are played
    int to = 0;
    double milliseconds = 0;
    qint64 ticks = 0; ///< those of all parts add up to those of the animation

    int frames() const { return to - from + 1; }
    friend bool operator==(const AttackPart &, const AttackPart &) = default;
};

/// The parts of the tag with this index, or of the whole sprite for -1, in the order that they are played; of a tag
/// that goes back and forth, on the way there. Shapes strike as in strikingCategories(). Nothing where no frame can
/// strike, and for a tag that names no run of frames.
QList<AttackPart> attackParts(const Document &document, int sprite, int tag, int perSecond);

/// How long a phase is in all. Active has its gaps with it, as in AttackTicks.
AttackPart totalOf(const QList<AttackPart> &parts, AttackPhase phase);

} // namespace hitbox
