#include <hitbox/geometry/orientation.h>

#include "expansion.h"

namespace hitbox::geometry::detail {

Orientation exactOrientation(const Point &a, const Point &b, const Point &c)
{
    // Where no difference is rounded, as between pixels, the signs of two exact products decide.
    const TwoTerms abX = twoDifference(b.x, a.x);
    const TwoTerms abY = twoDifference(b.y, a.y);
    const TwoTerms acX = twoDifference(c.x, a.x);
    const TwoTerms acY = twoDifference(c.y, a.y);
    if (abX.rest == 0 && abY.rest == 0 && acX.rest == 0 && acY.rest == 0) {
        const TwoTerms left = twoProduct(abX.rounded, acY.rounded);
        const TwoTerms right = twoProduct(abY.rounded, acX.rounded);
        const double cross = left.rounded != right.rounded ? left.rounded - right.rounded : left.rest - right.rest;
        if (std::isfinite(cross))
            return static_cast<Orientation>(-signOf(cross));
    }
    return static_cast<Orientation>(-exactCrossSign(a, b, a, c));
}

} // namespace hitbox::geometry::detail
