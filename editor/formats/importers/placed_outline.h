#pragma once

#include "document/document.h"

#include <hitbox/geometry/transform.h>

namespace hitbox {

/// The outline turned, scaled and moved: see geometry::placed(). Turned boxes and circles that are scaled unevenly
/// become polygons.
Outline placedOutline(const Outline &outline, const geometry::Placement &placement);

/// Counts the points of the outlines that a file turns into: an ellipse of a few bytes may have thousands of corners.
class PointBudget
{
public:
    /// Refuses, as json_fields.h says, more than limits::points in all, and what reaches beyond limits::coordinate.
    void spend(const Outline &outline);

private:
    qint64 m_spent = 0;
};

} // namespace hitbox
