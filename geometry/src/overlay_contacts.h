#pragma once

#include <memory_resource>
#include <vector>

#include "overlay_outline.h"
#include "overlay_tree.h"

namespace hitbox::geometry::detail::overlay {

enum class ContactKind : std::uint8_t {
    Crossing,      ///< one point inside of both edges
    VertexOnEdge,  ///< the start of `second` lies inside of `first`
    VertexOnVertex ///< both edges start at one point; they may be one edge
};

/// Where two edges meet. An edge owns its start, not its end, so each meeting in a vertex is found once: with the edge
/// that starts there.
struct Contact {
    Index first = 0;
    Index second = 0;
    ContactKind kind = ContactKind::Crossing;
};

/// All contacts, and one of each ring's first point and of each tip with itself: no ring is without a contact, and none
/// turns straight back between two.
/// Cost: n log n where few edges' boxes meet, quadratic where all do.
std::pmr::vector<Contact> contactsOf(const Outline &outline, const OutlineTree &tree,
                                     std::pmr::memory_resource *memory);

} // namespace hitbox::geometry::detail::overlay
