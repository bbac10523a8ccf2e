#include "scene/icons.h"

#include "drawing/theme.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <cmath>

namespace hitbox {

namespace {

/// Icons are drawn with `currentColor`, which the SVG module does not know: the colour is put in before it reads them.
QByteArray coloredSvg(const QString &resource, const QColor &color)
{
    QFile file(resource);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll().replace("currentColor", color.name().toLatin1());
}

class ThemedIconEngine : public QIconEngine
{
public:
    explicit ThemedIconEngine(QString resource)
        : m_resource(std::move(resource))
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        QSvgRenderer renderer(coloredSvg(m_resource, colorFor(mode, state)));
        renderer.render(painter, QRectF(rect));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return pixmap;
    }

    QIconEngine *clone() const override { return new ThemedIconEngine(*this); }

private:
    static QColor colorFor(QIcon::Mode mode, QIcon::State state)
    {
        const Theme &theme = themeOf(QGuiApplication::palette());
        if (mode == QIcon::Disabled)
            return theme.dim;
        return state == QIcon::On ? theme.accent : theme.text;
    }

    QString m_resource;
};

} // namespace

QIcon themedIcon(const QString &resource)
{
    return QIcon(new ThemedIconEngine(resource));
}

QPixmap iconPixmap(const QString &resource, const QColor &color, int side, qreal devicePixelRatio)
{
    const int pixels = static_cast<int>(std::lround(side * devicePixelRatio));
    const QString key = QStringLiteral("%1 %2 %3").arg(resource, color.name()).arg(pixels);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    pixmap = QPixmap(pixels, pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    QSvgRenderer(coloredSvg(resource, color)).render(&painter);
    painter.end();
    pixmap.setDevicePixelRatio(devicePixelRatio);
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

} // namespace hitbox
