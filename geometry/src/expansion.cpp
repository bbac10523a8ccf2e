#include "expansion.h"

namespace hitbox::geometry::detail {

int exactCrossSign(const Point &p, const Point &q, const Point &r, const Point &s)
{
    const double left = (q.x - p.x) * (s.y - r.y);
    const double right = (q.y - p.y) * (s.x - r.x);
    if (std::isfinite(std::abs(left) + std::abs(right)))
        return cross(p, q, r, s).sign();
    return cross(p * productScaleDown, q * productScaleDown, r * productScaleDown, s * productScaleDown).sign();
}

} // namespace hitbox::geometry::detail
