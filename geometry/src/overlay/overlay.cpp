#include "overlay/overlay.h"

#include <algorithm>

#include "exact/crossing_point.h"

namespace hitbox::geometry::detail::overlay {

CutLines::CutLines(OverlayLines &&theLines, std::pmr::memory_resource *memory, Meter &meter)
    : lines(std::move(theLines))
    , tree(lines, memory)
    , contacts(memory)
    , nodes(memory)
    , cuts(memory)
{
    FoundContacts found = contactsOf(lines, tree, memory, meter);
    contacts = std::move(found.contacts);
    CutRings cut = cutRings(lines, contacts, memory, meter);
    nodes = std::move(cut.nodes);
    cuts = std::move(cut.cuts);
    const bool areClose = found.areClose || cut.areClose || lines.exponent != 0;
    mayMeetAnew = areClose && std::ranges::any_of(contacts, [](const Contact &contact) {
                      return contact.kind == ContactKind::Crossing;
                  });
}

Overlay::Overlay(CutLines &&cut, std::pmr::memory_resource *memory, Meter &meter)
    : lines(std::move(cut.lines))
    , contacts(std::move(cut.contacts))
    , nodes(std::move(cut.nodes))
    , arcs(memory)
    , firstHalfArc(memory)
    , halfArcs(memory)
{
    joinArcs(*this, cut.cuts);
    labelSides(*this, cut.tree, meter);
}

Point Overlay::nodePoint(Index node) const
{
    const auto [vertex, contact] = nodes[node];
    if (vertex != noIndex)
        return lines.inputPoint(lines.points[vertex]);
    return lines.inputPoint(crossingPoint(lines.edge(contacts[contact].first), lines.edge(contacts[contact].second)));
}

std::optional<OverlayLines> paidLinesOf(std::span<const OwnedRing> rings, Spikes spikes,
                                        std::pmr::memory_resource *memory, Meter &meter)
{
    // Points and contacts are numbered with 32 bits, and there is one more of both for each ring.
    std::size_t pointCount = rings.size();
    for (const OwnedRing &ring : rings)
        pointCount += ring.points.size();
    if (pointCount > mostContacts)
        meter.end();
    meter.hold(pointCount * bytesPerPoint);
    meter.spend(pointCount * stepsPerPoint);
    return linesOf(rings, spikes, memory);
}

std::optional<Overlay> overlayOf(std::span<const OwnedRing> rings, Spikes spikes, std::pmr::memory_resource *memory,
                                 Meter &meter)
{
    std::optional<OverlayLines> lines = paidLinesOf(rings, spikes, memory, meter);
    if (!lines)
        return std::nullopt;
    return std::optional<Overlay>(std::in_place, CutLines(std::move(*lines), memory, meter), memory, meter);
}

} // namespace hitbox::geometry::detail::overlay
