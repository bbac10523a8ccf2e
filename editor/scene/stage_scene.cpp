#include "scene/stage_scene.h"

#include "scene/instance_item.h"
#include "scene/overlaps_item.h"
#include "scene/stage_overlay_item.h"
#include "session/session.h"
#include "stage/placements.h"

#include <QPainter>

#include <cmath>

namespace hitbox {

namespace {

constexpr qreal halfExtent = 32768; ///< how far one can scroll, in stage pixels

struct PlacedFrame {
    const Instance *instance = nullptr;
    const Frame *frame = nullptr;
    const Sprite *sprite = nullptr;
};

PlacedFrame placedFrame(const Document &document, const Instance &instance)
{
    return {&instance, findFrame(document, instance.sprite, instance.frame), findSprite(document, instance.sprite)};
}

QPolygonF outlineOf(const PlacedFrame &placed)
{
    if (!placed.frame)
        return {};
    const QRectF area(QPointF(0, 0), QSizeF(placed.frame->size));
    return paintTransform(*placed.instance, *placed.frame).map(QPolygonF(area));
}

const Stage *stageInView(const Session &session)
{
    return findStage(session.shown(), session.currentStage());
}

} // namespace

StageScene::StageScene(const Session &session, Pixmaps &pixmaps, const Theme &theme, QObject *parent)
    : QGraphicsScene(parent)
    , m_session(session)
    , m_pixmaps(pixmaps)
    , m_theme(theme)
    , m_overlaps(new OverlapsItem(theme))
    , m_overlay(new StageOverlayItem(theme))
{
    setItemIndexMethod(NoIndex);
    setSceneRect(-halfExtent, -halfExtent, 2 * halfExtent, 2 * halfExtent);
    m_overlaps->setZValue(1e6);
    m_overlay->setZValue(2e6);
    addItem(m_overlaps);
    addItem(m_overlay);
    setTheme(theme);
    connect(&session, &Session::changed, this, &StageScene::showDocument);
    connect(&session, &Session::placeChanged, this, &StageScene::showDocument);
    connect(&session, &Session::imagesChanged, this, &StageScene::showDocument);
    connect(&session, &Session::overlapsChanged, this, &StageScene::showOverlaps);
    connect(&session, &Session::selectionChanged, this, &StageScene::showShapes);
    connect(&session, &Session::selectionChanged, this, &StageScene::showOverlay);
    connect(&session, &Session::overlayChanged, this, &StageScene::showOverlay);
}

void StageScene::setTheme(const Theme &theme)
{
    m_theme = theme;
    setBackgroundBrush(theme.canvas);
    m_overlaps->setTheme(theme);
    m_overlay->setTheme(theme);
    for (ShapeItem *item : std::as_const(m_shapes))
        item->setTheme(theme);
    showDocument();
}

void StageScene::setEmphasis(const OverlapPair &pair)
{
    m_emphasis = pair;
    showOverlaps();
}

QRectF StageScene::contentArea() const
{
    QRectF area;
    if (const Stage *stage = stageInView(m_session)) {
        for (const Instance &instance : stage->instances)
            area |= outlineOf(placedFrame(m_session.shown(), instance)).boundingRect();
    }
    return area;
}

void StageScene::showDocument()
{
    if (m_session.mode() != Session::Mode::Stage)
        return;
    showInstances();
    showShapes();
    showOverlaps();
    showOverlay();
}

void StageScene::showInstances()
{
    const Stage *stage = stageInView(m_session);
    const qsizetype count = stage ? stage->instances.size() : 0;
    while (m_instances.size() > count)
        delete m_instances.takeLast();
    while (m_instances.size() < count) {
        m_instances.append(new InstanceItem);
        addItem(m_instances.last());
        m_instances.last()->setZValue(static_cast<qreal>(m_instances.size()));
    }
    for (qsizetype i = 0; i < count; ++i) {
        const PlacedFrame placed = placedFrame(m_session.shown(), stage->instances.at(i));
        m_instances.at(i)->show(stage->instances.at(i), placed.frame ? *placed.frame : Frame{},
                                placed.sprite ? m_pixmaps.sheet(placed.sprite->image) : QPixmap());
    }
}

void StageScene::showShapes()
{
    const Document &document = m_session.shown();
    const Stage *stage = stageInView(m_session);
    const QList<PlacedShape> shapes = stage ? placedShapes(document, *stage) : QList<PlacedShape>();
    while (m_shapes.size() > shapes.size())
        delete m_shapes.takeLast();
    while (m_shapes.size() < shapes.size()) {
        m_shapes.append(new ShapeItem(m_theme));
        addItem(m_shapes.last());
        m_shapes.last()->setZValue(1e5 + static_cast<qreal>(m_shapes.size()));
    }
    for (qsizetype i = 0; i < shapes.size(); ++i) {
        const PlacedShape &placed = shapes.at(i);
        m_shapes.at(i)->show(placed.shape, {categoryColor(document, placed.category, m_theme),
                                            categoryHatch(document, placed.category),
                                            m_session.selection().instances.contains(placed.instance), false, false});
    }
}

void StageScene::showOverlaps()
{
    m_overlaps->show(m_session.overlaps(), m_emphasis);
}

void StageScene::showOverlay()
{
    const Overlay overlay = m_session.overlay();
    QList<QPolygonF> selected;
    QPolygonF hot;
    if (const Stage *stage = stageInView(m_session)) {
        for (int i = 0; i < stage->instances.size(); ++i) {
            const bool isSelected = m_session.selection().instances.contains(i);
            if (!isSelected && i != overlay.hotInstance)
                continue;
            const QPolygonF outline = outlineOf(placedFrame(m_session.shown(), stage->instances.at(i)));
            if (isSelected)
                selected.append(outline);
            else
                hot = outline;
        }
    }
    m_overlay->show(overlay, selected, hot, sceneRect());
}

void StageScene::drawBackground(QPainter *painter, const QRectF &rect)
{
    QGraphicsScene::drawBackground(painter, rect);
    constexpr double step = 64;
    painter->setPen(screenPen(*painter, m_theme.pixelGrid, 1));
    QList<QLineF> lines;
    if (screenScale(*painter) * step >= 8) {
        for (double x = std::floor(rect.left() / step) * step; x <= rect.right(); x += step)
            lines.append(QLineF(x, rect.top(), x, rect.bottom()));
        for (double y = std::floor(rect.top() / step) * step; y <= rect.bottom(); y += step)
            lines.append(QLineF(rect.left(), y, rect.right(), y));
    }
    painter->drawLines(lines);
    painter->setPen(screenPen(*painter, m_theme.line, 1));
    painter->drawLine(QLineF(rect.left(), 0, rect.right(), 0));
    painter->drawLine(QLineF(0, rect.top(), 0, rect.bottom()));
}

} // namespace hitbox
