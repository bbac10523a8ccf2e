#pragma once

#include <span>

#include <hitbox/geometry/shapes.h>

/// How two lists of points fit each other once the one is moved, turned and scaled.
namespace hitbox {

/// Which vertex of a ring goes with which of another ring of as many.
struct RingMatch {
    int start = 0;              ///< vertex of the other ring that goes with vertex 0
    bool runsBackwards = false; ///< vertex i goes with start - i, and not with start + i

    int of(int vertex, int count) const
    {
        const int step = runsBackwards ? start - vertex : start + vertex;
        return (step % count + count) % count;
    }
    friend bool operator==(const RingMatch &, const RingMatch &) = default;
};

/// The mean of the points, of which there is one at least.
geometry::Point middleOf(std::span<const geometry::Point> points);

/// Of two lists of as many points, at least one. With the points about their middles as complex numbers p and q,
///     C = Σ conj(p(i)) q(match of i)
/// turns p as is needed to come nearest to q, by its angle: Kabsch, "A solution for the best rotation to relate two
/// sets of vectors", 1976. Refers to the lists.
class PointFit
{
public:
    PointFit(std::span<const geometry::Point> from, std::span<const geometry::Point> to);

    /// C, its real part and its imaginary one.
    geometry::Point product(const RingMatch &match = {}) const;

    /// |C| / (|p| |q|), from 0 to 1 for the same form; 0 where all points of a list are one place.
    double formWith(geometry::Point product) const;
    double form(const RingMatch &match = {}) const { return formWith(product(match)); }

    /// 1 - Re C / (|p| |q|), from 0 for the same form that is not turned to 2: half of Σ |q - p|² where both lists are
    /// made as large as 1. It is 1 where all points of a list are one place.
    double unturnedMisfit(const RingMatch &match) const;

    geometry::Point middleFrom() const { return m_middleFrom; }
    geometry::Point middleTo() const { return m_middleTo; }
    double sizeFrom() const { return m_sizeFrom; } ///< |p|, in pixels
    double sizeTo() const { return m_sizeTo; }     ///< |q|

private:
    std::span<const geometry::Point> m_from;
    std::span<const geometry::Point> m_to;
    geometry::Point m_middleFrom;
    geometry::Point m_middleTo;
    double m_sizeFrom;
    double m_sizeTo;
};

} // namespace hitbox
