#pragma once

class QWidget;

namespace hitbox {

/// Tab goes through all that stands in the widget as its layouts have it, and not as it was made.
void tabAsLaidOut(QWidget &widget);

} // namespace hitbox
