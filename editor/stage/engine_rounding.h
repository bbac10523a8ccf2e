#pragma once

#include <hitbox/geometry/shapes.h>

namespace hitbox {

/// The numbers in which an engine keeps the coordinates of what stands on its stage.
struct EngineRounding {
    enum class Numbers {
        Double,       ///< as they are here
        SingleMetres, ///< float32, a metre being `pixelsPerMetre`
        WholePixels,
    };

    Numbers numbers = Numbers::Double;
    double pixelsPerMetre = 50; ///< finite and above 0

    friend bool operator==(const EngineRounding &, const EngineRounding &) = default;
};

/// The shape with every coordinate and radius taken to the nearest number that the engine has, still in pixels. Whole
/// pixels: halves go up. Metres: a length is divided by the scale and rounded to float32; the way back to pixels adds
/// no rounding of its own, since the scale counts as a float32, too. A box or polygon may lose its area. Whatever is
/// beyond float32 is infinite, and so meets nothing.
geometry::Shape rounded(const geometry::Shape &shape, const EngineRounding &rounding);

} // namespace hitbox
