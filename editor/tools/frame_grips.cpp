#include "tools/frame_grips.h"

#include "tools/tool.h"

#include <hitbox/geometry/distance.h>

namespace hitbox {

namespace {

constexpr double frameAway = 1.5; ///< in pick radii
constexpr double rotationAway = 3;

constexpr FrameGrip frameGripsInOrder[] = {FrameGrip::TopLeft,    FrameGrip::Top,         FrameGrip::TopRight,
                                           FrameGrip::Right,      FrameGrip::BottomRight, FrameGrip::Bottom,
                                           FrameGrip::BottomLeft, FrameGrip::Left,        FrameGrip::Rotation};

double alongAxis(double low, double high, int pull)
{
    if (pull == 0)
        return low + (high - low) / 2;
    return pull < 0 ? low : high;
}

geometry::Point wayOf(FrameGrip grip)
{
    const QPoint pull = pullOf(grip);
    return {double(pull.x()), double(pull.y())};
}

/// The grip from which the line leads to the one that turns, beside the frame.
FrameGrip footOf(TurnSide side)
{
    switch (side) {
    case TurnSide::Below: return FrameGrip::Bottom;
    case TurnSide::Right: return FrameGrip::Right;
    case TurnSide::Left: return FrameGrip::Left;
    case TurnSide::Above:
    case TurnSide::Inside: break;
    }
    return FrameGrip::Top;
}

/// At any zoom.
Spot spotOfGrip(const geometry::Box &box, FrameGrip grip, const TurnStand &stand)
{
    constexpr double away = frameAway * pickRadiusOnScreen;
    constexpr double turnAway = rotationAway * pickRadiusOnScreen;
    if (grip != FrameGrip::Rotation) {
        const QPoint pull = pullOf(grip);
        return {{alongAxis(box.min.x, box.max.x, pull.x()), alongAxis(box.min.y, box.max.y, pull.y())},
                wayOf(grip) * away};
    }
    if (stand.side == TurnSide::Inside)
        return {upperMiddleSeen(box, stand.room), {0, turnAway}};
    const FrameGrip foot = footOf(stand.side);
    return {spotOfGrip(box, foot, {}).place, wayOf(stand.side) * (away + turnAway)};
}

} // namespace

std::span<const FrameGrip> allFrameGrips()
{
    return frameGripsInOrder;
}

QPoint pullOf(FrameGrip grip)
{
    switch (grip) {
    case FrameGrip::TopLeft: return {-1, -1};
    case FrameGrip::Top: return {0, -1};
    case FrameGrip::TopRight: return {1, -1};
    case FrameGrip::Right: return {1, 0};
    case FrameGrip::BottomRight: return {1, 1};
    case FrameGrip::Bottom: return {0, 1};
    case FrameGrip::BottomLeft: return {-1, 1};
    case FrameGrip::Left: return {-1, 0};
    case FrameGrip::Rotation: return {};
    }
    return {};
}

CursorLook cursorOf(FrameGrip grip)
{
    const QPoint pull = pullOf(grip);
    if (pull.isNull())
        return CursorLook::Turn;
    if (pull.y() == 0)
        return CursorLook::SizeHorizontal;
    if (pull.x() == 0)
        return CursorLook::SizeVertical;
    return pull.x() == pull.y() ? CursorLook::SizeFalling : CursorLook::SizeRising;
}

geometry::Box frameAround(const geometry::Box &box, double pickRadius)
{
    const geometry::Point away{frameAway * pickRadius, frameAway * pickRadius};
    return {box.min - away, box.max + away};
}

TurnStand turnStandOf(const geometry::Box &box, const std::optional<CanvasSight> &sight)
{
    if (!sight)
        return {};
    const auto placeAt = [&](TurnSide side) {
        return placeOfGrip(box, FrameGrip::Rotation, sight->pickRadius, {side});
    };
    return turnStand(
        {placeAt(TurnSide::Above), placeAt(TurnSide::Below), placeAt(TurnSide::Right), placeAt(TurnSide::Left)}, box,
        sight);
}

geometry::Point placeOfGrip(const geometry::Box &box, FrameGrip grip, double pickRadius, const TurnStand &stand)
{
    const Spot spot = spotOfGrip(box, grip, stand);
    return spot.place + spot.aside * (pickRadius / pickRadiusOnScreen);
}

std::optional<FrameGrip> gripAt(const geometry::Box &box, geometry::Point point, double pickRadius,
                                const TurnStand &stand)
{
    std::optional<FrameGrip> nearest;
    double nearestDistance = pickRadius;
    for (const FrameGrip grip : frameGripsInOrder) {
        const double distance = geometry::distance(point, placeOfGrip(box, grip, pickRadius, stand));
        if (distance <= nearestDistance) {
            nearest = grip;
            nearestDistance = distance;
        }
    }
    return nearest;
}

QList<Primitive> drawnGrips(const geometry::Box &box, std::optional<FrameGrip> hot, const TurnStand &stand)
{
    const auto spot = [&](FrameGrip grip) { return spotOfGrip(box, grip, stand); };
    const Polyline frame{{spot(FrameGrip::TopLeft), spot(FrameGrip::TopRight), spot(FrameGrip::BottomRight),
                          spot(FrameGrip::BottomLeft)},
                         Polyline::End::Closed};
    Lines lines{Lines::Role::Grips, {frame}};
    if (stand.side != TurnSide::Inside)
        lines.lines.append({{spot(footOf(stand.side)), spot(FrameGrip::Rotation)}});
    QList<Primitive> drawn{lines};
    for (const FrameGrip grip : allFrameGrips()) {
        using Sign = Mark::Sign;
        const Sign idle = grip == FrameGrip::Rotation ? Sign::Round : Sign::Square;
        const Sign lit = grip == FrameGrip::Rotation ? Sign::HotRound : Sign::HotSquare;
        drawn.append(Mark{spot(grip), grip == hot ? lit : idle});
    }
    return drawn;
}

} // namespace hitbox
