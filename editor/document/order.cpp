#include "document/order.h"

#include <QMap>
#include <QSet>

#include <algorithm>
#include <functional>
#include <utility>

namespace hitbox {

namespace {

QList<int> restackedGroup(QList<int> group, const QSet<int> &going, Restack step)
{
    const auto goes = [&going](int entry) { return going.contains(entry); };
    switch (step) {
    case Restack::ToFront: std::stable_partition(group.begin(), group.end(), std::not_fn(goes)); break;
    case Restack::ToBack: std::stable_partition(group.begin(), group.end(), goes); break;
    case Restack::Forward:
        for (qsizetype i = group.size() - 2; i >= 0; --i) {
            if (goes(group.at(i)) && !goes(group.at(i + 1)))
                group.swapItemsAt(i, i + 1);
        }
        break;
    case Restack::Backward:
        for (qsizetype i = 1; i < group.size(); ++i) {
            if (goes(group.at(i)) && !goes(group.at(i - 1)))
                group.swapItemsAt(i, i - 1);
        }
        break;
    }
    return group;
}

} // namespace

QList<int> orderAfterMove(int count, const QList<int> &which, int before)
{
    const QSet<int> moving(which.begin(), which.end());
    QList<int> moved;
    QList<int> order;
    for (int i = 0; i < count; ++i) {
        if (moving.contains(i))
            moved.append(i);
    }
    for (int i = 0; i < count; ++i) {
        if (i == before)
            order += moved;
        if (!moving.contains(i))
            order.append(i);
    }
    if (before >= count)
        order += moved;
    return order;
}

QList<int> orderAfterRestack(const QList<int> &groups, const QList<int> &which, Restack step)
{
    const QSet<int> going(which.begin(), which.end());
    QMap<int, QList<int>> places; // of each group, from the bottom up
    for (int i = 0; i < groups.size(); ++i)
        places[groups.at(i)].append(i);
    QList<int> order(groups.size());
    for (const QList<int> &own : std::as_const(places)) {
        const QList<int> restacked = restackedGroup(own, going, step);
        for (qsizetype i = 0; i < own.size(); ++i)
            order[own.at(i)] = restacked.at(i);
    }
    return order;
}

QList<int> placesIn(const QList<int> &order)
{
    QList<int> places(order.size());
    for (qsizetype i = 0; i < order.size(); ++i)
        places[order.at(i)] = static_cast<int>(i);
    return places;
}

} // namespace hitbox
