#pragma once

#include "stage/animation_ticks.h"

#include <QString>

namespace hitbox {

/// How durations of frames are shown and typed. The project holds milliseconds, whatever is chosen.
struct FrameTimes {
    enum class Unit {
        Milliseconds,
        Ticks, ///< of the game
    };

    static constexpr int fastest = 1000; ///< ticks per second

    Unit unit = Unit::Milliseconds;
    int perSecond = ticksPerSecond;

    friend bool operator==(const FrameTimes &, const FrameTimes &) = default;
};

double shownDuration(FrameTimes times, double milliseconds);
double millisecondsOf(FrameTimes times, double shown); ///< the other way; exact for whole ticks of whole milliseconds

QString unitName(FrameTimes times);                            ///< "Milliseconds", "Ticks"
QString durationNumber(FrameTimes times, double milliseconds); ///< "100", "5.98"
QString durationText(FrameTimes times, double milliseconds);   ///< "100 ms", "6 ticks"

} // namespace hitbox
