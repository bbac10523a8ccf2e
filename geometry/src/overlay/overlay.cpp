#include "overlay/overlay.h"

#include <algorithm>

#include "exact/crossing_point.h"

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

std::optional<Overlay> overlayOf(std::span<const OwnedRing> rings, Spikes spikes, std::pmr::memory_resource *memory,
                                 Meter &meter)
{
    // Points and contacts are numbered with 32 bits, and there is one more of both for each ring.
    std::size_t pointCount = rings.size();
    for (const OwnedRing &ring : rings)
        pointCount += ring.points.size();
    if (pointCount > mostContacts)
        meter.end();
    meter.hold(pointCount * bytesPerPoint);
    meter.spend(pointCount * stepsPerPoint);
    std::optional<Outline> outline = outlineOf(rings, spikes, memory);
    if (!outline)
        return std::nullopt;
    Overlay overlay(std::move(*outline), memory);
    const OutlineTree tree(overlay.outline, memory);
    FoundContacts found = contactsOf(overlay.outline, tree, memory, meter);
    overlay.contacts = std::move(found.contacts);
    CutRings cut = cutRings(overlay.outline, overlay.contacts, memory, meter);
    overlay.nodes = std::move(cut.nodes);
    const bool areClose = found.areClose || cut.areClose || overlay.outline.exponent != 0;
    overlay.mayMeetAnew = areClose && std::ranges::any_of(overlay.contacts, [](const Contact &contact) {
                              return contact.kind == ContactKind::Crossing;
                          });
    joinArcs(overlay, cut.cuts);
    labelSides(overlay, tree, meter);
    return overlay;
}

} // namespace hitbox::geometry::detail::overlay
