#pragma once

#include "scene/handle_size.h"
#include "scene/onion_item.h"
#include "scene/pixmaps.h"
#include "validation/finding.h"

#include <QFlags>
#include <QGraphicsScene>
#include <QPointF>

#include <memory>
#include <optional>

namespace hitbox {

class OpenProject;
class ConflictItem;
class EngineItem;
class FindingsItem;
class FramePicture;
class OverlayItem;
class PointsItem;
class RefreshOnce;
class TraceItem;
class PreviewItem;
class ScopeGhostsItem;
struct Difference;

/// The frame in view: its pixels, its shapes, what is wrong with them, and what the tool in hand draws. Scene units
/// are pixels of the untrimmed frame.
class FrameScene : public QGraphicsScene
{
    Q_OBJECT

public:
    FrameScene(const OpenProject &project, Pixmaps &pixmaps, const Theme &theme, QObject *parent = nullptr);
    ~FrameScene() override;

    void setTheme(const Theme &theme);
    void setHandles(HandleSize size);
    void setOnionSkin(const OnionSkin &onion);

    /// While an animation plays: another frame of the sprite in view, without what one works with. Nothing ends it.
    void setPlayed(std::optional<int> frame);

    /// What must not be covered: the handles in view, the points of this shape, and every mark.
    QList<QPointF> obstacles(ShapeId shape) const;

private:
    /// What is drawn anew by itself.
    enum class Part {
        Picture = 1, ///< with the onion skin
        Findings = 2,
        Engine = 4,
        Preview = 8,
        Overlay = 16, ///< with the shapes, of which some stand out, and ghosts
        Trace = 32,
        Points = 64,
        Conflict = 128,
        All = 255,
    };
    Q_DECLARE_FLAGS(Parts, Part)

    void addItems();
    void followProject();
    FrameRef frameRef() const; ///< the played one, else the current one
    Frame frame() const;       ///< as the category view has it; empty when there is none
    void mark(Parts parts);
    void markChanged(const Difference &difference);
    void showDue();
    void showPlace();
    void showPicture();
    void showOnionSkin();
    void showShapes(const Frame &shown);
    void showFindings();
    void showEngine();
    void showPreview();
    void showOverlay();
    void showTrace();
    void showScopeGhosts();
    void showPoints();
    void showConflict();
    QList<Finding> findingsHere() const;

    const OpenProject &m_project;
    Pixmaps &m_pixmaps;
    Theme m_theme;
    RefreshOnce *m_refresh = nullptr;
    Parts m_due;
    OnionSkin m_onionSkin;
    std::optional<int> m_played;
    std::unique_ptr<OnionItem> m_onion; ///< drawn by the picture
    std::unique_ptr<OnionGround> m_onionGround;
    FramePicture *m_picture = nullptr;
    FindingsItem *m_findings = nullptr; ///< their edges
    FindingsItem *m_signs = nullptr;    ///< their signs, which no handle hides
    EngineItem *m_engine = nullptr;
    PreviewItem *m_preview = nullptr;
    ScopeGhostsItem *m_scopeGhosts = nullptr;
    OverlayItem *m_overlay = nullptr;
    TraceItem *m_trace = nullptr;
    PointsItem *m_points = nullptr;
    ConflictItem *m_conflict = nullptr;
};

} // namespace hitbox
