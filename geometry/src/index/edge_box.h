#pragma once

#include <algorithm>
#include <array>
#include <limits>

#include <hitbox/geometry/shapes.h>

#include "exact/lanes.h"

/// Boxes in four floats, made to be joined and compared quickly.
///
/// A box is kept as (least x, least y, -greatest x, -greatest y): joining two is the least of each lane, and whether
/// two meet is one comparison of a box with another one's reach(), (greatest x, greatest y, -least x, -least y).
namespace hitbox::geometry::detail {

/// Leads the coordinates of a figure to about -1 to 1. Every step rounds, but none ever swaps two coordinates, so boxes
/// that meet before do so afterwards: no rounding outwards is needed.
struct EdgeFrame {
    Point center;
    double scale = 1;

    static EdgeFrame around(const Box &box)
    {
        const double extent = std::max(box.width(), box.height());
        return {box.center(), extent > 0 ? 2 / extent : 1};
    }
};

/// The same on every processor. What EdgeBox is where there are no vector registers.
struct PlainEdgeBox {
    std::array<float, 4> lanes;

    static PlainEdgeBox nothing()
    {
        constexpr float infinity = std::numeric_limits<float>::infinity();
        return {{infinity, infinity, infinity, infinity}};
    }

    static PlainEdgeBox of(Point p, const EdgeFrame &frame)
    {
        const auto x = static_cast<float>((p.x - frame.center.x) * frame.scale);
        const auto y = static_cast<float>((p.y - frame.center.y) * frame.scale);
        return {{x, y, -x, -y}};
    }

    /// All points that are not right of p and on its height.
    static PlainEdgeBox leftOf(Point p, const EdgeFrame &frame)
    {
        PlainEdgeBox box = of(p, frame);
        box.lanes[0] = -std::numeric_limits<float>::infinity();
        return box;
    }

    PlainEdgeBox joined(PlainEdgeBox other) const
    {
        return {{std::min(lanes[0], other.lanes[0]), std::min(lanes[1], other.lanes[1]),
                 std::min(lanes[2], other.lanes[2]), std::min(lanes[3], other.lanes[3])}};
    }

    PlainEdgeBox reach() const { return {{-lanes[2], -lanes[3], -lanes[0], -lanes[1]}}; }

    /// Whether its greatest x is less than the other's.
    bool endsLeftOf(PlainEdgeBox other) const { return lanes[2] > other.lanes[2]; }

    bool meets(PlainEdgeBox reach) const
    {
        return lanes[0] <= reach.lanes[0] && lanes[1] <= reach.lanes[1] && lanes[2] <= reach.lanes[2] &&
               lanes[3] <= reach.lanes[3];
    }
};

#if HITBOX_SSE2

struct VectorEdgeBox {
    __m128 lanes;

    static VectorEdgeBox nothing() { return {_mm_set1_ps(std::numeric_limits<float>::infinity())}; }

    static VectorEdgeBox of(Point p, const EdgeFrame &frame)
    {
        const __m128d offset = _mm_sub_pd(_mm_loadu_pd(&p.x), _mm_loadu_pd(&frame.center.x));
        const __m128 corner = _mm_cvtpd_ps(_mm_mul_pd(offset, _mm_set1_pd(frame.scale)));
        return {_mm_xor_ps(_mm_movelh_ps(corner, corner), _mm_set_ps(-0.0F, -0.0F, 0.0F, 0.0F))};
    }

    static VectorEdgeBox leftOf(Point p, const EdgeFrame &frame)
    {
        return {_mm_move_ss(of(p, frame).lanes, _mm_set_ss(-std::numeric_limits<float>::infinity()))};
    }

    VectorEdgeBox joined(VectorEdgeBox other) const { return {_mm_min_ps(lanes, other.lanes)}; }

    VectorEdgeBox reach() const
    {
        const __m128 swapped = _mm_shuffle_ps(lanes, lanes, _MM_SHUFFLE(1, 0, 3, 2));
        return {_mm_xor_ps(swapped, _mm_set1_ps(-0.0F))};
    }

    bool endsLeftOf(VectorEdgeBox other) const
    {
        return (static_cast<unsigned>(_mm_movemask_ps(_mm_cmpgt_ps(lanes, other.lanes))) & 4U) != 0;
    }

    bool meets(VectorEdgeBox reach) const { return _mm_movemask_ps(_mm_cmple_ps(lanes, reach.lanes)) == 0xF; }
};

using EdgeBox = VectorEdgeBox;

#else

using EdgeBox = PlainEdgeBox;

#endif

} // namespace hitbox::geometry::detail
