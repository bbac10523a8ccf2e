#pragma once

#include <cstdint>
#include <memory_resource>
#include <optional>
#include <span>
#include <vector>

#include <hitbox/geometry/shapes.h>

#include "exact/expansion.h"
#include "exact/point_order.h"

namespace hitbox::geometry::detail::overlay {

using Index = std::uint32_t;
inline constexpr Index noIndex = UINT32_MAX;

enum class Owner : std::uint8_t { A, B };

/// What a ring runs straight there and back: it winds around nothing.
enum class Spikes : std::uint8_t {
    Drop, ///< only what rings wind around counts
    Keep, ///< their lines count, too
};

/// A closed line of one of the two shapes.
struct OwnedRing {
    std::span<const Point> points;
    Owner owner = Owner::A;
};

/// Signs of cross products, exact. On a lattice, that is where all coordinates are multiples of one power of two and
/// less than 2^25 times it, plain arithmetic rounds nothing: differences take 26 bits, products 52, their sum 53.
struct CrossSigns {
    bool onLattice = false;

    /// The sign of (q - p) x (s - r), see crossSign().
    int operator()(Point p, Point q, Point r, Point s) const
    {
        if (onLattice)
            return signOf(plainCross(p, q, r, s));
        return crossSign(p, q, r, s);
    }

    static double plainCross(Point p, Point q, Point r, Point s)
    {
        return (q.x - p.x) * (s.y - r.y) - (q.y - p.y) * (s.x - r.x);
    }
};

struct LineRing {
    Index first = 0; ///< its lexicographically least point (x, then y)
    Index end = 0;   ///< where the first point stands again
    Owner owner = Owner::A;
};

/// The rings of two shapes in one list of points. Edge i leads from point i to point i + 1; the ends of rings start
/// none. Points that repeat or lie straight on are left out. Without spikes three points that follow each other are
/// never on one line, so two edges that follow each other meet in their common point alone, and every ring has at least
/// three; with spikes it has at least two.
struct OverlayLines {
    explicit OverlayLines(std::pmr::memory_resource *memory)
        : points(memory)
        , rings(memory)
        , tips(memory)
    {
    }

    std::pmr::vector<Point> points;
    std::pmr::vector<LineRing> rings;
    std::pmr::vector<Index> tips; ///< points where a ring turns straight back, other than its first
    Box box;                      ///< around all points
    CrossSigns signs;
    int exponent = 0; ///< `points` are the input's times two to this

    Segment edge(Index i) const { return {points[i], points[i + 1]}; }
    Point inputPoint(Point p) const;
};

/// Coordinates whose products would overflow or vanish are scaled by a power of two; those smaller than about 2^-400
/// times the largest count as zero then. Nothing when a coordinate is not finite. Linear.
std::optional<OverlayLines> linesOf(std::span<const OwnedRing> rings, Spikes spikes, std::pmr::memory_resource *memory);

} // namespace hitbox::geometry::detail::overlay
