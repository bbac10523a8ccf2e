#pragma once

#include "drawing/drawing.h"

#include <QList>

namespace hitbox {

struct PointMark {
    QPointF at;
    double angle = 0; ///< as the point has it
    QString name;
    bool selected = false;
};

/// The points of a frame.
QList<PointMark> pointMarks(const Frame &frame, Id<FramePoint> selected = {});

/// A cross with an arrow in the point's direction and its name, all of constant size on screen. What lies in `view`, in
/// pixels of the screen, is drawn; of a crowd without the names, which would hide each other. Of
/// more than 5,000, those are left out that lie so near to another one that nobody could tell them apart.
void drawPoints(QPainter &painter, const QList<PointMark> &points, const QRectF &view, const Theme &theme);

} // namespace hitbox
