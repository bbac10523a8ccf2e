#pragma once

#include <QWidget>

#include <functional>

namespace hitbox {

/// Calls `then` after each change of the widget's palette, which is how another theme arrives: for colours that stand
/// in rows and pictures. Who draws in its paintEvent() reads themeOf(palette()) there.
void whenPaletteChanges(QWidget &widget, std::function<void()> then);

} // namespace hitbox
