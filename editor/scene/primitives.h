#pragma once

#include "drawing/theme.h"
#include "scene/handle_size.h"
#include "tools/overlay.h"

class QPainter;
class QTransform;

namespace hitbox {

/// Lines, areas and signs in the colours of the theme; nothing for a primitive that is about a part of the document,
/// and for a snap to the grid alone. The painter draws in screen pixels; `world` leads there.
void drawPrimitive(QPainter &painter, const Primitive &primitive, const QTransform &world, const Theme &theme,
                   HandleSize handles = HandleSize::Usual);

} // namespace hitbox
