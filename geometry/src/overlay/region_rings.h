#pragma once

#include <memory_resource>
#include <span>
#include <vector>

#include <hitbox/geometry/shapes.h>

#include "overlay/overlay.h"

namespace hitbox::geometry::detail {

/// The region whose boundary consists of the given half-arcs, each with the region on its left. Its rings visit no
/// node twice and cross nowhere; corners that lie straight on are left out unless rings touch there. Each ring starts
/// at its lexicographically least point, and the rings are in lexicographical order.
Region linkedRegion(const overlay::Overlay &overlay, std::span<const overlay::Index> boundary,
                    std::pmr::memory_resource *memory);

/// Appends a point to the points of a ring unless it is the last one, as rounding may make it.
inline void appendPoint(std::pmr::vector<Point> &ring, Point p)
{
    if (ring.empty() || ring.back() != p)
        ring.push_back(p);
}

/// Adds the ring to the region, started where it has to be, unless rounding has left nothing of it.
void addRing(Region &region, std::pmr::vector<Point> &ring, const overlay::OverlayLines &lines);

/// Puts rings in lexicographical order.
void sortRings(Region &region);

} // namespace hitbox::geometry::detail
