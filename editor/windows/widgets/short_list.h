#pragma once

#include <QList>

class QWidget;
class QToolButton;

namespace hitbox {

class RowView;

/// Lists of a few things that have a panel's width and little of its height, such as emitters and points of a frame.

/// These buttons side by side, for a title.
QWidget *buttonsInARow(const QList<QToolButton *> &buttons, QWidget *parent);

/// As high as its rows need, and as one row without any; more than `mostShown` scroll.
void fitToRows(RowView &list, qsizetype rows, int mostShown);

} // namespace hitbox
