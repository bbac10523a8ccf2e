#pragma once

#include <QString>

namespace hitbox {

struct Theme;

/// How widgets look in the colours of the theme. It goes with paletteOf().
QString styleSheetOf(const Theme &theme);

} // namespace hitbox
