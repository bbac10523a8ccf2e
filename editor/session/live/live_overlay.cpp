#include "session/live/live_overlay.h"

#include "session/canvas_in_view.h"
#include "session/live/live_play.h"
#include "session/session.h"

#include <utility>

namespace hitbox {

LiveOverlay::LiveOverlay(const Session &session, const LivePlay &play, const CanvasInView &canvas)
    : m_session(session)
    , m_play(play)
{
    connect(&canvas, &CanvasInView::changed, this, &LiveAnswer::arrived);
}

bool LiveOverlay::update(const Shown &)
{
    const Overlay now = m_play.stands() ? Overlay() : m_session.overlay();
    return now != std::exchange(m_now, now);
}

} // namespace hitbox
