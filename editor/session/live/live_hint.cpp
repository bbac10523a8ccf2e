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
    const HandHint hint = m_session.hint();
    const Hand now{&m_session.tool(), m_play.stands() ? m_play.hint() : hint.text, m_session.gestureUnderWay(),
                   hint.finishable};
    return now != std::exchange(m_now, now);
}

} // namespace hitbox
