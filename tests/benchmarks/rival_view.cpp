#include "benchmarks/rival_view.h"

#include <QScrollBar>

namespace hitbox::benchmarks {

namespace {

constexpr qreal surroundings = 4096;

QPen pen(const QColor &color, qreal width)
{
    QPen line(color, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    line.setCosmetic(true);
    return line;
}

} // namespace

RivalView::RivalView()
{
    setScene(&m_scene);
    setRenderHint(QPainter::Antialiasing);
    setDragMode(ScrollHandDrag);
    setFrameShape(NoFrame);
    setTransformationAnchor(NoAnchor);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setBackgroundBrush(QColor(30, 32, 36));
    resize(1600, 900);
}

void RivalView::showFrame(const Document &document, const Frame &frame, const QPixmap &picture)
{
    m_scene.clear();
    m_shapes.clear();
    m_scene.setSceneRect(
        QRectF(QPointF(0, 0), QSizeF(frame.size)).adjusted(-surroundings, -surroundings, surroundings, surroundings));
    m_scene.addRect(QRectF(QPointF(0, 0), QSizeF(frame.size)), Qt::NoPen, QBrush(Qt::gray, Qt::Dense4Pattern));
    m_scene.addPixmap(picture)->setTransformationMode(Qt::SmoothTransformation);
    for (const hitbox::Shape &shape : frame.shapes) {
        const QPolygonF outline = polygonOf(std::get<PolygonOutline>(shape.outline).points);
        QColor color(findCategory(document, shape.category)->color);
        auto *beneath = m_scene.addPolygon(outline, pen(QColor(0, 0, 0, 150), 3.5));
        const QPen line = pen(color, 1.5);
        color.setAlphaF(0.12F);
        m_shapes.emplaceBack(beneath, m_scene.addPolygon(outline, line, color));
    }
}

void RivalView::zoomBy(double factor, QPointF at)
{
    const QPointF before = viewportTransform().inverted().map(at);
    scale(factor, factor);
    const QPointF scroll = before * transform().m11() - at;
    horizontalScrollBar()->setValue(static_cast<int>(scroll.x()));
    verticalScrollBar()->setValue(static_cast<int>(scroll.y()));
}

void RivalView::setOutline(qsizetype shape, const QPolygonF &outline)
{
    m_shapes.at(shape).first->setPolygon(outline);
    m_shapes.at(shape).second->setPolygon(outline);
}

QPolygonF polygonOf(const QList<geometry::Point> &points)
{
    QPolygonF polygon;
    for (const geometry::Point p : points)
        polygon.append({p.x, p.y});
    return polygon;
}

} // namespace hitbox::benchmarks
