#pragma once

#include "document/scope_edits.h"

namespace hitbox {

/// `after`, which differs from `before` in points of the frame `ref`: the points of the same names in the other frames
/// are moved and turned by as much (ScopeManner::Align: set to the same angle, and place as seen from the pivot), or go
/// as well. Points that are new stay in their frame, and names are left to withPointRenamed(). Frames that are not in
/// the sprite are passed over; what would lie beyond what a project may hold stays where it is and is counted.
ScopeOutcome withPointScopeEdit(const Document &before, Document after, FrameRef ref, const QList<int> &frames,
                                ScopeManner manner);

} // namespace hitbox
