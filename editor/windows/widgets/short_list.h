#pragma once

#include <QList>

class QHBoxLayout;
class QToolButton;

namespace hitbox {

class RowView;

/// Lists of a few things that have a panel's width and little of its height, such as emitters and points of a frame.

/// The list, and its buttons below each other at its right side.
QHBoxLayout *listWithButtons(RowView &list, const QList<QToolButton *> &buttons);

/// As high as its rows need: at least two, and more than `mostShown` scroll.
void fitToRows(RowView &list, qsizetype rows, int mostShown);

} // namespace hitbox
