#include "windows/widgets/short_list.h"

#include "windows/widgets/row_view.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hitbox {

QHBoxLayout *listWithButtons(RowView &list, const QList<QToolButton *> &buttons)
{
    auto *below = new QVBoxLayout;
    below->setSpacing(0);
    for (QToolButton *button : buttons)
        below->addWidget(button);
    below->addStretch();
    auto *columns = new QHBoxLayout;
    columns->setContentsMargins(0, 0, 8, 0);
    columns->setSpacing(4);
    columns->addWidget(&list, 1);
    columns->addLayout(below);
    return columns;
}

void fitToRows(RowView &list, qsizetype rows, int mostShown)
{
    constexpr int leastShown = 2;
    constexpr int emptyRow = 32; // for what is said in the place of rows
    const int height = rows == 0 ? emptyRow : list.sizeHintForRow(0);
    list.setFixedHeight(height * static_cast<int>(std::clamp<qsizetype>(rows, leastShown, mostShown)));
}

} // namespace hitbox
