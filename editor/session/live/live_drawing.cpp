#include "session/live/live_drawing.h"

#include "session/session.h"

#include <utility>

namespace hitbox {

LiveDrawing::LiveDrawing(const Session &session)
    : m_session(session)
{
}

bool LiveDrawing::update(const Shown &)
{
    std::optional<OutlineUnderWay> now = m_session.hint().outline;
    return now != std::exchange(m_now, now);
}

} // namespace hitbox
