#include "overlay/overlay.h"

#include <algorithm>

#include "exact/crossing_point.h"

namespace hitbox::geometry::detail::overlay {
Overlay::Overlay(OverlayLines &&theLines, std::pmr::memory_resource *memory)
    : lines(std::move(theLines))
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
        return lines.inputPoint(lines.points[vertex]);
    return lines.inputPoint(crossingPoint(lines.edge(contacts[contact].first), lines.edge(contacts[contact].second)));
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
    std::optional<OverlayLines> lines = linesOf(rings, spikes, memory);
    if (!lines)
        return std::nullopt;
    Overlay overlay(std::move(*lines), memory);
    const LineTree tree(overlay.lines, memory);
    FoundContacts found = contactsOf(overlay.lines, tree, memory, meter);
    overlay.contacts = std::move(found.contacts);
    CutRings cut = cutRings(overlay.lines, overlay.contacts, memory, meter);
    overlay.nodes = std::move(cut.nodes);
    const bool areClose = found.areClose || cut.areClose || overlay.lines.exponent != 0;
    overlay.mayMeetAnew = areClose && std::ranges::any_of(overlay.contacts, [](const Contact &contact) {
                              return contact.kind == ContactKind::Crossing;
                          });
    joinArcs(overlay, cut.cuts);
    labelSides(overlay, tree, meter);
    return overlay;
}

} // namespace hitbox::geometry::detail::overlay
