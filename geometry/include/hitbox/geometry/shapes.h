#pragma once

#include <cstddef>
#include <span>
#include <variant>
#include <vector>

/// The shapes every other header speaks of. Coordinates are pixels as doubles, x to the right and y down, so
/// "counter-clockwise" always means counter-clockwise as seen on screen. Shapes are closed sets: a point on the
/// boundary belongs to the shape. Nothing here is checked on construction: a polygon may cross itself, a radius may
/// be zero, and every function says what it answers then. Two things are the caller's to keep: a box's `max` is not
/// below its `min`, and no radius is negative; for others every function ends, but what it answers means nothing.
namespace hitbox::geometry {

struct Point {
    double x = 0;
    double y = 0;

    friend constexpr bool operator==(Point, Point) = default;
    friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Point operator*(Point a, double factor) { return {a.x * factor, a.y * factor}; }
};

/// The straight piece between two points, both ends included. Equal ends make it a point.
struct Segment {
    Point from;
    Point to;

    friend constexpr bool operator==(const Segment &, const Segment &) = default;
};

/// An axis-parallel rectangle from its smallest to its largest coordinates, `min.x <= max.x` and `min.y <= max.y`.
/// Width or height may be zero.
struct Box {
    Point min;
    Point max;

    constexpr double width() const { return max.x - min.x; }
    constexpr double height() const { return max.y - min.y; }
    constexpr Point center() const { return {min.x + (max.x - min.x) / 2, min.y + (max.y - min.y) / 2}; }
    friend constexpr bool operator==(const Box &, const Box &) = default;
};

/// The smallest box around both. A coordinate of the second one that is not a number is passed over.
constexpr Box joined(const Box &a, const Box &b)
{
    return {{b.min.x < a.min.x ? b.min.x : a.min.x, b.min.y < a.min.y ? b.min.y : a.min.y},
            {a.max.x < b.max.x ? b.max.x : a.max.x, a.max.y < b.max.y ? b.max.y : a.max.y}};
}

constexpr Box joined(const Box &box, Point p)
{
    return joined(box, Box{p, p});
}

/// All points at most `radius` (>= 0) away from `center`.
struct Circle {
    Point center;
    double radius = 0;

    friend constexpr bool operator==(const Circle &, const Circle &) = default;
};

/// All points at most `radius` (>= 0) away from the segment between `from` and `to`.
struct Capsule {
    Point from;
    Point to;
    double radius = 0;

    friend constexpr bool operator==(const Capsule &, const Capsule &) = default;
};

/// A closed line: consecutive points are joined, and the last is joined to the first, which is not repeated.
/// Edge i runs from point i to the next, the last edge back to point 0.
using Ring = std::vector<Point>;

/// How a ring that winds around a point more than once is filled.
enum class FillRule {
    EvenOdd, ///< filled where a ray to infinity crosses the ring an odd number of times
    NonZero, ///< filled where the winding number is not zero
};

/// The area inside one ring, filled even-odd unless a function takes another rule.
struct Polygon {
    Ring points;

    friend bool operator==(const Polygon &, const Polygon &) = default;
};

/// An open line through its points: no area, not joined at the ends.
struct Chain {
    std::vector<Point> points;

    friend bool operator==(const Chain &, const Chain &) = default;
};

/// An area with holes, in several parts. Outer rings run counter-clockwise as seen on screen, holes clockwise; rings
/// neither cross themselves nor each other, but may touch in single points. Where they do not keep to this, a place is
/// filled that an odd number of them wind around.
struct Region {
    std::vector<Ring> rings;

    friend bool operator==(const Region &, const Region &) = default;
};

/// Any one of the shapes that can be asked about each other.
using Shape = std::variant<Point, Segment, Chain, Circle, Box, Capsule, Polygon, Region>;

} // namespace hitbox::geometry
