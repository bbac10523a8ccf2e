#pragma once

#include "images/animation.h"

namespace hitbox {

/// How a tag of Aseprite is played where a round of a ping-pong is there and back.
struct TagRounds {
    PlayDirection direction = PlayDirection::Forward;
    int repeat = 0;        ///< rounds; 0: without end
    bool isLonger = false; ///< it comes back once more than Aseprite lets it

    friend bool operator==(const TagRounds &, const TagRounds &) = default;
};

/// Aseprite counts a ping-pong's way there and its way back as one each (its file format: "1 = Plays once (for
/// ping-pong, it plays just in one direction)"); 0 is without end. One way alone is no ping-pong, and of an odd number
/// the last one becomes a whole round.
TagRounds tagRounds(PlayDirection direction, int ways);

} // namespace hitbox
