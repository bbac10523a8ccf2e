#include <hitbox/geometry/triangulation.h>

#include <optional>
#include <utility>

#include "exact/finite.h"
#include "meter.h"
#include "pieces/ear_clipping.h"
#include "pieces/region_mesh.h"
#include "pieces/triangle_sweep.h"

namespace hitbox::geometry {

namespace {

using namespace detail;

constexpr std::size_t mostTriangulated = std::size_t{1} << 31;

// What rings take for a point of theirs, whatever they look like: sorting, the search for a place, what is kept of it.
constexpr std::size_t triangleStepsPerPoint = 16;
constexpr std::size_t triangleBytesPerPoint = 160;

} // namespace

std::vector<Triangle> triangles(std::span<const Point> ring)
{
    if (ring.size() < 3 || ring.size() > mostTriangulated || !areFinite(ring))
        return {};
    return ring.size() <= mostClippedPoints ? clippedTriangles(ring) : sweepTriangles(ring);
}

Answer<std::vector<Triangle>> triangles(std::span<const Point> ring, const Budget &budget)
{
    return answered(budget, [&](Meter &meter) -> Answer<std::vector<Triangle>> {
        if (!areFinite(ring))
            return Failure::NotFinite;
        if (ring.size() > mostTriangulated)
            return Failure::OutOfRange;
        meter.spend(ring.size() * triangleStepsPerPoint);
        meter.hold(ring.size() * triangleBytesPerPoint);
        std::vector<Triangle> cut = triangles(ring);
        if (cut.empty())
            return Failure::NotSimple;
        return cut;
    });
}

Answer<std::vector<Triangle>> triangles(const Region &region, const Budget &budget)
{
    return answered(budget, [&](Meter &meter) -> Answer<std::vector<Triangle>> {
        Ring points;
        std::vector<std::size_t> ends;
        for (const Ring &ring : region.rings) {
            if (!areFinite(ring))
                return Failure::NotFinite;
            if (ring.size() > mostTriangulated - points.size())
                return Failure::OutOfRange;
            if (ring.size() < 3)
                return Failure::NotSimple;
            meter.spend(ring.size() * triangleStepsPerPoint);
            meter.hold(ring.size() * triangleBytesPerPoint);
            points.insert(points.end(), ring.begin(), ring.end());
            ends.push_back(points.size());
        }
        std::optional<RegionMesh> mesh = regionMesh(std::move(points), std::move(ends));
        if (!mesh)
            return Failure::NotSimple;
        return std::move(mesh->triangles);
    });
}

} // namespace hitbox::geometry
