#pragma once

#include "scene/drawing.h"
#include "stage/overlaps.h"

#include <QGraphicsItem>

namespace hitbox {

/// An overlap with what is drawn of it.
struct LitOverlap {
    Overlap overlap;
    geometry::Shape a;
    geometry::Shape b;
    geometry::Region region;
};

/// The shared regions, hatched: one slant for overlapping, crossed for one within the other; where only boundaries
/// meet, both outlines are dotted. Orange-red where the categories strike each other, amber for mere contact.
class OverlapsItem : public QGraphicsItem
{
public:
    explicit OverlapsItem(const Theme &theme);

    void show(const QList<LitOverlap> &overlaps, const OverlapPair &emphasis);
    void setTheme(const Theme &theme);

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    struct Lit {
        QPainterPath outlineA;
        QPainterPath outlineB;
        QPainterPath region;
        geometry::Relation relation = geometry::Relation::Touching;
        bool hit = false;
        bool strong = false;
    };

    void drawLit(QPainter &painter, const Lit &lit) const;

    Theme m_theme;
    QList<Lit> m_lit;
    QRectF m_bounds;
};

} // namespace hitbox
