#pragma once

#include "document/document.h"

#include <QObject>

namespace hitbox {

class CanvasView;
class OpenProject;

/// Keeps the pivot where it is on the canvas while one goes from frame to frame of a sprite, so that frames of other
/// sizes lie upon each other as they do in the game.
class PivotFollower : public QObject
{
    Q_OBJECT

public:
    PivotFollower(const OpenProject &project, CanvasView &view); ///< which owns it

private:
    void follow();

    const OpenProject &m_project;
    CanvasView &m_view;
    Id<Frame> m_frame; ///< the one in view
};

} // namespace hitbox
