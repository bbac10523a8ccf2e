#pragma once

#include "drawing/drawn_findings.h"

#include <QGraphicsItem>

namespace hitbox {

/// Marks what is wrong where it is: both edges red, and a sign of its kind on every place where they meet.
class FindingsItem : public QGraphicsItem
{
public:
    /// An item may draw one of them alone, so that another one can lie in between.
    enum class Part { Edges = 1, Signs = 2 };
    Q_DECLARE_FLAGS(Parts, Part)

    explicit FindingsItem(const Theme &theme, Parts parts = {Part::Edges, Part::Signs});

    /// The findings of the frame; those of hidden shapes are not marked.
    void show(const Frame &frame, const QList<Finding> &findings);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    const Theme &m_theme; ///< of the scene, which outlives it
    Parts m_parts;
    DrawnFindings m_findings;
};

} // namespace hitbox
