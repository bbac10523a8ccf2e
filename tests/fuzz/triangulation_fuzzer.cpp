#include <algorithm>
#include <cmath>

#include <hitbox/geometry/orientation.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/self_intersection.h>
#include <hitbox/geometry/triangulation.h>

#include "fuzzer.h"
#include "reader.h"

using namespace hitbox::geometry;

HITBOX_FUZZER(triangulation)(const std::uint8_t *data, std::size_t size)
{
    fuzz::Reader reader({data, size});
    const Ring ring = reader.ring(100);
    const std::vector<Triangle> found = triangles(ring);
    std::vector<bool> isUsed(ring.size());
    double sum = 0;
    for (const Triangle &triangle : found) {
        for (const std::uint32_t corner : {triangle.a, triangle.b, triangle.c}) {
            fuzz::require(corner < ring.size(), "corners are points of the ring");
            isUsed[corner] = true;
        }
        const Point a = ring[triangle.a];
        const Point b = ring[triangle.b];
        const Point c = ring[triangle.c];
        if (fuzz::areModerate(ring)) {
            fuzz::require(orientation(a, b, c) == Orientation::CounterClockwise, "every triangle has positive area");
            sum += signedArea(std::vector{a, b, c});
        }
    }
    if (!fuzz::areModerate(ring) || !isSimple(ring))
        return 0;
    fuzz::require(found.size() == ring.size() - 2, "n points give n - 2 triangles");
    fuzz::require(std::ranges::all_of(isUsed, [](bool used) { return used; }), "every point is a corner");
    const double rounding = 1e-12 * fuzz::reach(ring) * fuzz::reach(ring);
    fuzz::require(std::abs(sum - std::abs(signedArea(ring))) <= rounding, "the triangles cover the ring");
    return 0;
}
