#pragma once

#include "document/edits.h"
#include "document/scope_edits.h"
#include "tools/selection_transform.h"

#include <QList>

#include <optional>
#include <variant>

/// What was done to shapes as a whole is known again by what it made of them, and done to others about the same place
/// of what is around those. So what turns or mirrors shapes needs to know nothing of frames in which more is turned.
namespace hitbox {

struct Mirroring {
    Axis axis = Axis::Horizontal;
    geometry::Point at;
};

struct QuarterTurning {
    QuarterTurn turn = QuarterTurn::Clockwise;
    geometry::Point at;
};

/// The first one: a way that all were moved.
using WholeEdit = std::variant<geometry::Point, Mirroring, QuarterTurning, Turning, Scaling>;

/// What made `after` of `before`, outline by outline; nothing when it was none of these. Looked for are what keys and
/// grips do: about the middle of the box around the shapes or turningPoint(), and scaling about a place of it. A box,
/// circle or capsule alone was never scaled: its numbers changed. With a place about which they were turned, that comes
/// first.
std::optional<WholeEdit> wholeEditOf(const QList<Outline> &before, const QList<Outline> &after,
                                     std::optional<geometry::Point> turnedAbout = std::nullopt);

Outline withWholeEdit(const Outline &outline, const WholeEdit &edit);

/// What the edit of shapes in one box is for shapes in another one.
WholeEdit relocated(const WholeEdit &edit, const geometry::Box &from, const geometry::Box &to);

/// What the hand held in the frame in view.
enum class HeldParts { Shapes, Points };

/// Mirrored at this pivot, and in other frames at theirs.
ScopedEdit sameMirroring(Axis axis, geometry::Point pivot);

/// Done to shapes of other frames as it was done to these. With points in the hand, or where it was nothing that is
/// done to shapes as a whole, numbers change by as much (ScopeManner::Move).
ScopedEdit sameEdit(const QList<Outline> &before, const QList<Outline> &after, ScopeManner manner, HeldParts held,
                    std::optional<geometry::Point> turnedAbout = std::nullopt);

} // namespace hitbox
