#include "scene/device_cache.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <vector>

namespace hitbox {

namespace {

/// More areas than this are drawn as the one around them all.
constexpr qsizetype mostAreas = 64;

qint64 areaOf(const QRect &rect)
{
    return qint64(rect.width()) * rect.height();
}

/// Covers the region, and at most about twice as much: what reaches into several of its parts is then drawn once.
std::vector<QRect> fewRects(const QRegion &region)
{
    constexpr qint64 mostWaste = 2;
    std::vector<QRect> few;
    for (QRect rect : region) {
        const auto isWorthJoining = [&rect](const QRect &other) {
            return areaOf(rect | other) <= mostWaste * (areaOf(rect) + areaOf(other));
        };
        for (auto other = std::ranges::find_if(few, isWorthJoining); other != few.end();
             other = std::ranges::find_if(few, isWorthJoining)) {
            rect |= *other;
            few.erase(other);
        }
        few.push_back(rect);
    }
    return few;
}

bool isWhole(qreal value)
{
    return value == std::round(value);
}

bool sameButForTranslation(const QTransform &a, const QTransform &b)
{
    return a.m11() == b.m11() && a.m12() == b.m12() && a.m21() == b.m21() && a.m22() == b.m22();
}

} // namespace

void DeviceCache::invalidate()
{
    m_changed.clear();
    m_dirty = QRect(QPoint(0, 0), m_size);
}

void DeviceCache::invalidate(const QRectF &area, qreal margin)
{
    if (m_changed.size() < mostAreas) {
        m_changed.append({area, margin});
        return;
    }
    Area all = m_changed.takeFirst();
    for (const Area &other : std::as_const(m_changed))
        all = {all.rect | other.rect, std::max(all.margin, other.margin)};
    m_changed = {{all.rect | area, std::max(all.margin, margin)}};
}

bool DeviceCache::scrollTo(const QTransform &view)
{
    const qreal ratio = m_picture.devicePixelRatio();
    const QPointF by(view.dx() - m_view.dx(), view.dy() - m_view.dy());
    const QPointF pixels = by * ratio;
    if (!sameButForTranslation(view, m_view) || !isWhole(by.x()) || !isWhole(by.y()) || !isWhole(pixels.x()) ||
        !isWhole(pixels.y()))
        return false;
    const QRect all(QPoint(0, 0), m_size);
    const QPoint way = by.toPoint();
    if (way.isNull())
        return true;
    m_picture.scroll(static_cast<int>(pixels.x()), static_cast<int>(pixels.y()), m_picture.rect());
    m_dirty = (m_dirty.translated(way) & all) | (QRegion(all) - all.translated(way));
    return true;
}

void DeviceCache::follow(const QTransform &view, QSize size, qreal devicePixelRatio, const QColor &ground)
{
    const QSize pixels = (QSizeF(size) * devicePixelRatio).toSize();
    const bool fits = m_picture.size() == pixels && m_picture.devicePixelRatio() == devicePixelRatio;
    if (!fits) {
        m_picture = QPixmap(pixels);
        m_picture.fill(ground); // of which it learns whether it has to keep what shines through
        m_picture.setDevicePixelRatio(devicePixelRatio);
        m_size = size;
    }
    if (!fits || !scrollTo(view))
        invalidate();
    m_view = view;
}

void DeviceCache::collectDirt()
{
    const QRect all(QPoint(0, 0), m_size);
    for (const Area &area : std::as_const(m_changed)) {
        const QRectF onScreen =
            m_view.mapRect(area.rect).adjusted(-area.margin, -area.margin, area.margin, area.margin);
        m_dirty |= (onScreen & QRectF(all)).toAlignedRect() & all;
    }
    m_changed.clear();
}

void DeviceCache::paint(QPainter &painter, QSize size, const QColor &ground, const Draw &draw)
{
    follow(painter.worldTransform(), size, painter.device()->devicePixelRatio(), ground);
    collectDirt();
    const QTransform toScene = m_view.inverted();
    for (const QRect &rect : fewRects(m_dirty)) {
        QPainter into(&m_picture);
        into.setClipRect(rect);
        into.setCompositionMode(QPainter::CompositionMode_Source);
        into.fillRect(rect, ground);
        into.setCompositionMode(QPainter::CompositionMode_SourceOver);
        into.setWorldTransform(m_view);
        draw(into, toScene.mapRect(QRectF(rect)));
    }
    m_dirty = QRegion();
    painter.save();
    painter.resetTransform();
    painter.drawPixmap(0, 0, m_picture);
    painter.restore();
}

} // namespace hitbox
