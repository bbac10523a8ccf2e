#pragma once

#include "document/document.h"
#include "drawing/drawing.h"

#include <QPainterPath>
#include <QRectF>

#include <hitbox/geometry/distance.h>

namespace hitbox {

/// A shape as it stands in a picture: its outline in the painter's form is made once and kept.
class DrawnShape
{
public:
    DrawnShape(ShapeId id, const Outline &outline, const ShapeLook &look);

    ShapeId id() const { return m_id; }
    const Outline &outline() const { return m_outline; }
    const ShapeLook &look() const { return m_look; }
    const QPainterPath &path() const { return m_path; }
    QRectF bounds() const { return m_bounds; } ///< of the bare outline, without strokes

    /// Whether, at so many screen pixels to a scene unit, its details cannot be told apart and it asks for no
    /// attention.
    bool isSmallAt(qreal scale) const;
    bool asksForAttention() const { return m_look.selected || m_look.hot || m_look.locked; }

    /// False when it is the look that it has. What is filled depends on the outline alone.
    bool setLook(ShapeLook look);

    /// Draws what lies in `exposed`, and may draw more.
    void draw(QPainter &painter, const QRectF &exposed, const Theme &theme) const;

private:
    ShapeId m_id;
    Outline m_outline;
    ShapeLook m_look;
    QPainterPath m_path;
    QRectF m_bounds;
};

/// How much shapes are in each other's way, whatever part of them is seen at whatever scale.
enum class Crowding {
    None,
    Crowd,   ///< a `crowd` of them or more
    Heap,    ///< they lie on each other in so many layers that fills and hatches hide what is beneath
    Thicket, ///< in so many that not even lines can be followed
};
Crowding crowdingOf(const QList<DrawnShape> &shapes);

/// Draws what of them lies in `exposed`, the first one at the bottom, and may draw more. Small ones of a crowd have
/// less detail, and so have all of a heap that ask for no attention; of a thicket these are thin lines alone.
void drawShapes(QPainter &painter, const QList<DrawnShape> &shapes, const QRectF &exposed, const Theme &theme);

/// How far strokes, joins and smoothed rims reach beyond an outline, in screen pixels.
inline constexpr qreal strokeReach = 10;

/// Where pictures of the two outlines may differ, strokes left aside: small areas where some points of an outline
/// moved, else both outlines' bounds. Empty for equal ones.
QList<QRectF> differingAreas(const Outline &before, const Outline &after);

/// The parts of a line, closed or not, whose edges come near an area: for strokes of which only that area is wanted.
QPainterPath lineNear(const QList<geometry::Point> &points, geometry::LineEnds ends, const QRectF &area);

/// A closed outline that covers the same within an area: what runs along beyond one of its sides is cut short.
QPainterPath fillNear(const QList<geometry::Point> &points, const QRectF &area);

} // namespace hitbox
