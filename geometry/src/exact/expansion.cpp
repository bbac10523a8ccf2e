#include "exact/expansion.h"

#include <optional>

namespace hitbox::geometry::detail {
namespace {

/// The sign of the cross product where it takes two exact products only, as between pixels: where no difference is
/// rounded and nothing overflows.
std::optional<int> signOfExactDifferences(const Point &p, const Point &q, const Point &r, const Point &s)
{
    const TwoTerms pqX = twoDifference(q.x, p.x);
    const TwoTerms pqY = twoDifference(q.y, p.y);
    const TwoTerms rsX = twoDifference(s.x, r.x);
    const TwoTerms rsY = twoDifference(s.y, r.y);
    if (pqX.rest != 0 || pqY.rest != 0 || rsX.rest != 0 || rsY.rest != 0)
        return std::nullopt;
    const TwoTerms left = twoProduct(pqX.rounded, rsY.rounded);
    const TwoTerms right = twoProduct(pqY.rounded, rsX.rounded);
    const double value = left.rounded != right.rounded ? left.rounded - right.rounded : left.rest - right.rest;
    if (!std::isfinite(value))
        return std::nullopt;
    return signOf(value);
}

} // namespace

int exactCrossSign(const Point &p, const Point &q, const Point &r, const Point &s)
{
    const double left = (q.x - p.x) * (s.y - r.y);
    const double right = (q.y - p.y) * (s.x - r.x);
    if (left == 0 && right == 0)
        return 0;
    if (const auto sign = signOfExactDifferences(p, q, r, s))
        return *sign;
    if (std::isfinite(std::abs(left) + std::abs(right)))
        return cross(p, q, r, s).sign();
    return cross(p * productScaleDown, q * productScaleDown, r * productScaleDown, s * productScaleDown).sign();
}

} // namespace hitbox::geometry::detail
