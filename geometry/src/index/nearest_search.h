#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <span>

#include <hitbox/geometry/point_distance.h>
#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry::detail {

/// How far a value is outside of a range; 0 within.
inline double excess(double value, double low, double high)
{
    return value < low ? low - value : (value > high ? value - high : 0);
}

enum class NearestPiece { Vertex, Edge };

/// The nearest so far of pieces that come in any order. The answer is that of measuring all with distance() and taking
/// the lowest index of the least; most are ruled out by a cheap lower bound first.
class NearestSearch
{
public:
    explicit NearestSearch(Point p);

    /// Whether pieces no nearer than this may matter: the square of a lower bound on their distance, itself computed
    /// with rounding. False for not a number.
    bool mayMatter(double squaredBound) const { return squaredBound <= m_squaredReach; }

    void considerVertex(Point vertex, std::size_t index);
    void considerEdge(const Segment &edge, std::size_t index);

    /// `points` are those that the indices count.
    std::optional<Nearest> result(std::span<const Point> points, NearestPiece piece) const;

private:
    void consider(double distance, std::size_t index);

    Point m_p;
    bool m_foundAny = false;
    std::size_t m_index = 0;
    double m_distance = std::numeric_limits<double>::infinity();
    double m_squaredReach = std::numeric_limits<double>::infinity();
};

} // namespace hitbox::geometry::detail
