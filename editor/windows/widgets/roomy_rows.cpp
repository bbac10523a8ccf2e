#include "windows/widgets/roomy_rows.h"

#include <QAbstractItemView>
#include <QStyledItemDelegate>

#include <algorithm>

namespace hitbox {

namespace {

constexpr int leastRow = 24;   ///< pixels
constexpr int aroundText = 10; ///< pixels, above and below together

class RoomyDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QSize hint = QStyledItemDelegate::sizeHint(option, index);
        return {hint.width(), std::max({hint.height(), leastRow, option.fontMetrics.height() + aroundText})};
    }
};

} // namespace

void giveRowsRoom(QAbstractItemView &view)
{
    view.setItemDelegate(new RoomyDelegate(&view));
}

} // namespace hitbox
