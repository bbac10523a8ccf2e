#pragma once

#include "drawing/drawing.h"

#include <QList>

#include <optional>

namespace hitbox {

struct EmitterMark {
    std::optional<QPointF> place; ///< none: from the edges
    QPointF aim;
    QColor color;
    bool selected = false;
};

/// Where the emitters of a stage stand and what they aim at.
struct DrawnEmitters {
    QList<EmitterMark> marks;
    std::optional<QRectF> edges; ///< where the selected one fires from
};

DrawnEmitters drawnEmitters(const Document &document, int stage, Id<Emitter> selected, const Theme &theme);
void drawEmitters(QPainter &painter, const DrawnEmitters &emitters, const Theme &theme);
/// Draws the emitters in `view`, which is what is seen, in screen pixels. Of very many a note says that not all are
/// marked.
void drawEmittersInView(QPainter &painter, const DrawnEmitters &emitters, const QRectF &view, const Theme &theme);

} // namespace hitbox
