#pragma once

#include "document/document.h"
#include "tools/selection.h"

#include <QSet>

namespace hitbox {

/// Where selected handles went as the outlines of a frame changed. Handles are known by their numbers, and those mean
/// something only for the outline that they were counted in.
///
/// 1. Points that were moved keep their numbers: a drag, a nudge, a typed number.
/// 2. Where points got other numbers, because some were inserted, removed or put in another order, a handle goes with
///    the point at its place.
/// 3. Where its shape has no point there any more, it goes to another shape that is new or changed and has one: a shape
///    may have been taken apart.
/// 4. A handle whose point is gone is no longer among them.
/// 5. Handles of shapes that the frame did not have stay as they are.
QSet<HandleRef> followedHandles(const QSet<HandleRef> &handles, const Frame &before, const Frame &after);

} // namespace hitbox
