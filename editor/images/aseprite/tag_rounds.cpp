#include "images/aseprite/tag_rounds.h"

namespace hitbox {

TagRounds tagRounds(PlayDirection direction, int ways)
{
    const bool turns = direction == PlayDirection::PingPong || direction == PlayDirection::PingPongReverse;
    if (!turns || ways == 0)
        return {direction, ways};
    if (ways == 1)
        return {direction == PlayDirection::PingPong ? PlayDirection::Forward : PlayDirection::Reverse, 1};
    return {direction, ways / 2 + ways % 2, ways % 2 != 0};
}

} // namespace hitbox
