#pragma once

#include <QSize>

namespace hitbox {

/// A QTableView or a class of its kind that asks for its least height alone, and grows where there is more.
template <typename Table>
class LowTable : public Table
{
public:
    using Table::Table;

    QSize sizeHint() const override { return {Table::sizeHint().width(), this->minimumHeight()}; }
};

} // namespace hitbox
