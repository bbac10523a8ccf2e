#include "scene/trace_item.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

namespace hitbox {

namespace {

QPainterPath pathOf(const QList<PolygonOutline> &outlines)
{
    QPainterPath path;
    for (const PolygonOutline &outline : outlines)
        path.addPath(hitbox::pathOf(geometryOf(outline)));
    return path;
}

/// Pens are wider than a unit of the scene when one looks from far away.
constexpr qreal penRoom = 64;

/// Further away, the dots of a pixel outline would hide it.
constexpr double scaleWithVertices = 3;

} // namespace

TraceItem::TraceItem(const Theme &theme)
    : m_theme(theme)
{
    setFlag(ItemUsesExtendedStyleOption); // for the exposed part: the map may be large
}

void TraceItem::show(const FrameTrace &trace, const LitArea &lit, const FitMap &map)
{
    const qint64 mapKey = map.pixels.cacheKey();
    colorMap(); // the theme may be another one
    if (trace.islands == m_islands && lit == m_lit && mapKey == m_mapKey)
        return;
    prepareGeometryChange();
    m_lit = lit;
    m_litPath = pathOf(lit.outlines);
    m_mapKey = mapKey;
    if (trace.islands != m_islands) {
        m_islands = trace.islands;
        m_outlines = {};
        for (const TracedIsland &island : std::as_const(m_islands))
            m_outlines.addPath(pathOf(island.outlines));
    }
    m_map = map.pixels;
    m_mapPlace = map.offset;
    colorMap();
    QRectF bounds(m_mapPlace, QSizeF(m_map.size()));
    for (const TracedIsland &island : std::as_const(m_islands))
        bounds |= QRectF(toQt(island.bounds.min), toQt(island.bounds.max));
    m_bounds = bounds.adjusted(-penRoom, -penRoom, penRoom, penRoom);
    update();
}

/// By FitMap::Value.
void TraceItem::colorMap()
{
    if (!m_map.isNull())
        m_map.setColorTable({qRgba(0, 0, 0, 0), m_theme.missedPixel.rgba(), m_theme.excessPixel.rgba()});
}

void TraceItem::drawVertices(QPainter &painter) const
{
    if (screenScale(painter) < scaleWithVertices)
        return;
    const QTransform world = painter.worldTransform();
    const QRectF visible(painter.viewport());
    painter.save();
    painter.resetTransform();
    painter.setPen(QPen(m_theme.handleRim, 1));
    painter.setBrush(m_theme.handle);
    for (const TracedIsland &island : m_islands) {
        for (const PolygonOutline &outline : island.outlines) {
            for (const geometry::Point p : outline.points) {
                const QPointF screen = world.map(toQt(p));
                if (visible.contains(screen))
                    painter.drawEllipse(screen, 2.5, 2.5);
            }
        }
    }
    painter.restore();
}

void TraceItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *)
{
    if (!m_map.isNull()) {
        const QRectF whole(m_mapPlace, QSizeF(m_map.size()));
        const QRectF exposed = whole & option->exposedRect;
        const QRectF part = QRectF(exposed.toAlignedRect()) & whole;
        painter->drawImage(part, m_map, part.translated(-m_mapPlace));
    }
    if (m_islands.isEmpty())
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    QColor fill = m_theme.accent;
    fill.setAlphaF(0.35F);
    painter->fillPath(m_litPath, fill);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(screenPen(*painter, m_theme.understroke, 4));
    painter->drawPath(m_outlines);
    painter->setPen(screenPen(*painter, m_theme.accent, 1.75));
    painter->drawPath(m_outlines);
    drawVertices(*painter);
}

} // namespace hitbox
