#include "windows/play/play_controls.h"

#include "scene/icons.h"
#include "scene/refresh_once.h"
#include "session/live/live_play.h"
#include "session/open_project.h"
#include "windows/widgets/key_names.h"
#include "windows/widgets/tool_button.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace hitbox {

PlayControls::PlayControls(OpenProject &project, QWidget *parent)
    : QWidget(parent)
    , m_project(project)
    , m_refresh(new RefreshOnce(*this, [this] { refresh(); }))
    , m_play(makeToolButton("PlayPause", tr("Play or pause"), this))
    , m_step(makeToolButton("PlayStep", tr("One step"), this))
    , m_restart(makeToolButton("PlayRestart", tr("From the beginning"), this))
    , m_stop(makeToolButton("PlayStop", tr("Stop, back to editing"), this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    for (QToolButton *button : {m_play, m_step, m_restart, m_stop})
        row->addWidget(button);
    LivePlay *play = &project.live.play;
    connect(m_play, &QToolButton::clicked, play, &LivePlay::toggle);
    connect(m_step, &QToolButton::clicked, play, &LivePlay::step);
    connect(m_restart, &QToolButton::clicked, play, &LivePlay::restart);
    connect(m_stop, &QToolButton::clicked, play, &LivePlay::stop);
    m_refresh->after(project.live.play, &LiveAnswer::changed);
    m_refresh->after(project.session, &Session::placeChanged);
    m_refresh->when(project.session, &Session::changed, [](const Difference &difference) {
        return difference.stages.comeOrGo() || difference.instances.comeOrGo() || difference.emitters.comeOrGo();
    });
    m_step->setIcon(themedIcon(QStringLiteral(":/icons/play-step.svg")));
    m_restart->setIcon(themedIcon(QStringLiteral(":/icons/play-restart.svg")));
    m_stop->setIcon(themedIcon(QStringLiteral(":/icons/play-stop.svg")));
    refresh();
}

void PlayControls::showKeys(const KeyNames &keys)
{
    m_play->setToolTip(keys.with(m_play->accessibleName(), QStringLiteral("play.toggle")));
    m_step->setToolTip(keys.with(m_step->accessibleName(), QStringLiteral("play.step")));
    m_restart->setToolTip(keys.with(m_restart->accessibleName(), QStringLiteral("play.restart")));
    m_stop->setToolTip(textWithKeys(m_stop->accessibleName(), {QKeySequence(Qt::Key_Escape)}));
}

void PlayControls::refresh()
{
    const LivePlay &play = m_project.live.play;
    const bool running = play.state() == LivePlay::State::Running;
    m_play->setIcon(themedIcon(running ? QStringLiteral(":/icons/pause.svg") : QStringLiteral(":/icons/play.svg")));
    for (QToolButton *button : {m_play, m_step, m_restart})
        button->setEnabled(play.canPlay());
    m_stop->setEnabled(play.stands());
}

} // namespace hitbox
