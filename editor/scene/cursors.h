#pragma once

#include "tools/cursor_look.h"

#include <QCursor>

namespace hitbox {

/// The system's cursor where it has one for the purpose, else one drawn from the resources, sharp at the screen's
/// scale.
QCursor cursorFor(CursorLook look, qreal devicePixelRatio);

} // namespace hitbox
