#include "stage/play_contact.h"

#include "stage/window_budget.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/transform.h>

namespace hitbox {

namespace {

using geometry::Placement;
using geometry::Point;
using geometry::SweepContact;

constexpr double mostPieces = 256;

/// A chord is off its curve by at most an eighth of the acceleration, times the time squared: here the one that a
/// spinning observer sees, who sees the bullet turn the other way besides.
int piecesFor(const PlayFlight &flight, const PlayMotion &motion, double seconds)
{
    const double turn = std::abs(motion.spin) * std::numbers::pi / 180 * seconds;
    const Point relative = flight.by - motion.velocity * seconds;
    const Point away = flight.from - motion.center;
    const double farthest =
        std::max(geometry::distance({}, away), geometry::distance({}, away + relative)) + flight.reach;
    const double bend = (turn * turn * farthest + 2 * turn * geometry::distance({}, relative)) / 8;
    const double twist = turn * flight.reach / 2;
    // With n pieces the error is bend / n^2 + twist / n.
    const double pieces = (twist + std::sqrt(twist * twist + 4 * largestSpinError * bend)) / (2 * largestSpinError);
    return static_cast<int>(std::ceil(std::clamp(pieces, 1.0, mostPieces)));
}

/// What stands on the stage at a moment, as the target sees it that takes itself to stand still.
Point seenBy(const PlayMotion &motion, Point p, double seconds)
{
    const Point center = motion.center + motion.velocity * seconds;
    return geometry::placed(p, Placement{center, motion.center, -motion.spin * seconds});
}

Point seenFrom(const PlayMotion &motion, Point p, double seconds)
{
    return geometry::placed(p,
                            Placement{motion.center, motion.center + motion.velocity * seconds, motion.spin * seconds});
}

/// The box around a target that is too much of a tangle stands for it: nothing slips through.
std::optional<SweepContact> contactOf(const geometry::Shape &bullet, Point by, const geometry::Shape &target)
{
    const auto contact = geometry::firstContact(bullet, by, target, windowBudget);
    if (contact)
        return *contact;
    const std::optional<geometry::Box> around = geometry::bounds(target);
    if (!around)
        return std::nullopt;
    return geometry::firstContact(bullet, by, *around).valueOr(std::optional<SweepContact>());
}

} // namespace

std::optional<SweepContact> contactInStep(const geometry::Shape &bullet, const PlayFlight &flight,
                                          const geometry::Shape &target, const PlayMotion &motion, double seconds)
{
    if (motion.spin == 0) {
        const auto contact = contactOf(bullet, flight.by - motion.velocity * seconds, target);
        if (!contact)
            return std::nullopt;
        return SweepContact{contact->moment, contact->at + motion.velocity * (seconds * contact->moment)};
    }
    const int pieces = piecesFor(flight, motion, seconds);
    for (int piece = 0; piece < pieces; ++piece) {
        const double begin = static_cast<double>(piece) / pieces;
        const double end = static_cast<double>(piece + 1) / pieces;
        const Point from = seenBy(motion, flight.from + flight.by * begin, seconds * begin);
        const Point to = seenBy(motion, flight.from + flight.by * end, seconds * end);
        const double middle = seconds * (begin + end) / 2;
        const geometry::Shape turned = geometry::placed(bullet, Placement{flight.from, from, -motion.spin * middle});
        if (const auto contact = contactOf(turned, to - from, target)) {
            const double moment = begin + (end - begin) * contact->moment;
            return SweepContact{moment, seenFrom(motion, contact->at, seconds * moment)};
        }
    }
    return std::nullopt;
}

std::size_t sizeOfShape(const geometry::Shape &shape)
{
    if (const auto *polygon = std::get_if<geometry::Polygon>(&shape))
        return polygon->points.size() + 1;
    if (const auto *chain = std::get_if<geometry::Chain>(&shape))
        return chain->points.size() + 1;
    std::size_t size = 1;
    if (const auto *region = std::get_if<geometry::Region>(&shape)) {
        for (const geometry::Ring &ring : region->rings)
            size += ring.size();
    }
    return size;
}

std::size_t contactWork(const geometry::Shape &bullet, const PlayFlight &flight, const geometry::Shape &target,
                        const PlayMotion &motion, double seconds)
{
    const int pieces = motion.spin == 0 ? 1 : piecesFor(flight, motion, seconds);
    return static_cast<std::size_t>(pieces) * (sizeOfShape(bullet) + sizeOfShape(target));
}

} // namespace hitbox
