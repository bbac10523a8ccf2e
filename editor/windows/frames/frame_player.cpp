#include "windows/frames/frame_player.h"

#include "document/playback.h"
#include "session/session.h"

#include <QTimerEvent>

#include <algorithm>
#include <cmath>

namespace hitbox {

namespace {

/// Faster than any screen, slower than a busy loop.
constexpr double shortest = 5;
constexpr double longest = 60'000;

/// After a longer standstill the animation goes on from where it was.
constexpr double mostLate = 250;

constexpr double nanosecondsPerMillisecond = 1e6;

} // namespace

FramePlayer::FramePlayer(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&session, &Session::changed, this, &FramePlayer::stop);
    connect(&session, &Session::selectionChanged, this, &FramePlayer::stop);
    connect(&session, &Session::placeChanged, this, &FramePlayer::stop);
}

std::optional<int> FramePlayer::shown() const
{
    return playing() ? std::optional(m_order.at(m_step)) : std::nullopt;
}

void FramePlayer::play(int tag)
{
    const Sprite *sprite = findSprite(m_session.shown(), m_session.currentFrame().sprite);
    m_order = sprite ? playOrder(*sprite, tag) : QList<int>();
    m_step = 0;
    if (m_order.isEmpty())
        return stop();
    m_since.start();
    m_due = duration();
    showStep();
    emit playingChanged(true);
}

void FramePlayer::stop()
{
    if (!playing())
        return;
    m_timer.stop();
    emit played(std::nullopt);
    emit playingChanged(false);
}

void FramePlayer::setRate(int framesPerSecond)
{
    m_rate = framesPerSecond;
}

double FramePlayer::duration() const
{
    const FrameRef ref{m_session.currentFrame().sprite, m_order.at(m_step)};
    const double own = findFrame(m_session.shown(), ref)->duration;
    return std::clamp(m_rate > 0 ? 1000.0 / m_rate : own, shortest, longest);
}

void FramePlayer::showStep()
{
    const double left = m_due - static_cast<double>(m_since.nsecsElapsed()) / nanosecondsPerMillisecond;
    m_timer.start(static_cast<int>(std::ceil(std::max(left, 0.0))), Qt::PreciseTimer, this);
    emit played(m_order.at(m_step));
}

void FramePlayer::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_timer.timerId())
        return QObject::timerEvent(event);
    m_step = (m_step + 1) % m_order.size();
    // Each frame is seen, and what the window was late for is made good by those behind it.
    const double now = static_cast<double>(m_since.nsecsElapsed()) / nanosecondsPerMillisecond;
    m_due = std::max(m_due, now - mostLate) + duration();
    showStep();
}

} // namespace hitbox
