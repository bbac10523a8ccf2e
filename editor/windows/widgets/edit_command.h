#pragma once

#include <QStringList>

namespace hitbox {

/// What the Edit menu asks of whatever has the focus: a list answers for its rows, the canvas for shapes.
enum class EditCommand { SelectAll, Duplicate, Rename, Remove, Copy, Cut };

/// The ids of its actions as every context menu lists them, in the order of the Edit menu; empty ones part them.
inline QStringList editsInMenus()
{
    return {"edit.cut", "edit.copy", "edit.paste", {}, "edit.duplicate", "edit.rename", "edit.delete", {}};
}

} // namespace hitbox
