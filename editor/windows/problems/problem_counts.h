#pragma once

#include "document/document.h"

#include <QHash>

namespace hitbox {

class OpenProject;

/// How many findings of severity error or warning there are, counted in one pass.
struct ProblemCounts {
    QHash<int, int> sprites;    ///< by index
    QHash<int, int> frames;     ///< of the sprite in view, by index
    QHash<ShapeId, int> shapes; ///< of the frame in view
};

ProblemCounts problemCounts(const OpenProject &project);

} // namespace hitbox
