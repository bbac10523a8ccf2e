#include "scene/frame_scene.h"

#include "scene/backdrop_item.h"
#include "scene/findings_item.h"
#include "scene/overlay_item.h"
#include "session/session.h"

namespace hitbox {

namespace {

/// How far around the frame one can scroll, in its pixels.
constexpr qreal surroundings = 4096;

} // namespace

FrameScene::FrameScene(const Session &session, Pixmaps &pixmaps, const Theme &theme, QObject *parent)
    : QGraphicsScene(parent)
    , m_session(session)
    , m_pixmaps(pixmaps)
    , m_theme(theme)
    , m_backdrop(new BackdropItem(theme))
    , m_findings(new FindingsItem(theme))
    , m_overlay(new OverlayItem(theme))
{
    setItemIndexMethod(NoIndex);
    addItem(m_backdrop);
    addItem(m_findings);
    addItem(m_overlay);
    m_findings->setZValue(1e6);
    m_overlay->setZValue(2e6);
    setTheme(theme);
    connect(&session, &Session::changed, this, &FrameScene::showDocument);
    connect(&session, &Session::placeChanged, this, &FrameScene::showDocument);
    connect(&session, &Session::imagesChanged, this, &FrameScene::showDocument);
    connect(&session, &Session::selectionChanged, this, &FrameScene::showDocument);
    connect(&session, &Session::toolChanged, this, &FrameScene::showOverlay);
    connect(&session, &Session::overlayChanged, this, &FrameScene::showOverlay);
    connect(&session, &Session::findingsChanged, this, &FrameScene::showFindings);
}

void FrameScene::setTheme(const Theme &theme)
{
    m_theme = theme;
    setBackgroundBrush(theme.canvas);
    m_backdrop->setTheme(theme);
    m_findings->setTheme(theme);
    m_overlay->setTheme(theme);
    for (ShapeItem *item : std::as_const(m_shapes))
        item->setTheme(theme);
    showDocument();
}

void FrameScene::showDocument()
{
    const Frame *frame = findFrame(m_session.shown(), m_session.currentFrame());
    const Frame none;
    if (!frame)
        frame = &none;
    const Sprite *sprite = findSprite(m_session.shown(), m_session.currentFrame().sprite);
    setSceneRect(
        QRectF(QPointF(0, 0), QSizeF(frame->size)).adjusted(-surroundings, -surroundings, surroundings, surroundings));
    m_backdrop->show(*frame, sprite ? m_pixmaps.sheet(sprite->image) : QPixmap());
    showShapes(*frame);
    showFindings();
    showOverlay();
}

void FrameScene::showShapes(const Frame &frame)
{
    QHash<ShapeId, ShapeItem *> gone = std::exchange(m_shapes, {});
    qreal z = 0;
    for (const Shape &shape : frame.shapes) {
        if (!shape.visible)
            continue;
        ShapeItem *item = gone.take(shape.id);
        if (!item) {
            item = new ShapeItem(m_theme);
            addItem(item);
        }
        item->show(geometryOf(shape.outline), lookOf(shape));
        item->setZValue(++z);
        m_shapes.insert(shape.id, item);
    }
    qDeleteAll(gone);
}

ShapeLook FrameScene::lookOf(const Shape &shape) const
{
    const Document &document = m_session.shown();
    return {categoryColor(document, shape.category, m_theme), categoryHatch(document, shape.category),
            m_session.selection().shapes.contains(shape.id), m_session.overlay().hotShape == shape.id, shape.locked};
}

void FrameScene::showFindings()
{
    const Frame *frame = findFrame(m_session.shown(), m_session.currentFrame());
    QList<Finding> here;
    if (frame) {
        for (const Finding &finding : m_session.findings()) {
            if (finding.frame == m_session.currentFrame())
                here.append(finding);
        }
    }
    m_findings->show(frame ? *frame : Frame{}, here, m_session.selection().shapes);
}

void FrameScene::showOverlay()
{
    const Overlay overlay = m_session.overlay();
    QList<OverlayItem::Handle> handles;
    if (const Frame *frame = findFrame(m_session.shown(), m_session.currentFrame())) {
        for (const Shape &shape : frame->shapes) {
            if (ShapeItem *item = m_shapes.value(shape.id))
                item->show(geometryOf(shape.outline), lookOf(shape));
            if (!overlay.handledShapes.contains(shape.id))
                continue;
            const QList<geometry::Point> points = handlesOf(shape.outline);
            for (int i = 0; i < points.size(); ++i) {
                const HandleRef ref{shape.id, i};
                const HandleLook look = m_session.selection().handles.contains(ref) ? HandleLook::Selected
                                        : overlay.hotHandle == ref                  ? HandleLook::Hot
                                                                                    : HandleLook::Idle;
                handles.append({toQt(points.at(i)), look});
            }
        }
    }
    m_overlay->show(overlay, handles, sceneRect());
}

} // namespace hitbox
