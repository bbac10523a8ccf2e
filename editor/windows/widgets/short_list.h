#pragma once

#include <QList>

class QHBoxLayout;
class QWidget;
class QToolButton;

namespace hitbox {

class RowView;

/// Lists of a few things that have a panel's width and little of its height, such as emitters and points of a frame.

/// The list, and its buttons below each other at its right side.
QHBoxLayout *listWithButtons(RowView &list, const QList<QToolButton *> &buttons);

/// These buttons side by side, for a title.
QWidget *buttonsInARow(const QList<QToolButton *> &buttons, QWidget *parent);

/// As high as its rows need: at least two, as its buttons beside it do, and more than `mostShown` scroll.
void fitToRows(RowView &list, qsizetype rows, int mostShown, int leastShown = 2);

} // namespace hitbox
