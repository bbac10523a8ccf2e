#include "windows/widgets/short_list.h"

#include "windows/widgets/row_view.h"

#include <QHBoxLayout>
#include <QToolButton>

#include <algorithm>

namespace hitbox {

QWidget *buttonsInARow(const QList<QToolButton *> &buttons, QWidget *parent)
{
    auto *side = new QWidget(parent);
    auto *row = new QHBoxLayout(side);
    row->setContentsMargins(0, 0, 4, 0);
    row->setSpacing(0);
    for (QToolButton *button : buttons)
        row->addWidget(button);
    return side;
}

void fitToRows(RowView &list, qsizetype rows, int mostShown)
{
    constexpr int emptyRow = 32; // for what is said in the place of rows
    const int height = rows == 0 ? emptyRow : list.sizeHintForRow(0);
    list.setFixedHeight(height * static_cast<int>(std::clamp<qsizetype>(rows, 1, mostShown)));
}

} // namespace hitbox
