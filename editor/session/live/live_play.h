#pragma once

#include "session/live/live_answer.h"
#include "session/live/play_marks.h"
#include "session/live/step_clock.h"
#include "stage/play_test.h"
#include "tools/tool.h"

#include <QBasicTimer>
#include <QElapsedTimer>

#include <optional>

namespace hitbox {

class Session;

/// How a play test is run.
struct PlaySettings {
    enum class Pace { Full, Quarter };

    quint64 seed = 1;
    PlaySweep sweep = PlaySweep::On;
    Pace pace = Pace::Full; ///< how fast steps follow each other; what happens in them is the same

    friend bool operator==(const PlaySettings &, const PlaySettings &) = default;
};

/// The play test of the stage in view, step after step. It plays a copy of the document and leaves document, history
/// and selection as they are. While it stands, it takes what is done on the canvas: a press fires a bullet.
///
/// An edit of the document begins it anew with what there is then; going elsewhere stops it.
class LivePlay : public LiveAnswer
{
    Q_OBJECT

public:
    enum class State { Stopped, Paused, Running };

    static constexpr int stepsPerSecond = 60;

    /// The session outlives it.
    explicit LivePlay(Session &session);

    State state() const { return m_state; }
    bool stands() const { return m_state != State::Stopped; }      ///< running or paused
    const std::optional<PlayTest> &test() const { return m_test; } ///< none while it is stopped
    const PlayMarks &marks() const { return m_marks; }
    const PlaySettings &settings() const { return m_settings; }
    bool canPlay() const; ///< a stage is in view

    void play(); ///< begins, or goes on after a pause
    void pause();
    void toggle();  ///< pauses what runs, plays anything else
    void step();    ///< one step, and then it pauses; begins with one when it was stopped
    void restart(); ///< from the beginning; goes on running if it ran, or else pauses
    void stop();
    void setSettings(const PlaySettings &settings); ///< another seed or sweep begins a test that stands anew

    /// What happens on the canvas while it stands. A left press fires a bullet from there toward the nearest of the
    /// selected instances, or of all where none is selected; Escape stops.
    bool take(const ToolInput &input);
    QString hint() const; ///< what the next click does

    bool update(const Shown &shown) override; ///< changed() follows another state

signals:
    void settingsChanged();
    void begun();    ///< a test, or one anew: test() is another one
    void advanced(); ///< there is something else to see: a step or a shot
    void told(const QString &message);

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    void begin();
    void enter(State state);
    void takeSteps(int count);
    void fire(geometry::Point from);
    Id<Stage> stageInView() const;
    void followPlace();
    void followDocument();
    Emitter byHand() const;

    Session &m_session;
    State m_state = State::Stopped;
    State m_told = State::Stopped;
    PlaySettings m_settings;
    Id<Stage> m_stage; ///< that is played
    std::optional<PlayTest> m_test;
    PlayMarks m_marks;
    StepClock m_clock;
    QBasicTimer m_timer;
    QElapsedTimer m_sinceTick;
};

} // namespace hitbox
