#include "overlay.h"

#include "crossing_point.h"
#include "overlay_steps.h"

namespace hitbox::geometry::detail::overlay {
namespace {

/// Rings have an index more than points, contacts one more for each ring and tip: 2^32 is far off.
constexpr std::size_t mostOverlaidPoints = std::size_t{1} << 28;

} // namespace

Overlay::Overlay(Outline &&theOutline, std::pmr::memory_resource *memory)
    : outline(std::move(theOutline))
    , contacts(memory)
    , nodes(memory)
    , arcs(memory)
    , firstHalfArc(memory)
    , halfArcs(memory)
{
}

Point Overlay::nodePoint(Index node) const
{
    const auto [vertex, contact] = nodes[node];
    if (vertex != noIndex)
        return outline.inputPoint(outline.points[vertex]);
    return outline.inputPoint(
        crossingPoint(outline.edge(contacts[contact].first), outline.edge(contacts[contact].second)));
}

std::optional<Overlay> overlayOf(std::span<const OwnedRing> rings, Spikes spikes, std::pmr::memory_resource *memory)
{
    std::size_t pointCount = 0;
    for (const OwnedRing &ring : rings)
        pointCount += ring.points.size();
    if (pointCount > mostOverlaidPoints)
        return std::nullopt;
    std::optional<Outline> outline = outlineOf(rings, spikes, memory);
    if (!outline)
        return std::nullopt;
    Overlay overlay(std::move(*outline), memory);
    const OutlineTree tree(overlay.outline, memory);
    std::optional<std::pmr::vector<Contact>> contacts = contactsOf(overlay.outline, tree, memory);
    if (!contacts)
        return std::nullopt;
    overlay.contacts = std::move(*contacts);
    CutRings cut = cutRings(overlay.outline, overlay.contacts, memory);
    overlay.nodes = std::move(cut.nodes);
    joinArcs(overlay, cut.cuts);
    labelSides(overlay, tree);
    return overlay;
}

} // namespace hitbox::geometry::detail::overlay
