#include "scene/pivot_follower.h"

#include "document/pivot_places.h"
#include "document/places.h"
#include "drawing/drawing.h"
#include "scene/canvas_view.h"
#include "session/open_project.h"

#include <utility>

namespace hitbox {

PivotFollower::PivotFollower(const OpenProject &project, CanvasView &view)
    : QObject(&view)
    , m_project(project)
    , m_view(view)
{
    connect(&project.session, &Session::placeChanged, this, &PivotFollower::follow);
    follow();
}

void PivotFollower::follow()
{
    const Document &document = m_project.session.shown();
    const FrameRef now = m_project.session.currentFrame();
    const Frame *frame = findFrame(document, now);
    const FrameRef then = placeOf(document, std::exchange(m_frame, frame ? *frame->id : Id<Frame>()));
    const Frame *before = findFrame(document, then);
    if (frame && before && then.sprite == now.sprite && then != now)
        m_view.moveBy(toQt(pivotWay(*before, *frame)));
}

} // namespace hitbox
