#pragma once

#include "windows/widgets/row_model.h"

#include <QAbstractItemView>

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

/// Whether a long list makes no more rows than can be seen, at its beginning and at its end.
inline bool makesOnlyRowsInView(QAbstractItemView &view)
{
    const auto &model = *static_cast<const RowModel *>(view.model());
    constexpr int enough = 60;
    view.doItemsLayout(); // which is done later else, at the next turn
    view.scrollToTop();
    view.grab();
    const qsizetype above = model.madeRows();
    view.scrollToBottom();
    view.grab();
    return model.rowCount() > 10 * enough && above > 0 && above < enough && model.madeRows() < 2 * enough;
}

} // namespace hitbox::bench
