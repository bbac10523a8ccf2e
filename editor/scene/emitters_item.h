#pragma once

#include "drawing/drawing.h"

#include <QGraphicsItem>

#include <optional>

namespace hitbox {

/// Where the emitters of a stage stand and what they aim at. The edges that the selected one fires from are shown.
class EmittersItem : public QGraphicsItem
{
public:
    explicit EmittersItem(const Theme &theme);

    /// `area` is how far one can scroll.
    void show(const Document &document, int stage, Id<Emitter> selected, const QRectF &area);
    void setTheme(const Theme &theme);

    QRectF boundingRect() const override { return m_area; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    struct Mark {
        std::optional<QPointF> place; ///< none: from the edges
        QPointF aim;
        QColor color;
        bool selected = false;
    };

    void drawMark(QPainter &painter, const QTransform &world, const Mark &mark) const;

    Theme m_theme;
    QList<Mark> m_marks;
    std::optional<QRectF> m_edges; ///< where the selected one fires from
    QRectF m_area;
};

} // namespace hitbox
