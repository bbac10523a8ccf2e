#include "session/live/play_marks.h"

#include <algorithm>

namespace hitbox {

namespace {

/// More than this cannot be told apart, and all are drawn at each step.
constexpr qsizetype mostMarks = 2000;

/// The way of the bullet within the step that just went by; a point where the bullet is gone.
geometry::Segment wayWithin(const PlayTest &test, const PlayHit &hit)
{
    const auto &bullets = test.bullets();
    const auto found = std::ranges::lower_bound(bullets, hit.bullet, {}, &PlayBullet::id);
    if (found == bullets.end() || found->id != hit.bullet)
        return {hit.position, hit.position};
    const geometry::Point by = found->velocity * (1.0 / test.options().stepsPerSecond);
    return {found->position - by, found->position};
}

} // namespace

double strengthOf(const PlayMark &mark, qint64 steps)
{
    const double life = mark.tunnelled ? PlayMarks::tunnelledLife : PlayMarks::hitLife;
    return std::clamp(1 - static_cast<double>(steps - 1 - mark.step) / life, 0.0, 1.0);
}

void PlayMarks::note(const PlayTest &test)
{
    const auto &hits = test.hits();
    for (; m_noted < hits.size(); ++m_noted) {
        const PlayHit &hit = hits[m_noted];
        const geometry::Segment way = hit.tunnelled ? wayWithin(test, hit) : geometry::Segment{hit.at, hit.at};
        m_marks.append({hit.step, hit.at, way, hit.tunnelled, hit.category});
    }
    m_marks.removeIf([&test](const PlayMark &mark) { return strengthOf(mark, test.steps()) <= 0; });
    if (m_marks.size() > mostMarks)
        m_marks.remove(0, m_marks.size() - mostMarks);
}

void PlayMarks::clear()
{
    m_marks.clear();
    m_noted = 0;
}

} // namespace hitbox
