#include "tools/turn_stand.h"

#include <algorithm>

namespace hitbox {

namespace {

/// All of the grip, and not its middle alone.
bool isSeen(geometry::Point grip, const CanvasSight &sight)
{
    const geometry::Box &room = sight.room;
    const double reach = sight.pickRadius;
    return grip.x - reach >= room.min.x && grip.x + reach <= room.max.x && grip.y - reach >= room.min.y &&
           grip.y + reach <= room.max.y;
}

geometry::Box seenOf(const geometry::Box &frame, const geometry::Box &room)
{
    return {{std::max(frame.min.x, room.min.x), std::max(frame.min.y, room.min.y)},
            {std::min(frame.max.x, room.max.x), std::min(frame.max.y, room.max.y)}};
}

} // namespace

geometry::Point wayOf(TurnSide side)
{
    switch (side) {
    case TurnSide::Below: return {0, 1};
    case TurnSide::Right: return {1, 0};
    case TurnSide::Left: return {-1, 0};
    case TurnSide::Above:
    case TurnSide::Inside: break;
    }
    return {0, -1};
}

TurnStand turnStand(const std::array<geometry::Point, 4> &beside, const geometry::Box &frame,
                    const std::optional<CanvasSight> &sight)
{
    if (!sight)
        return {};
    constexpr TurnSide sides[] = {TurnSide::Above, TurnSide::Below, TurnSide::Right, TurnSide::Left};
    for (const TurnSide side : sides) {
        if (isSeen(beside[static_cast<std::size_t>(side)], *sight))
            return {side};
    }
    const geometry::Box seen = seenOf(frame, sight->room);
    const bool isAnySeen = seen.min.x <= seen.max.x && seen.min.y <= seen.max.y;
    return isAnySeen ? TurnStand{TurnSide::Inside, sight->room} : TurnStand{};
}

geometry::Point upperMiddleSeen(const geometry::Box &frame, const geometry::Box &room)
{
    const geometry::Box seen = seenOf(frame, room);
    return {seen.center().x, seen.min.y};
}

} // namespace hitbox
