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

void fitToRows(RowView &list, qsizetype rows, int mostShown, int leastShown)
{
    constexpr int emptyRow = 32; // for what is said in the place of rows
    const int height = rows == 0 ? emptyRow : list.sizeHintForRow(0);
    list.setFixedHeight(height * static_cast<int>(std::clamp<qsizetype>(rows, leastShown, mostShown)));
}

} // namespace hitbox
