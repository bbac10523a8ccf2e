#pragma once

#include <QFont>

namespace hitbox {

/// The window's font: the system's, at 13 pixels.
QFont windowFont();
QFont smallFont(const QFont &font); ///< one size smaller, for second lines
QFont titleFont(const QFont &font); ///< for panel titles
QFont fixedFont(const QFont &font); ///< digits of equal width, the same size

} // namespace hitbox
