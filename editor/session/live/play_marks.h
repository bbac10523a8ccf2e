#pragma once

#include "stage/play_test.h"

#include <QList>

namespace hitbox {

/// Where a bullet hit something lately, or passed through it.
struct PlayMark {
    qint64 step = 0; ///< in which it happened
    geometry::Point at;
    geometry::Segment way; ///< of the bullet within that step; only where it passed through
    bool tunnelled = false;
    QString category; ///< of the shape
};

/// The marks of the last steps, for the eye: they fade as steps go by and not as time does.
class PlayMarks
{
public:
    static constexpr int hitLife = 24;        ///< steps that a hit can be seen for
    static constexpr int tunnelledLife = 120; ///< longer: that is what one looks for

    void note(const PlayTest &test); ///< after each step
    void clear();

    const QList<PlayMark> &marks() const { return m_marks; }

private:
    QList<PlayMark> m_marks; ///< the oldest first
    std::size_t m_noted = 0; ///< hits of the test that were looked at
};

/// 1 for one that just happened, down to 0.
double strengthOf(const PlayMark &mark, qint64 steps);

} // namespace hitbox
