#pragma once

#include "document/document.h"
#include "document/result.h"

#include <QList>
#include <QSet>
#include <QString>

#include <optional>

/// Animations in game frames, here called ticks: 60 to the second.
namespace hitbox {

inline constexpr int ticksPerSecond = 60;

/// Frames of a sprite that are shown one after the other.
struct Animation {
    enum class Frames {
        One,    ///< the frame called `name`
        Tagged, ///< those of the tag called `name`, in its direction
        All,    ///< every frame of the sprite
    };

    QString sprite;
    Frames frames = Frames::One;
    QString name = {};

    friend bool operator==(const Animation &, const Animation &) = default;
};

/// What the instance plays where time runs: its tag, or else the frame that it keeps to.
Animation animationOf(const Instance &instance);

/// Where frames that are shown one after the other end, in ticks: at the one that is nearest to the sum of all
/// durations so far, halves up, so that rounding never adds up; yet each frame has one tick at least, and those behind
/// a frame of less make up for it.
class TickCounter
{
public:
    explicit TickCounter(int perSecond = ticksPerSecond)
        : m_perSecond(perSecond)
    {
    }

    qint64 endAfter(double milliseconds); ///< of the next frame, which lasts so long

private:
    int m_perSecond = ticksPerSecond;
    double m_milliseconds = 0; ///< so far
    qint64 m_end = 0;
};

/// One frame in a round of an animation, from the tick `begin` on and up to, not including, `end`.
struct FrameTicks {
    FrameRef frame;
    int begin = 0;
    int end = 0;

    friend bool operator==(const FrameTicks &, const FrameTicks &) = default;
};

/// One round of the animation, from tick 0 on; never empty. Frames end as TickCounter says. Fails on a sprite, frame or
/// tag that is not there, on a tag without frames, and on more than limits::timelineTicks.
Result<QList<FrameTicks>> frameTicks(const Document &document, const Animation &animation);

/// The categories whose shapes can strike: those that hit another one than themselves. What hits nothing but its like
/// pushes, and is no attack.
QSet<QString> strikingCategories(const Document &document);
bool canStrike(const Frame &frame, const QSet<QString> &strikingCategories); ///< one of its shapes can

/// The parts of a round in which an attack is prepared, can strike, and is recovered from, in ticks. `active` reaches
/// from the first such frame to the end of the last one, gaps between them included.
struct AttackTicks {
    int startup = 0;
    int active = 0;
    int recovery = 0;

    friend bool operator==(const AttackTicks &, const AttackTicks &) = default;
};

/// Nothing for an animation in which no frame can strike.
std::optional<AttackTicks> attackTicks(const Document &document, const QList<FrameTicks> &round);

} // namespace hitbox
