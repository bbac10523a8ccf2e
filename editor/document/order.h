#pragma once

#include <QList>

/// Moving entries of a list to another place in it.
namespace hitbox {

/// The order of `count` entries after those of `which` have moved, together and in their own order, to before the one
/// that stood at `before`; `count` means to the end. Entry i of the answer is the index that it had. Indices that do
/// not exist are passed over.
QList<int> orderAfterMove(int count, const QList<int> &which, int before);

/// To where an entry goes in a list whose end is on top.
enum class Restack {
    ToFront,
    Forward, ///< by one place
    Backward,
    ToBack,
};

/// The order after the entries of `which` have gone there within their group, past others of it alone and in their own
/// order; those that are at its end already stay. `groups` has a number for each entry.
QList<int> orderAfterRestack(const QList<int> &groups, const QList<int> &which, Restack step);

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
