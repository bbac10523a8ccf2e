#pragma once

#include <memory_resource>
#include <vector>

#include "overlay/overlay_contacts.h"

namespace hitbox::geometry::detail::overlay {

/// A place where something meets.
struct Node {
    Index vertex = noIndex; ///< a point that lies there, if one does
    Index contact = 0;      ///< one of those there
};

/// A node on its way along a ring.
struct Cut {
    Index edge = 0;
    Index node = 0;
    bool atVertex = false; ///< at the edge's start, else inside
};

struct CutRings {
    std::pmr::vector<Node> nodes;
    std::pmr::vector<Cut> cuts; ///< ring by ring, in order along each, every place once. A ring's first is its start.
    bool areClose = false;      ///< see Closeness: along edges that are crossed, and at their ends
};

/// Orders the contacts along each edge and makes one node of those at one place, both exactly.
CutRings cutRings(const OverlayLines &lines, const std::pmr::vector<Contact> &contacts,
                  std::pmr::memory_resource *memory, Meter &meter);

} // namespace hitbox::geometry::detail::overlay
