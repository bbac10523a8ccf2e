#pragma once

#include "drawing/theme.h"
#include "validation/finding.h"

#include <QPointF>

class QPainter;

namespace hitbox {

/// How a finding is marked where it is.
enum class FindingMark {
    Crossing,    ///< a ring and a cross
    Touching,    ///< a ring and a dot
    Overlapping, ///< a ring and two bars, on both ends of what is shared
    Error,       ///< a red triangle
    Warning,     ///< an amber triangle
    Info,        ///< a small quiet ring
};

FindingMark markOf(const Finding &finding);

/// Draws the mark about a place in screen pixels.
void drawFindingMark(QPainter &painter, FindingMark mark, QPointF screen, const Theme &theme);

} // namespace hitbox
