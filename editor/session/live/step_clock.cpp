#include "session/live/step_clock.h"

#include <algorithm>

namespace hitbox {

int StepClock::stepsAfter(qint64 nanoseconds, int stepsPerSecond)
{
    constexpr qint64 oneStep = 1'000'000'000;
    // More than a minute is as good as one: nothing can overflow.
    m_owed += std::min(nanoseconds, 60 * oneStep) * stepsPerSecond;
    const qint64 due = m_owed / oneStep;
    m_owed %= oneStep;
    return static_cast<int>(std::min<qint64>(due, mostAtOnce));
}

} // namespace hitbox
