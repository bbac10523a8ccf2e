#include "images/following/kept_order.h"

#include <QSet>

#include <algorithm>
#include <utility>
#include <vector>

namespace hitbox {

namespace {

bool hasColumn(const QList<int> &columns, int column)
{
    return std::binary_search(columns.cbegin(), columns.cend(), column);
}

/// What a chain of pairs is worth: their count, and behind it how many neighbours it keeps. A row in its own column is
/// worth more than the neighbours that it may cost, one on either side.
using ChainWorth = qint64;
constexpr ChainWorth onePair = ChainWorth(1) << 32;
constexpr ChainWorth oneNeighbour = 1;
constexpr ChainWorth ownColumn = 3;

/// The most that a chain is worth which begins in a column or behind it (a tree of Fenwick 1994, of maxima).
class WorthBehind
{
public:
    explicit WorthBehind(int columns)
        : m_most(static_cast<size_t>(columns) + 1, 0)
    {
    }

    ChainWorth from(int column) const
    {
        ChainWorth most = 0;
        for (auto i = placeOf(column); i > 0; i &= i - 1)
            most = std::max(most, m_most[i]);
        return most;
    }

    void note(int column, ChainWorth worth)
    {
        for (auto i = placeOf(column); i < m_most.size(); i += i & (~i + 1))
            m_most[i] = std::max(m_most[i], worth);
    }

private:
    /// From the last column on, which has place 1; 0 for those behind it.
    size_t placeOf(int column) const { return m_most.size() - 1 - std::min(size_t(column), m_most.size() - 1); }

    std::vector<ChainWorth> m_most;
};

/// Pairs rows and columns from `first` on by the chains of most worth that begin at each pair.
class ChainSeeker
{
public:
    /// `paired` are the pairs that there are already, whose rows have no columns any more.
    ChainSeeker(const QList<QList<int>> &columnsOf, int first, const QList<int> &paired, const QList<int> &own = {})
        : m_first(first)
        , m_paired(paired)
        , m_own(own)
    {
        for (qsizetype row = first; row < columnsOf.size(); ++row) {
            const QList<int> &columns = columnsOf.at(row);
            const auto begin = std::lower_bound(columns.cbegin(), columns.cend(), first);
            m_rows.push_back({begin, columns.cend(), m_pairs});
            m_pairs += columns.cend() - begin;
            m_columns = columns.isEmpty() ? m_columns : std::max(m_columns, columns.constLast() + 1);
        }
    }

    qsizetype pairs() const { return m_pairs; }

    QList<int> paired() &&
    {
        weigh();
        return chosen();
    }

private:
    struct Row {
        QList<int>::const_iterator first;
        QList<int>::const_iterator end;
        qsizetype pairsBefore = 0;
    };
    struct Pair {
        size_t row = 0; ///< among those looked at
        int column = -1;
    };
    void weigh();
    QList<int> chosen() const;
    Pair nextOf(size_t row, int behind, ChainWorth worth) const;
    ChainWorth ownWorth(size_t row, int column) const;
    ChainWorth worthOf(size_t row, int column) const;
    bool isPair(qsizetype row, int column) const
    {
        return column >= 0 && row >= 0 && row < m_paired.size() && m_paired.at(row) == column;
    }

