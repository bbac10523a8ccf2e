#pragma once

#include "scene/drawing.h"
#include "validation/finding.h"

#include <QGraphicsItem>
#include <QLineF>

namespace hitbox {

/// Marks what is wrong where it is: both edges red, ring and cross on the place where they meet, and one card with
/// the sentence.
class FindingsItem : public QGraphicsItem
{
public:
    explicit FindingsItem(const Theme &theme);

    /// The findings of the frame; the card explains the first one of the shapes in `explained`, or else the first.
    void show(const Frame &frame, const QList<Finding> &findings, const QSet<ShapeId> &explained);
    void setTheme(const Theme &theme);

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    struct Mark {
        QPointF place;
        Severity severity = Severity::Error;
        bool meeting = false; ///< of two edges
    };

    void drawEdges(QPainter &painter) const;
    void drawMarks(QPainter &painter, const QTransform &world) const;
    QRectF freePlace(QPointF at, QSizeF size, const QRectF &viewport, const QTransform &world) const;
    void drawCard(QPainter &painter, const QTransform &world, const QRectF &viewport) const;

    Theme m_theme;
    QList<Mark> m_marks;
    QList<QLineF> m_edges;
    QList<QPointF> m_obstacles; ///< handles that the card must not cover
    QString m_sentence;
    QPointF m_sentencePlace;
    QRectF m_bounds;
};

} // namespace hitbox
