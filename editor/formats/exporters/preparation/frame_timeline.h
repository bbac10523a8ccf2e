#pragma once

#include "document/document.h"
#include "document/result.h"

#include <QByteArray>
#include <QHash>
#include <QSet>

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

/// The timeline of the frames in the order that they are shown, such as playOrder() lists.
FrameTimeline frameTimeline(const Sprite &sprite, const QList<int> &frames);

/// The frames that the timeline of some tag has, or that of all frames where there is no tag.
QSet<int> timedFrames(const Sprite &sprite);

/// How many frames all tags together play at most; there and back again counts twice.
qsizetype stepsOfTags(const Sprite &sprite);

/// What is wrong where all tags together play more frames than are written: few bytes of a project may name many
/// frames again and again. The error names the sprite that has most of them.
std::optional<Error> tooManySteps(const Document &document);

/// What is wrong, as above, for a format that writes the shapes of each frame that is played.
std::optional<Error> tooManyPlayedShapes(const Document &document);

/// What is wrong, as above, for a format that says the corners of each polygon of a track wherever a frame with it is
/// played.
std::optional<Error> tooManyPlayedCorners(const Document &document);

/// Shapes of tracks that stay as they are over frames, seen from the pivot, and so are one thing. What rounding parts
/// (see heldReach) is one all the same: places are looked up on two grids whose lines lie apart. A rounding that
/// crosses a line of the one grid crosses none of the other, but by a chance of one in many millions.
class HeldThings
{
public:
    /// The number of the thing that the shape is: of those with the same track, kind, place and `rest`, which says
    /// what else makes it the same thing, or else `next`, under which it is known from then on. The shape must have a
    /// track. Its name, category and properties say nothing by themselves.
    qsizetype numberOf(const Shape &shape, geometry::Point pivot, const QByteArray &rest, qsizetype next);

private:
    QHash<QByteArray, qsizetype> m_known;      ///< on the one grid
    QHash<QByteArray, qsizetype> m_knownOther; ///< on the other one
};

} // namespace hitbox
