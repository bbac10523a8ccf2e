#pragma once

#include "document/document.h"

#include <QObject>

namespace hitbox {

class CanvasView;
class OpenProject;

/// Keeps the pivot where it is on the canvas while one goes from frame to frame of a sprite, so that frames of other
/// sizes lie upon each other as they do in the game. Where a pivot is set meanwhile, nothing moves, and the next frame
/// comes as if it had not been, or is fitted where the view is: frames whose pivots are set in turn stay in sight. A
/// frame of which too little would be seen comes to the middle.
class PivotFollower : public QObject
{
    Q_OBJECT

public:
    PivotFollower(const OpenProject &project, CanvasView &view); ///< which owns it

private:
    void follow();

    const OpenProject &m_project;
    CanvasView &m_view;
    Id<Frame> m_frame;       ///< the one in view
    geometry::Point m_pivot; ///< its pivot, as it came into view
};

} // namespace hitbox
