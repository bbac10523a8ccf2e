#pragma once

namespace hitbox {

/// What screen readers are told of canvases: their shapes, vertices, findings and instances as children that can be
/// found, described and selected. Made when a screen reader asks first.
void makeCanvasesAccessible();

} // namespace hitbox
