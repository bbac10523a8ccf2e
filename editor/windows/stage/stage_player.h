#pragma once

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QObject>

namespace hitbox {

class OpenProject;

/// Shows the instances of the stage in view at their animations, as a look ahead of the session: what meets is seen
/// too, and the document knows nothing of it. It goes on through edits, and ends when one goes elsewhere or begins a
/// play test.
class StagePlayer : public QObject
{
    Q_OBJECT

public:
    explicit StagePlayer(OpenProject &project, QObject *parent = nullptr);

    bool playing() const { return m_timer.isActive(); }
    bool canPlay() const; ///< something on the stage in view plays an animation, and no play test stands
    void toggle();        ///< begins anew, or stops
    void stop();

signals:
    void playingChanged(bool playing);

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    void show();

    OpenProject &m_project;
    QBasicTimer m_timer;
    QElapsedTimer m_since;
};

} // namespace hitbox
