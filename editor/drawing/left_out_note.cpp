#include "drawing/left_out_note.h"

#include "drawing/letters.h"
#include "drawing/theme.h"

#include <QPainter>

namespace hitbox {

void drawLeftOutNote(QPainter &painter, const QString &note, const QRectF &view, const Theme &theme)
{
    constexpr double letters = 12; // in screen pixels
    const QSizeF size(textWidth(note, letters) + 16, 24);
    const QRectF box(QPointF(view.left() + 8, view.bottom() - size.height() - 8), size);
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(theme.panel);
    painter.drawRoundedRect(box, 4, 4);
    drawTextAround(painter, box.center(), note, letters, theme.text);
}

} // namespace hitbox
