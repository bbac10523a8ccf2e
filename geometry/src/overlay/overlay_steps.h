#pragma once

#include "overlay/overlay.h"
#include "overlay/overlay_tree.h"

/// The steps of overlayOf() that need all of an overlay, each in a file of its own.
namespace hitbox::geometry::detail::overlay {

/// Fills `arcs` (but for `left`), `firstHalfArc` and `halfArcs`.
void joinArcs(Overlay &overlay, const std::pmr::vector<Cut> &cuts);

/// Fills `left` of all arcs that have half-arcs.
void labelSides(Overlay &overlay, const OutlineTree &tree, Meter &meter);

} // namespace hitbox::geometry::detail::overlay
