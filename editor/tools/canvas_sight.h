#pragma once

#include <hitbox/geometry/shapes.h>

namespace hitbox {

/// What of the scene a canvas shows, beside the bars that cover its edges.
struct CanvasSight {
    geometry::Box room;    ///< in the pixels of the tool's input
    double pickRadius = 0; ///< how near counts as on it, in the same pixels

    friend bool operator==(const CanvasSight &, const CanvasSight &) = default;
};

} // namespace hitbox
