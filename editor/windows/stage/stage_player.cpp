#include "windows/stage/stage_player.h"

#include "document/edits.h"
#include "document/playback.h"
#include "session/live/live_play.h"
#include "session/session.h"

#include <QTimerEvent>

#include <algorithm>

namespace hitbox {

namespace {

constexpr int millisecondsPerLook = 16;

} // namespace

StagePlayer::StagePlayer(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&session, &Session::changed, this, [this] {
        if (playing())
            show();
    });
    connect(&session, &Session::previewChanged, this, [this] {
        if (m_session.previewBy() && m_session.previewBy() != this)
            stop();
    });
    connect(&session, &Session::placeChanged, this, &StagePlayer::stop);
    connect(&session.play(), &LivePlay::stateChanged, this, &StagePlayer::stop);
}

bool StagePlayer::canPlay() const
{
    const Stage *stage = findStage(m_session.shown(), m_session.currentStage());
    return m_session.mode() == Session::Mode::Stage && !m_session.play().stands() && stage &&
           std::any_of(stage->instances.cbegin(), stage->instances.cend(),
                       [](const Instance &instance) { return !instance.tag.isEmpty(); });
}

void StagePlayer::toggle()
{
    if (playing())
        return stop();
    if (!canPlay())
        return;
    m_since.start();
    m_timer.start(millisecondsPerLook, Qt::PreciseTimer, this);
    show();
    emit playingChanged(true);
}

void StagePlayer::stop()
{
    if (!playing())
        return;
    m_timer.stop();
    m_session.endPreview(this);
    emit playingChanged(false);
}

void StagePlayer::show()
{
    const int index = m_session.currentStage();
    const Stage *stage = findStage(m_session.shown(), index);
    if (!stage)
        return stop();
    Document now = withStage(m_session.shown(), index,
                             playedAt(m_session.shown(), *stage, static_cast<double>(m_since.elapsed())));
    m_session.showPreview(std::move(now), this);
}

void StagePlayer::timerEvent(QTimerEvent *event)
{
    if (event->timerId() == m_timer.timerId())
        show();
    else
        QObject::timerEvent(event);
}

} // namespace hitbox
