#include "session/live/live_play.h"

#include "document/emitter_edits.h"
#include "document/places.h"
#include "session/session.h"

#include <QTimerEvent>

#include <hitbox/geometry/distance.h>

#include <algorithm>
#include <utility>

namespace hitbox {

namespace {

constexpr int tickMilliseconds = 1000 / LivePlay::stepsPerSecond;

/// Steps that take longer than this together leave the rest of what is due: the window comes first.
constexpr qint64 mostMillisecondsAtOnce = 12;

int stepsPerSecondAt(PlaySettings::Pace pace)
{
    switch (pace) {
    case PlaySettings::Pace::Full: return LivePlay::stepsPerSecond;
    case PlaySettings::Pace::Quarter: return LivePlay::stepsPerSecond / 4;
    }
    return LivePlay::stepsPerSecond;
}

} // namespace

LivePlay::LivePlay(Session &session)
    : m_session(session)
{
    connect(&session, &Session::changed, this, &LivePlay::followDocument);
    connect(&session, &Session::placeChanged, this, &LivePlay::followPlace);
}

bool LivePlay::update(const Shown &)
{
    return m_state != std::exchange(m_told, m_state);
}

bool LivePlay::canPlay() const
{
    return m_session.mode() == Session::Mode::Stage && findStage(m_session.document(), m_session.currentStage());
}

void LivePlay::play()
{
    if (!canPlay())
        return;
    if (!stands())
        begin();
    enter(State::Running);
}

void LivePlay::pause()
{
    if (m_state == State::Running)
        enter(State::Paused);
}

void LivePlay::toggle()
{
    if (m_state == State::Running)
        pause();
    else
        play();
}

void LivePlay::step()
{
    if (!canPlay())
        return;
    if (!stands())
        begin();
    enter(State::Paused);
    takeSteps(1);
}

void LivePlay::restart()
{
    if (!canPlay())
        return;
    begin();
    enter(m_state == State::Running ? State::Running : State::Paused);
}

void LivePlay::stop()
{
    if (stands())
        enter(State::Stopped);
}

void LivePlay::setSettings(const PlaySettings &settings)
{
    if (settings == m_settings)
        return;
    const bool sameTest = settings.seed == m_settings.seed && settings.sweep == m_settings.sweep;
    m_settings = settings;
    emit settingsChanged();
    if (stands() && !sameTest)
        begin();
}

Id<Stage> LivePlay::stageInView() const
{
    const Stage *stage = findStage(m_session.document(), m_session.currentStage());
    return stage ? *stage->id : Id<Stage>();
}

/// What a press fires: what the selected emitter fires, or the first one.
Emitter LivePlay::byHand() const
{
    const Stage &stage = *findStage(m_session.document(), m_session.currentStage());
    if (const Emitter *chosen = findThing(stage.emitters, m_session.selection().emitter))
        return *chosen;
    return stage.emitters.isEmpty() ? freshEmitter(m_session.document(), stage) : stage.emitters.constFirst();
}

void LivePlay::begin()
{
    m_session.endGesture(Session::GestureEnd::Cancel);
    m_stage = stageInView();
    m_test.emplace(m_session.document(), m_session.currentStage(),
                   PlayOptions{m_settings.seed, stepsPerSecond, m_settings.sweep, byHand()});
    m_marks.clear();
    m_clock.reset();
    emit begun();
}

void LivePlay::enter(State state)
{
    if (m_state == state)
        return;
    m_state = state;
    m_timer.stop();
    if (state == State::Running) {
        m_clock.reset();
        m_sinceTick.start();
        m_timer.start(tickMilliseconds, Qt::PreciseTimer, this);
    }
    if (state == State::Stopped) {
        m_test.reset();
        m_marks.clear();
    }
    emit arrived();
}

void LivePlay::takeSteps(int count)
{
    QElapsedTimer elapsed;
    elapsed.start();
    for (int i = 0; i < count && elapsed.elapsed() < mostMillisecondsAtOnce; ++i) {
        m_test->step();
        m_marks.note(*m_test);
    }
    if (count > 0)
        emit advanced();
}

void LivePlay::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_timer.timerId())
        return QObject::timerEvent(event);
    const qint64 passed = m_sinceTick.nsecsElapsed();
    m_sinceTick.start();
    takeSteps(m_clock.stepsAfter(passed, stepsPerSecondAt(m_settings.pace)));
}

bool LivePlay::take(const ToolInput &input)
{
    // Every second one of fast clicks is the end of a double click.
    const bool presses = input.kind == ToolInput::Kind::Press || input.kind == ToolInput::Kind::DoubleClick;
    if (input.kind == ToolInput::Kind::Key && input.key == Qt::Key_Escape)
        stop();
    else if (presses && input.button == Qt::LeftButton)
        fire(input.position);
    else if (input.kind == ToolInput::Kind::Key)
        return false;
    return true;
}

void LivePlay::fire(geometry::Point from)
{
    const QList<Instance> &instances = m_test->instances();
    const QSet<Id<Instance>> &selected = m_session.selection().instances;
    std::optional<geometry::Point> nearest;
    for (int i = 0; i < instances.size(); ++i) {
        if (!selected.isEmpty() && !selected.contains(instances.at(i).id))
            continue;
        const geometry::Point place = instances.at(i).position;
        if (!nearest || geometry::distance(from, place) < geometry::distance(from, *nearest))
            nearest = place;
    }
    if (!nearest) {
        emit told(tr("There is nothing on the stage to fire at."));
        return;
    }
    m_test->fire(from, *nearest);
    emit advanced();
}

QString LivePlay::hint() const
{
    return tr("Click to fire from there at the nearest of what is selected, or of all. Esc ends the test.");
}

void LivePlay::followPlace()
{
    if (stands() && (!canPlay() || stageInView() != m_stage))
        stop();
}

void LivePlay::followDocument()
{
    if (!stands())
        return;
    if (!canPlay() || stageInView() != m_stage)
        return stop();
    begin();
    emit told(tr("The project changed: the play test began anew."));
}

} // namespace hitbox
