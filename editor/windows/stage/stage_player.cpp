#include "windows/stage/stage_player.h"

#include "document/edits.h"
#include "document/playback.h"
#include "session/live/live_play.h"
#include "session/open_project.h"

#include <QTimerEvent>

#include <algorithm>

namespace hitbox {

namespace {

constexpr int millisecondsPerLook = 16;

} // namespace

StagePlayer::StagePlayer(OpenProject &project, QObject *parent)
    : QObject(parent)
    , m_project(project)
{
    connect(&project.session, &Session::changed, this, [this] {
        if (playing())
            show();
    });
    connect(&project.preview, &LiveAnswer::changed, this, [this] {
        if (m_project.preview.by() && m_project.preview.by() != this)
            stop();
    });
    connect(&project.session, &Session::placeChanged, this, &StagePlayer::stop);
    connect(&project.live.play, &LivePlay::changed, this, &StagePlayer::stop);
}

bool StagePlayer::canPlay() const
{
    const Stage *stage = findStage(m_project.session.shown(), m_project.session.currentStage());
    return m_project.session.mode() == Session::Mode::Stage && !m_project.live.play.stands() && stage &&
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
    m_project.preview.end(this);
    emit playingChanged(false);
}

void StagePlayer::show()
{
    const int index = m_project.session.currentStage();
    const Stage *stage = findStage(m_project.session.shown(), index);
    if (!stage)
        return stop();
    Document now = withStage(m_project.session.shown(), index,
                             playedAt(m_project.session.shown(), *stage, static_cast<double>(m_since.elapsed())));
    m_project.preview.show(std::move(now), this);
}

void StagePlayer::timerEvent(QTimerEvent *event)
{
    if (event->timerId() == m_timer.timerId())
        show();
    else
        QObject::timerEvent(event);
}

} // namespace hitbox
