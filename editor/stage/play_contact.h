#pragma once

#include <cstddef>
#include <optional>

#include <hitbox/geometry/shapes.h>
#include <hitbox/geometry/sweep.h>

namespace hitbox {

/// How an instance moves in a play test: evenly, from where it stands.
struct PlayMotion {
    geometry::Point center;   ///< its pivot, around which it spins
    geometry::Point velocity; ///< pixels a second
    double spin = 0;          ///< degrees a second, clockwise on screen

    bool isStill() const { return velocity == geometry::Point{} && spin == 0; }
};

/// The way of a bullet in one step; bullets never turn.
struct PlayFlight {
    geometry::Point from;
    geometry::Point by; ///< from + by is where the next step begins
    double reach = 0;   ///< from the point that flies to the farthest of the bullet's; 0 for circles around it
};

/// How far a bullet's way, as a spinning target sees it, may be off the true one, in pixels.
inline constexpr double largestSpinError = 1.0 / 16;

/// The first contact within a step, in stage pixels. `bullet` and `target` are where they are when it begins; `seconds`
/// is how long it lasts.
///
/// Against targets that do not spin this is geometry::firstContact(): a yes or no that is exact for the way of the
/// bullet less that of the target, rounded to doubles. A spinning target sees the bullet on a curve. That is cut into
/// straight pieces, so many that no point of the bullet is ever more than largestSpinError off its true place, and each
/// piece is swept in the same way: nothing slips through between them. At most 256 pieces are taken, so beyond about
/// 60,000 degrees a second, at 100 pixels from the pivot and 60 steps a second, the error grows.
/// Nothing, too, where geometry::firstContact() is cut short: of shapes of many thousand points, so that play goes on.
std::optional<geometry::SweepContact> contactInStep(const geometry::Shape &bullet, const PlayFlight &flight,
                                                    const geometry::Shape &target, const PlayMotion &motion,
                                                    double seconds);

/// One more than the points of its rings or its line: what a step costs grows with them.
std::size_t sizeOfShape(const geometry::Shape &shape);

/// What a call of contactInStep() costs: the sizes of both shapes for each straight piece of the bullet's way.
std::size_t contactWork(const geometry::Shape &bullet, const PlayFlight &flight, const geometry::Shape &target,
                        const PlayMotion &motion, double seconds);

} // namespace hitbox
