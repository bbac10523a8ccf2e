#include "formats/pictures/picture.h"

#include "drawing/tangle.h"

#include <QImage>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <span>
#include <variant>

#include <hitbox/geometry/region.h>

namespace hitbox {

namespace {

using geometry::Point;

/// Draws a shape's outline with what the painter has in hand.
class Stroker
{
public:
    Stroker(QPainter &painter, const PictureView &view)
        : m_painter(painter)
        , m_view(view)
    {
    }

    void operator()(Point point) const { m_painter.drawPoint(m_view.map(point)); }
    void operator()(const geometry::Segment &segment) const
    {
        m_painter.drawLine(m_view.map(segment.from), m_view.map(segment.to));
    }
    void operator()(const geometry::Chain &chain) const
    {
        QPainterPath path;
        path.addPolygon(QPolygonF(mapped(chain.points)));
        if (isTangle(path))
            return drawTangle(m_painter, path, m_painter.pen().color());
        m_painter.drawPath(path);
    }
    void operator()(const geometry::Circle &circle) const
    {
        m_painter.drawEllipse(m_view.map(circle.center), circle.radius * m_view.scale, circle.radius * m_view.scale);
    }
    void operator()(const geometry::Box &box) const
    {
        m_painter.drawRect(m_view.map(QRectF(box.min.x, box.min.y, box.width(), box.height())));
    }
    void operator()(const geometry::Capsule &capsule) const { stroke(geometry::flattened(capsule)); }
    void operator()(const geometry::Polygon &polygon) const { stroke(polygon.points); }
    void operator()(const geometry::Region &region) const
    {
        QPainterPath path; // which leaves the holes open
        for (const geometry::Ring &ring : region.rings)
            path.addPolygon(QPolygonF(mapped(ring)));
        m_painter.drawPath(path);
    }

private:
    QList<QPointF> mapped(std::span<const Point> points) const
    {
        QList<QPointF> line;
        line.reserve(static_cast<qsizetype>(points.size()));
        for (const Point point : points)
            line.append(m_view.map(point));
        return line;
    }
    void stroke(std::span<const Point> ring) const
    {
        const QPolygonF line(mapped(ring));
        QPainterPath path;
        path.addPolygon(line);
        path.closeSubpath();
        if (isTangle(path))
            return drawTangle(m_painter, path, m_painter.pen().color());
        m_painter.drawPolygon(line, Qt::OddEvenFill);
    }

    QPainter &m_painter;
    const PictureView &m_view;
};

bool isThinLine(const geometry::Shape &shape)
{
    return std::holds_alternative<geometry::Chain>(shape) || std::holds_alternative<geometry::Segment>(shape);
}

} // namespace

QPointF PictureView::map(Point point) const
{
    return {(point.x - area.left()) * scale + margin, (point.y - area.top()) * scale + margin};
}

QRectF PictureView::map(const QRectF &rect) const
{
    return {map(Point{rect.x(), rect.y()}), rect.size() * scale};
}

QSize PictureView::size() const
{
    return {int(std::ceil(area.width() * scale + 2 * margin)), int(std::ceil(area.height() * scale + 2 * margin))};
}

QPen roundPen(const QColor &color, double width)
{
    return {color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

QColor pictureColor(const Document &document, const QString &category)
{
    const Category *found = findCategory(document, category);
    const QColor named(found ? found->color : QString());
    return named.isValid() ? named : QColor(170, 178, 192);
}

void drawPixels(QPainter &painter, const Frame &frame, const QImage &image, double scale)
{
    const QRect source = frame.rect.intersected(image.rect());
    if (source.isEmpty())
        return;
    const QPoint corner = source.topLeft() - frame.rect.topLeft() + frame.offset;
    painter.setRenderHint(QPainter::SmoothPixmapTransform, scale < 1);
    painter.drawImage(QRectF(QPointF(corner), QSizeF(source.size())), image, source);
}

void strokeShape(QPainter &painter, const geometry::Shape &shape, const PictureView &view)
{
    std::visit(Stroker(painter, view), shape);
}

void drawOutlined(QPainter &painter, const geometry::Shape &shape, const QColor &color, double width,
                  const PictureView &view)
{
    QColor fill = color;
    fill.setAlphaF(0.28F);
    painter.setPen(roundPen(pictureShade, width * 2.25));
    painter.setBrush(isThinLine(shape) ? QBrush(Qt::NoBrush) : QBrush(fill));
    strokeShape(painter, shape, view);
    painter.setPen(roundPen(color, width));
    painter.setBrush(Qt::NoBrush);
    strokeShape(painter, shape, view);
}

} // namespace hitbox
