#pragma once

#include "session/live/live_answer.h"
#include "tools/tool.h"

namespace hitbox {

class CanvasInView;
class LivePlay;
class Session;

/// What the tool in hand draws besides the document; nothing while a play test stands.
class LiveOverlay : public LiveAnswer
{
    Q_OBJECT

public:
    LiveOverlay(const Session &session, const LivePlay &play, const CanvasInView &canvas); ///< all outlive it

    const Overlay &now() const { return m_now; }

    bool update(const Shown &shown) override;

private:
    const Session &m_session;
    const LivePlay &m_play;
    Overlay m_now;
};

} // namespace hitbox
