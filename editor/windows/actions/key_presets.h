#pragma once

#include "windows/actions/chosen_keys.h"

namespace hitbox {

/// Keys of another program that hands may know already. As delivered, those of the tools are Tiled's.
struct KeyPreset {
    const char *program = nullptr; ///< a name, which is the same in all languages
    ChosenKeys keys;               ///< of the actions whose keys differ from the delivered ones
};

QList<KeyPreset> keyPresets();

} // namespace hitbox
