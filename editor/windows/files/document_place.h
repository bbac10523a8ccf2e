#pragma once

#include "document/document.h"
#include "scene/canvas_place.h"

#include <QString>

namespace hitbox {

/// Where one works in a project, remembered from one time to the next.
struct DocumentPlace {
    QString path; ///< of the project file
    FrameRef frame;
    CanvasPlace canvas; ///< of the frame

    friend bool operator==(const DocumentPlace &, const DocumentPlace &) = default;
};

} // namespace hitbox
