#pragma once

#include "scene/drawing.h"

#include <QGraphicsItem>
#include <QPainterPath>

namespace hitbox {

/// A ghost of what shapes would become: dashed outlines over those as they are.
class PreviewItem : public QGraphicsItem
{
public:
    explicit PreviewItem(const Theme &theme);

    /// The visible shapes of `after` that `now` does not have alike.
    void show(const Frame &now, const Frame &after);
    void clear();
    void setTheme(const Theme &theme);

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    Theme m_theme;
    QPainterPath m_path;
    QRectF m_bounds;
};

} // namespace hitbox
