#pragma once

#include "document/document.h"
#include "document/result.h"

#include <optional>

/// When an animation shows which frame, for engines that count in seconds.
namespace hitbox {

/// A frame and when it begins, in seconds.
struct FrameStep {
    double time = 0;
    int frame = 0;
};

struct FrameTimeline {
    QList<FrameStep> steps; ///< in ascending order, none for frames that are shown for no time at all but the only one
    double length = 0;      ///< seconds, at least shortestTimeline
};

inline constexpr double shortestTimeline = 0.001; ///< seconds; Godot takes none that is shorter

/// Of the frames in the order that they are shown, such as playOrder() lists.
FrameTimeline frameTimeline(const Sprite &sprite, const QList<int> &frames);

/// How many frames all tags together play at most; there and back again counts twice.
qsizetype stepsOfTags(const Sprite &sprite);

/// What is wrong where all tags together play more frames than are written: few bytes of a project may name many
/// frames again and again. The error names the sprite that has most of them.
std::optional<Error> tooManySteps(const Document &document);

/// Likewise, for a format that writes the shapes of each frame that is played.
std::optional<Error> tooManyPlayedShapes(const Document &document);

/// What shapes of a track have in common that stay as they are, seen from the pivot: equal keys, one thing. Names,
/// categories and properties are not part of it. The shape must have a track.
QByteArray heldPlaceKey(const Shape &shape, geometry::Point pivot);

} // namespace hitbox
