#pragma once

#include "document/document.h"

#include <QByteArray>

namespace hitbox {

/// The shapes of an SVG document, or of a piece of one, in its user units as pixels: path, polygon, polyline, line,
/// rect, circle and ellipse, moved by the transforms around them and named by their ids. Lengths in other units are
/// those of CSS, with 96 pixels to the inch. What is only defined (defs, clipPath, symbol…) or switched off (display
/// none) is passed over. Refuses, as json_fields.h says, XML that is broken, that declares entities, or
/// that goes beyond limits::jsonDepth levels or some hundred attributes to an element.
QList<Shape> shapesOfSvg(const QByteArray &xml);

} // namespace hitbox
