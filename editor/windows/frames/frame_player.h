#pragma once

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QList>
#include <QObject>

#include <optional>

namespace hitbox {

class Session;

/// Shows the frames of the sprite in view one after the other, without going there: nothing that one works on changes.
/// Any change of the document, the selection or the place ends it.
class FramePlayer : public QObject
{
    Q_OBJECT

public:
    explicit FramePlayer(Session &session, QObject *parent = nullptr);

    bool playing() const { return m_timer.isActive(); }
    std::optional<int> shown() const; ///< the frame that is shown at the moment; none while nothing plays
    void play(int tag);               ///< -1: all frames; from the start of its order
    void stop();
    void setRate(int framesPerSecond); ///< 0: each frame for its own duration

signals:
    void played(std::optional<int> frame); ///< the one to show; none once it has ended
    void playingChanged(bool playing);

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    void showStep();
    double duration() const; ///< of the step, in milliseconds

    Session &m_session;
    QBasicTimer m_timer;
    QElapsedTimer m_since;
    double m_due = 0; ///< when the next step comes, in milliseconds since the first one did
    QList<int> m_order;
    qsizetype m_step = 0;
    int m_rate = 0;
};

} // namespace hitbox
