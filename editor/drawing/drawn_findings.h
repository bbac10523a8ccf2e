#pragma once

#include "drawing/drawing.h"
#include "drawing/finding_marks.h"

#include <QLineF>

namespace hitbox {

struct FindingSign {
    QPointF place;
    FindingMark kind = FindingMark::Crossing;
};

/// What is wrong with a frame, as it is marked where it is: both edges red, and a sign of its kind on every place where
/// they meet.
struct DrawnFindings {
    QList<FindingSign> marks; ///< the lightest first: the gravest end up on top
    QList<QLineF> edges;      ///< that meet others
    QList<QLineF> shared;     ///< pieces that edges have in common
    QRectF bounds;            ///< without strokes and signs
};

/// The findings of the frame; those of hidden shapes are not marked.
DrawnFindings drawnFindings(const Frame &frame, const QList<Finding> &findings);

/// `visible` is what is seen of the frame.
void drawFindingEdges(QPainter &painter, const DrawnFindings &findings, const QRectF &visible, const Theme &theme);

/// `view` is what is seen, in screen pixels. Of very many a note says that not all are marked.
void drawFindingSigns(QPainter &painter, const DrawnFindings &findings, const QRectF &view, const Theme &theme);

} // namespace hitbox
