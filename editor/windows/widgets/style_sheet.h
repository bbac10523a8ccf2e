#pragma once

#include <QString>

class QWidget;

namespace hitbox {

struct Theme;

/// How widgets look in the colours of the theme. It goes with paletteOf().
QString styleSheetOf(const Theme &theme);

/// Shows whether what is in the widget is wrong, in the colour that the style sheet has for that.
void markWrong(QWidget &widget, bool isWrong);

} // namespace hitbox
