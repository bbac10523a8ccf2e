#pragma once

#include "document/document.h"

#include <QList>

namespace hitbox {

/// For each shape that has no name in its file, whether it is one of the frame's that has none either: by its outline,
/// as a piece of a polygon that is there whole, else as the next of its kind that nothing else in the file is.
QList<bool> areUnnamedOf(const QList<Shape> &frame, const QList<Shape> &ofFile);

} // namespace hitbox
