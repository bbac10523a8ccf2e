#pragma once

#include <optional>

#include <hitbox/geometry/answer.h>
#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry {

/// Where a moving shape first meets another.
struct SweepContact {
    double moment = 0; ///< 0 where the way begins, 1 where it ends
    Point at;          ///< a point that both share then

    friend constexpr bool operator==(const SweepContact &, const SweepContact &) = default;
};

/// The first contact of `moving` on its straight way along `by`, without turning, with `target`, which stands still;
/// nothing where they stay apart. Shapes are closed sets, as in relate(): a graze is a contact.
///
/// Whether there is one is exact for points that run from p to p + by, each sum rounded to doubles, and for edges that
/// sweep the four-sided figure between their ends then. `moment` and `at` are within a few units in the last place of
/// the largest coordinate along the way, and more where the way only grazes: there the moment shifts by up to the
/// square root of that, but `at` stays as near to both boundaries.
///
/// Laws: 1. A contact at moment 0 exactly where relate(moving, target) is not Separate. 2. With `by` zero there is no
/// other one. 3. There is one wherever relate(moving moved by `by`, target) is not Separate. 4. For a moving point it
/// is there exactly where relate(Segment{p, p + by}, target) is not Separate, for a circle, with the capsule.
///
/// Nothing for shapes without points and for numbers that are not finite; CutShort where the budget ends.
/// Cost: relate() for each edge of `moving` whose sweep comes near, and, where they meet, corners of either times edges
/// of the other: the default budget is enough for two shapes of 3,000 points.
Answer<std::optional<SweepContact>> firstContact(const Shape &moving, Point by, const Shape &target,
                                                 const Budget &budget = {});

} // namespace hitbox::geometry
