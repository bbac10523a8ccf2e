#pragma once

#include <QFont>

namespace hitbox {

/// The window's font: the system's, at 13 pixels or the size that was chosen.
QFont windowFont();
void chooseTextSize(int pixels);    ///< before the first window is made
QFont smallFont(const QFont &font); ///< one size smaller, for second lines
QFont titleFont(const QFont &font); ///< for panel titles
QFont fixedFont(const QFont &font); ///< digits of equal width, the same size

} // namespace hitbox
