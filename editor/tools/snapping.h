#pragma once

#include <QString>

#include <hitbox/geometry/shapes.h>

namespace hitbox {

enum class SnapStep {
    Off,
    Pixel,
    HalfPixel,
};

struct SnapSettings {
    SnapStep step = SnapStep::Pixel;

    friend bool operator==(const SnapSettings &, const SnapSettings &) = default;
};

/// The nearest point of the grid; halves go towards positive infinity.
geometry::Point snapped(geometry::Point p, SnapSettings settings);

/// "pixel", "half pixel", "off": for the status bar.
QString snapName(SnapStep step);

} // namespace hitbox
