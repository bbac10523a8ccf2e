#pragma once

#include "document/edits.h"
#include "scene/kept_picture.h"
#include "session/session.h"

#include <QCoreApplication>
#include <QGraphicsScene>
#include <QGraphicsView>
#include <QImage>
#include <QPainter>
#include <QSet>

#include <algorithm>

/// What tests of scenes share: documents to look at, input without a view, and pictures of a scene.
namespace hitbox::bench {

/// A frame without an image, its pivot far from where tests look at pixels.
inline Frame bareFrame(const QString &name, QSize size)
{
    Frame frame;
    frame.name = name;
    frame.rect = QRect(QPoint(0, 0), size);
    frame.size = size;
    frame.pivot = {-500, -500};
    return frame;
}

inline Shape shapeOf(const Outline &outline, const QString &category = QStringLiteral("hurt"))
{
    Shape shape;
    shape.category = category;
    shape.outline = outline;
    return shape;
}

/// A project with one sprite of one frame that holds the shapes.
inline Document oneFrame(QSize size, const QList<Shape> &shapes = {})
{
    Document document = emptyProject();
    document.sprites.append({.name = "sprite", .image = "sprite.png", .frames = {bareFrame("frame", size)}});
    return addShapes(document, {0, 0}, shapes);
}

inline ShapeId idOf(const Session &session, int shape)
{
    return session.shown().sprites.at(0).frames.at(0).shapes.at(shape).id;
}

inline void feed(Session &session, ToolInput::Kind kind, geometry::Point at, Qt::MouseButton button = Qt::NoButton)
{
    ToolInput input;
    input.kind = kind;
    input.position = at;
    input.button = button;
    input.pickRadius = 1;
    session.feed(input);
}

/// Presses at one place and drags to another; the button stays down.
inline void dragTo(Session &session, geometry::Point from, geometry::Point to)
{
    feed(session, ToolInput::Kind::Move, from);
    feed(session, ToolInput::Kind::Press, from, Qt::LeftButton);
    feed(session, ToolInput::Kind::Move, (from + to) * 0.5);
    feed(session, ToolInput::Kind::Move, to);
}

inline void release(Session &session, geometry::Point at)
{
    feed(session, ToolInput::Kind::Release, at, Qt::LeftButton);
}

/// A view as the editor's canvas is, small and in the middle of a picture of 200 x 160.
inline void lookAt(QGraphicsView &view, QGraphicsScene &scene)
{
    view.setScene(&scene);
    view.setFrameShape(QFrame::NoFrame);
    view.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view.setTransformationAnchor(QGraphicsView::NoAnchor);
    view.setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    view.resize(320, 240);
    view.viewport()->grab(); // lays it out
    view.centerOn(100, 80);
}

/// What the view shows when no part of it waits to be drawn.
inline QImage settledPicture(QGraphicsView &view)
{
    const auto isDrawn = [](const QGraphicsItem *item) {
        const auto *picture = dynamic_cast<const KeptPicture *>(item);
        return !picture || picture->isWhole();
    };
    QImage image = view.viewport()->grab().toImage();
    for (QList<QGraphicsItem *> items = view.scene()->items(); !std::all_of(items.begin(), items.end(), isDrawn);)
        image = view.viewport()->grab().toImage();
    return image;
}

/// A part of the scene at the end of a turn, `scale` picture pixels for one scene pixel.
inline QImage pictureOf(QGraphicsScene &scene, const QRectF &area, double scale)
{
    QCoreApplication::sendPostedEvents();
    QImage image((area.size() * scale).toSize(), QImage::Format_ARGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    scene.render(&painter, QRectF(image.rect()), area);
    return image;
}

inline QSet<QRgb> colorsIn(const QImage &image, const QRect &rect)
{
    QSet<QRgb> colors;
    for (int y = rect.top(); y <= rect.bottom(); ++y) {
        for (int x = rect.left(); x <= rect.right(); ++x)
            colors.insert(image.pixel(x, y));
    }
    return colors;
}

inline QSet<QRgb> colorsIn(const QImage &image)
{
    return colorsIn(image, image.rect());
}

/// The items of one class at the end of a turn, the bottom one first.
template <typename Item>
QList<Item *> itemsOf(const QGraphicsScene &scene)
{
    QCoreApplication::sendPostedEvents();
    QList<Item *> found;
    for (QGraphicsItem *item : scene.items()) {
        if (auto *wanted = dynamic_cast<Item *>(item))
            found.append(wanted);
    }
    std::sort(found.begin(), found.end(), [](const Item *a, const Item *b) { return a->zValue() < b->zValue(); });
    return found;
}

/// The same colour to the eye, where a line is smoothed at its rim.
inline bool nearly(const QColor &a, const QColor &b)
{
    constexpr int most = 40;
    return std::abs(a.red() - b.red()) < most && std::abs(a.green() - b.green()) < most &&
           std::abs(a.blue() - b.blue()) < most;
}

} // namespace hitbox::bench
