#pragma once

#include <QColor>

/// After WCAG 2.1, "Contrast (Minimum)" and "Non-text Contrast".
namespace hitbox {

inline constexpr double textContrast = 4.5;
inline constexpr double signContrast = 3; ///< of icons, and of what shows the focus

/// From 1, the same, to 21, black beside white. Both are opaque.
double contrastOf(const QColor &one, const QColor &other);

/// The colour itself where it stands out that much on the ground, else the nearest lighter or darker one of its hue
/// that does: the lighter one on a dark ground.
QColor standingOut(const QColor &color, const QColor &ground, double least);

} // namespace hitbox
