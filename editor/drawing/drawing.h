#pragma once

#include "document/document.h"
#include "drawing/sheet_levels.h"
#include "drawing/theme.h"

#include <QHash>
#include <QPainterPath>
#include <QPen>
#include <QPointF>

class QPainter;

#include <hitbox/geometry/shapes.h>

/// How things look, wherever they are drawn: canvas, stage, thumbnails. Painter paths carry points to the painter and
/// answer no question.
namespace hitbox {

/// Among this many shapes or more the small ones are drawn with less detail.
inline constexpr qsizetype crowd = 1000;
/// Shapes of fewer screen pixels than this are small.
inline constexpr qreal smallSide = 48;

inline QPointF toQt(geometry::Point p)
{
    return {p.x, p.y};
}

inline geometry::Point toPoint(QPointF p)
{
    return {p.x(), p.y()};
}

/// They have a point in common, their rims included.
inline bool meets(const QRectF &a, const QRectF &b)
{
    return a.left() <= b.right() && b.left() <= a.right() && a.top() <= b.bottom() && b.top() <= a.bottom();
}

QPainterPath pathOf(const geometry::Shape &shape);
QPainterPath pathOf(const geometry::Region &region);

/// The category's colour, or the theme's for shapes without one.
QColor categoryColor(const Document &document, const QString &category, const Theme &theme);

/// The fill pattern of a category, so that colours are not all that tells them apart.
Qt::BrushStyle categoryHatch(const Document &document, const QString &category);

struct ShapeLook {
    QColor color;
    Qt::BrushStyle hatch = Qt::NoBrush;
    bool selected = false;
    bool hot = false; ///< under the cursor
    bool locked = false;
    bool filled = true; ///< false for lines

    friend bool operator==(const ShapeLook &, const ShapeLook &) = default;
};

/// How shapes of each category look while nobody is at them: looked up once for many shapes.
class CategoryLooks
{
public:
    CategoryLooks(const Document &document, const Theme &theme);

    ShapeLook of(const Shape &shape) const;
    ShapeLook ofCategory(const QString &name) const;

private:
    QHash<QString, ShapeLook> m_known;
    ShapeLook m_unknown;
};

/// A pen whose width is in screen pixels at any zoom; what Qt calls cosmetic counts the device's pixels instead, which
/// are smaller on a dense screen.
QPen screenPen(const QPainter &painter, const QColor &color, qreal width);

struct ShapePaths {
    QPainterPath fill;
    QPainterPath line; ///< the same, or what is wanted of it
};

/// Outline with a dark line beneath, and a light fill; line widths and hatches are of constant screen size, and a hatch
/// moves along with the shape. A tangle is thin lines alone.
void drawShape(QPainter &painter, const QPainterPath &path, const ShapeLook &look, const Theme &theme);
void drawShape(QPainter &painter, const ShapePaths &paths, const ShapeLook &look, const Theme &theme);

/// Outline and fill without hatch or dark line, which take many times as long: for small ones among many others.
void drawShapeFromAfar(QPainter &painter, const QPainterPath &path, const ShapeLook &look);

/// Squares behind transparent pixels, of constant screen size, anchored to the rectangle's top-left.
void drawChecker(QPainter &painter, const QRectF &rect, const Theme &theme);
/// The checker, of which no more than `exposed` is wanted.
void drawChecker(QPainter &painter, const QRectF &rect, const QRectF &exposed, const Theme &theme);

/// A frame's pixels at their place in the untrimmed frame: nearest neighbour from 100 % up.
void drawFrame(QPainter &painter, const Frame &frame, const QPixmap &sheet);
/// The frame, of which no more than `exposed` is wanted, from the level of the sheet that suits the painter's scale.
void drawFrame(QPainter &painter, const Frame &frame, const SheetLevels &sheet, const QRectF &exposed);

/// A vertex one can take hold of, in screen pixels; `scale` times the usual size.
enum class HandleLook { Idle, Hot, Selected };
void drawHandle(QPainter &painter, QPointF screen, HandleLook look, const Theme &theme, double scale = 1);

/// Screen pixels for one unit of what the painter draws.
double screenScale(const QPainter &painter);

/// The longer side of the largest of the frames, in pixels of the picture; at least 1.
int longestSide(const QList<Frame> &frames);

struct ThumbnailSquare {
    int side = 0; ///< logical pixels
    qreal devicePixelRatio = 1;
    int fitted = 1; ///< pixels of the picture that it has room for: frames that share it are drawn in one scale
};

/// A sprite's frame with its shapes, in the middle of a square; `wrong` shapes are drawn in the crossing colour.
QPixmap frameThumbnail(const Document &document, const Frame &frame, const QPixmap &sheet, const QSet<ShapeId> &wrong,
                       const ThumbnailSquare &square, const Theme &theme);

} // namespace hitbox
