#pragma once

#include "document/document.h"
#include "windows/widgets/canvas_bar.h"

namespace hitbox {

class ElidedLabel;
class OpenProject;
class RefreshOnce;

/// Over the canvas of a frame whose image cannot be read: why not, and the ways to have one again.
class MissingImageBar : public CanvasBar
{
    Q_OBJECT

public:
    /// Keeps itself at the upper edge of the canvas.
    MissingImageBar(OpenProject &project, QWidget *canvas);

signals:
    void findWanted(FrameRef frame);    ///< its image, where that is now
    void replaceWanted(FrameRef frame); ///< its image, by another one

private:
    QString problem() const; ///< one sentence; empty while the image in view can be read
    void refresh();

    OpenProject &m_project;
    RefreshOnce *m_refresh = nullptr;
    ElidedLabel *m_text = nullptr;
};

} // namespace hitbox
