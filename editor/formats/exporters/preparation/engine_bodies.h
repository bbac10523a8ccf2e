#pragma once

#include "formats/exporters/preparation/export_preparation.h"

/// What exports to physics engines have in common.
namespace hitbox {

/// A frame as a body of the engine, under a name that no other body of the project has.
struct FrameBody {
    FrameRef ref;
    const Frame *frame = nullptr; ///< in the document
    QString name;
};

struct FrameBodies {
    QList<FrameBody> bodies;
    QList<Finding> losses; ///< names that had to differ from the frame's
};

/// Which frames have a body.
enum class BodiesOf {
    Shapes,         ///< those with shapes
    ShapesAndMarks, ///< those with points or events, too
};

FrameBodies frameBodies(const Document &document, BodiesOf which = BodiesOf::Shapes);

} // namespace hitbox
