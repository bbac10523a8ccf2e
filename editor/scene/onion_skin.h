#pragma once

#include "document/document.h"

namespace hitbox {

/// What shows faintly of the frames beside the one in view.
struct OnionSkin {
    bool isShown = false;
    int before = 1; ///< frames, 0 to most
    int after = 0;
    bool shapes = true;
    bool pixels = true;
    bool tint = true;      ///< those before in one colour, those after in another
    bool fade = true;      ///< the farther, the fainter
    bool keysOnly = false; ///< passes over frames without a key of what is selected, or without any key
    bool inFront = true;   ///< pixels over those of the frame in view; else behind them
    Id<Frame> pinned = {}; ///< shows besides the others, from wherever in its sprite one is

    static constexpr int most = 8;

    friend bool operator==(const OnionSkin &, const OnionSkin &) = default;
};

} // namespace hitbox
