#pragma once

#include <QList>

namespace hitbox {

/// Pairs each row with one of the columns that it may have, so that both go up from pair to pair and as many rows as
/// possible have one: a longest common subsequence. Of the longest, one that keeps most neighbours: rows that follow
/// each other with columns that do. `columnsOf` has the columns of each row, ascending. The answer holds the column of
/// each row, -1 for none; among the best ones it has the first rows.
/// With `own`, the column that each row had so far, -1 for none, a row that may keep it does so rather than its
/// neighbours, where as many rows have one.
///
/// Time and memory grow with the columns of all rows together. Where these are more than mostPairsOrdered, the first
/// rows have the first columns as far as they may, and where there are still more behind, those are left without.
QList<int> keptOrder(const QList<QList<int>> &columnsOf, const QList<int> &own = {});

/// keptOrder() again and again among the rows and columns left over, as long as a row may have one of these, so that
/// parts which changed places stay whole. It begins with what `paired` has, -1 for none, whose neighbours are kept too.
/// Pairs that are looked at in all rounds together are at most mostPairsOrdered; rows behind that are left without.
QList<int> keptRuns(const QList<QList<int>> &columnsOf, QList<int> paired);

inline constexpr qsizetype mostPairsOrdered = 8'000'000;

} // namespace hitbox
