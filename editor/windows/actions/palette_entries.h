#pragma once

#include "windows/actions/command_palette.h"

namespace hitbox {

class Actions;
class Session;

/// Every action, and every sprite and frame of the project in front to go to.
QList<PaletteEntry> paletteEntries(Actions &actions, Session &session);

} // namespace hitbox
