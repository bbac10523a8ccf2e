#include <hitbox/geometry/self_intersection.h>

#include <hitbox/geometry/orientation.h>
#include <hitbox/geometry/polygon.h>

#include "exact/expansion.h"
#include "exact/finite.h"

namespace hitbox::geometry {

namespace {

using namespace detail;

/// The index of the nearest point before index that differs from the one there; index itself when all are equal.
std::size_t previousDistinct(std::span<const Point> ring, std::size_t index)
{
    std::size_t i = index;
    do
        i = (i == 0 ? ring.size() : i) - 1;
    while (i != index && ring[i] == ring[index]);
    return i;
}

std::size_t nextDistinct(std::span<const Point> ring, std::size_t index)
{
    std::size_t i = index;
    do
        i = i + 1 == ring.size() ? 0 : i + 1;
    while (i != index && ring[i] == ring[index]);
    return i;
}

bool repeatsPrevious(std::span<const Point> ring, std::size_t index)
{
    return ring.size() > 1 && ring[index] == ring[(index == 0 ? ring.size() : index) - 1];
}

/// A run of equal points counts as one vertex, at its first index.
bool isSpike(std::span<const Point> ring, std::size_t index)
{
    if (repeatsPrevious(ring, index))
        return false;
    const Point before = ring[previousDistinct(ring, index)];
    const Point here = ring[index];
    const Point after = ring[nextDistinct(ring, index)];
    return crossSign(before, here, here, after) == 0 && dotSign(before, here, here, after) < 0;
}

template <typename Condition>
void appendDefects(std::vector<RingDefect> &defects, RingDefectKind kind, std::size_t count, Condition holds)
{
    for (std::size_t i = 0; i < count; ++i)
        if (holds(i))
            defects.push_back({kind, i});
}

} // namespace

std::vector<RingDefect> ringDefects(std::span<const Point> ring)
{
    std::vector<RingDefect> defects;
    const bool hasArea = ring.size() >= 3;
    if (!hasArea)
        defects.push_back({RingDefectKind::TooFewPoints, 0});
    const std::size_t defectsBefore = defects.size();
    appendDefects(defects, RingDefectKind::NotFinite, ring.size(), [&](std::size_t i) { return !isFinite(ring[i]); });
    if (defects.size() > defectsBefore)
        return defects;
    appendDefects(defects, RingDefectKind::RepeatedPoint, ring.size(),
                  [&](std::size_t i) { return repeatsPrevious(ring, i); });
    if (!hasArea)
        return defects;
    appendDefects(defects, RingDefectKind::Spike, ring.size(), [&](std::size_t i) { return isSpike(ring, i); });
    if (winding(ring) == Orientation::Collinear)
        defects.push_back({RingDefectKind::ZeroArea, 0});
    return defects;
}

} // namespace hitbox::geometry
