#include "document/point_fit.h"

#include <cmath>

namespace hitbox {

namespace {

using geometry::Point;

double sizeOf(std::span<const Point> points, Point middle)
{
    double sum = 0;
    for (const Point point : points) {
        const Point way = point - middle;
        sum += way.x * way.x + way.y * way.y;
    }
    return std::sqrt(sum);
}

} // namespace

Point middleOf(std::span<const Point> points)
{
    Point sum;
    for (const Point point : points)
        sum = sum + point;
    return sum * (1 / double(points.size()));
}

PointFit::PointFit(std::span<const Point> from, std::span<const Point> to)
    : m_from(from)
    , m_to(to)
    , m_middleFrom(middleOf(from))
    , m_middleTo(middleOf(to))
    , m_sizeFrom(sizeOf(from, m_middleFrom))
    , m_sizeTo(sizeOf(to, m_middleTo))
{
}

Point PointFit::product(const RingMatch &match) const
{
    Point sum;
    const auto count = static_cast<int>(m_from.size());
    const auto next = [&](int k) {
        if (match.runsBackwards)
            return k == 0 ? count - 1 : k - 1;
        return k + 1 == count ? 0 : k + 1;
    };
    for (int i = 0, k = match.of(0, count); i < count; ++i, k = next(k)) {
        const Point p = m_from[std::size_t(i)] - m_middleFrom;
        const Point q = m_to[std::size_t(k)] - m_middleTo;
        sum = sum + Point{p.x * q.x + p.y * q.y, p.x * q.y - p.y * q.x};
    }
    return sum;
}

double PointFit::formWith(Point product) const
{
    const double size = m_sizeFrom * m_sizeTo;
    return size > 0 ? std::hypot(product.x, product.y) / size : 0;
}

double PointFit::unturnedMisfit(const RingMatch &match) const
{
    const double size = m_sizeFrom * m_sizeTo;
    return size > 0 ? 1 - product(match).x / size : 1;
}

} // namespace hitbox
