#pragma once

#include "document/document.h"

#include <random>

/// Polygons as hands and broken files make them, seeded.
namespace hitbox::test {

/// A polygon of 0 to 12 points on a small lattice: points repeat, lie on each other's edges, turn back and cross.
inline PolygonOutline latticeTangle(std::mt19937_64 &random)
{
    PolygonOutline outline;
    const int count = int(random() % 13);
    for (int i = 0; i < count; ++i)
        outline.points.append({double(random() % 6), double(random() % 6)});
    return outline;
}

/// A polygon of 5 to 16 points anywhere in a sprite: crossings at odd places, hardly anything else.
inline PolygonOutline looseTangle(std::mt19937_64 &random)
{
    std::uniform_real_distribution<double> coordinate(0, 64);
    PolygonOutline outline;
    const int count = 5 + int(random() % 12);
    for (int i = 0; i < count; ++i)
        outline.points.append({coordinate(random), coordinate(random)});
    return outline;
}

} // namespace hitbox::test
