#pragma once

#include "document/document.h"
#include "validation/validate.h"

#include <QList>

#include <optional>
#include <span>

#include <hitbox/geometry/live_self_intersections.h>

namespace hitbox {

/// Where the edges of the one polygon meet that a hand is at work on: from one value to the next only the points that
/// moved are asked again.
class LiveOutline
{
public:
    /// As validateShape() wants them, for a polygon; valid until the next call. Another shape, or another number of
    /// points, costs as much as asking anew.
    Meetings meetingsOf(ShapeId shape, const QList<geometry::Point> &points);

private:
    ShapeId m_shape;
    std::optional<geometry::LiveSelfIntersections> m_live;
};

} // namespace hitbox
