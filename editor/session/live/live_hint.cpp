#include "session/live/live_hint.h"

#include "session/live/live_play.h"
#include "session/session.h"

#include <utility>

namespace hitbox {

LiveHint::LiveHint(const Session &session, const LivePlay &play)
    : m_session(session)
    , m_play(play)
{
}

bool LiveHint::update(const Shown &)
{
    const Hand now{&m_session.tool(), m_play.stands() ? m_play.hint() : m_session.hint(), m_session.gestureUnderWay(),
                   m_session.gestureFinishable()};
    return now != std::exchange(m_now, now);
}

} // namespace hitbox
