#include "document/order.h"

#include <QSet>

namespace hitbox {

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

QList<int> placesIn(const QList<int> &order)
{
    QList<int> places(order.size());
    for (qsizetype i = 0; i < order.size(); ++i)
        places[order.at(i)] = static_cast<int>(i);
    return places;
}

} // namespace hitbox
