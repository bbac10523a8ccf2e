#pragma once

#include "scene/onion_item.h"
#include "scene/pixmaps.h"
#include "scene/shape_item.h"

#include <QGraphicsScene>
#include <QHash>

#include <optional>

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
    void setOnionSkin(const OnionSkin &onion);

    /// While an animation plays: another frame of the sprite in view, without what one works with. Nothing ends it.
    void setPlayed(std::optional<int> frame);

private:
    FrameRef frameRef() const; ///< the played one, else the current one
    Frame frame() const;       ///< as the category view has it; empty when there is none
    void showOnionSkin();
    void showDocument();
    void showShapes(const Frame &shown);
    void showFindings();
    void showOverlay();
    ShapeLook lookOf(const Shape &shape) const;

    const Session &m_session;
    Pixmaps &m_pixmaps;
    Theme m_theme;
    OnionSkin m_onionSkin;
    std::optional<int> m_played;
    BackdropItem *m_backdrop = nullptr;
    OnionItem *m_onion = nullptr;
    FindingsItem *m_findings = nullptr;
    OverlayItem *m_overlay = nullptr;
    QHash<ShapeId, ShapeItem *> m_shapes;
};

} // namespace hitbox
