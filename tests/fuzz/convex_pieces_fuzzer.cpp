#include <algorithm>

#include <hitbox/geometry/convex_pieces.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/self_intersection.h>

#include "chain.h"
#include "fuzzer.h"

using namespace hitbox::geometry;

HITBOX_FUZZER(convex_pieces)(const std::uint8_t *data, std::size_t size)
{
    fuzz::Reader reader({data, size});
    const std::size_t most = 3 + reader.below(10);
    const Ring ring = reader.ring(24);
    Region any{{ring}};
    for (std::size_t more = reader.below(3); more > 0; --more)
        any.rings.push_back(reader.ring(10));
    fuzz::askAll(any, most);
    fuzz::askAll(fuzz::valueOf(filledRegion(any.rings)), most);
    fuzz::askAll(Region{{ring}}, Region{{any.rings.back()}}, most);
    const auto answer = convexPieces(ring, most);
    if (!fuzz::areModerate(ring))
        return 0;
    fuzz::require(answer.hasValue() == isSimple(ring), "simple rings, and only these, have pieces");
    if (!answer)
        return 0;
    const std::vector<Ring> &pieces = *answer;
    double sum = 0;
    for (const Ring &piece : pieces) {
        fuzz::require(piece.size() <= most, "a piece has at most as many corners as wanted");
        fuzz::require(isConvex(piece), "a piece is convex");
        fuzz::require(winding(piece) == Orientation::CounterClockwise, "a piece runs counter-clockwise");
        fuzz::require(std::ranges::all_of(piece, [&](Point p) { return std::ranges::find(ring, p) != ring.end(); }),
                      "corners are input points");
        sum += signedArea(piece);
    }
    const double rounding = 1e-12 * fuzz::reach(ring) * fuzz::reach(ring);
    fuzz::require(std::abs(sum - std::abs(signedArea(ring))) <= rounding, "the pieces cover the whole");
    return 0;
}
