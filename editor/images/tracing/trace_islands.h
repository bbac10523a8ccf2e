#pragma once

#include <cstddef>
#include <vector>

#include <hitbox/geometry/mask.h>
#include <hitbox/geometry/shapes.h>

/// Islands of opaque pixels along the pixels' edges: whole coordinates from 0 to geometry::largestMaskSide.
namespace hitbox {

struct PixelIsland {
    geometry::Ring outer;              ///< counter-clockwise as seen on screen, from its first pixel's corner
    std::vector<geometry::Ring> holes; ///< clockwise

    double pixels() const;
};

/// Corners that geometry::outline() would give, counted until there are more than `limit`. One pass over the bytes.
std::size_t cornerCount(const geometry::Mask &mask, std::size_t limit);

/// In the order of their first pixels.
std::vector<PixelIsland> islandsOf(const geometry::Mask &mask);

/// Without islands of fewer pixels than `smallest`; smaller holes are filled, and so are all but the `mostHoles`
/// largest of an island.
std::vector<PixelIsland> withoutSmall(std::vector<PixelIsland> islands, double smallest, std::size_t mostHoles);

/// Without holes, and without the islands that stand in holes of others.
std::vector<PixelIsland> withHolesFilled(std::vector<PixelIsland> islands);

/// The island as rings without holes: itself, or the parts that are left when it is cut along rows of pixels, each
/// through the middle of the largest hole, until none has one.
std::vector<geometry::Ring> partsWithoutHoles(const PixelIsland &island);

} // namespace hitbox
