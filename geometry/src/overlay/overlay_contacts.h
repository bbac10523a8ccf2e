#pragma once

#include <cmath>
#include <cstddef>
#include <memory_resource>
#include <vector>

#include "meter.h"
#include "overlay/overlay_lines.h"
#include "overlay/overlay_tree.h"

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

/// How far to go before taking another way.
struct ContactLimits {
    std::size_t pairsPerEdge = 16;   ///< whose boxes meet; more than these, and the edges are swept
    std::size_t fewestPairs = 65536; ///< that are always looked at
};

/// Half-arcs, four to a contact, are numbered with 32 bits.
inline constexpr std::size_t mostContacts = std::size_t{1} << 28;

/// What all of an overlay, and the region made of it, take for a contact and for a point.
inline constexpr std::size_t bytesPerContact = 300;
inline constexpr std::size_t bytesPerPoint = 200;
inline constexpr std::uint64_t stepsPerContact = 64;
inline constexpr std::uint64_t stepsPerPoint = 32;

struct FoundContacts {
    std::pmr::vector<Contact> contacts;
    /// Whether edges come so near to each other, or so near to lying on one line, that rounding crossings might let
    /// some meet that do not. Not asked of edges that follow each other.
    bool areClose = false;
};

/// The length of a way, as |x| + |y|: never less than it is, at most 1.42 times as much.
inline double sumOfSides(Point way)
{
    return std::abs(way.x) + std::abs(way.y);
}

/// How near is near. Rounding moves a crossing by half of the last bit of the largest coordinate at most, and so edges
/// by no more. Nothing new can meet where
/// - ends of edges are `farFromEdges` from the edges that they are not on,
/// - where edges meet, they do so at an angle whose sine is `leastSine` at least, or lie on one line,
/// - an edge that is crossed has `farApart` between all that meets it: then its pieces turn by less than that sine.
struct Closeness {
    explicit Closeness(const Box &box);

    double farFromEdges = 0;
    double farApart = 0;
    static constexpr double leastSine = 0x1p-20;
};

/// All contacts that it takes to know what meets where, and one of each ring's first point and of each tip with itself:
/// no ring is without a contact, and none turns straight back between two. Of edges that start at one point each has a
/// contact with the first of them; where many do, another edge that the point is inside of may have one with just that
/// first. The budget ends where there are more than it has memory for.
///
/// Cost: n log n where few edges' boxes meet. Where many do, a sweep tells which edges meet others inside: n log n, and
/// for each of those in the way as much as there are boxes that meet its own. When these are more than an eighth of
/// all, every two edges whose boxes meet are compared: n^2 at most.
FoundContacts contactsOf(const OverlayLines &lines, const LineTree &tree, std::pmr::memory_resource *memory,
                         Meter &meter, const ContactLimits &limits = {});

} // namespace hitbox::geometry::detail::overlay
