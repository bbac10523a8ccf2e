#include "drawing/stage_ground.h"

#include "drawing/drawing.h"

#include <QPainter>

#include <cmath>

namespace hitbox {

namespace {

/// Between two lines of the ground, in stage pixels.
constexpr double groundStep = 64;
/// The least screen pixels from line to line; with fewer there are none.
constexpr double leastGroundStep = 8;

} // namespace

void drawStageGround(QPainter &painter, const QRectF &exposed, const Theme &theme)
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    QList<QLineF> lines;
    if (screenScale(painter) * groundStep >= leastGroundStep) {
        for (double x = std::floor(exposed.left() / groundStep) * groundStep; x <= exposed.right(); x += groundStep)
            lines.append(QLineF(x, exposed.top(), x, exposed.bottom()));
        for (double y = std::floor(exposed.top() / groundStep) * groundStep; y <= exposed.bottom(); y += groundStep)
            lines.append(QLineF(exposed.left(), y, exposed.right(), y));
    }
    painter.setPen(screenPen(painter, theme.pixelGrid, 1));
    painter.drawLines(lines);
    painter.setPen(screenPen(painter, theme.line, 1));
    painter.drawLine(QLineF(exposed.left(), 0, exposed.right(), 0));
    painter.drawLine(QLineF(0, exposed.top(), 0, exposed.bottom()));
}

} // namespace hitbox
