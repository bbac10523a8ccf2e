#pragma once

#include "document/document.h"

#include <QSet>

#include <compare>

namespace hitbox {

/// One handle of a shape: see handlesOf() for what the index means.
struct HandleRef {
    ShapeId shape;
    int index = 0;

    friend auto operator<=>(const HandleRef &, const HandleRef &) = default;
};

inline size_t qHash(const HandleRef &ref, size_t seed = 0)
{
    return qHashMulti(seed, ref.shape.value, ref.index);
}

/// What is selected. Kept in the session, outside the undo history; ids that no longer exist are passed over.
struct Selection {
    QSet<ShapeId> shapes;
    QSet<HandleRef> handles;      ///< of selected shapes
    QSet<Id<Instance>> instances; ///< on the current stage
    QSet<Id<Probe>> probes = {};  ///< that were dropped there
    Id<Emitter> emitter = {};     ///< there, too
    Id<FramePoint> point = {};    ///< of the frame in view

    bool empty() const
    {
        return shapes.isEmpty() && handles.isEmpty() && instances.isEmpty() && probes.isEmpty() && !emitter && !point;
    }
    friend bool operator==(const Selection &, const Selection &) = default;
};

} // namespace hitbox
