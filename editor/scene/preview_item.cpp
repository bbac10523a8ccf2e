#include "scene/preview_item.h"

#include "document/category_edits.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <span>

#include <hitbox/geometry/triangulation.h>

namespace hitbox {

namespace {

constexpr qreal numberRadius = 9; ///< screen pixels

/// A place well inside of a polygon, whatever its form: in its largest triangle. Of other shapes the middle.
QPointF middleOf(const Outline &outline, const QPainterPath &path)
{
    const auto *polygon = std::get_if<PolygonOutline>(&outline);
    if (!polygon)
        return path.controlPointRect().center();
    const std::span<const geometry::Point> ring(polygon->points.constData(), std::size_t(polygon->points.size()));
    const auto areaTwice = [&ring](const geometry::Triangle &triangle) {
        const geometry::Point b = ring[triangle.b] - ring[triangle.a];
        const geometry::Point c = ring[triangle.c] - ring[triangle.a];
        return std::abs(b.x * c.y - b.y * c.x);
    };
    const std::vector<geometry::Triangle> triangles = geometry::triangles(ring);
    const auto largest = std::ranges::max_element(triangles, {}, areaTwice);
    if (largest == triangles.end())
        return path.controlPointRect().center();
    return (toQt(ring[largest->a]) + toQt(ring[largest->b]) + toQt(ring[largest->c])) / 3;
}

} // namespace

PreviewItem::PreviewItem(const Theme &theme)
    : m_theme(theme)
{
}

void PreviewItem::show(const Frame &now, const Frame &after)
{
    prepareGeometryChange();
    m_parts.clear();
    QRectF bounds;
    for (const Shape &shape : after.shapes) {
        const Shape *before = findShape(now, shape.id);
        if (!shape.visible || (before && before->outline == shape.outline))
            continue;
        const QPainterPath path = pathOf(geometryOf(shape.outline));
        bounds |= path.controlPointRect();
        m_parts.push_back({path, middleOf(shape.outline, path)});
    }
    // Strokes have constant screen size; this margin covers them down to a zoom of 5 %.
    constexpr qreal margin = 60;
    m_bounds = m_parts.empty() ? QRectF() : bounds.adjusted(-margin, -margin, margin, margin);
    update();
}

void PreviewItem::clear()
{
    show({}, {});
}

QColor PreviewItem::colorOf(std::size_t part) const
{
    if (m_parts.size() < 2)
        return m_theme.accent;
    const QStringList &colors = distinctColors();
    return QColor(colors.at(static_cast<qsizetype>(part) % colors.size()));
}

void PreviewItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        QColor fill = colorOf(i);
        fill.setAlphaF(m_parts.size() < 2 ? 0.22F : 0.40F);
        painter->fillPath(m_parts[i].path, fill);
    }
    painter->setBrush(Qt::NoBrush);
    for (const Part &part : m_parts) {
        painter->setPen(screenPen(*painter, m_theme.understroke, 4));
        painter->drawPath(part.path);
    }
    for (const Part &part : m_parts) {
        QPen line = screenPen(*painter, m_theme.handle, 2);
        line.setDashPattern({4, 3});
        painter->setPen(line);
        painter->drawPath(part.path);
    }
    if (m_parts.size() < 2)
        return;
    const QTransform world = painter->worldTransform();
    painter->save();
    painter->resetTransform();
    for (std::size_t i = 0; i < m_parts.size(); ++i)
        drawNumber(*painter, i, world);
    painter->restore();
}

/// None on what is too small to bear it.
void PreviewItem::drawNumber(QPainter &painter, std::size_t part, const QTransform &world) const
{
    const QSizeF room = world.mapRect(m_parts[part].path.controlPointRect()).size();
    if (std::min(room.width(), room.height()) < numberRadius)
        return;
    const QPointF middle = world.map(m_parts[part].middle);
    painter.setBrush(m_theme.panel);
    for (const QPen &pen : {QPen(m_theme.understroke, 5), QPen(colorOf(part), 2.5)}) {
        painter.setPen(pen);
        painter.drawEllipse(middle, numberRadius, numberRadius);
    }
    QFont font = painter.font();
    font.setPixelSize(12);
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(m_theme.text);
    painter.drawText(QRectF(middle - QPointF(numberRadius, numberRadius), QSizeF(numberRadius, numberRadius) * 2),
                     Qt::AlignCenter, QString::number(part + 1));
}

} // namespace hitbox
