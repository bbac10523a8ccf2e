#pragma once

#include <span>
#include <vector>

#include <boost/multiprecision/cpp_int.hpp>

#include <hitbox/geometry/location.h>
#include <hitbox/geometry/orientation.h>
#include <hitbox/geometry/segment_meeting.h>
#include <hitbox/geometry/self_intersection.h>
#include <hitbox/geometry/shapes.h>

/// The true answers, slowly: textbook formulas over the rational numbers, by other ways than the library takes.
namespace hitbox::geometry::oracle {

using Rational =
    boost::multiprecision::number<boost::multiprecision::cpp_rational::backend_type, boost::multiprecision::et_off>;

struct ExactPoint {
    Rational x;
    Rational y;

    friend bool operator==(const ExactPoint &, const ExactPoint &) = default;
    friend ExactPoint operator+(const ExactPoint &a, const ExactPoint &b);
    friend ExactPoint operator-(const ExactPoint &a, const ExactPoint &b);
    friend ExactPoint operator*(const ExactPoint &a, const Rational &t);
};

ExactPoint exact(Point p);

Rational cross(const ExactPoint &a, const ExactPoint &b);

Rational dot(const ExactPoint &a, const ExactPoint &b);

/// True when no double is nearer to the value, and the even one is chosen where two are as near.
bool isNearestDouble(double candidate, const Rational &value);

Orientation orientation(Point a, Point b, Point c);

struct Meeting {
    MeetingKind kind = MeetingKind::None;
    ExactPoint first;
    ExactPoint last;
};

/// Where on the way from a.from to a.to the point lies, from 0 to 1; the point is on the line, the ends differ.
Rational positionAlong(const Segment &a, Point p);

bool isOn(const Segment &segment, Point p);

Meeting collinearMeeting(const Segment &a, const Segment &b);

/// Solves a.from + t a' = b.from + u b' for t and u.
Meeting meeting(const Segment &a, const Segment &b);

struct EdgePair {
    std::size_t first = 0;
    std::size_t second = 0;
    MeetingKind kind = MeetingKind::None;

    friend bool operator==(const EdgePair &, const EdgePair &) = default;
};

/// Every pair of edges that meet in more than a vertex that joins them.
std::vector<EdgePair> selfIntersections(std::span<const Point> ring);

/// The sum of the triangles between the edges and the origin; positive for counter-clockwise on screen.
Rational signedArea(std::span<const Point> ring);

/// Counts the edges that a ray crosses which meets no vertex: +1 for one way, -1 for the other.
int windingNumber(const ExactPoint &p, std::span<const Point> ring, const ExactPoint &ray);

Location locate(Point p, std::span<const Point> ring, FillRule rule = FillRule::EvenOdd);

ExactPoint nearestPoint(Point p, const Segment &segment);

Rational squaredDistance(Point p, const Segment &segment);

Rational squaredDistance(const Segment &a, const Segment &b);

} // namespace hitbox::geometry::oracle
