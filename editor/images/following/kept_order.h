#pragma once

#include <QList>

namespace hitbox {

/// Pairs each row with one of the columns that it may have, so that both go up from pair to pair and as many rows as
/// possible have one: a longest common subsequence (Hunt and Szymanski 1977). `columnsOf` has the columns of each row,
/// ascending. The answer holds the column of each row, -1 for none; among the best ones it
/// has the first rows.
///
/// Time and memory grow with the columns of all rows together, but for the first rows that have the first columns.
/// Where those behind have more than mostPairsOrdered, they are left without.
QList<int> keptOrder(const QList<QList<int>> &columnsOf);

inline constexpr qsizetype mostPairsOrdered = 16'000'000;

} // namespace hitbox
