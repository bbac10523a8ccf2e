#include "drawing/tangle.h"

#include <cmath>

namespace hitbox {

bool isTangle(const QPainterPath &path)
{
    constexpr int fewElements = 256;
    constexpr qreal mostRounds = 30; // as long as so many times around the box
    if (path.elementCount() <= fewElements)
        return false;
    qreal length = 0;
    for (int i = 1; i < path.elementCount(); ++i) {
        const QPointF way = QPointF(path.elementAt(i)) - QPointF(path.elementAt(i - 1));
        length += std::abs(way.x()) + std::abs(way.y());
    }
    const QRectF box = path.controlPointRect();
    return length > mostRounds * 2 * (box.width() + box.height());
}

void drawTangle(QPainter &painter, const QPainterPath &path, const QColor &color)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    QPen pen(color, 1);
    pen.setCosmetic(true);
    painter.setPen(pen);
    painter.drawPath(path);
    painter.restore();
}

} // namespace hitbox
