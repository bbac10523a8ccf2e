#pragma once

#include "document/document.h"

#include <QSet>

#include <functional>
#include <optional>

/// One edit on many frames: what was done to shapes of one frame is done to the shapes of their tracks in others. What
/// lies between keys follows afterwards, see withTracksFollowing().
namespace hitbox {

enum class ScopeManner {
    Move,    ///< the same way: each number of an outline of the same kind and points changes by as much
    Align,   ///< to the same place, seen from the pivot: the upper left corner of what is around it; its size stays
    Stretch, ///< to the same size, about the middle of what is around it
};

/// The outline as the edit of another one, from `before` to `after`, would have it. One that was moved as a whole takes
/// all along. Where some of its numbers changed, such as a point, a side or a radius, or points were put in or taken
/// out, those of the same kind and number of points get the same; for others there is nothing. When the edit made
/// another kind, or changed more than that, they stay where they are.
std::optional<Outline> editedAlike(const Outline &outline, const Outline &before, const Outline &after,
                                   ScopeManner manner);

/// A shape of another frame, and what was done to the shape of its track in the frame where the hand was.
struct ScopedShape {
    Outline outline;
    Outline before;
    Outline after;                 ///< equal to `before` for one that was held, but did not change
    geometry::Point pivotWay = {}; ///< from the frame where the hand was; see pivotWay()
};

/// The outlines that the shapes of one frame get, all of them at once: what turns or scales them takes them together.
/// Nothing for those to which it cannot be done, see editedAlike().
using ScopedEdit = std::function<QList<std::optional<Outline>>(const QList<ScopedShape> &)>;

/// The manner for each shape by itself. Shapes that did not change where the hand was stay as they are.
ScopedEdit editEachAlike(ScopeManner manner);

struct ScopeCounts {
    int shapes = 0;  ///< edited or removed, with those of the frame where the hand was
    int points = 0;  ///< of frames; the same
    int pivots = 0;  ///< that were set
    int frames = 0;  ///< that they are in
    int locked = 0;  ///< shapes that were left alone because they are locked
    int unlike = 0;  ///< shapes that were left alone because they are of another kind or number of points
    int outside = 0; ///< shapes and points that were left alone because they would lie beyond what a project may hold

    bool any() const { return shapes > 0 || points > 0 || pivots > 0; }
    friend bool operator==(const ScopeCounts &, const ScopeCounts &) = default;
};

struct ScopeOutcome {
    Document document;
    ScopeCounts counts;
};

/// `after`, which differs from `before` in shapes of the frame `ref` that are in both, and may lack some: the shapes of
/// their tracks in the other frames are edited too, or removed with them. `held` are shapes that were in the hand
/// besides those that changed. An edit that puts shapes into the frame, such as one that cuts or joins some, stays
/// there: nobody can tell what it would make of others. Frames that are not in the sprite are passed over; frames in
/// which nothing changes stay shared. A shape between two keys that are both edited is left to what follows.
ScopeOutcome withScopeEdit(const Document &before, Document after, FrameRef ref, const QSet<ShapeId> &held,
                           const QList<int> &frames, const ScopedEdit &edit);

/// Each by itself, with nothing held besides.
Document withScopeEdit(const Document &before, Document after, FrameRef ref, const QList<int> &frames,
                       ScopeManner manner);

} // namespace hitbox
