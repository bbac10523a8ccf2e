#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/relation.h>

#include "reader.h"

using namespace hitbox::geometry;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    fuzz::Reader reader({data, size});
    const Shape a = reader.shape();
    const Shape b = reader.shape();
    const Relation relation = relate(a, b);
    fuzz::require(relate(b, a) == converse(relation), "the other way round, the answer is the converse");
    const Relation toItself = relate(a, a);
    fuzz::require(toItself == Relation::Equal || toItself == Relation::Separate,
                  "a shape equals itself, unless it has no points");
    return 0;
}
