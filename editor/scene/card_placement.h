#pragma once

#include <QList>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <optional>

namespace hitbox {

/// Where a card stands, in pixels of the view.
struct CardPlace {
    QRectF rect;
    int covered = 0;        ///< obstacles under it or too close to it
    double overSubject = 0; ///< its share that lies over what it is about, 1 for all of it

    friend bool operator==(const CardPlace &, const CardPlace &) = default;
};

/// Where a card stands beside a mark: inside the view, over as few as can be of the obstacles (handles and marks) and
/// of their surroundings, of such places the nearest; beside the subject rather than over it, where that is not much
/// farther. Nothing when the mark is out of view, or the view smaller than the card. All in pixels of the view.
/// Cost: linear in the obstacles and in the area of the view.
std::optional<CardPlace> placeBeside(QPointF mark, QSizeF card, const QRectF &view, const QList<QPointF> &obstacles,
                                     const QRectF &subject = {});

} // namespace hitbox
