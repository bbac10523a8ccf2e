#include <hitbox/geometry/orientation.h>

#include "fuzzer.h"
#include "reader.h"

using namespace hitbox::geometry;

namespace {

Point mirrored(Point p)
{
    return {-p.x, p.y};
}

Point quarterTurned(Point p)
{
    return {-p.y, p.x};
}

} // namespace

HITBOX_FUZZER(orientation)(const std::uint8_t *data, std::size_t size)
{
    fuzz::Reader reader({data, size});
    const Point a = reader.point();
    const Point b = reader.point();
    const Point c = reader.point();
    const Orientation turn = orientation(a, b, c);
    if (!fuzz::areModerate(std::vector{a, b, c}))
        return 0;
    fuzz::require(orientation(b, c, a) == turn, "the arguments may be rotated");
    fuzz::require(orientation(b, a, c) == opposite(turn), "swapping two arguments turns the answer round");
    fuzz::require(orientation(mirrored(a), mirrored(b), mirrored(c)) == opposite(turn), "mirroring turns it round");
    fuzz::require(orientation(quarterTurned(a), quarterTurned(b), quarterTurned(c)) == turn, "turning keeps it");
    fuzz::require(orientation(a * 2, b * 2, c * 2) == turn, "doubling keeps it");
    return 0;
}
