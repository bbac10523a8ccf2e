#include "index/nearest_search.h"

#include <algorithm>

#include "exact/finite.h"

namespace hitbox::geometry::detail {

namespace {

// Far more than the relative errors of distance() and of a squared bound, and more than what is lost of squares too
// small for a double.
constexpr double nearestSlack = 1e-12;
constexpr double absoluteSlack = 1e-290;

} // namespace

NearestSearch::NearestSearch(Point p)
    : m_p(p)
{
    // Nothing is near to no point.
    if (!isFinite(p))
        m_squaredReach = -1;
}

void NearestSearch::considerVertex(Point vertex, std::size_t index)
{
    const Point way = vertex - m_p;
    if (mayMatter(way.x * way.x + way.y * way.y) && isFinite(vertex))
        consider(distance(m_p, vertex), index);
}

void NearestSearch::considerEdge(const Segment &edge, std::size_t index)
{
    const auto [a, b] = edge;
    const double x = excess(m_p.x, std::min(a.x, b.x), std::max(a.x, b.x));
    const double y = excess(m_p.y, std::min(a.y, b.y), std::max(a.y, b.y));
    if (mayMatter(x * x + y * y) && isFinite(edge))
        consider(distance(m_p, edge), index);
}

void NearestSearch::consider(double distance, std::size_t index)
{
    if (m_foundAny && (distance > m_distance || (distance == m_distance && index > m_index)))
        return;
    m_foundAny = true;
    m_index = index;
    m_distance = distance;
    m_squaredReach = distance * distance * (1 + nearestSlack) + absoluteSlack;
}

std::optional<Nearest> NearestSearch::result(std::span<const Point> points, NearestPiece piece) const
{
    if (!m_foundAny)
        return std::nullopt;
    const Point from = points[m_index];
    if (piece == NearestPiece::Vertex)
        return Nearest{m_index, m_distance, from};
    const Point to = points[m_index + 1 == points.size() ? 0 : m_index + 1];
    return Nearest{m_index, m_distance, nearestPoint(m_p, {from, to})};
}

} // namespace hitbox::geometry::detail
