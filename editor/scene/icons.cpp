#include "scene/icons.h"

#include "drawing/theme.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QPixmapCache>

#ifndef HITBOX_ICON_PICTURES
#include <QSvgRenderer>
#endif

#include <cmath>

namespace hitbox {

namespace {

constexpr QByteArrayView colorByName = "currentColor";

#ifdef HITBOX_ICON_PICTURES
constexpr QLatin1String pictureEnding(".png");
#else
constexpr QLatin1String pictureEnding("");
#endif

QByteArray svgOf(const QString &resource)
{
    QFile file(resource);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

#ifdef HITBOX_ICON_PICTURES
/// The build has made a picture of each icon, several times as large as it is shown, in black where the icon names no
/// colour.
void drawIcon(QPainter &painter, const QRectF &rect, const QString &resource, const QColor &color)
{
    QImage picture(iconFile(resource));
    if (picture.isNull())
        return;
    const QSizeF pixels = rect.size() * painter.device()->devicePixelRatio();
    picture = picture.scaled(pixels.toSize(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    if (svgOf(resource).contains(colorByName)) {
        QPainter ink(&picture);
        ink.setCompositionMode(QPainter::CompositionMode_SourceIn);
        ink.fillRect(picture.rect(), color);
    }
    painter.drawImage(rect, picture);
}
#else
/// Icons are drawn with `currentColor`, which the SVG module does not know: the colour is put in before it reads them.
void drawIcon(QPainter &painter, const QRectF &rect, const QString &resource, const QColor &color)
{
    QSvgRenderer(svgOf(resource).replace(colorByName, color.name().toLatin1())).render(&painter, rect);
}
#endif

class ThemedIconEngine : public QIconEngine
{
public:
    explicit ThemedIconEngine(QString resource)
        : m_resource(std::move(resource))
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        drawIcon(*painter, rect, m_resource, colorFor(mode, state));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        if (size.isEmpty()) // of what has no room for it
            return {};
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

QString iconFile(const QString &resource)
{
    return resource + pictureEnding;
}

QIcon applicationIcon()
{
    QIcon icon;
    for (const int side : {16, 24, 32, 48, 64, 128, 256})
        icon.addPixmap(iconPixmap(QStringLiteral(":/icons/hitbox-editor.svg"), {}, side, 1));
    return icon;
}

QPixmap iconPixmap(const QString &resource, const QColor &color, int side, qreal devicePixelRatio)
{
    const int pixels = static_cast<int>(std::lround(side * devicePixelRatio));
    const QString key = QStringLiteral("%1 %2 %3").arg(resource, color.name(), QString::number(pixels));
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    pixmap = QPixmap(pixels, pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    drawIcon(painter, QRectF(0, 0, pixels, pixels), resource, color);
    painter.end();
    pixmap.setDevicePixelRatio(devicePixelRatio);
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

} // namespace hitbox
