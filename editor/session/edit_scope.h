#pragma once

#include "document/edits.h"
#include "document/scope_edits.h"
#include "tools/selection.h"

#include <QList>
#include <QSet>

#include <optional>

namespace hitbox {

/// Which frames of the sprite in view an edit of shapes or points concerns.
enum class ScopeReach {
    Frame,  ///< the one in view
    Chosen, ///< those that are chosen in the strip, while the one in view is among them
    Tag,    ///< those of the tag that the strip shows, or else of the shortest one that the frame in view is in
    All,
};

struct EditScope {
    ScopeReach reach = ScopeReach::Frame;
    ScopeManner manner = ScopeManner::Move;
    QSet<Id<Frame>> chosen = {};
    Id<Tag> tag = {}; ///< that the strip shows; none where it shows all frames

    friend bool operator==(const EditScope &, const EditScope &) = default;
};

/// In their order, the one in view among them.
QList<int> framesInScope(const Sprite &sprite, int frame, const EditScope &scope);

/// What the hand did to shapes or points of the frame in view, done in the whole scope. It may have put in its points
/// where it holds some. That it mirrored shapes about the pivot, or turned them about a place of
/// the user's own, has to be said: a box looks moved by it.
ScopeOutcome editedInScope(const Document &before, Document after, FrameRef ref, const Selection &selection,
                           const EditScope &scope, std::optional<Axis> aboutPivot = std::nullopt,
                           std::optional<geometry::Point> turnedAbout = std::nullopt);

/// The shapes of the other frames in scope that are of tracks whose shapes are selected in the one in view, as they are
/// seen while these are edited: those of the nearest frames, at most as many as one can tell apart. They lie as they do
/// about the pivot.
QList<Shape> scopeGhosts(const Sprite &sprite, int frame, const QSet<ShapeId> &selected, const EditScope &scope);

/// The points of the other frames in scope that have the name of this one; likewise.
QList<FramePoint> scopeGhostPoints(const Sprite &sprite, int frame, Id<FramePoint> selected, const EditScope &scope);

inline constexpr int mostScopeGhosts = 64;

} // namespace hitbox
