#pragma once

#include "document/document.h"

#include <QPointF>
#include <QString>

namespace hitbox {

/// Where one works in a project, remembered from one time to the next.
struct DocumentPlace {
    QString path; ///< of the project file
    FrameRef frame;
    double zoom = 0; ///< of the frame's canvas; 0: all of the frame is to fit in
    QPointF center;  ///< what stands in its middle, in the frame's pixels

    friend bool operator==(const DocumentPlace &, const DocumentPlace &) = default;
};

} // namespace hitbox
