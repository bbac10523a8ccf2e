#pragma once

#include <QFont>

namespace hitbox {

/// The window's font: the system's, at 13 pixels or the size that was chosen.
QFont windowFont();
void chooseTextSize(int pixels);    ///< before the first window is made
int scaledToText(int pixels);       ///< what is so long where the text has its usual size: of a part that holds some
QFont smallFont(const QFont &font); ///< one size smaller, for second lines
QFont titleFont(const QFont &font); ///< for panel titles
QFont fixedFont(const QFont &font); ///< digits of equal width, the same size

/// Of a line of the text in pixels: letters that the font does not have come from another one, whose lines may be
/// higher.
int lineHeight(const QFont &font, const QString &text);

} // namespace hitbox
