#pragma once

#include "windows/actions/command_palette.h"

namespace hitbox {

class MainWindow;

/// Every action, and every sprite and frame of the project in front to go to.
QList<PaletteEntry> paletteEntries(MainWindow &window);

} // namespace hitbox
