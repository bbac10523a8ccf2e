#pragma once

#include "scene/pixmaps.h"
#include "scene/shape_item.h"

#include <QGraphicsScene>
#include <QHash>

namespace hitbox {

class Session;
class BackdropItem;
class FindingsItem;
class OverlayItem;

/// The frame in view: its pixels, its shapes, what is wrong with them, and what the tool in hand draws. Scene units
/// are pixels of the untrimmed frame.
class FrameScene : public QGraphicsScene
{
    Q_OBJECT

public:
    FrameScene(const Session &session, Pixmaps &pixmaps, const Theme &theme, QObject *parent = nullptr);

    void setTheme(const Theme &theme);

private:
    void showDocument();
    void showShapes(const Frame &frame);
    void showFindings();
    void showOverlay();
    ShapeLook lookOf(const Shape &shape) const;

    const Session &m_session;
    Pixmaps &m_pixmaps;
    Theme m_theme;
    BackdropItem *m_backdrop = nullptr;
    FindingsItem *m_findings = nullptr;
    OverlayItem *m_overlay = nullptr;
    QHash<ShapeId, ShapeItem *> m_shapes;
};

} // namespace hitbox
