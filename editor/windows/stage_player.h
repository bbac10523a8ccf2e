#pragma once

#include "document/document.h"

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QObject>

#include <optional>

namespace hitbox {

class Session;

/// Shows the instances of the stage in view at their animations, without touching the document. It goes on through
/// edits, and ends when one goes elsewhere.
class StagePlayer : public QObject
{
    Q_OBJECT

public:
    explicit StagePlayer(Session &session, QObject *parent = nullptr);

    bool playing() const { return m_timer.isActive(); }
    bool canPlay() const; ///< something on the stage in view plays an animation
    void toggle();        ///< begins anew, or stops
    void stop();

signals:
    void played(const std::optional<Document> &document); ///< what to show in place of the document; none: itself
    void playingChanged(bool playing);

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    void show();

    Session &m_session;
    QBasicTimer m_timer;
    QElapsedTimer m_since;
    std::optional<Document> m_played; ///< as told last
};

} // namespace hitbox
