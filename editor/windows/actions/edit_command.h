#pragma once

class QWidget;

namespace hitbox {

class Panel;

/// What the Edit menu asks of whatever has the focus: a list answers for its rows, the canvas for shapes.
enum class EditCommand { SelectAll, Duplicate, Rename, Remove, Copy, Cut };

/// The panel that the widget is in; null for none.
Panel *panelAround(QWidget *widget);

} // namespace hitbox
