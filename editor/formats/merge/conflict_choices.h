#pragma once

#include "document/document.h"
#include "document/result.h"

#include <optional>

/// Settling what a merge left: each takes the project with its conflicts and the number of one of them, and hands back
/// the project without that one. What was edited since the merge stays, but for what the conflict is about.
namespace hitbox {

enum class MergeSide { Ours, Theirs };

/// The place of the conflict as the side made it. Fails, with the reason, where the project has no such place any more
/// or more than one, or where a name is taken.
Result<Document> withSideTaken(const Document &document, int conflict, MergeSide side);

/// The document with both sides of the conflict: of a shape that both changed, ours in its place and theirs as another
/// one right above it; of one that went to two places, both. Fails for all other conflicts.
Result<Document> withBothKept(const Document &document, int conflict);

/// Where a side has what the conflict is about, to be drawn.
struct ConflictGhost {
    MergeSide side = MergeSide::Ours;
    std::optional<Outline> outline = {};
    std::optional<geometry::Point> at = {}; ///< a pivot, or a point of a frame

    friend bool operator==(const ConflictGhost &, const ConflictGhost &) = default;
};

QList<ConflictGhost> ghostsOf(const MergeConflict &conflict);

} // namespace hitbox
