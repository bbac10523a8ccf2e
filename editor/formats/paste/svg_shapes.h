#pragma once

#include "document/document.h"

#include <QByteArray>

namespace hitbox {

/// The shapes of an SVG document, or of a piece of one, in its user units as pixels: path, polygon, polyline, line,
/// rect, circle and ellipse, moved by the transforms around them and named by their ids. What is only defined (defs,
/// clipPath, symbol…) is passed over. Refuses, as json_fields.h says, XML that is broken, that declares entities, or
/// that goes beyond limits::jsonDepth levels or some hundred attributes to an element.
QList<Shape> shapesOfSvg(const QByteArray &xml);

} // namespace hitbox
