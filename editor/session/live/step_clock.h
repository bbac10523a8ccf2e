#pragma once

#include <QtGlobal>

namespace hitbox {

/// Turns time that passes unevenly into even steps. Time that cannot be caught up with is forgotten: a window that was
/// held up goes on from where it is instead of hurrying after.
class StepClock
{
public:
    static constexpr int mostAtOnce = 4;

    /// How many steps are due after so many more nanoseconds (>= 0), at most `mostAtOnce`.
    int stepsAfter(qint64 nanoseconds, int stepsPerSecond);
    void reset() { m_owed = 0; }

private:
    qint64 m_owed = 0; ///< billionths of a step, below one step between calls
};

} // namespace hitbox
