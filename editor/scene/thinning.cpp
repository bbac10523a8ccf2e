#include "scene/thinning.h"

#include <bit>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <vector>

namespace hitbox {

namespace {

/// What stays, by cells so small that each holds one at most. Cells share buckets, more of which there are than places:
/// whatever else lies in one is too far away to matter.
class Kept
{
public:
    Kept(qreal apart, qsizetype places)
        : m_apart(apart)
        , m_side(apart / std::numbers::sqrt2)
        , m_first(std::bit_ceil(2 * static_cast<std::size_t>(places) + 1), none)
    {
    }

    bool take(QPointF place)
    {
        const qint64 column = cellAt(place.x());
        const qint64 row = cellAt(place.y());
        if (isNearOneIn(bucketOf(column, row), place)) // most likely
            return false;
        constexpr qint64 reach = 2;
        for (qint64 nextRow = row - reach; nextRow <= row + reach; ++nextRow) {
            for (qint64 nextColumn = column - reach; nextColumn <= column + reach; ++nextColumn) {
                if (isNearOneIn(bucketOf(nextColumn, nextRow), place))
                    return false;
            }
        }
        int &first = m_first[bucketOf(column, row)];
        m_kept.push_back({place, first});
        first = static_cast<int>(m_kept.size()) - 1;
        return true;
    }

private:
    static constexpr int none = -1;

    struct Place {
        QPointF at;
        int next = none; ///< in the same bucket
    };

    qint64 cellAt(qreal coordinate) const { return static_cast<qint64>(std::floor(coordinate / m_side)); }

    /// Cells side by side are side by side in memory.
    std::size_t bucketOf(qint64 column, qint64 row) const
    {
        constexpr std::size_t stride = 40503; // odd: cells one below the other take all buckets in turn
        return (static_cast<std::size_t>(column) + static_cast<std::size_t>(row) * stride) & (m_first.size() - 1);
    }

    bool isNearOneIn(std::size_t bucket, QPointF place) const
    {
        for (int i = m_first[bucket]; i != none; i = m_kept[static_cast<std::size_t>(i)].next) {
            const QPointF way = place - m_kept[static_cast<std::size_t>(i)].at;
            if (std::hypot(way.x(), way.y()) < m_apart)
                return true;
        }
        return false;
    }

    qreal m_apart;
    qreal m_side;
    std::vector<int> m_first; ///< of each bucket, the place that came last
    std::vector<Place> m_kept;
};

} // namespace

QList<qsizetype> thinnedOut(const QList<QPointF> &places, qreal apart)
{
    Kept kept(apart, places.size());
    QList<qsizetype> numbers;
    for (qsizetype i = 0; i < places.size(); ++i) {
        if (kept.take(places.at(i)))
            numbers.append(i);
    }
    return numbers;
}

} // namespace hitbox
