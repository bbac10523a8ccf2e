#pragma once

#include "windows/widgets/row_model.h"

/// Rows for the tests of lists.
namespace hitbox::bench {

/// Seen and unlocked.
inline Row titled(const QString &title, bool selected = false)
{
    Row row;
    row.title = title;
    row.selected = selected;
    row.visible = true;
    row.locked = false;
    return row;
}

} // namespace hitbox::bench
