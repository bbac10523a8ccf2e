#pragma once

#include <cstddef>
#include <span>
#include <tuple>
#include <vector>

#include <hitbox/geometry/shapes.h>

#include "relations/convex_cores.h"

namespace hitbox::geometry::detail {

/// A way to part two shapes a and b, for b to go; the shortest first, and of those the first by x, then y.
struct Push {
    double length = 0;
    Point way;
    Point escape; ///< moves away from what is met there, 1 pixel a step

    bool operator<(const Push &other) const
    {
        if (length != other.length)
            return length < other.length;
        return std::tie(way.x, way.y, escape.x, escape.y) <
               std::tie(other.way.x, other.way.y, other.escape.x, other.escape.y);
    }
};

/// A piece of the boundary of a difference of two pieces: a straight one, or an arc around both ends of `segment` (then
/// `radius` is positive). Those that other differences cover are among them.
struct Feature {
    Segment segment;
    double radius = 0;
    std::size_t difference = 0;
    double nearest = 0; ///< how far it is from no push at all, at least
    Box box;
};

/// The places where b may not be moved: inside of any of the differences of pieces.
class Obstacles
{
public:
    /// Pieces of a and b; `size` is the largest coordinate, by which rounding is judged.
    Obstacles(std::span<const ConvexCore> a, std::span<const ConvexCore> b, double size, Meter &meter);

    /// Whether b no more than touches a, to within rounding.
    bool isFree(Point way) const;

    /// The way out over each edge and arc of every difference, straight on: shortest first.
    std::vector<Push> straightPushes() const;

    /// Where two of their boundaries cross, free and no longer than the given length: the shortest first, and a few
    /// others.
    std::vector<Push> freeCrossings(double length) const;

private:
    /// An edge moved out by the radius: where it is, and the direction that leads out over it.
    struct Side {
        Segment segment;
        Point out;
        double distance = 0; ///< from no push, along `out`
    };

    void addSides(std::size_t difference);
    std::span<const Side> sidesOf(std::size_t difference) const
    {
        const std::size_t end = difference + 1 < m_firstSide.size() ? m_firstSide[difference + 1] : m_sides.size();
        return std::span(m_sides).subspan(m_firstSide[difference], end - m_firstSide[difference]);
    }
    bool isWithin(Point way, std::size_t difference) const;
    std::vector<Feature> featuresNearer(double length) const;

    Meter &m_meter;
    std::vector<ConvexCore> m_all;
    std::vector<Side> m_sides;
    std::vector<std::size_t> m_firstSide; ///< of each difference
    double m_slack = 0;
    mutable std::size_t m_lastHit = 0; ///< what held the last push asked about is likely to hold the next
};

} // namespace hitbox::geometry::detail