    int m_first;
    QList<int> m_paired;
    QList<int> m_own; ///< column of each row; may be shorter
    std::vector<Row> m_rows;
    qsizetype m_pairs = 0;
    int m_columns = 0;
    ChainWorth m_best = 0;
    std::vector<ChainWorth> m_worth; ///< of the chain that begins at each pair
};

/// Of a pair without those behind it.
ChainWorth ChainSeeker::ownWorth(size_t row, int column) const
{
    const qsizetype place = m_first + qsizetype(row);
    return onePair + (isPair(place - 1, column - 1) ? oneNeighbour : 0) +
           (isPair(place + 1, column + 1) ? oneNeighbour : 0) + (m_own.value(place, -1) == column ? ownColumn : 0);
}

/// Of the chain that begins there; 0 where there is no such pair.
ChainWorth ChainSeeker::worthOf(size_t row, int column) const
{
    if (row >= m_rows.size())
        return 0;
    const Row &those = m_rows[row];
    const auto found = std::lower_bound(those.first, those.end, column);
    return found == those.end || *found != column ? 0 : m_worth[size_t(those.pairsBefore + (found - those.first))];
}

void ChainSeeker::weigh()
{
    m_worth.assign(size_t(m_pairs), 0);
    WorthBehind behind(m_columns);
    for (size_t row = m_rows.size(); row-- > 0;) {
        const Row &those = m_rows[row];
        ChainWorth *worth = m_worth.data() + those.pairsBefore;
        for (auto column = those.first; column != those.end; ++column) {
            const ChainWorth next = worthOf(row + 1, *column + 1);
            worth[column - those.first] =
                ownWorth(row, *column) + std::max(behind.from(*column + 1), next == 0 ? 0 : next + oneNeighbour);
        }
        for (auto column = those.first; column != those.end; ++column)
            behind.note(*column, worth[column - those.first]);
    }
    m_best = behind.from(0);
}

/// The first pair behind this one, of the first row, that begins a chain of this worth. There is one.
ChainSeeker::Pair ChainSeeker::nextOf(size_t row, int behind, ChainWorth worth) const
{
    for (; row < m_rows.size(); ++row) {
        const Row &those = m_rows[row];
        for (auto column = std::upper_bound(those.first, those.end, behind); column != those.end; ++column) {
            if (m_worth[size_t(those.pairsBefore + (column - those.first))] == worth)
                return {row, *column};
        }
    }
    return {row, behind};
}

QList<int> ChainSeeker::chosen() const
{
    QList<int> paired = m_paired;
    ChainWorth worth = m_best;
    Pair pair = worth > 0 ? nextOf(0, -1, worth) : Pair();
    while (worth > 0) {
        paired[m_first + qsizetype(pair.row)] = pair.column;
        worth -= ownWorth(pair.row, pair.column);
        const ChainWorth beside = worthOf(pair.row + 1, pair.column + 1);
        if (beside > 0 && beside + oneNeighbour == worth) {
            worth = beside;
            pair = {pair.row + 1, pair.column + 1};
        } else if (worth > 0) {
            pair = nextOf(pair.row + 1, pair.column, worth);
        }
    }
    return paired;
}

/// Of rows that are not paired.
qsizetype countPairs(const QList<QList<int>> &columnsOf, const QList<int> &paired)
{
    qsizetype pairs = 0;
    for (qsizetype row = 0; row < columnsOf.size(); ++row)
        pairs += paired.at(row) < 0 ? columnsOf.at(row).size() : 0;
    return pairs;
}

/// Where there are too many pairs, the first rows have the first columns.
int pairBeginning(const QList<QList<int>> &columnsOf, QList<int> &paired)
{
    int first = 0;
    while (first < columnsOf.size() && hasColumn(columnsOf.at(first), first)) {
        paired[first] = first;
        ++first;
    }
    return first;
}

/// Without the rows that are paired, and without their columns.
QList<QList<int>> columnsLeft(const QList<QList<int>> &columnsOf, const QList<int> &paired)
{
    QSet<int> taken(paired.cbegin(), paired.cend());
    QList<QList<int>> left(columnsOf.size());
    for (qsizetype row = 0; row < columnsOf.size(); ++row) {
        if (paired.at(row) >= 0)
            continue;
        left[row] = columnsOf.at(row);
        left[row].removeIf([&taken](int column) { return taken.contains(column); });
    }
    return left;
}

} // namespace

QList<int> keptOrder(const QList<QList<int>> &columnsOf, const QList<int> &own)
{
    QList<int> paired(columnsOf.size(), -1);
    const int first = countPairs(columnsOf, paired) <= mostPairsOrdered ? 0 : pairBeginning(columnsOf, paired);
    ChainSeeker seeker(columnsOf, first, paired, own);
    return seeker.pairs() <= mostPairsOrdered ? std::move(seeker).paired() : paired;
}

QList<int> keptRuns(const QList<QList<int>> &columnsOf, QList<int> paired)
{
    qsizetype looked = 0;
    while (true) {
        looked += countPairs(columnsOf, paired) + columnsOf.size();
        if (looked > mostPairsOrdered)
            return paired;
        const QList<QList<int>> left = columnsLeft(columnsOf, paired);
        ChainSeeker seeker(left, 0, paired);
        if (seeker.pairs() == 0)
            return paired;
        paired = std::move(seeker).paired();
    }
}

} // namespace hitbox
