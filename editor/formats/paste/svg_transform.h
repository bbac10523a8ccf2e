#pragma once

#include <string_view>

#include <hitbox/geometry/shapes.h>

namespace hitbox {

/// x' = a x + c y + e, y' = b x + d y + f: as SVG has it.
struct SvgTransform {
    double a = 1;
    double b = 0;
    double c = 0;
    double d = 1;
    double e = 0;
    double f = 0;

    geometry::Point map(geometry::Point p) const { return {a * p.x + c * p.y + e, b * p.x + d * p.y + f}; }

    /// No length grows by more than this factor.
    double stretch() const;

    /// Axes stay axes: a box stays a box.
    bool keepsBoxes() const { return b == 0 && c == 0; }

    /// A circle stays a circle.
    bool keepsCircles() const { return (a == d && b == -c) || (a == -d && b == c); }
};

/// First `inner`, then `outer`.
SvgTransform combined(const SvgTransform &outer, const SvgTransform &inner);

/// The text of a `transform` attribute: matrix, translate, scale, rotate, skewX and skewY. Refuses as text_scanner.h
/// says.
SvgTransform transformOf(std::string_view text);

} // namespace hitbox
