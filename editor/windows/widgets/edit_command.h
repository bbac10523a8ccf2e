#pragma once

namespace hitbox {

/// What the Edit menu asks of whatever has the focus: a list answers for its rows, the canvas for shapes.
enum class EditCommand { SelectAll, Duplicate, Rename, Remove, Copy, Cut };

} // namespace hitbox
