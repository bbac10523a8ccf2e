#pragma once

#include <QList>
#include <QSet>

#include <algorithm>
#include <iterator>
#include <utility>

/// Moving entries of a list to another place in it, into it and out of it.
namespace hitbox {

/// The order of `count` entries after those of `which` have moved, together and in their own order, to before the one
/// that stood at `before`; `count` means to the end. Entry i of the answer is the index that it had. Indices that do
/// not exist are passed over.
QList<int> orderAfterMove(int count, const QList<int> &which, int before);

/// Where an entry goes in a list whose end is on top.
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

/// The items without those at the places `which`, which come in any order.
template <typename T>
QList<T> withoutIndices(const QList<T> &items, const QList<int> &which)
{
    const QSet<int> going(which.begin(), which.end());
    QList<T> left;
    for (qsizetype i = 0; i < items.size(); ++i) {
        if (!going.contains(static_cast<int>(i)))
            left.append(items.at(i));
    }
    return left;
}

/// The items with others before the one that stands at `before`; the count of the items means at the end.
template <typename T>
QList<T> withInserted(const QList<T> &items, QList<T> others, qsizetype before)
{
    QList<T> all;
    all.reserve(items.size() + others.size());
    std::copy(items.cbegin(), items.cbegin() + before, std::back_inserter(all));
    std::move(others.begin(), others.end(), std::back_inserter(all));
    std::copy(items.cbegin() + before, items.cend(), std::back_inserter(all));
    return all;
}

} // namespace hitbox
