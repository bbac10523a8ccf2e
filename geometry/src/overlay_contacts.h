#pragma once

#include <cstddef>
#include <memory_resource>
#include <optional>
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

/// How far to go before taking another way or none.
struct ContactLimits {
    std::size_t pairsPerEdge = 16;               ///< whose boxes meet; more than these, and the edges are swept
    std::size_t fewestPairs = 65536;             ///< that are always looked at
    std::size_t contacts = std::size_t{1} << 28; ///< half-arcs, four to a contact, are numbered with 32 bits
};

/// All contacts that it takes to know what meets where, and one of each ring's first point and of each tip with itself:
/// no ring is without a contact, and none turns straight back between two. Of edges that start at one point each has a
/// contact with the first of them; where many do, another edge that the point is inside of may have one with just that
/// first. Nothing when there are more contacts than the limit.
///
/// Cost: n log n where few edges' boxes meet. Where many do, a sweep tells which edges meet others inside: n log n, and
/// for each of those in the way as much as there are boxes that meet its own. When these are more than an eighth of
/// all, every two edges whose boxes meet are compared: n^2 at most.
std::optional<std::pmr::vector<Contact>> contactsOf(const Outline &outline, const OutlineTree &tree,
                                                    std::pmr::memory_resource *memory,
                                                    const ContactLimits &limits = {});

} // namespace hitbox::geometry::detail::overlay
