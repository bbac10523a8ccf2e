#pragma once

#include <QPointF>

namespace hitbox {

/// What a canvas shows.
struct CanvasPlace {
    double zoom = 0; ///< 0: all is to fit in
    QPointF center;  ///< what stands in the middle, in pixels of the scene

    friend bool operator==(const CanvasPlace &, const CanvasPlace &) = default;
};

} // namespace hitbox
