#include "windows/faults/heartbeat.h"

#include "windows/faults/window_under_faults.h"

#include <ctime>

namespace hitbox::faults {

namespace {

constexpr double limit = 100; // milliseconds in which the event loop does not come round

double windowThreadSeconds()
{
    timespec used = {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return double(used.tv_sec) + double(used.tv_nsec) / 1e9;
}

} // namespace

Heartbeat::Heartbeat()
{
    QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { beat(); });
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.start(2);
    m_clock.start();
    m_used = windowThreadSeconds();
}

void Heartbeat::begin(const QString &what)
{
    beat();
    m_what = what;
}

void Heartbeat::tell() const
{
    print("longest", QStringLiteral("%1 ms, of them %2 computed, in %3")
                         .arg(m_longest.milliseconds, 0, 'f', 0)
                         .arg(m_longest.computed, 0, 'f', 0)
                         .arg(m_longest.what));
}

void Heartbeat::beat()
{
    const double used = windowThreadSeconds();
    const Stall stall{double(m_clock.nsecsElapsed()) / 1e6, (used - m_used) * 1e3, m_what};
    m_clock.restart();
    m_used = used;
    if (stall.computed > limit)
        print("stalled", QStringLiteral("%1 ms computed, in %2").arg(stall.computed, 0, 'f', 0).arg(stall.what));
    if (stall.computed > m_longest.computed)
        m_longest = stall;
}

} // namespace hitbox::faults
