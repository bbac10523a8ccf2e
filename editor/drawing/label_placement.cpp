#include "drawing/label_placement.h"

#include <QPointF>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hitbox {

namespace {

constexpr double labelStep = 4;  ///< pixels
constexpr double farthest = 160; ///< pixels
constexpr int directions = 16;

bool isFree(const QRectF &place, const QList<QRectF> &taken)
{
    return std::none_of(taken.cbegin(), taken.cend(),
                        [&place](const QRectF &other) { return place.intersects(other); });
}

QRectF nearestFree(const QRectF &wished, const QList<QRectF> &taken, const QRectF &view)
{
    const bool staysInside = view.contains(wished);
    for (double way = 0; way <= farthest; way += labelStep) {
        for (int i = 0; i < directions; ++i) {
            // Labels are wide and low: upwards and downwards is the shortest way out.
            const double angle = std::numbers::pi / 2 + 2 * std::numbers::pi * i / directions;
            const QRectF place = wished.translated(way * std::cos(angle), -way * std::sin(angle));
            if ((!staysInside || view.contains(place)) && isFree(place, taken))
                return place;
        }
    }
    return wished;
}

} // namespace

QList<QRectF> placedApart(const QList<QRectF> &wished, const QList<QRectF> &taken, const QRectF &view)
{
    QList<QRectF> all = taken;
    for (const QRectF &label : wished)
        all.append(nearestFree(label, all, view));
    return all.sliced(taken.size());
}

} // namespace hitbox
