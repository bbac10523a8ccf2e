#pragma once

#include "session/live/live_answer.h"

#include <QString>

namespace hitbox {

class LivePlay;
class Session;
struct ToolInfo;

/// What the next click does, for the status bar: with the tool in hand, or in the play test that stands. It changes too
/// when another tool is taken up and when a gesture begins, ends, or can be finished.
class LiveHint : public LiveAnswer
{
    Q_OBJECT

public:
    LiveHint(const Session &session, const LivePlay &play); ///< both outlive it

    const QString &text() const { return m_now.text; }
    bool finishable() const { return m_now.finishable; } ///< Return would finish the gesture under way

    bool update(const Shown &shown) override;

private:
    struct Hand {
        const ToolInfo *tool = nullptr;
        QString text;
        bool busy = false;
        bool finishable = false;

        friend bool operator==(const Hand &, const Hand &) = default;
    };

    const Session &m_session;
    const LivePlay &m_play;
    Hand m_now;
};

} // namespace hitbox
