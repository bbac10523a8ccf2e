#pragma once

#include <optional>
#include <span>

#include <hitbox/geometry/relation_kind.h>
#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry::detail {

/// A polygon that is an area whose coordinates are in the range of Figure::isInRange(), and the box around its points.
struct BoxedRing {
    std::span<const Point> points;
    Box box;
};

/// As many as fit into the bits of a word, see levels.h.
inline constexpr std::size_t mostWitnessPoints = 64;

/// What one line or one point proves of two rings of at most that many points whose boxes meet: Separate where a line
/// lies between them, Overlapping where a point is inside of both and each has points beyond the other's box. Most
/// pairs are told so. Exact where there is an answer; linear, nothing is allocated.
std::optional<Relation> relateByWitness(const BoxedRing &a, const BoxedRing &b);

} // namespace hitbox::geometry::detail
