#pragma once

#include "drawing/drawn_emitters.h"

#include <QGraphicsItem>

namespace hitbox {

/// Where the emitters of a stage stand and what they aim at. The edges that the selected one fires from are shown.
class EmittersItem : public QGraphicsItem
{
public:
    explicit EmittersItem(const Theme &theme);

    /// `area` is how far one can scroll.
    void show(const Document &document, int stage, Id<Emitter> selected, const QRectF &area);

    QRectF boundingRect() const override { return m_area; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    const Theme &m_theme; ///< of the scene, which outlives it
    DrawnEmitters m_emitters;
    QRectF m_area;
};

} // namespace hitbox
