#pragma once

#include <array>
#include <span>

#include <hitbox/geometry/relation.h>
#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry::detail {

enum class FigureKind {
    Nothing, ///< no points, or coordinates that are not finite
    Point,
    Line,  ///< an open line of positive length
    Area,  ///< what a ring fills, and its line; it may turn out to be a line only
    Round, ///< all points around a segment or a point, with a positive radius
};

/// A shape with the cases that degenerate told apart: a box without width is a line, a circle without radius a point.
/// It refers to the shape's points and must not outlive it.
class Figure
{
public:
    explicit Figure(const Shape &shape);

    FigureKind kind() const { return m_kind; }
    double radius() const { return m_radius; }
    /// The line, the ring, or both ends of the segment inside of a round figure.
    std::span<const Point> points() const { return m_shared.empty() ? std::span(m_own).first(m_ownCount) : m_shared; }
    /// How many edges join the points.
    std::size_t edgeCount() const { return m_kind == FigureKind::Area ? points().size() : points().size() - 1; }
    Segment edge(std::size_t index) const
    {
        return {points()[index], points()[index + 1 == points().size() ? 0 : index + 1]};
    }
    /// Around the points, without the radius. The figure must not be Nothing.
    Box box() const { return m_box; }

private:
    void take(Point p);
    void take(const Segment &segment);
    void take(const Chain &chain);
    void take(const Circle &circle);
    void take(const Box &box);
    void take(const Capsule &capsule);
    void take(const Polygon &polygon);
    void settle();

    FigureKind m_kind = FigureKind::Nothing;
    double m_radius = 0;
    std::size_t m_ownCount = 0;
    std::array<Point, 4> m_own;
    std::span<const Point> m_shared;
    Box m_box;
};

/// Of lines and areas. Exact.
Relation relateStraight(const Figure &a, const Figure &b);

/// Of a round figure a with a line, an area or another round figure. Exact but for areas whose ring is not simple.
Relation relateRound(const Figure &a, const Figure &b);

} // namespace hitbox::geometry::detail
