#pragma once

#include "document/document.h"

#include <functional>

/// One edit on many frames: what was done to shapes of one frame is done to the shapes of their tracks in others. Each
/// is the same as doing it frame by frame. What lies between keys follows afterwards, see withTracksFollowing().
namespace hitbox {

enum class ScopeManner {
    Move,    ///< the same way: each number of an outline of the same kind and points changes by as much
    Align,   ///< to the same place: the upper left corner of what is around it, and its size stays
    Stretch, ///< to the same size, about the middle of what is around it
};

/// The outline as the edit of another one, from `before` to `after`, would have it. Outlines of another kind, or of
/// other points, are moved as far as the upper left corner of what is around the edited one.
Outline editedAlike(const Outline &outline, const Outline &before, const Outline &after, ScopeManner manner);

/// `after`, which differs from `before` in shapes of the frame `ref` that are in both, and may lack some: the shapes of
/// their tracks in the other frames are edited alike, or removed with them. Frames that are not in the sprite are
/// passed over; frames in which nothing changes stay shared.
Document withScopeEdit(const Document &before, Document after, FrameRef ref, const QList<int> &frames,
                       ScopeManner manner);

/// Each outline of these tracks on these frames.
Document editInScope(Document document, int sprite, const QSet<TrackId> &tracks, const QList<int> &frames,
                     const std::function<Outline(const Outline &)> &edit);

} // namespace hitbox
