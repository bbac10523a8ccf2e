#pragma once

#include "drawing/drawing.h"

#include <QGraphicsItem>
#include <QPainterPath>

#include <vector>

namespace hitbox {

/// A ghost of what shapes would become: dashed outlines over those as they are. Where there would be several, each has
/// a colour of its own and a number, so that one sees into what and where something falls apart.
class PreviewItem : public QGraphicsItem
{
public:
    explicit PreviewItem(const Theme &theme);

    /// The visible shapes of `after` that `now` does not have alike.
    void show(const Frame &now, const Frame &after);
    void clear();

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    struct Part {
        QPainterPath path;
        QPointF middle; ///< where its number stands
    };

    QColor colorOf(std::size_t part) const;
    void drawNumber(QPainter &painter, std::size_t part, const QTransform &world) const;

    const Theme &m_theme; ///< of the scene, which outlives it
    std::vector<Part> m_parts;
    QRectF m_bounds;
};

} // namespace hitbox
