#pragma once

#include <QAccessible>

namespace hitbox {

/// As what screen readers are told of a widget that draws all that it shows, which Qt calls a filler: a list, a canvas.
/// To be said before anything else of it is, in the widget's constructor.
void speakAs(QWidget &widget, QAccessible::Role role);

} // namespace hitbox
