#pragma once

#include "document/document.h"
#include "tools/symmetry.h"

#include <QList>
#include <QString>

#include <hitbox/geometry/shapes.h>

namespace hitbox {

/// An outline that is being drawn point by point, with all that it takes to go on with it elsewhere. It is work before
/// it is a shape.
struct OutlineUnderWay {
    QString tool;   ///< its id
    FrameRef frame; ///< that it is drawn in
    QString category;
    Symmetry symmetry;
    QList<geometry::Point> points; ///< as far as they are set, without mirrored ones

    friend bool operator==(const OutlineUnderWay &, const OutlineUnderWay &) = default;
};

} // namespace hitbox
