#pragma once

#include "drawing/drawing.h"
#include "drawing/finding_marks.h"

#include <QGraphicsItem>
#include <QLineF>

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
    void setTheme(const Theme &theme);

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    struct Mark {
        QPointF place;
        FindingMark kind = FindingMark::Crossing;
    };

    void drawEdges(QPainter &painter, const QRectF &visible) const;
    void drawMarks(QPainter &painter, const QTransform &world, const QRectF &view) const;
    void drawNote(QPainter &painter, qsizetype inView, const QRectF &view) const;

    Theme m_theme;
    Parts m_parts;
    QList<Mark> m_marks;    ///< the lightest first: the gravest end up on top
    QList<QLineF> m_edges;  ///< that meet others
    QList<QLineF> m_shared; ///< pieces that edges have in common
    QRectF m_bounds;
};

} // namespace hitbox
