#pragma once

#include <QList>
#include <QPointF>

namespace hitbox {

/// Some of many places, so that what is drawn there can be told apart.
///
/// 1. No two of them are nearer to each other than `apart`.
/// 2. Every place that is left out is nearer than that to one that stays.
/// 3. Of two that are too near the former stays, so that more come in between, and none goes, as few as need be.
///
/// Their numbers, in order. Cost: about linear.
QList<qsizetype> thinnedOut(const QList<QPointF> &places, qreal apart);

} // namespace hitbox
