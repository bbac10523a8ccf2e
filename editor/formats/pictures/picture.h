#pragma once

#include "document/document.h"

#include <QColor>
#include <QPen>
#include <QRectF>
#include <QSize>

#include <hitbox/geometry/shapes.h>

class QImage;
class QPainter;

/// What pictures of frames and of stages are made of. Painters draw in pixels of the picture.
namespace hitbox {

inline constexpr double mostPictureSide = 4096;

/// What of the plane is shown, and how large.
struct PictureView {
    QRectF area; ///< pixels of the frame or of the stage
    double scale = 1;
    double margin = 12; ///< pixels of the picture around everything

    QPointF map(geometry::Point point) const;
    QRectF map(const QRectF &rect) const;
    QSize size() const; ///< of the picture
};

/// Beneath every line, so that it shows on any art.
inline const QColor pictureShade(15, 18, 24);
inline const QColor pictureGround(38, 42, 51);

QPen roundPen(const QColor &color, double width);

/// The colour of the category, or grey where there is none.
QColor pictureColor(const Document &document, const QString &category);

/// The part of the sprite's image that the frame shows, at its place in the frame. The painter draws in pixels of the
/// frame; `scale` is how many pixels of the picture one of them takes.
void drawPixels(QPainter &painter, const Frame &frame, const QImage &image, double scale);

/// The shape's outline with the painter's pen, filled with its brush.
void strokeShape(QPainter &painter, const geometry::Shape &shape, const PictureView &view);

/// The shape in a colour, faintly filled; `width` is that of the line, and the dark one beneath it is wider.
void drawOutlined(QPainter &painter, const geometry::Shape &shape, const QColor &color, double width,
                  const PictureView &view);

} // namespace hitbox
