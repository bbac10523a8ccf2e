#include "scene/thinning.h"

#include <QHash>

#include <cmath>
#include <numbers>

namespace hitbox {

namespace {

struct Cell {
    qint64 column = 0;
    qint64 row = 0;

    friend bool operator==(const Cell &, const Cell &) = default;
};

size_t qHash(const Cell &cell, size_t seed)
{
    return qHashMulti(seed, cell.column, cell.row);
}

/// What stays, by cells so small that each holds one at most.
class Kept
{
public:
    explicit Kept(qreal apart)
        : m_apart(apart)
        , m_side(apart / std::numbers::sqrt2)
    {
    }

    bool take(QPointF place)
    {
        const Cell own{cellAt(place.x()), cellAt(place.y())};
        if (m_cells.contains(own))
            return false;
        constexpr qint64 reach = 2;
        for (qint64 row = own.row - reach; row <= own.row + reach; ++row) {
            for (qint64 column = own.column - reach; column <= own.column + reach; ++column) {
                const auto near = m_cells.constFind({column, row});
                if (near != m_cells.cend() && std::hypot(place.x() - near->x(), place.y() - near->y()) < m_apart)
                    return false;
            }
        }
        m_cells.insert(own, place);
        return true;
    }

private:
    qint64 cellAt(qreal coordinate) const { return static_cast<qint64>(std::floor(coordinate / m_side)); }

    qreal m_apart;
    qreal m_side;
    QHash<Cell, QPointF> m_cells;
};

} // namespace

QList<qsizetype> thinnedOut(const QList<QPointF> &places, qreal apart)
{
    Kept kept(apart);
    QList<qsizetype> numbers;
    for (qsizetype i = 0; i < places.size(); ++i) {
        if (kept.take(places.at(i)))
            numbers.append(i);
    }
    return numbers;
}

} // namespace hitbox
