#include "overlay.h"

#include "crossing_point.h"
#include "overlay_steps.h"

namespace hitbox::geometry::detail::overlay {

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
    std::optional<Outline> outline = outlineOf(rings, spikes, memory);
    if (!outline)
        return std::nullopt;
    Overlay overlay(std::move(*outline), memory);
    const OutlineTree tree(overlay.outline, memory);
    overlay.contacts = contactsOf(overlay.outline, tree, memory);
    CutRings cut = cutRings(overlay.outline, overlay.contacts, memory);
    overlay.nodes = std::move(cut.nodes);
    joinArcs(overlay, cut.cuts);
    labelSides(overlay, tree);
    return overlay;
}

} // namespace hitbox::geometry::detail::overlay
