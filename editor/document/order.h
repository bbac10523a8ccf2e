#pragma once

#include <QList>

/// Moving entries of a list to another place in it.
namespace hitbox {

/// The order of `count` entries after those of `which` have moved, together and in their own order, to before the one
/// that stood at `before`; `count` means to the end. Entry i of the answer is the index that it had. Indices that do
/// not exist are passed over.
QList<int> orderAfterMove(int count, const QList<int> &which, int before);

/// Where each entry went: the inverse of an order.
QList<int> placesIn(const QList<int> &order);

template <typename T>
QList<T> inOrder(const QList<T> &items, const QList<int> &order)
{
    QList<T> moved;
    moved.reserve(order.size());
    for (const int index : order)
        moved.append(items.at(index));
    return moved;
}

/// Without the entries of `which`, in any order.
template <typename T>
QList<T> withoutIndices(const QList<T> &items, const QList<int> &which)
{
    QList<T> left;
    for (qsizetype i = 0; i < items.size(); ++i) {
        if (!which.contains(static_cast<int>(i)))
            left.append(items.at(i));
    }
    return left;
}

} // namespace hitbox
