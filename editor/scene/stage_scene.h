#pragma once

#include "scene/pixmaps.h"
#include "scene/shape_item.h"

#include "stage/overlaps.h"

#include <QGraphicsScene>
#include <QList>

namespace hitbox {

class Session;
class InstanceItem;
class OverlapsItem;
class StageOverlayItem;

/// The stage in view: placed frames, their shapes, and every overlap lit up as it is. Scene units are stage pixels.
class StageScene : public QGraphicsScene
{
    Q_OBJECT

public:
    StageScene(const Session &session, Pixmaps &pixmaps, const Theme &theme, QObject *parent = nullptr);

    void setTheme(const Theme &theme);

    /// The pair that the list of overlaps points at: drawn stronger while it meets.
    void setEmphasis(const OverlapPair &pair);

    /// What there is to see, for "fit": all placed frames.
    QRectF contentArea() const;

protected:
    void drawBackground(QPainter *painter, const QRectF &rect) override;

private:
    void showDocument();
    void showInstances();
    void showShapes();
    void showOverlaps();
    void showOverlay();

    const Session &m_session;
    Pixmaps &m_pixmaps;
    Theme m_theme;
    QList<InstanceItem *> m_instances;
    QList<ShapeItem *> m_shapes;
    OverlapsItem *m_overlaps = nullptr;
    StageOverlayItem *m_overlay = nullptr;
    OverlapPair m_emphasis;
};

} // namespace hitbox
