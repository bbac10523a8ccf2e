#pragma once

#include "session/live/findings_between_frames.h"
#include "session/live/frame_findings.h"
#include "session/live/shape_findings.h"
#include "session/work/run.h"

#include <memory>

namespace hitbox {

/// A value of which everything is to be checked.
struct WholeCheck {
    ValueToCheck value;
    CheckedShapes known; ///< shapes that were checked before
};

/// Everything that was checked of a value.
struct WholeChecked {
    QList<CheckedSprite> sprites;
    CheckedShapes shapes;
    QList<Finding> betweenFrames;
};

/// Never null. Where it is stopped, it holds what was checked until then.
std::shared_ptr<WholeChecked> checkedWhole(const WholeCheck &wanted, const Run &run);

} // namespace hitbox
