#pragma once

class QWidget;

namespace hitbox {

/// Tab goes through all that stands in the widget as its layouts have it, and not as it was made.
void tabAsLaidOut(QWidget &widget);

/// Tab goes on from what stands in the one to what stands in the other, which came into the window later.
void tabOnInto(QWidget &part, QWidget &next);

} // namespace hitbox
