#include "windows/play/play_controls.h"

#include "scene/icons.h"
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
    connect(play, &LivePlay::changed, this, &PlayControls::refresh);
    connect(&project.session, &Session::changed, this, &PlayControls::refresh);
    connect(&project.session, &Session::placeChanged, this, &PlayControls::refresh);
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
