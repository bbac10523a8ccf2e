#pragma once

#include "drawing/overlap_filter.h"
#include "drawing/theme.h"
#include "scene/handle_size.h"
#include "scene/pixmaps.h"
#include "stage/engine_rounding.h"
#include "stage/overlaps.h"
#include "stage/probe_answer.h"

#include <QFlags>
#include <QGraphicsScene>

#include <memory>
#include <optional>

namespace hitbox {

class OpenProject;
class EmittersItem;
class OverlapsItem;
class ProbeItem;
class OverlapsLayer;
class OverlayItem;
class RefreshOnce;
class StagePicture;
struct Difference;

/// The stage in view: placed frames, their shapes, and every overlap lit up as it is. Scene units are stage pixels.
class StageScene : public QGraphicsScene
{
    Q_OBJECT

public:
    StageScene(const OpenProject &project, Pixmaps &pixmaps, const Theme &theme, QObject *parent = nullptr);
    ~StageScene() override;

    void setTheme(const Theme &theme);
    void setHandles(HandleSize size);

    /// The pair that the list of overlaps points at: drawn stronger while it meets.
    void setEmphasis(const OverlapPair &pair);
    void setFilter(const OverlapFilter &filter);

    /// The box around both shapes; null for a pair that is not there.
    QRectF areaOf(const OverlapPair &pair) const;

    /// The meeting that the list of probes points at: marked stronger while it is there.
    void setProbeEmphasis(const std::optional<ProbeMeeting> &meeting);

    /// What there is to see, for "fit": all placed frames, and the probes.
    QRectF contentArea() const;

private:
    /// What is drawn anew by itself.
    enum class Part {
        Content = 1,
        Overlaps = 2,
        Overlay = 4,
        Probes = 8,
        Emitters = 16,
        Images = 32, ///< of the content, which is drawn anew too
        All = 31,
    };
    Q_DECLARE_FLAGS(Parts, Part)

    void mark(Parts parts);
    void markChanged(const Difference &difference);
    void showDue();
    void showContent();
    void showOverlaps();
    void showOverlay();
    void showProbes();
    void showEmitters();

    const OpenProject &m_project;
    Theme m_theme; ///< the items look at it
    RefreshOnce *m_refresh = nullptr;
    Parts m_due;
    std::unique_ptr<OverlapsLayer> m_layer; ///< what picture and overlaps draw
    OverlapFilter m_filter;
    EngineRounding m_rounding; ///< that the overlaps were drawn with
    bool m_arePending = false; ///< it was drawn without them
    StagePicture *m_picture = nullptr;
    OverlapsItem *m_overlaps = nullptr;
    ProbeItem *m_probes = nullptr;
    OverlayItem *m_overlay = nullptr;
    EmittersItem *m_emitters = nullptr;
    std::optional<ProbeMeeting> m_probeEmphasis;
};

} // namespace hitbox
