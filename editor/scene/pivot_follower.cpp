#include "scene/pivot_follower.h"

#include "document/places.h"
#include "drawing/drawing.h"
#include "scene/canvas_view.h"
#include "session/open_project.h"

#include <utility>

namespace hitbox {

namespace {

QRectF areaOf(const Frame &frame)
{
    return {QPointF(0, 0), QSizeF(frame.size)};
}

/// Of a frame that comes, when so much was seen of the one before it: who moved that aside wants it there.
bool isTooLittle(double share, double before)
{
    constexpr double enough = 0.5;
    return share < enough && (before >= enough || share < before * enough);
}

} // namespace

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
    if (!frame)
        return;
    const geometry::Point pivot = std::exchange(m_pivot, frame->pivot);
    if (!before || then.sprite != now.sprite || then == now)
        return;
    if (m_view.isFitted() && before->pivot != pivot)
        return m_view.fit(areaOf(*frame));
    const double seen = m_view.shareInView(areaOf(*before));
    m_view.moveBy(toQt(frame->pivot - pivot));
    if (isTooLittle(m_view.shareInView(areaOf(*frame)), seen))
        m_view.bringIntoView(areaOf(*frame));
}

} // namespace hitbox
