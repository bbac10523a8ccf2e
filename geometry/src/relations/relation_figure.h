#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>

#include <hitbox/geometry/location.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/relation_kind.h>
#include <hitbox/geometry/shapes.h>

#include "meter.h"
#include "relations/ring_witness.h"

namespace hitbox::geometry::detail {

enum class FigureKind {
    Nothing, ///< no points, or coordinates that are not finite
    Point,
    Line,  ///< an open line of positive length
    Area,  ///< what rings fill, and their lines; it may turn out to be lines only
    Round, ///< all points around a segment or a point, with a positive radius
};

/// A shape with the cases that degenerate told apart: a box without width is a line, a circle without radius a point.
/// It refers to the shape's points and must not outlive it.
class Figure
{
public:
    explicit Figure(const Shape &shape);
    /// A polygon's ring.
    explicit Figure(std::span<const Point> ring);

    FigureKind kind() const { return m_kind; }
    double radius() const { return m_radius; }
    /// Whether it is a box with an inside, which is box().
    bool isBox() const { return m_isBox && m_kind == FigureKind::Area; }
    /// Around the points, without the radius. The figure must not be Nothing.
    Box box() const { return m_box; }

    /// Whether products of three coordinates are exact as expansions: all are 0 or of magnitudes from 2^-200 to 2^200.
    bool isInRange() const { return m_isInRange; }

    /// The rings of an area, some perhaps empty; one line for all other kinds.
    std::size_t lineCount() const { return m_rings.empty() ? 1 : m_rings.size(); }
    /// A ring, a line's points, or both ends of the segment inside of a round figure.
    std::span<const Point> line(std::size_t index) const
    {
        if (!m_rings.empty())
            return m_rings[index];
        return m_shared.empty() ? std::span(m_own).first(m_ownCount) : m_shared;
    }
    /// Of a line: one more for a ring, which is closed.
    std::size_t edgeCount(std::size_t index) const
    {
        const std::size_t count = line(index).size();
        return m_kind == FigureKind::Area || count == 0 ? count : count - 1;
    }
    std::size_t pointCount() const
    {
        std::size_t count = 0;
        for (std::size_t i = 0; i < lineCount(); ++i)
            count += line(i).size();
        return count;
    }
    /// The segment inside of a round figure.
    Segment spine() const { return {m_own[0], m_own[1]}; }
    /// Any point of one that is not Nothing.
    Point anyPoint() const;

    /// For relateByWitness(); nothing for any but a polygon with an inside, in range.
    std::optional<BoxedRing> boxedRing() const
    {
        const bool isOneRing = m_kind == FigureKind::Area && m_rings.empty();
        return isOneRing && m_isInRange ? std::optional(BoxedRing{line(0), m_box}) : std::nullopt;
    }

    /// Whether any edge does; edges of length zero are asked too.
    template <typename Predicate>
    bool hasEdge(Predicate isWanted) const
    {
        for (std::size_t i = 0; i < lineCount(); ++i) {
            const std::span<const Point> points = line(i);
            for (std::size_t k = 0; k < edgeCount(i); ++k)
                if (isWanted(geometry::edge(points, k)))
                    return true;
        }
        return false;
    }

private:
    void take(Point p);
    void take(const Segment &segment);
    void take(const Chain &chain);
    void take(const Circle &circle);
    void take(const Box &box);
    void take(const Capsule &capsule);
    void take(const Polygon &polygon);
    void take(const Region &region);
    void settle();
    bool areRelated() const;
    bool isFinite() const;

    FigureKind m_kind = FigureKind::Nothing;
    double m_radius = 0;
    std::size_t m_ownCount = 0;
    std::array<Point, 4> m_own;
    std::span<const Point> m_shared;
    std::span<const Ring> m_rings;
    Box m_box;
    bool m_isInRange = true;
    bool m_isBox = false;
};

/// Where p lies in a figure that is not Nothing: in what the rings of an area fill.
Location locate(Point p, const Figure &figure);

/// The same points, filled where they were, of a line or area that is in range: of points in a row on one line only the
/// outermost two and the ends are left, however often the row runs back and forth. What lies on it an even number of
/// times still does, as a set of points and for what is filled. Linear.
Shape withoutRetracing(const Figure &figure);

/// What pairs of edges tell.
struct RelationByPairs {
    std::optional<Relation> relation; ///< exact where there is one
    bool isComplete = true;           ///< false where more pairs of edges would have to be looked at than were allowed
};

/// Of lines and areas that boxes, pairs of edges and single points suffice to judge: most of those that lie apart, lie
/// within each other or cross. No heap allocation for figures of at most 32 points.
RelationByPairs relateByPairs(const Figure &a, const Figure &b, std::size_t mostPairs, Meter &meter);

/// Of lines and areas. Exact.
Relation relateStraight(const Figure &a, const Figure &b, Meter &meter);

/// Of a round figure a with a line, an area or another round figure. Exact.
Relation relateRound(const Figure &a, const Figure &b, Meter &meter);

/// Of any two.
Relation relate(const Figure &a, const Figure &b, Meter &meter);

} // namespace hitbox::geometry::detail
