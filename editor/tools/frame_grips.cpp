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

/// Where placeOfGrip() has it, at any zoom.
Spot spotOfGrip(const geometry::Box &box, FrameGrip grip)
{
    constexpr double away = frameAway * pickRadiusOnScreen;
    const geometry::Point on{0, 0};
    if (grip == FrameGrip::Rotation)
        return {placeOfGrip(box, FrameGrip::Top, 0), on - geometry::Point{0, away + rotationAway * pickRadiusOnScreen}};
    const QPoint pull = pullOf(grip);
    return {placeOfGrip(box, grip, 0), geometry::Point{double(pull.x()), double(pull.y())} * away};
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

geometry::Point placeOfGrip(const geometry::Box &box, FrameGrip grip, double pickRadius)
{
    const geometry::Box frame = frameAround(box, pickRadius);
    if (grip == FrameGrip::Rotation)
        return {frame.center().x, frame.min.y - rotationAway * pickRadius};
    const QPoint pull = pullOf(grip);
    return {alongAxis(frame.min.x, frame.max.x, pull.x()), alongAxis(frame.min.y, frame.max.y, pull.y())};
}

std::optional<FrameGrip> gripAt(const geometry::Box &box, geometry::Point point, double pickRadius)
{
    std::optional<FrameGrip> nearest;
    double nearestDistance = pickRadius;
    for (const FrameGrip grip : frameGripsInOrder) {
        const double distance = geometry::distance(point, placeOfGrip(box, grip, pickRadius));
        if (distance <= nearestDistance) {
            nearest = grip;
            nearestDistance = distance;
        }
    }
    return nearest;
}

QList<Primitive> drawnGrips(const geometry::Box &box, std::optional<FrameGrip> hot)
{
    const auto spot = [&box](FrameGrip grip) { return spotOfGrip(box, grip); };
    const Polyline frame{{spot(FrameGrip::TopLeft), spot(FrameGrip::TopRight), spot(FrameGrip::BottomRight),
                          spot(FrameGrip::BottomLeft)},
                         Polyline::End::Closed};
    QList<Primitive> drawn{Lines{Lines::Role::Grips, {frame, {{spot(FrameGrip::Top), spot(FrameGrip::Rotation)}}}}};
    for (const FrameGrip grip : allFrameGrips()) {
        using Sign = Mark::Sign;
        const Sign idle = grip == FrameGrip::Rotation ? Sign::Round : Sign::Square;
        const Sign lit = grip == FrameGrip::Rotation ? Sign::HotRound : Sign::HotSquare;
        drawn.append(Mark{spot(grip), grip == hot ? lit : idle});
    }
    return drawn;
}

} // namespace hitbox
