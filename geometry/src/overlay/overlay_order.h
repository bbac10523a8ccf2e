#pragma once

#include "overlay/overlay_contacts.h"

namespace hitbox::geometry::detail::overlay {

/// A contact that lies inside of an edge, with bounds of how far along, from 0 to 1: enough to order most.
struct PlacedContact {
    Index edge = 0;
    Index contact = 0;
    double least = 0;
    double most = 1;
};

/// The contact must be on the edge, and not at its start.
PlacedContact placed(const OverlayLines &lines, const Contact &contact, Index edge, Index contactIndex);

/// The order of two contacts inside of one edge: -1, 0 or 1, exact.
int compareExactly(const OverlayLines &lines, Index edge, const Contact &a, const Contact &b);

} // namespace hitbox::geometry::detail::overlay
