#pragma once

#include "document/outline.h"

namespace hitbox {

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
