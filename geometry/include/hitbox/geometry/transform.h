#pragma once

#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry {

/// Where a frame is placed: its pivot lands on `position`; it is first scaled about the pivot (a negative factor
/// mirrors), then turned by `rotation` degrees clockwise on screen, then moved.
struct Placement {
    Point pivot;
    Point position;
    double rotation = 0;
    Point scale{1, 1};

    friend constexpr bool operator==(const Placement &, const Placement &) = default;
};

/// Law: moves by whole pixels, mirrors and turns by multiples of 90 degrees are exact on coordinates of at most
/// 2^51 that are multiples of 1/2^k with few bits, as pixel coordinates are.
Point placed(Point p, const Placement &placement);

/// A turned box becomes a polygon, unless the turn is a multiple of 90 degrees. Circles and capsules stay what they
/// are while both factors are equal in size; under any other scale they become the polygon that flattened() gives,
/// scaled, at most 1/256 pixel off the true curve. Corners keep their order, so a mirrored polygon winds the other way;
/// only the rings of a mirrored region are run through backwards, so that outer rings stay counter-clockwise.
Shape placed(const Shape &shape, const Placement &placement);

/// Where the placed point came from; a scale of zero answers the pivot's coordinate.
Point unplaced(Point p, const Placement &placement);

} // namespace hitbox::geometry
