#pragma once

#include "document/document.h"
#include "document/result.h"
#include "tools/instance_extent.h"

#include <QSet>

namespace hitbox {

enum class Alignment {
    Left,
    Center, ///< one above the other
    Right,
    Top,
    Middle, ///< one beside the other
    Bottom,
    SpreadAcross, ///< the same gap from each to the next; the outermost stay
    SpreadDown,
};

/// The instances moved to where the alignment has them, within the room that they take up together. What has no shapes
/// counts by its frame, and what has no frame by its pivot. Fails on fewer than two, for spreading three.
Result<Stage> aligned(const Document &document, Stage stage, const QSet<Id<Instance>> &instances, Alignment alignment,
                      ExtentBy by);

} // namespace hitbox
