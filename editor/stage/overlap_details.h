#pragma once

#include "stage/placements.h"

#include <QList>

#include <hitbox/geometry/shapes.h>

namespace hitbox {

/// What two shapes both fill.
struct SharedPart {
    double area = 0;         ///< square pixels
    geometry::Region region; ///< empty where only boundaries meet, and of lines
};

SharedPart sharedPartOf(const PlacedShape &a, const PlacedShape &b);

/// What there is to show about two shapes that meet, beyond how. Stage pixels.
struct OverlapDetails {
    double area = 0; ///< of the shared part, as is the region
    geometry::Region region;
    QList<geometry::Point> crossings; ///< where the boundaries meet; of a shared piece, both ends
    geometry::Point push;             ///< the shortest way for `b` to no more than touch `a`

    friend bool operator==(const OverlapDetails &, const OverlapDetails &) = default;
};

/// Takes as long as its slowest part, geometry::smallestPush() for shapes of many convex pieces.
OverlapDetails detailsOf(const PlacedShape &a, const PlacedShape &b);

} // namespace hitbox
