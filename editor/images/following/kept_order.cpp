#include "images/following/kept_order.h"

#include <algorithm>
#include <vector>

namespace hitbox {

namespace {

bool hasColumn(const QList<int> &columns, int column)
{
    return std::binary_search(columns.cbegin(), columns.cend(), column);
}

/// Pairs rows and columns from the first on by the longest chains that begin at each pair.
class ChainSeeker
{
public:
    ChainSeeker(const QList<QList<int>> &columnsOf, int first)
        : m_first(first)
    {
        for (qsizetype row = first; row < columnsOf.size(); ++row) {
            const QList<int> &columns = columnsOf.at(row);
            const auto begin = std::lower_bound(columns.cbegin(), columns.cend(), first);
            m_rows.push_back({begin, columns.cend(), m_pairs});
            m_pairs += columns.cend() - begin;
        }
    }

    qsizetype pairs() const { return m_pairs; }
    void pairInto(QList<int> &paired);

private:
    struct Row {
        QList<int>::const_iterator first;
        QList<int>::const_iterator end;
        qsizetype pairsBefore = 0;
    };
    int lengthFrom(int column);

    int m_first;
    std::vector<Row> m_rows;
    qsizetype m_pairs = 0;
    std::vector<int> m_last; ///< by the length of a chain less one: the last column that one of the rows behind has
};

/// Of the longest chain that begins in this column, which is noted.
int ChainSeeker::lengthFrom(int column)
{
    const auto behind = [](int last, int wanted) { return last > wanted; };
    const auto place = std::lower_bound(m_last.begin(), m_last.end(), column, behind);
    const int length = static_cast<int>(place - m_last.begin()) + 1;
    if (place == m_last.end())
        m_last.push_back(column);
    else
        *place = column;
    return length;
}

void ChainSeeker::pairInto(QList<int> &paired)
{
    std::vector<int> lengths(static_cast<size_t>(m_pairs));
    for (auto row = m_rows.crbegin(); row != m_rows.crend(); ++row) {
        for (auto column = row->first; column != row->end; ++column)
            lengths[static_cast<size_t>(row->pairsBefore + (column - row->first))] = lengthFrom(*column);
    }
    int wanted = static_cast<int>(m_last.size());
    int last = -1;
    for (size_t i = 0; i < m_rows.size() && wanted > 0; ++i) {
        const Row &row = m_rows[i];
        for (auto column = std::upper_bound(row.first, row.end, last); column != row.end; ++column) {
            if (lengths[static_cast<size_t>(row.pairsBefore + (column - row.first))] != wanted)
                continue;
            paired[m_first + static_cast<int>(i)] = last = *column;
            --wanted;
            break;
        }
    }
}

} // namespace

QList<int> keptOrder(const QList<QList<int>> &columnsOf)
{
    QList<int> paired(columnsOf.size(), -1);
    int first = 0;
    while (first < columnsOf.size() && hasColumn(columnsOf.at(first), first)) {
        paired[first] = first;
        ++first;
    }
    ChainSeeker seeker(columnsOf, first);
    if (seeker.pairs() <= mostPairsOrdered)
        seeker.pairInto(paired);
    return paired;
}

} // namespace hitbox
