#pragma once

#include "drawing/drawing.h"
#include "formats/merge/conflict_choices.h"

#include <QGraphicsItem>
#include <QPainterPath>

#include <vector>

namespace hitbox {

/// What each side of a merge made of one thing, over the frame as it is: two lines that differ in colour and pattern,
/// each with its name.
class ConflictItem : public QGraphicsItem
{
public:
    explicit ConflictItem(const Theme &theme);

    /// `names` are those of ours and theirs.
    void show(const QList<ConflictGhost> &ghosts, const QStringList &names);

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    struct Side {
        MergeSide side = MergeSide::Ours;
        QPainterPath path; ///< empty for a point
        QPointF at;        ///< the point, or where the name stands: above it, or below
        QString name;
    };

    void paintName(QPainter &painter, const Side &side, const QTransform &world) const;

    const Theme &m_theme; ///< of the scene, which outlives it
    std::vector<Side> m_sides;
    QRectF m_bounds;
};

/// The colour by which the canvas and lists tell the sides apart.
QColor mergeSideColor(MergeSide side, const Theme &theme);

} // namespace hitbox
