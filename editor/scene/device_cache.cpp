#include "scene/device_cache.h"

#include <QPainter>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>
#include <vector>

namespace hitbox {

namespace {

/// More areas than this are drawn as the one around them all.
constexpr qsizetype mostAreas = 64;

/// Of the 16 milliseconds between two pictures, in nanoseconds: a view may hold two of these, and other things.
constexpr qint64 timeOfSlice = 5'000'000;
/// Sides of tiles, in screen pixels. Smaller ones would take longer in all than they save: a busy machine makes any of
/// them slow.
constexpr int leastTile = 32;
constexpr int mostTile = 512;

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

bool isWholeNumber(qreal value)
{
    return value == std::round(value);
}

bool sameButForTranslation(const QTransform &a, const QTransform &b)
{
    return a.m11() == b.m11() && a.m12() == b.m12() && a.m21() == b.m21() && a.m22() == b.m22();
}

} // namespace

DeviceCache::DeviceCache(Clock clock)
    : m_clock(std::move(clock))
{
}

qint64 DeviceCache::steadyNanoseconds()
{
    return std::chrono::nanoseconds(std::chrono::steady_clock::now().time_since_epoch()).count();
}

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

/// What comes into view is the ground until it is drawn.
bool DeviceCache::scrollTo(const QTransform &view, const QColor &ground)
{
    const qreal ratio = m_picture.devicePixelRatio();
    const QPointF by(view.dx() - m_view.dx(), view.dy() - m_view.dy());
    const QPointF pixels = by * ratio;
    if (!sameButForTranslation(view, m_view) || !isWholeNumber(by.x()) || !isWholeNumber(by.y()) ||
        !isWholeNumber(pixels.x()) || !isWholeNumber(pixels.y()))
        return false;
    const QRect all(QPoint(0, 0), m_size);
    if (std::abs(by.x()) >= m_size.width() || std::abs(by.y()) >= m_size.height()) // nothing of it is left in view
        return false;
    const QPoint way = by.toPoint();
    if (way.isNull())
        return true;
    m_picture.scroll(static_cast<int>(pixels.x()), static_cast<int>(pixels.y()), m_picture.rect());
    const QRegion fresh = QRegion(all) - all.translated(way);
    QPainter into(&m_picture);
    into.setCompositionMode(QPainter::CompositionMode_Source);
    for (const QRect &rect : fresh)
        into.fillRect(rect, ground);
    m_dirty = (m_dirty.translated(way) & all) | fresh;
    return true;
}

/// What was seen stands in for what will be seen.
void DeviceCache::scaleTo(const QTransform &view, const QColor &ground)
{
    QPixmap scaled(m_picture.size());
    scaled.fill(ground);
    scaled.setDevicePixelRatio(m_picture.devicePixelRatio());
    QPainter into(&scaled);
    into.setCompositionMode(QPainter::CompositionMode_Source);
    into.setWorldTransform(m_view.inverted() * view);
    into.drawPixmap(0, 0, m_picture);
    into.end();
    m_picture = scaled;
}

void DeviceCache::follow(const QTransform &view, QSize size, qreal devicePixelRatio, const QColor &ground, Pace pace)
{
    const QSize pixels = (QSizeF(size) * devicePixelRatio).toSize();
    const bool fits = m_picture.size() == pixels && m_picture.devicePixelRatio() == devicePixelRatio;
    if (!fits) {
        m_picture = QPixmap(pixels);
        m_picture.fill(ground); // of which it learns whether it has to keep what shines through
        m_picture.setDevicePixelRatio(devicePixelRatio);
        m_size = size;
    }
    if (!fits) {
        invalidate();
    } else if (!scrollTo(view, ground)) {
        // From farther away there is more in a tile, and from nearer it may have more detail.
        const qreal closer = std::sqrt(std::abs(view.determinant() / m_view.determinant()));
        if (!sameButForTranslation(view, m_view))
            m_tile = std::min(m_tile, firstTile);
        if (closer < 1)
            m_tile = std::max(leastTile, static_cast<int>(m_tile * closer));
        if (pace == Pace::Sliced)
            scaleTo(view, ground);
        invalidate();
    }
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

void DeviceCache::drawPart(const QRect &part, const QColor &ground, const Draw &draw)
{
    QPainter into(&m_picture);
    into.setClipRect(part);
    into.setCompositionMode(QPainter::CompositionMode_Source);
    into.fillRect(part, ground);
    into.setCompositionMode(QPainter::CompositionMode_SourceOver);
    into.setWorldTransform(m_view);
    draw(into, m_view.inverted().mapRect(QRectF(part)));
}

/// One tile after the other, the first one whatever it takes. A tile that takes longer than all the time makes the next
/// ones smaller: what lies in several of them is drawn several times.
void DeviceCache::drawSlice(const QColor &ground, const Draw &draw)
{
    const qint64 start = m_clock();
    qint64 now = start;
    while (!m_dirty.isEmpty() && now - start < timeOfSlice) {
        const QPoint corner = m_dirty.begin()->topLeft();
        const QRect tile(corner.x() / m_tile * m_tile, corner.y() / m_tile * m_tile, m_tile, m_tile);
        const QRect part = (m_dirty & tile).boundingRect();
        drawPart(part, ground, draw);
        m_dirty -= part;
        const qint64 before = std::exchange(now, m_clock());
        const qint64 taken = now - before;
        if (taken > timeOfSlice)
            m_tile = std::max(m_tile / 2, leastTile);
        else if (taken < timeOfSlice / 8 && areaOf(part) > areaOf(tile) / 2)
            m_tile = std::min(m_tile * 2, mostTile);
    }
}

void DeviceCache::paint(QPainter &painter, QSize size, const QColor &ground, const Draw &draw, Pace pace)
{
    follow(painter.worldTransform(), size, painter.device()->devicePixelRatio(), ground, pace);
    collectDirt();
    if (pace == Pace::Sliced) {
        drawSlice(ground, draw);
    } else {
        for (const QRect &rect : fewRects(m_dirty))
            drawPart(rect, ground, draw);
        m_dirty = QRegion();
    }
    painter.save();
    painter.resetTransform();
    painter.drawPixmap(0, 0, m_picture);
    painter.restore();
}

} // namespace hitbox
